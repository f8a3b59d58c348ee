/// The arms of one case each whose case is gone, by the payload that they were written for.
struct VanishedArms {
    private struct Shape: Hashable {
        var count: Int
        /// The first value's label, or what it is bound to without one.
        var first: String?
    }

    private let overload: RedirectOverload?
    private var byFirst: [Shape: [TablePlan.Place]] = [:]
    /// Number of values → those whose first value has no label: they may have been written for one without labels.
    private var unlabelled: [Int: [TablePlan.Place]] = [:]

    init(_ places: [TablePlan.Place], of overload: RedirectOverload?) {
        self.overload = overload
        guard let overload else { return }
        for place in places {
            let patterns = overload.arms[place.arm].patterns
            guard patterns.count == 1, !patterns[0].isPartial else { continue }
            let bindings = patterns[0].bindings ?? []
            let first = bindings.first
            byFirst[Shape(count: bindings.count, first: first?.label ?? first?.name), default: []].append(place)
            if first?.label == nil { unlabelled[bindings.count, default: []].append(place) }
        }
    }

    /// nil where there is none or several.
    func only(writtenFor payload: [PayloadParameter]) -> TablePlan.Place? {
        guard let overload else { return nil }
        let near =
            payload.first?.label.map { byFirst[Shape(count: payload.count, first: $0)] } ?? unlabelled[payload.count]
        var found: TablePlan.Place?
        for place in near ?? []
        where overload.arms[place.arm].patterns[place.pattern].wasWritten(for: payload) {
            if found != nil { return nil }
            found = place
        }
        return found
    }
}
