import SwiftScan

/// Which module a file belongs to, told by its folder:
///
/// 1. below a package of its own (a folder with `Package.swift`, the root's apart): the target whose `path` it is, else the
///    folder after `Sources`;
/// 2. below the core, networking, dependencies or app folder: the module configured for it;
/// 3. below a features folder: `modules.feature` with the feature's folder, which is the one that holds `Sources`,
///    else the first below the features folder;
/// 4. elsewhere: the folder that holds `Sources`, else the first below the scan root.
///
/// What no identifier can have is `_` in a module's name.
package struct ModuleLocator {
    private let tree: any FileTree
    private let configuration: Configuration
    private let features: [RelativePath]
    private let roots: [RelativePath]
    private let configured: [(folder: RelativePath, module: String)]
    /// By the package's folder; nil where it holds none.
    private var packages: [RelativePath: PackageTargets?] = [:]
    private var byFolder: [RelativePath: String] = [:]

    package init(tree: any FileTree, configuration: Configuration) {
        self.tree = tree
        self.configuration = configuration
        features = configuration.paths.features.compactMap { RelativePath($0) }
        roots = configuration.scan.include.compactMap { RelativePath($0) }
        let paths = configuration.paths
        configured = [
            (paths.core, configuration.coreModule), (paths.networking, configuration.networkingModule),
            (paths.dependencies, configuration.dependenciesModule), (paths.app, configuration.appModule),
        ].compactMap { path, module in RelativePath(path).map { ($0, module) } }
    }

    /// The module that holds a file.
    package mutating func module(of file: RelativePath) throws(Failure) -> String {
        let folder = file.parent
        if let known = byFolder[folder] { return known }
        let module = ModuleName.of(target: try locate(folder))
        byFolder[folder] = module
        return module
    }

    private mutating func locate(_ folder: RelativePath) throws(Failure) -> String {
        let components = folder.components
        // No package stands below a folder of sources.
        var ancestor = folder
        if let sources = components.firstIndex(of: "Sources") {
            for _ in sources..<components.count { ancestor = ancestor.parent }
        }
        while !ancestor.string.isEmpty {
            if let targets = try package(in: ancestor) {
                let below = components.dropFirst(ancestor.components.count)
                switch targets.module(of: below) {
                case .module(let name): return name
                case .unclear:
                    let manifest = SourceLocation(path: ancestor.appending("Package.swift"))
                    throw Failure(.scan(.noTarget(folder: folder)), at: manifest)
                case .unsaid: break
                }
                if below.count >= 2, below.first == "Sources", let target = below.dropFirst().first {
                    return String(target)
                }
                break
            }
            ancestor = ancestor.parent
        }
        for (path, module) in configured where !path.string.isEmpty && folder.isAtOrBelow(path) { return module }
        for root in features where folder.isAtOrBelow(root) && folder != root {
            let name = Self.owner(of: components.dropFirst(root.components.count))
            return configuration.module(folder: name)
        }
        let root = roots.filter { folder.isAtOrBelow($0) }.max { $0.components.count < $1.components.count }
        let below = components.dropFirst(root?.components.count ?? 0)
        return below.isEmpty ? folder.name : Self.owner(of: below)
    }

    /// The folder that holds `Sources`, else the first.
    private static func owner(of components: ArraySlice<Substring>) -> String {
        if let sources = components.firstIndex(of: "Sources"), sources > components.startIndex {
            return String(components[sources - 1])
        }
        return components.first.map(String.init) ?? ""
    }

    private mutating func package(in folder: RelativePath) throws(Failure) -> PackageTargets? {
        if let known = packages[folder] { return known }
        let path = folder.appending("Package.swift")
        var targets: PackageTargets?
        if try tree.kind(of: path) == .file, let bytes = try tree.read(path) {
            do throws(ScanError) {
                targets = PackageTargets(manifest: try SourceFile(bytes))
            } catch {
                throw Failure([ScanFact.diagnostic(for: error, in: path)])
            }
        }
        packages[folder] = .some(targets)
        return targets
    }
}
