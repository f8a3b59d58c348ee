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
        guard let before, let after, before != after, let old = try? SourceFile(before),
            let new = try? SourceFile(after)
        else { return [] }
        let imported = Set(new.declarations.filter { $0.kind == .import }.map(RedirectTable.module))
        let gone = Set(IdentifierUse.all(in: old).map(\.name))
            .subtracting(IdentifierUse.all(in: new).map(\.name))
        var uses: [ImportUse] = imported.contains("Foundation") ? [.foundation] : []
        for other in features where imported.contains(other.module) {
            let layout = try workspace.layout(of: other)
            if layout.module == feature.module {
                uses.append(ImportUse(module: layout.module, types: types))
            } else if !gone.isDisjoint(with: [layout.entry, layout.incoming, layout.outgoing]) {
                // Looked at only where it matters: the app layer imports every feature.
                let shown = try PublicTypes.names(of: layout, in: workspace.tree)
                uses.append(ImportUse(module: layout.module, types: shown))
            }
        }
        return uses.filter { $0.isNeeded(in: old) && !$0.isNeeded(in: new) }
            .map { WiringStep(path, ImportRemoval($0.module)) }
    }
}
