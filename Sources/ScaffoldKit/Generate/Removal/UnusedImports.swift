import ScaffoldTemplates
import SwiftScan

/// The imports of features, and of Foundation, that a file needed before an edit and doesn't need after it.
struct UnusedImports {
    /// What the feature that goes shows to others.
    let types: Set<String>
    private let workspace: Workspace
    private let feature: FeatureLayout
    /// The redirect table before the edits: the longest file of the app layer, and it has been read already.
    private let table: SourceFile?

    init(of feature: FeatureLayout, showing types: Set<String>, in workspace: Workspace, table: SourceFile?) {
        self.types = types
        self.feature = feature
        self.workspace = workspace
        self.table = table
    }

    func steps(
        for path: RelativePath,
        before: [UInt8]?,
        after: [UInt8]?
    ) throws(Failure) -> [WiringStep] {
        guard let before, let after, before != after else { return [] }
        // The app layer imports every feature, and its files are long: only what went is looked at.
        let gone = Words.gone(from: before, to: after)
        var uses = try others(named: gone)
        if !ImportUse.foundation.types.isDisjoint(with: gone) { uses.append(.foundation) }
        uses.append(ImportUse(module: feature.module, types: types))
        uses.removeAll { !after.withUnsafeBytes(Needles([Array($0.module.utf8)]).match) }
        guard !uses.isEmpty, let old = source(before) else { return [] }
        let names = uses.contains { $0.names == nil } ? nil : Set(uses.flatMap { $0.names ?? [] })
        let needed = IdentifierUse.all(in: old, named: names)
        uses.removeAll { !$0.isNeeded(in: needed) }
        let left = uses.filter { Self.mayName($0, after) }
        if !left.isEmpty {
            guard let new = source(after) else { return [] }
            let all = IdentifierUse.all(in: new, named: names)
            uses.removeAll { use in left.contains { $0.module == use.module } && use.isNeeded(in: all) }
        }
        return uses.map { WiringStep(path, ImportRemoval($0.module)) }
    }

    /// False where the import itself is the only place that can have to do with the module.
    private static func mayName(_ use: ImportUse, _ text: [UInt8]) -> Bool {
        guard let names = use.names, names.allSatisfy(Words.isWord) else { return true }
        return Words.count(of: names, in: text).contains { $0.value > ($0.key == use.module ? 1 : 0) }
    }

    private func source(_ bytes: [UInt8]) -> SourceFile? {
        if let table, table.bytes == bytes { return table }
        return try? SourceFile(bytes)
    }

    /// The other features of which an entry or an enum is among the words, in the order of their names.
    private func others(named words: Set<String>) throws(Failure) -> [ImportUse] {
        var names: Set<String> = []
        for word in words {
            for suffix in FeatureLayout.shownSuffixes where word.hasSuffix(suffix) && word.count > suffix.count {
                names.insert(String(word.dropLast(suffix.count)))
            }
        }
        names.remove(feature.name.upperCamel)
        var uses: [ImportUse] = []
        for name in names.sorted(by: { $0.precedesInBytes($1) }) {
            guard let found = try workspace.feature(called: name) else { continue }
            let layout = try workspace.layout(of: found)
            uses.append(ImportUse(module: layout.module, types: try PublicTypes.names(of: layout, in: workspace.tree)))
        }
        return uses
    }
}
