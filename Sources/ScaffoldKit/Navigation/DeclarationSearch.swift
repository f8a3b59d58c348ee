import SwiftScan

/// Looks for declarations by name in files that the scan had no reason to read.
struct DeclarationSearch {
    let tree: any FileTree
    let configuration: Configuration
    /// The redirect table, which has been read already; nil where there is none.
    let table: SourceFile?

    /// Those of the names that some file declares as a type.
    func declared(_ names: Set<String>, below roots: [String]) throws(Failure) -> Set<String> {
        var found: Set<String> = []
        for (_, source) in try sources(containing: names, below: roots) {
            for declaration in source.declarations where declaration.kind.isType {
                let scope = ConformanceGraph.scope(of: declaration, in: source)
                let name = (scope + [declaration.name]).joined(separator: ".")
                for wanted in names where wanted == name || wanted.hasSuffix("." + name) { found.insert(wanted) }
            }
        }
        return found
    }

    /// Where types of these names are declared below the scan roots.
    func places(of names: Set<String>) throws(Failure) -> DeclaredTypes {
        var locator = ModuleLocator(tree: tree, configuration: configuration)
        var found: [String: Set<DeclaredTypes.Place>] = [:]
        for (path, source) in try sources(containing: names, below: configuration.scan.include) {
            for declaration in source.declarations where declaration.kind.isType && names.contains(declaration.name) {
                let place = DeclaredTypes.Place(module: try locator.module(of: path), kind: declaration.kind)
                found[declaration.name, default: []].insert(place)
            }
        }
        return DeclaredTypes(found)
    }

    /// Static members by type, wherever the type or an extension of it stands.
    func staticMembers(of types: Set<String>, below roots: [String]) throws(Failure) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for (_, source) in try sources(containing: types, below: roots) {
            for declaration in source.declarations {
                guard let parent = declaration.parent,
                    declaration.kind.isType || declaration.modifiers.contains("static")
                else { continue }
                let scope = ConformanceGraph.scope(of: declaration, in: source)
                guard types.contains(scope.joined(separator: ".")) || types.contains(source.declarations[parent].name)
                else { continue }
                found[scope.joined(separator: "."), default: []].insert(declaration.name)
            }
        }
        return found
    }

    private func sources(containing names: Set<String>, below roots: [String]) throws(Failure) -> [(
        path: RelativePath, source: SourceFile
    )] {
        guard !names.isEmpty else { return [] }
        let scope = ScanScope(configuration: configuration)
        let needles = Set(names.map { $0.split(separator: ".").last.map(String.init) ?? $0 })
        let files = try tree.files(
            below: roots.compactMap { RelativePath($0) },
            suffix: ".swift",
            containingAny: needles.sorted().map { Array($0.utf8) },
            strays: .fail,
            skip: { folder in scope.skips(folder) && !folder.string.isEmpty }
        )
        var sources: [(path: RelativePath, source: SourceFile)] = []
        var failures: [Diagnostic] = []
        for file in files {
            if let table, table.bytes == file.bytes {
                sources.append((file.path, table))
                continue
            }
            do {
                sources.append((file.path, try SourceFile(file.bytes)))
            } catch {
                if scope.excludes(file.path) { continue }
                failures.append(ScanFact.diagnostic(for: error, in: file.path))
            }
        }
        if !failures.isEmpty { throw Failure(failures) }
        return sources
    }
}

extension Declaration.Kind {
    /// Whether it declares a type's name.
    var isType: Bool {
        switch self {
        case .enum, .struct, .class, .actor, .protocol, .typealias: true
        default: false
        }
    }
}
