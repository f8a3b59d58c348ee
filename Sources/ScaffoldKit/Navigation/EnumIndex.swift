/// Finds enums by the name that the table or a command line gives them: plain, or qualified with the module.
package struct EnumIndex: Sendable {
    package enum Found: Hashable, Sendable {
        case none
        case one(Int)
        /// The modules that have one.
        case several([String])
    }

    private let enums: [NavigationEnum]
    private var byName: [String: [Int]] = [:]

    package init(_ enums: [NavigationEnum]) {
        self.enums = enums
        for (index, navigation) in enums.enumerated() {
            byName[navigation.name, default: []].append(index)
            byName["\(navigation.module).\(navigation.name)", default: []].append(index)
        }
    }

    package func indices(of name: String) -> [Int] { byName[name] ?? [] }

    /// Where several modules have the name, the imported one is meant, if it is one.
    package func find(_ name: String, imported: Set<String> = []) -> Found {
        let found = indices(of: name)
        if found.count <= 1 { return found.first.map { .one($0) } ?? .none }
        let visible = found.filter { imported.contains(enums[$0].module) }
        if visible.count == 1 { return .one(visible[0]) }
        return .several(found.map { enums[$0].module })
    }
}
