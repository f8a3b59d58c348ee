import ScaffoldTemplates

extension Configuration {
    package static let fileName = RelativePath.root.appending("scaffold.json")

    /// Decodes `scaffold.json`. Throws every key and value that is wrong, each at its place.
    package init(decoding bytes: [UInt8], path: RelativePath = Configuration.fileName) throws(Failure) {
        let node: JSONNode
        do {
            node = try JSONReader.read(bytes)
        } catch {
            let location = SourceLocation(path: path, line: error.line, column: error.column)
            if case .duplicateKey(let key) = error.flaw {
                throw Failure(.configuration(.duplicateKey(key)), at: location)
            }
            throw Failure(.configuration(.syntax(error.flaw)), at: location)
        }
        var problems: [ConfigurationKey.Problem] = []
        let entries = Self.entries(of: node, &problems)
        self.init(app: "")
        // The app first: other defaults follow from it.
        if let app = entries["app"] {
            problems += Self.keys[0].decode(&self, app)
            self = Configuration(app: self.app)
        } else if problems.isEmpty {
            problems.append(ConfigurationKey.Problem(node: node, fact: .missingKey("app")))
        }
        for key in Self.keys.dropFirst() {
            if let entry = entries[key.name] { problems += key.decode(&self, entry) }
        }
        if problems.isEmpty { problems = reservedModules(entries) }
        if problems.isEmpty { return }
        throw Failure(
            problems.sorted { ($0.node.line, $0.node.column) < ($1.node.line, $1.node.column) }.map { problem in
                let location = SourceLocation(path: path, line: problem.node.line, column: problem.node.column)
                return Diagnostic(.error, .configuration(problem.fact), at: location)
            }
        )
    }

    /// Patterns that, with the app's name filled in, are modules of the system's.
    private func reservedModules(_ entries: [String: JSONNode]) -> [ConfigurationKey.Problem] {
        let modules = [
            ("modules.app", appModule), ("modules.core", coreModule), ("modules.networking", networkingModule),
            ("modules.dependencies", dependenciesModule),
        ]
        return modules.compactMap { key, module in
            guard let node = entries[key] ?? entries["app"], ReservedNames.owner(ofModule: module) != nil else {
                return nil
            }
            let expected = "a module's name that is not the system's"
            return .init(node: node, fact: .wrongValue(key: key, value: module, expected: expected, nearest: nil))
        }
    }

    /// The values by their keys' dotted names. What is no key, or no object where one belongs, goes to `problems`.
    private static func entries(
        of node: JSONNode,
        _ problems: inout [ConfigurationKey.Problem]
    ) -> [String: JSONNode] {
        guard case .object(let members) = node.value else {
            problems.append(ConfigurationKey.wrongType(node, "scaffold.json", "an object"))
            return [:]
        }
        let names = keys.map { $0.name.split(separator: ".").map(String.init) }
        var known: [String] = []
        for name in names where known.last != name[0] { known.append(name[0]) }
        problems += ConfigurationKey.unknown(members, known: known, prefix: "")
        var entries: [String: JSONNode] = [:]
        for member in members {
            let inner = names.filter { $0.count == 2 && $0[0] == member.key }.map { $0[1] }
            if inner.isEmpty {
                entries[member.key] = member.value
            } else if case .object(let members) = member.value.value {
                problems += ConfigurationKey.unknown(members, known: inner, prefix: member.key + ".")
                for inner in members { entries[member.key + "." + inner.key] = inner.value }
            } else {
                problems.append(ConfigurationKey.wrongType(member.value, member.key, "an object"))
            }
        }
        return entries
    }
}

extension ConfigurationKey {
    /// A problem for every member that is not known.
    static func unknown(_ members: [JSONNode.Member], known: [String], prefix: String) -> [Problem] {
        members.filter { !known.contains($0.key) }.map { member in
            let near = nearest(to: member.key, among: known)
            return Problem(
                node: JSONNode(value: .null, line: member.line, column: member.column),
                fact: .unknownKey(
                    prefix + member.key,
                    nearest: near.map { prefix + $0 },
                    known: known.map { prefix + $0 }
                )
            )
        }
    }
}
