import ScaffoldTemplates
import SwiftScan

/// `rename-feature`: another name for a feature, its folder, its module and the types that begin with its name.
///
/// Identifiers are renamed, in the whole workspace. Text isn't: strings and comments, and so the links' host, stay.
package struct RenameFeature: Sendable {
    package var feature: String
    package var name: Name
    /// The new name as it was typed; the usual spelling where nil.
    package var spelling: String?

    package init(feature: String, name: Name, spelling: String? = nil) {
        self.feature = feature
        self.name = name
        self.spelling = spelling
    }

    package func plan(in workspace: Workspace) throws(Failure) -> GenerationPlan {
        let feature = try workspace.feature(named: feature)
        var notes: [Diagnostic] = []
        let name = NameCheck.dropping(["Feature"], from: name, notes: &notes)
        let target = FeatureLayout(
            name: name,
            path: feature.path.parent.appending(name.upperCamel),
            configuration: workspace.configuration
        )
        if target == feature {
            return GenerationPlan(changeset: Changeset(), diagnostics: notes, feature: name.upperCamel)
        }
        try check(target, instead: feature, in: workspace)
        var run = try FeatureRenaming(feature: feature, target: target, workspace: workspace)
        run.spelling = spelling.flatMap { name == self.name ? $0 : nil } ?? name.upperCamel
        for note in notes { run.bench.note(note) }
        try run.moveFolder()
        try run.renameElsewhere()
        try run.renameTab()
        try run.renameEntries()
        var changeset = try run.bench.finish()
        changeset.prunes = [feature.path]
        return GenerationPlan(changeset: changeset, diagnostics: run.bench.notes, feature: name.upperCamel)
    }

    private func check(
        _ target: FeatureLayout,
        instead feature: FeatureLayout,
        in workspace: Workspace
    ) throws(Failure) {
        let (old, new) = (feature.name.upperCamel, target.name.upperCamel)
        if Name.fold(old) == Name.fold(new) { throw Failure(.renaming(.caseOnly(old, to: new))) }
        let features = try workspace.features()
        try NameCheck.feature(target.name, in: workspace.configuration, beside: features)
        if let other = features.first(where: { $0.name == new }) {
            throw Failure(.name(.taken(name: new, kind: .feature, existing: other.name)))
        }
        guard try workspace.tree.kind(of: target.path) == nil else {
            throw Failure(.renaming(.folderTaken), at: SourceLocation(path: target.path))
        }
    }
}
