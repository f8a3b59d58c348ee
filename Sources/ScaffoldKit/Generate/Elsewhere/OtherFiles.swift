import SwiftScan

/// The Swift files outside a feature that may name it, found in one walk with the files that a scan reads.
///
/// Tests of other features are looked at where the manifest lets another module depend on this one.
struct OtherFiles {
    /// Sorted by path. They contain one of the names; whether they mean it is to be seen.
    let files: [FoundFile]
    /// The workspace, with what was found for its scan.
    let workspace: Workspace

    private let configuration: Configuration
    private let includes: [RelativePath]
    private let features: [RelativePath]
    private let core: RelativePath?

    /// - Parameter scans: whether a scan of the workspace follows.
    init(naming names: [String], besides feature: FeatureLayout, in workspace: Workspace, scans: Bool) throws(Failure) {
        configuration = workspace.configuration
        includes = configuration.scan.include.compactMap { RelativePath($0) }
        features = configuration.paths.features.compactMap { RelativePath($0) }
        core = RelativePath(configuration.paths.core)
        let tree = workspace.tree
        let needles = names.map { Array($0.utf8) }
        let contracts = [configuration.contracts.incoming, configuration.contracts.outgoing].map { Array($0.utf8) }
        let isWide = try Self.isNamedTwice(feature, in: tree)
        let app = RelativePath(configuration.paths.app)
        let rules = Rules(includes: includes, features: features, core: core, app: app)
        let all = scans ? contracts + needles : needles
        let scope = ScanScope(configuration: configuration)
        let query = FileQuery(roots: scope.roots, suffix: ".swift", needles: all, strays: scans ? .fail : .pass) {
            rules.isHidden($0) || rules.isTests($0)
        }
        let found = try Self.found(query, in: tree, scope)
        var others = try tree.files(below: [.root], suffix: ".swift", containingAny: needles) { folder in
            rules.isNoSource(folder) || rules.isWalked(folder)
        }
        if isWide {
            let roots = Array(Set(includes + features)).sorted()
            others += try tree.files(below: roots, suffix: ".swift", containingAny: needles, skip: rules.isNoSource)
        }
        let named = Needles(needles)
        others += found.filter { !scope.isCore($0.path) && $0.bytes.withUnsafeBytes(named.match) }
        var byPath: [RelativePath: FoundFile] = [:]
        for file in others where !file.path.isAtOrBelow(feature.path) { byPath[file.path] = file }
        files = byPath.values.sorted { $0.path < $1.path }
        let prefetched = PrefetchedTree(base: tree, roots: scope.roots, needles: Set(all), found: found)
        self.workspace = scans ? workspace.with(prefetched) : workspace
    }

    /// What the scan leaves out is looked at too, but what can't be read there is none of its business.
    private static func found(
        _ query: FileQuery,
        in tree: any FileTree,
        _ scope: ScanScope
    ) throws(Failure) -> [FoundFile] {
        do {
            return try query.files(in: tree)
        } catch {
            let isExcluded = error.diagnostics.allSatisfy { diagnostic in
                guard case .scan(.stray) = diagnostic.fact, let path = diagnostic.location?.path else { return false }
                return scope.excludesBelow(path)
            }
            guard isExcluded else { throw error }
            var query = query
            query.strays = .pass
            return try query.files(in: tree)
        }
    }

    /// Which folders are entered when.
    private struct Rules: Sendable {
        let includes: [RelativePath]
        let features: [RelativePath]
        let core: RelativePath?
        let app: RelativePath?

        func isHidden(_ folder: RelativePath) -> Bool {
            folder.name.hasPrefix(".") || ["DerivedData", "Pods", "Carthage"].contains(folder.name)
        }

        /// Folders that no code of the workspace's own is in.
        @Sendable func isNoSource(_ folder: RelativePath) -> Bool {
            if isHidden(folder) { return true }
            guard let core, !core.string.isEmpty else { return false }
            return folder.isAtOrBelow(core)
        }

        func isTests(_ folder: RelativePath) -> Bool {
            ["Tests", "Mocks"].contains(folder.name) && !folder.components.dropLast().contains("Sources")
        }

        /// Folders of the first walk; where that was all of the workspace, all but the app layer.
        func isWalked(_ folder: RelativePath) -> Bool {
            if includes.contains(.root) {
                guard let app else { return false }
                return !folder.isAtOrBelow(app) && !app.isAtOrBelow(folder)
            }
            return includes.contains(folder) || features.contains(folder)
        }
    }

    /// Whether the manifest names the module, or the feature beyond its entry; true where there is none to tell.
    private static func isNamedTwice(_ feature: FeatureLayout, in tree: any FileTree) throws(Failure) -> Bool {
        guard let bytes = try tree.read(RelativePath.root.appending("Package.swift")),
            let source = try? SourceFile(bytes)
        else { return true }
        let texts = source.tokens.filter { $0.kind == .stringLiteral }.map { source.text($0.range) }
        return texts.contains("\"\(feature.module)\"")
            || texts.count { $0 == "\"\(feature.name.upperCamel)\"" } > 1
    }
}
