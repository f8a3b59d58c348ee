import SwiftScan

/// The imports of features, and of Foundation, that a file needed before an edit and doesn't need after it.
struct UnusedImports {
    /// Every feature of the workspace.
    let features: [FeatureLayout]
    /// What the feature that goes shows to others.
    let types: Set<String>
    private let tree: any FileTree
    private let feature: FeatureLayout

    init(of feature: FeatureLayout, showing types: Set<String>, in workspace: Workspace) throws(Failure) {
        var features: [FeatureLayout] = []
        for feature in try workspace.features() { features.append(try workspace.layout(of: feature)) }
        self.features = features
        self.types = types
        self.feature = feature
        tree = workspace.tree
    }

    func steps(
        for path: RelativePath,
        before: [UInt8]?,
        after: [UInt8]?
    ) throws(Failure) -> [WiringStep] {
        guard let before, let after, before != after else { return [] }
        // The app layer imports every feature, and its files are long: only what went is looked at.
        let gone = Self.words(before).subtracting(Self.words(after))
        var uses: [ImportUse] = ImportUse.foundation.types.isDisjoint(with: gone) ? [] : [.foundation]
        for layout in features {
            if layout.module == feature.module {
                uses.append(ImportUse(module: layout.module, types: types))
            } else if !gone.isDisjoint(with: [layout.entry, layout.incoming, layout.outgoing]) {
                let shown = try PublicTypes.names(of: layout, in: tree)
                uses.append(ImportUse(module: layout.module, types: shown))
            }
        }
        guard !uses.isEmpty, let old = try? SourceFile(before), let new = try? SourceFile(after) else { return [] }
        let imported = Set(new.declarations.filter { $0.kind == .import }.map(RedirectTable.module))
        uses.removeAll { !imported.contains($0.module) }
        if uses.isEmpty { return [] }
        let (needed, left) = (IdentifierUse.all(in: old), IdentifierUse.all(in: new))
        return uses.filter { $0.isNeeded(in: needed) && !$0.isNeeded(in: left) }
            .map { WiringStep(path, ImportRemoval($0.module)) }
    }

    /// Every run of letters, digits and underscores.
    private static func words(_ bytes: [UInt8]) -> Set<String> {
        let parts = bytes.split { byte in
            !(byte == UInt8(ascii: "_") || NameWords.isDigit(byte) || byte >= 0x80
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20))
        }
        return Set(Set(parts).map { String(decoding: $0, as: UTF8.self) })
    }
}
