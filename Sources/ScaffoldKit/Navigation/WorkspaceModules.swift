import SwiftScan

/// Which modules the workspace has, for the imports of those that are gone.
struct WorkspaceModules {
    private let configuration: Configuration
    private let known: Set<String>
    /// nil where there is none.
    private let manifest: [UInt8]?

    init(tree: any FileTree, configuration: Configuration, map: NavigationMap) throws(Failure) {
        self.configuration = configuration
        var known = map.modules
        known.formUnion([
            configuration.appModule, configuration.coreModule, configuration.networkingModule,
            configuration.dependenciesModule, configuration.coreModule + "Mocks",
        ])
        for root in configuration.paths.features + configuration.scan.include {
            guard let folder = RelativePath(root) else { continue }
            for child in try tree.children(of: folder) {
                known.insert(child)
                known.insert(configuration.module(folder: child))
                guard try tree.kind(of: folder.appending(child)) == .folder else { continue }
                for grandchild in try tree.children(of: folder.appending(child)) {
                    known.insert(configuration.module(folder: grandchild))
                }
            }
        }
        self.known = known
        manifest = try RelativePath("Package.swift").flatMap { path throws(Failure) in try tree.read(path) }
    }

    /// Whether a module is the workspace's, or was.
    func isOwn(_ module: String) -> Bool { known.contains(module) || isGone(module) }

    /// Whether a module's name is a feature's by its pattern, but no folder gives it and the manifest doesn't name it. A
    /// pattern that fits every name proves nothing.
    func isGone(_ module: String) -> Bool {
        guard !known.contains(module), ReservedNames.owner(ofModule: module) == nil,
            let feature = configuration.featureName(ofModule: module), feature != module
        else { return false }
        guard let manifest else { return true }
        // A manifest that can't be read as Swift may name any module that its text has.
        guard let source = try? SourceFile(manifest) else {
            return !manifest.withUnsafeBytes(Needles([Array(module.utf8)]).match)
        }
        return !source.tokens.contains { $0.kind == .stringLiteral && source.text($0.range) == "\"\(module)\"" }
    }
}
