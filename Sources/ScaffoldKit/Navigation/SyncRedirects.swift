import SwiftScan

/// Makes the redirect table true to the code.
package enum SyncRedirects {
    package enum Mode: Hashable, Sendable {
        /// Undecided cases and other trouble are errors, and nothing is changed.
        case sync
        /// As `sync`; the caller compares, and writes nothing.
        case check
        /// For commands that do something else too: what is decided is written, the rest is warned of.
        case lenient
    }

    /// Throws where no plan can be made: a file that can't be read or understood, conflict markers, no table type.
    package static func plan(
        tree: any FileTree,
        configuration: Configuration,
        mode: Mode,
        rewrites: Bool = false
    ) throws(Failure) -> RedirectPlan {
        let map = try NavigationScanner(tree: tree, configuration: configuration).scan()
        return try plan(map: map, tree: tree, configuration: configuration, mode: mode, rewrites: rewrites)
    }

    /// `removing`: a module that is no longer in the workspace; the table may lose its last arms with it.
    static func plan(
        map: NavigationMap,
        tree: any FileTree,
        configuration: Configuration,
        mode: Mode,
        rewrites: Bool = false,
        decisions: [RedirectDecision] = [],
        removing module: String? = nil,
        table: RedirectTable? = nil,
        scope: PlanScope = .all
    ) throws(Failure) -> RedirectPlan {
        var run = SyncRun(map: map, tree: tree, configuration: configuration, mode: mode, rewrites: rewrites)
        run.decisions = decisions
        run.leaving = module
        run.known = table
        run.scope = scope
        return try run.plan()
    }
}

/// One making of a plan.
private struct SyncRun {
    let map: NavigationMap
    let tree: any FileTree
    let configuration: Configuration
    let mode: SyncRedirects.Mode
    let rewrites: Bool
    var decisions: [RedirectDecision] = []
    /// The module that goes.
    var leaving: String?
    /// The table, where it was read already.
    var known: RedirectTable?
    var scope = PlanScope.all

    init(
        map: NavigationMap,
        tree: any FileTree,
        configuration: Configuration,
        mode: SyncRedirects.Mode,
        rewrites: Bool
    ) {
        self.map = map
        self.tree = tree
        self.configuration = configuration
        self.mode = mode
        self.rewrites = rewrites
    }

    func plan() throws(Failure) -> RedirectPlan {
        let path = try tablePath()
        let before = try tree.read(path)
        let table = try before.map { bytes throws(Failure) in
            if let known, known.source.bytes == bytes { return known }
            return try RedirectTable(bytes, path: path, configuration: configuration)
        }
        if let table { try check(table) }
        let handWritten = try HandWrittenRedirects(tree: tree, configuration: configuration, table: path)
        let search = DeclarationSearch(tree: tree, configuration: configuration, table: table?.source)
        let planner = TablePlanner(
            map: map,
            table: table,
            handWritten: handWritten,
            configuration: configuration,
            decisions: decisions,
            foreignTypes: try foreignTypes(table, search),
            rewrites: rewrites,
            scope: scope
        )
        var tablePlan = planner.plan()
        tablePlan.diagnostics += try reports(of: tablePlan.suspects, search)
        var result = RedirectPlan()
        result.redirects = tablePlan.redirects
        result.unused = unused(tablePlan, planner.names)
        result.kept = tablePlan.kept
        result.diagnostics = diagnostics(tablePlan, handWritten)
        let after = try contents(tablePlan, table, planner.names)
        result.isStale = after != before
        if !result.isBlocked { result.changeset = Changeset([FileChange(path: path, before: before, after: after)]) }
        return result
    }

    private func tablePath() throws(Failure) -> RelativePath {
        guard let path = RelativePath(configuration.redirects.table), !path.string.isEmpty else {
            throw Failure(.redirect(.notAFile))
        }
        switch try tree.kind(of: path) {
        case .file:
            break
        case nil:
            let app = RelativePath(configuration.paths.app) ?? .root
            guard try tree.kind(of: app) == .folder else {
                throw Failure(.redirect(.noAppLayer(folder: app)), at: SourceLocation(path: path))
            }
        default:
            throw Failure(.redirect(.notAFile), at: SourceLocation(path: path))
        }
        return path
    }

    /// What makes every edit impossible, unless the canonical form is asked for.
    private func check(_ table: RedirectTable) throws(Failure) {
        if leaving == nil, map.outgoing.isEmpty, !map.unusable.contains(where: \.isOutgoing), table.hasArms {
            throw Failure(.redirect(.noOutgoing), at: SourceLocation(path: table.path))
        }
        if rewrites { return }
        guard let type = table.type else {
            throw Failure(.redirect(.noType(name: configuration.redirects.type)), at: SourceLocation(path: table.path))
        }
        guard let dispatcher = table.dispatcher else {
            throw Failure(.redirect(.noDispatcher(type: type.name)), at: table.location(type.nameRange.lowerBound))
        }
        guard dispatcher.isRecognised else {
            throw Failure(
                .redirect(.shape(.dispatcher)),
                at: table.location(dispatcher.declaration.nameRange.lowerBound)
            )
        }
    }

