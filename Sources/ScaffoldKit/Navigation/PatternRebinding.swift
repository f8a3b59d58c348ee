import SwiftScan

/// Binds a pattern anew to a payload that changed, so that the right-hand side keeps its names.
enum PatternRebinding {
    typealias Bindings = [(label: String?, name: String?)]

    /// The new bindings; values that the right-hand side doesn't use are `_`.
    /// `lost`: the names it uses that nothing gives any more, with the UTF-8 offset of their first use.
    static func bind(
        _ pattern: ArmPattern,
        to payload: [PayloadParameter],
        in body: Range<Int>,
        of source: SourceFile
    ) -> (bindings: Bindings, lost: [(name: String, offset: Int)]) {
        let old = pattern.bindings ?? []
        var taken = Set<Int>()
        var bindings: Bindings = []
        let proposals = SwiftName.bindings(for: payload)
        for (parameter, proposal) in zip(payload, proposals) {
            let match = old.indices.first { index in
                !taken.contains(index) && parameter.label != nil
                    && (old[index].label ?? old[index].name) == parameter.label
            }
            if let match {
                taken.insert(match)
                bindings.append((parameter.label, old[match].name))
            } else {
                bindings.append((parameter.label, proposal))
            }
        }
        let keptNames = Set(taken.compactMap { old[$0].name })
        for index in bindings.indices {
            guard let name = bindings[index].name else { continue }
            let isKept = keptNames.contains(name)
            if !isKept, NameUse.first(of: name, in: body, of: source) == nil { bindings[index].name = nil }
        }
        let given = Set(bindings.compactMap(\.name))
        var lost: [(String, Int)] = []
        for (index, binding) in old.enumerated() where !taken.contains(index) {
            guard let name = binding.name, !given.contains(name),
                let offset = NameUse.first(of: name, in: body, of: source)
            else { continue }
            lost.append((name, offset))
        }
        return (bindings, lost)
    }
}
