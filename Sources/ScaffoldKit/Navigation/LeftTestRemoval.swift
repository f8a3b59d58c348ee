import SwiftScan

/// Takes tests out of the app layer that name types whose redirects are gone. What else names them is said.
struct LeftTestRemoval {
    let tree: any FileTree
    let configuration: Configuration
    /// As the table named them.
    let types: Set<String>
    /// Whether a module is no longer in the workspace.
    let isGone: (String) -> Bool

    private(set) var changes: [FileChange] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(tree: any FileTree, configuration: Configuration, types: Set<String>, isGone: @escaping (String) -> Bool) {
        self.tree = tree
        self.configuration = configuration
        self.types = types
        self.isGone = isGone
    }

    mutating func run(_ places: [LeftTest]) throws(Failure) {
        for path in Set(places.map(\.location.path)).sorted() {
            guard let bytes = try tree.read(path) else { continue }
            let file = try EditableSource(path: path, bytes: bytes, fallbackIndent: configuration.style.unit)
            try remove(from: file, path)
        }
    }

    private mutating func remove(from file: EditableSource, _ path: RelativePath) throws(Failure) {
        let words = Set(types.compactMap { TypePath($0)?.last })
        let uses = IdentifierUse.all(in: file.source, named: words)
        var going: [String: Set<String>] = [:]
        for use in uses {
            if let test = test(around: use.range.lowerBound, in: file.source) {
                going[test.owner, default: []].insert(test.name)
            } else {
                let fact = RedirectFact.leftTest(type: use.name, isRemovable: false)
                diagnostics.append(Diagnostic(.warning, .redirect(fact), at: file.location(of: use.range.lowerBound)))
            }
        }
        var edits: [TextEdit] = []
        for (owner, names) in going.sorted(by: { $0.key < $1.key }) {
            edits += MemberRemoval(type: owner, names: names).edits(in: file) ?? []
        }
        guard !edits.isEmpty, let after = edits.applied(to: file.bytes) else { return }
        let result = try withoutImports(after, path, file.style)
        changes.append(FileChange(path: path, before: file.bytes, after: result))
    }

    private func withoutImports(_ bytes: [UInt8], _ path: RelativePath, _ style: SourceStyle) throws(Failure) -> [UInt8]
    {
        let table = try RedirectTable(bytes, path: path, configuration: configuration)
        return TableImports(table: table, style: style).removal(of: isGone).applied(to: bytes) ?? bytes
    }

    /// The test function that an offset lies in: a member without parameters, marked as a test or called as one.
    private func test(around offset: Int, in source: SourceFile) -> (owner: String, name: String)? {
        let function = source.declarations.last { declaration in
            declaration.kind == .func && declaration.range.contains(offset) && declaration.parameters.isEmpty
                && (declaration.attributes.contains { $0.name == "Test" || $0.name == "Testing.Test" }
                    || declaration.name.hasPrefix("test"))
        }
        guard let function, let parent = function.parent else { return nil }
        return (source.declarations[parent].name, function.fullName)
    }
}
