import SwiftScan

/// The imports of features, and of Foundation, that a file needed before an edit and doesn't need after it.
struct UnusedImports {
    let workspace: Workspace
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
        var uses: [ImportUse] = imported.contains("Foundation") ? [.foundation] : []
        for other in try workspace.features() where imported.contains(other.module) {
            let layout = try workspace.layout(of: other)
            let isOwn = layout.module == feature.module
            let shown = isOwn ? types : try PublicTypes.names(of: layout, in: workspace.tree)
            uses.append(ImportUse(module: layout.module, types: shown))
        }
        return uses.filter { $0.isNeeded(in: old) && !$0.isNeeded(in: new) }
            .map { WiringStep(path, ImportRemoval($0.module)) }
    }
}
