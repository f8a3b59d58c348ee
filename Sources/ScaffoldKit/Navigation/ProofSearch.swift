import SwiftScan

/// Finds out which redirects of unknown types may go. Looks through the workspace once, and only where a type is unknown.
struct ProofSearch {
    let map: NavigationMap
    let table: RedirectTable
    let handWritten: HandWrittenRedirects
    let tree: any FileTree
    let configuration: Configuration
    let pruning: Pruning?

    /// - Parameter removed: the types that a command takes away itself: they alone are gone, and nothing is searched.
    func proof(removed: Set<String>?) throws(Failure) -> RedirectProof {
        let index = EnumIndex(map.outgoing)
        let unknown = unknownTypes(index)
        var proof = RedirectProof(pruning: pruning)
        if let removed {
            for type in unknown.redirects + unknown.others where removed.contains(type.name) {
                proof.verdicts[type.name] = .gone
            }
            return proof
        }
        for type in unknown.others { proof.verdicts[type.name] = .stays(.otherMember) }
        let wanted = unknown.redirects + (!unknown.others.isEmpty && lacksRedirects(index) ? unknown.others : [])
        if wanted.isEmpty { return proof }
        let modules = try WorkspaceModules(tree: tree, configuration: configuration, map: map)
        let imported = Set(table.imports.map(RedirectTable.module))
        var open: [TypePath] = []
        let incoming = map.incoming + map.hiddenIncoming
        for type in wanted {
            if let shown = incoming.first(where: { $0.name == type.name || "\($0.module).\($0.name)" == type.name }) {
                proof.verdicts[type.name] = .stays(.declared(shown.location))
                continue
            }
            if let module = type.components.first, type.components.count > 1,
                type.startsWithModule || imported.contains(module), !modules.isOwn(module)
            {
                proof.verdicts[type.name] = .stays(.foreignModule(module))
            } else {
                open.append(type)
            }
        }
        if open.isEmpty { return proof }
        let doubtful = imported.subtracting([configuration.appModule]).filter {
            !modules.isOwn($0) && !Self.isSystem($0)
        }
        let search = TypeSearch(
            tree: tree,
            configuration: configuration,
            table: table,
            outgoing: index,
            modules: modules
        )
        let findings = try search.find(open, foreign: doubtful)
        let redirects = Set(unknown.redirects.map(\.name))
        for type in open {
            let finding = findings.types[type.name] ?? TypeSearch.Finding()
            if let alias = finding.alias {
                let navigation = map.outgoing[alias]
                proof.aliases[type.name] = "\(navigation.module).\(navigation.name)"
                proof.verdicts[type.name] = nil
            } else if redirects.contains(type.name) {
                let verdict = verdict(of: type, finding, foreign: findings.foreign.sorted().first)
                proof.verdicts[type.name] = verdict
                if verdict == .gone {
                    proof.tests += finding.tests.map { LeftTest(type: type.name, location: $0) }
                }
            }
        }
        return proof
    }

    private func verdict(
        of type: TypePath,
        _ finding: TypeSearch.Finding,
        foreign: String?
    ) -> RedirectProof.Verdict {
        if let place = finding.declared { return .stays(.declared(place)) }
        if let module = finding.foreignModule { return .stays(.foreignModule(module)) }
        if pruning?.takes(type.name) == true { return .gone }
        if let place = finding.named { return .unproven(.named(place)) }
        if let foreign { return .unproven(.imported(module: foreign)) }
        return .gone
    }

    private static func isSystem(_ module: String) -> Bool {
        module.hasPrefix("_") || ReservedNames.owner(ofModule: module) != nil
    }

    /// Types that the scan doesn't know: of what is an outgoing enum's redirect by the look of it, and of other functions
    /// and lines.
    private func unknownTypes(_ index: EnumIndex) -> (redirects: [TypePath], others: [TypePath]) {
        var redirects: [TypePath] = []
        var others: [TypePath] = []
        var seen: Set<String> = []
        func isUnknown(_ name: String) -> Bool {
            index.indices(of: name).isEmpty
                && !map.unusable.contains { $0.name == name || "\($0.module).\($0.name)" == name }
        }
        for overload in table.overloads where isUnknown(overload.typeName) {
            guard let path = overload.path, seen.insert(path.name).inserted else { continue }
            if table.isRedirect(overload) { redirects.append(path) } else { others.append(path) }
        }
        for entry in handWritten.entries where isUnknown(entry.typeName) {
            if let path = TypePath(entry.typeName), seen.insert(path.name).inserted { others.append(path) }
        }
        for entry in table.dispatcher?.entries ?? [] where isUnknown(entry.typeName) {
            guard let path = TypePath(table.source.folded(entry.typeRange)), !seen.contains(path.name) else { continue }
            // One that an overload answers goes with that.
            if seen.contains(where: { TypePath.agree($0, path.name) }) {
                others.append(path)
            } else if entry.callsOverload, table.catchAll == nil,
                !handWritten.entries.contains(where: { TypePath.agree($0.typeName, path.name) })
            {
                redirects.append(path)
            } else {
                others.append(path)
            }
            seen.insert(path.name)
        }
        return (redirects, others)
    }

    /// Whether an outgoing enum has no overload or no dispatching line under its own name, so that one of the unknown types
    /// may be an alias of it.
    private func lacksRedirects(_ index: EnumIndex) -> Bool {
        var overloaded: Set<Int> = []
        var dispatched: Set<Int> = []
        for overload in table.overloads { overloaded.formUnion(index.indices(of: overload.typeName)) }
        for entry in handWritten.entries { overloaded.formUnion(index.indices(of: entry.typeName)) }
        for entry in table.dispatcher?.entries ?? [] { dispatched.formUnion(index.indices(of: entry.typeName)) }
        return map.outgoing.indices.contains { number in
            let navigation = map.outgoing[number]
            return navigation.isKnown && !navigation.cases.isEmpty
                && !(overloaded.contains(number) && dispatched.contains(number))
        }
    }
}
