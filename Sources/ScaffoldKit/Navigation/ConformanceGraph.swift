import SwiftScan

/// Which types conform to the two contracts, direct or through protocols and typealiases, wherever the conformance stands.
/// Grows file by file; says which names further files should be searched for.
struct ConformanceGraph {
    struct Role: OptionSet, Hashable {
        let rawValue: UInt8
        static let incoming = Role(rawValue: 1)
        static let outgoing = Role(rawValue: 2)
    }

    struct File {
        var path: RelativePath
        var module: String
        var source: SourceFile
        var imports: Set<String>
        /// Its protocols and names for types count, its own destinations don't.
        var isCore: Bool
    }

    /// A type that may conform or hand a conformance on.
    struct Node {
        var file: Int
        var declaration: Int
        /// Qualified by the types around it.
        var name: String
        var scope: [String]
        var references: [String]
        var role: Role = []
        /// The extensions that state a conformance.
        var stating: Set<Int> = []
    }

    private struct Extension {
        var file: Int
        var declaration: Int
        var references: [String]
    }

    private(set) var files: [File] = []
    private(set) var nodes: [Node] = []
    private var extensions: [Extension] = []
    /// Last component of the name → nodes.
    private var byName: [String: [Int]] = [:]
    /// Extended type as spelled → extensions.
    private var extensionsByName: [String: [Int]] = [:]
    private let configuration: Configuration
    private let coreModule: String

    init(configuration: Configuration) {
        self.configuration = configuration
        coreModule = configuration.coreModule
    }

    mutating func add(_ source: SourceFile, path: RelativePath, module: String, isCore: Bool) {
        let file = files.count
        var imports: Set<String> = [module]
        for (index, declaration) in source.declarations.enumerated() {
            switch declaration.kind {
            case .import:
                imports.insert(declaration.name.split(separator: ".").first.map(String.init) ?? declaration.name)
            case .extension:
                extensionsByName[declaration.name, default: []].append(extensions.count)
                extensions.append(
                    Extension(file: file, declaration: index, references: Self.references(of: declaration))
                )
            case .enum, .struct, .class, .actor, .protocol, .typealias:
                let scope = Self.scope(of: declaration, in: source)
                let name = (scope + [declaration.name]).joined(separator: ".")
                byName[declaration.name, default: []].append(nodes.count)
                nodes.append(
                    Node(
                        file: file,
                        declaration: index,
                        name: name,
                        scope: scope,
                        references: Self.references(of: declaration)
                    )
                )
            default:
                break
            }
        }
        files.append(File(path: path, module: module, source: source, imports: imports, isCore: isCore))
    }

    /// The types around a declaration, outer first; an extension stands for the type it extends.
    static func scope(of declaration: Declaration, in source: SourceFile) -> [String] {
        var scope: [String] = []
        var parent = declaration.parent
        while let index = parent {
            scope.insert(source.declarations[index].name, at: 0)
            parent = source.declarations[index].parent
        }
        return scope
    }

    private static func references(of declaration: Declaration) -> [String] {
        var references = declaration.inherits.map { plain($0.name) }
        if declaration.kind == .typealias, let type = declaration.type {
            references += type.split(separator: "&").map { plain(String($0)) }
        }
        if declaration.kind == .protocol, let clause = declaration.whereClause {
            for requirement in clause.split(separator: ",") {
                let sides = requirement.split(separator: ":", maxSplits: 1)
                guard sides.count == 2, plain(String(sides[0])) == "Self" else { continue }
                references += sides[1].split(separator: "&").map { plain(String($0)) }
            }
        }
        return references
    }

    /// A type's name without attributes, `any` and parentheses; a period stands behind a module, however it is selected.
    private static func plain(_ text: String) -> String {
        var words = text.split { $0 == " " || $0 == "(" || $0 == ")" }
        words.removeAll { $0.hasPrefix("@") || $0 == "any" || $0 == "nonisolated" }
        var name = ""
        for character in words.last ?? "" where character != "`" {
            if character != ":" {
                name.append(character)
            } else if !name.hasSuffix(".") {
                name.append(".")
            }
        }
        return name
    }

    /// Hands conformances on until nothing changes.
    mutating func settle() {
        // What an earlier round took for the type that an extension means may be another of its name.
        for index in nodes.indices { nodes[index].role = [] }
        var changed = true
        while changed {
            changed = false
            for index in nodes.indices {
                let node = nodes[index]
                let role = role(of: node.references, in: files[node.file].module, scope: node.scope)
                if !node.role.isSuperset(of: role) {
                    nodes[index].role.formUnion(role)
                    changed = true
                }
            }
            for (number, item) in extensions.enumerated() {
                let file = files[item.file]
                let declaration = file.source.declarations[item.declaration]
                let scope = Self.scope(of: declaration, in: file.source)
                let role = role(of: item.references, in: file.module, scope: scope)
                guard !role.isEmpty else { continue }
                for index in extended(declaration.name, in: file.module, scope: scope) {
                    nodes[index].stating.insert(number)
                    if nodes[index].role.isSuperset(of: role) { continue }
                    nodes[index].role.formUnion(role)
                    changed = true
                }
            }
        }
    }

