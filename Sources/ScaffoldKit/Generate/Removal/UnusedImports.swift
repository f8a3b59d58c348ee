import SwiftScan

/// The imports of features, and of Foundation, that a file needed before an edit and doesn't need after it.
struct UnusedImports {
    let workspace: Workspace
    /// Every feature of it.
    let features: [Feature]
    /// Of the feature that goes.
    let feature: FeatureLayout
    let types: Set<String>

    func steps(
        for path: RelativePath,
        before: [UInt8]?,
        after: [UInt8]?
    ) throws(Failure) -> [WiringStep] {
        guard let before, let after, before != after else { return [] }
        // The app layer imports every feature, and its files are long: only what went is looked at.
        let gone = Self.words(before).subtracting(Self.words(after))
        var uses: [ImportUse] = ImportUse.foundation.types.isDisjoint(with: gone) ? [] : [.foundation]
        for other in features {
            let layout = try workspace.layout(of: other)
            if layout.module == feature.module {
                uses.append(ImportUse(module: layout.module, types: types))
            } else if !gone.isDisjoint(with: [layout.entry, layout.incoming, layout.outgoing]) {
                let shown = try PublicTypes.names(of: layout, in: workspace.tree)
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