    /// The types of overloads that the scan doesn't know but that the app layer or the core declares.
    private func foreignTypes(_ table: RedirectTable?, _ search: DeclarationSearch) throws(Failure) -> Set<String> {
        let index = EnumIndex(map.outgoing)
        let unknown = (table?.overloads ?? []).map(\.typeName).filter { index.indices(of: $0).isEmpty }
        return try search.declared(Set(unknown), below: [configuration.paths.app, configuration.paths.core])
    }

    /// A name is reported only when no file below the scan roots and the app layer declares it.
    private func reports(
        of suspects: [(suspect: DestinationIndex.Suspect, location: SourceLocation)],
        _ search: DeclarationSearch
    ) throws(Failure) -> [Diagnostic] {
        guard !suspects.isEmpty else { return [] }
        let roots = configuration.scan.include + [configuration.paths.app, configuration.paths.core]
        let types = try search.declared(
            Set(suspects.filter { $0.suspect.member == nil }.map(\.suspect.type)),
            below: roots
        )
        let members = try search.staticMembers(
            of: Set(suspects.filter { $0.suspect.member != nil }.map(\.suspect.type)),
            below: roots
        )
        var diagnostics: [Diagnostic] = []
        for (suspect, location) in suspects {
            if let member = suspect.member {
                if members[suspect.type]?.contains(member) == true { continue }
                let fact = RedirectFact.destinationGone(name: "\(suspect.type).\(member)", nearest: suspect.nearest)
                diagnostics.append(Diagnostic(.error, .redirect(fact), at: location))
            } else if !types.contains(suspect.type) {
                let fact = RedirectFact.destinationEnumGone(name: suspect.type)
                diagnostics.append(Diagnostic(.error, .redirect(fact), at: location))
            }
        }
        return diagnostics
    }

    private func diagnostics(_ plan: TablePlan, _ handWritten: HandWrittenRedirects) -> [Diagnostic] {
        let byHand = Set(handWritten.entries.map(\.typeName))
        let unusable = map.unusable.filter { !byHand.contains($0.name) && !byHand.contains("\($0.module).\($0.name)") }
        var all = map.diagnostics + unusable.map(\.diagnostic) + plan.diagnostics
        if mode == .lenient {
            for index in all.indices where all[index].severity == .error { all[index].severity = .warning }
        }
        return all.sorted(by: Diagnostic.byPlace)
    }

    private func unused(_ plan: TablePlan, _ names: EnumNames) -> [UnusedDestination] {
        guard let reached = plan.reached else { return [] }
        return map.incoming.flatMap { navigation in
            navigation.cases.filter { !reached.contains(TablePlan.key(navigation, $0)) }.map { item in
                UnusedDestination(
                    name: "\(names.spelling(of: navigation)).\(item.name)",
                    module: navigation.module,
                    location: item.location
                )
            }
        }
    }

    /// Of the modules that the table imports; the workspace's folders are listed only where one is in doubt.
    private func goneModules(_ table: RedirectTable) throws(Failure) -> Set<String> {
        let doubtful = table.imports.map(RedirectTable.module).filter { module in
            !map.modules.contains(module) && configuration.featureName(ofModule: module) != nil
        }
        if doubtful.allSatisfy({ $0 == leaving }) { return Set(doubtful) }
        let modules = try WorkspaceModules(tree: tree, configuration: configuration, map: map)
        return Set(doubtful.filter { $0 == leaving || modules.isGone($0) })
    }

    private func contents(
        _ plan: TablePlan,
        _ table: RedirectTable?,
        _ names: EnumNames
    ) throws(Failure) -> [UInt8] {
        guard let table else {
            let style = SourceStyle(indent: configuration.style.unit)
            let canonical = CanonicalTable(configuration: configuration, names: names, style: style)
            return Array(canonical.text(for: plan).utf8)
        }
        let isGone = try goneModules(table)
        let editor = TableEditor(table: table, plan: plan, configuration: configuration, names: names)
        let rewriter = TableRewriter(table: table, plan: plan, configuration: configuration, names: names)
        let edits = editor.edits(with: rewrites ? rewriter : nil, isGone: isGone.contains)
        if edits.isEmpty, !rewrites { return table.source.bytes }
        guard let after = edits.applied(to: table.source.bytes), (try? SourceFile(after)) != nil else {
            throw Failure(.redirect(.notEditable), at: SourceLocation(path: table.path))
        }
        guard rewrites else { return after }
        return try TableOrder.ordered(after, path: table.path, configuration: configuration, enums: map.outgoing)
    }
}