    /// Names that files not read yet may use or declare: refining protocols, typealiases, extended types.
    func openNames() -> Set<String> {
        var names: Set<String> = []
        for node in nodes where !node.role.isEmpty {
            let declaration = files[node.file].source.declarations[node.declaration]
            if declaration.kind == .protocol || declaration.kind == .typealias { names.insert(declaration.name) }
        }
        for item in extensions {
            let file = files[item.file]
            let declaration = file.source.declarations[item.declaration]
            let scope = Self.scope(of: declaration, in: file.source)
            guard !role(of: item.references, in: file.module, scope: scope).isEmpty else { continue }
            let found = extended(declaration.name, in: file.module, scope: scope)
            // Those of other modules may only share its name: its own module's would come first.
            if !found.contains(where: { files[nodes[$0].file].module == file.module }) {
                names.insert(openTarget(of: declaration.name, in: file.module, scope: scope))
            }
        }
        names.remove("")
        return names
    }

    /// The types that an extension extends, through typealiases.
    private func extended(_ name: String, in module: String, scope: [String]) -> [Int] {
        var name = name
        for _ in 0..<16 {
            let found = lookUp(name, in: module, scope: scope)
            guard let first = found.first else { return [] }
            let declaration = files[nodes[first].file].source.declarations[nodes[first].declaration]
            guard declaration.kind == .typealias, let type = declaration.type else { return found }
            name = Self.plain(type)
        }
        return []
    }

    /// The name to search for where an extended type wasn't found: the last one that an alias leads to.
    private func openTarget(of name: String, in module: String, scope: [String]) -> String {
        var name = name
        for _ in 0..<16 {
            guard let first = lookUp(name, in: module, scope: scope).first,
                let type = files[nodes[first].file].source.declarations[nodes[first].declaration].type
            else { break }
            name = Self.plain(type)
        }
        return name.split(separator: ".").last.map(String.init) ?? ""
    }

    private func role(of references: [String], in module: String, scope: [String]) -> Role {
        var role: Role = []
        for reference in references {
            if let contract = contract(reference) {
                role.formUnion(contract)
                continue
            }
            for index in lookUp(reference, in: module, scope: scope) where !nodes[index].role.isEmpty {
                let kind = files[nodes[index].file].source.declarations[nodes[index].declaration].kind
                if kind == .protocol || kind == .typealias { role.formUnion(nodes[index].role) }
            }
        }
        return role
    }

    private func contract(_ name: String) -> Role? {
        let plain = name.hasPrefix(coreModule + ".") ? String(name.dropFirst(coreModule.count + 1)) : name
        switch plain {
        case configuration.contracts.incoming: return .incoming
        case configuration.contracts.outgoing: return .outgoing
        default: return nil
        }
    }

    /// What a name means in a module, within scopes: the module's own types before others'.
    private func lookUp(_ name: String, in module: String, scope: [String]) -> [Int] {
        guard let last = name.split(separator: ".").last, let candidates = byName[String(last)] else { return [] }
        var spellings: Set<String> = [name]
        for count in 0..<scope.count { spellings.insert((scope[...count] + [name]).joined(separator: ".")) }
        let found = candidates.filter { index in
            let node = nodes[index]
            return spellings.contains(node.name) || name == files[node.file].module + "." + node.name
        }
        let own = found.filter { files[nodes[$0].file].module == module }
        return own.isEmpty ? found : own
    }

    /// The types of a qualified name, in whatever module.
    func nodes(named name: String) -> [Node] {
        (byName[name.split(separator: ".").last.map(String.init) ?? name] ?? []).map { nodes[$0] }
            .filter { $0.name == name }
    }

    /// The `#if` conditions and attributes of the extensions that state a conformance; empty where the declaration does.
    func statements(of node: Node) -> [Declaration] {
        guard !node.stating.isEmpty,
            role(of: node.references, in: files[node.file].module, scope: node.scope).isEmpty
        else { return [] }
        return node.stating.sorted().map { files[extensions[$0].file].source.declarations[extensions[$0].declaration] }
    }

    /// Where the extensions of a type stand.
    func extensions(named name: String) -> [(file: Int, declaration: Int)] {
        (extensionsByName[name] ?? []).map { (extensions[$0].file, extensions[$0].declaration) }
    }

    func declaration(of node: Node) -> Declaration { files[node.file].source.declarations[node.declaration] }
}
