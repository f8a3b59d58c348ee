import SwiftScan

/// Finds every enum that conforms to one of the two contracts below the scan roots, also through what the core declares.
/// A file is read only when its bytes contain a contract's name or, in further rounds until none is new,
/// the name of a refining protocol, a typealias or an extended type that was found.
package struct NavigationScanner {
    private let tree: any FileTree
    private let configuration: Configuration
    private let scope: ScanScope

    package init(tree: any FileTree, configuration: Configuration) {
        self.tree = tree
        self.configuration = configuration
        scope = ScanScope(configuration: configuration)
    }

    /// Throws where a file can't be read or understood, naming each such file.
    package func scan() throws(Failure) -> NavigationMap {
        var graph = ConformanceGraph(configuration: configuration)
        var locator = ModuleLocator(tree: tree, configuration: configuration)
        var read: Set<RelativePath> = []
        var searched: Set<String> = []
        var names = Self.contracts(configuration)
        while !names.isEmpty {
            searched.formUnion(names)
            try add(filesContaining: names, to: &graph, &locator, &read)
            graph.settle()
            names = graph.openNames().subtracting(searched)
        }
        return NavigationMapBuilder(graph: graph, configuration: configuration).build()
    }

    /// What every scan begins with: the files that name a contract.
    static func firstSearch(_ configuration: Configuration) -> FileQuery {
        search(for: contracts(configuration), ScanScope(configuration: configuration))
    }

    private static func contracts(_ configuration: Configuration) -> Set<String> {
        [configuration.contracts.incoming, configuration.contracts.outgoing]
    }

    private static func search(for names: Set<String>, _ scope: ScanScope) -> FileQuery {
        FileQuery(
            roots: scope.roots,
            suffix: ".swift",
            needles: names.sorted().map { Array($0.utf8) },
            strays: .fail,
            skip: { scope.skips($0) }
        )
    }

    private func add(
        filesContaining names: Set<String>,
        to graph: inout ConformanceGraph,
        _ locator: inout ModuleLocator,
        _ read: inout Set<RelativePath>
    ) throws(Failure) {
        let found = try Self.search(for: names, scope).files(in: tree)
        var failures: [Diagnostic] = []
        for file in found where !scope.excludes(file.path) && read.insert(file.path).inserted {
            do throws(ScanError) {
                let source = try SourceFile(file.bytes)
                let module = try module(of: file.path, &locator, &failures)
                graph.add(source, path: file.path, module: module, isCore: scope.isCore(file.path))
            } catch {
                failures.append(ScanFact.diagnostic(for: error, in: file.path))
            }
        }
        if !failures.isEmpty { throw Failure(failures) }
    }

    private func module(
        of path: RelativePath,
        _ locator: inout ModuleLocator,
        _ failures: inout [Diagnostic]
    ) throws(ScanError) -> String {
        do throws(Failure) {
            return try locator.module(of: path)
        } catch {
            failures += error.diagnostics
            return ""
        }
    }
}
