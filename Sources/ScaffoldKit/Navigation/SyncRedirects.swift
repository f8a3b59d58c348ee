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
        rewrites: Bool = false,
        pruning: Pruning? = nil
    ) throws(Failure) -> RedirectPlan {
        let table = RedirectTable.underWay(in: tree, configuration: configuration)
        let map = try NavigationScanner(tree: tree, configuration: configuration).scan()
        return try plan(
            map: map,
            tree: tree,
            configuration: configuration,
            mode: mode,
            rewrites: rewrites,
            pruning: pruning,
            // What is wrong with it is said in its turn.
            table: try? table.value.get()
        )
    }

    /// `removing`: a module that is no longer in the workspace, and `removed` what it had that the table may name; the table
    /// may lose its last arms with it, and loses no others.
    static func plan(
        map: NavigationMap,
        tree: any FileTree,
        configuration: Configuration,
        mode: Mode,
        rewrites: Bool = false,
        decisions: [RedirectDecision] = [],
        removing module: String? = nil,
        removed: Set<String>? = nil,
        pruning: Pruning? = nil,
        table: RedirectTable? = nil,
        scope: PlanScope = .all
    ) throws(Failure) -> RedirectPlan {
        var run = SyncRun(map: map, tree: tree, configuration: configuration, mode: mode, rewrites: rewrites)
        run.decisions = decisions
        run.leaving = module
        run.removed = removed
        run.pruning = pruning
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
    /// The module that goes, and its types that the table may name.
    var leaving: String?
    var removed: Set<String>?
    var pruning: Pruning?
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
        var proof = try self.proof(table, handWritten)
        try checkPruning(&proof, table)
        try checkScan(table, proof)
        func makePlanner(_ declared: DeclaredTypes) -> TablePlanner {
            TablePlanner(
                map: map,
                table: table,
                handWritten: handWritten,
                configuration: configuration,
                decisions: decisions,
                proof: proof,
                rewrites: rewrites,
                scope: scope,
                declared: declared
            )
        }
        var planner = makePlanner(DeclaredTypes())
        var tablePlan = planner.plan()
        if !tablePlan.doubtfulTypes.isEmpty {
            planner = makePlanner(try search.places(of: tablePlan.doubtfulTypes))
            tablePlan = planner.plan()
        }
        tablePlan.diagnostics += try reports(of: tablePlan.suspects, search)
        if pruning == nil { tablePlan.diagnostics += proof.testReports }
        var result = RedirectPlan()
        result.redirects = tablePlan.redirects
        if let table { result.removed = removed(by: tablePlan, of: table, planner.names) }
        result.unused = unused(tablePlan, planner.names)
        result.kept = tablePlan.kept
        result.unchecked = tablePlan.unchecked
        result.diagnostics = diagnostics(tablePlan, handWritten)
        let after = try contents(tablePlan, table, planner.names)
        result.isStale = after != before
        var changes = [FileChange(path: path, before: before, after: after)]
        if pruning != nil {
            result.pruned = proof.verdicts.filter { $0.value == .gone }.map(\.key).sorted()
            changes += try testChanges(proof, table, &result.diagnostics)
        }
        if !result.isBlocked { result.changeset = Changeset(changes) }
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
        guard let type = table.type, type.body != nil else { return try checkMissingType(of: table) }
        if rewrites {
            guard let dispatcher = table.dispatcher, !dispatcher.isRecognised else { return }
            guard ReplaceableShape(table, enums: map.outgoing).holds(for: dispatcher) else {
                let place = table.location(dispatcher.declaration.nameRange.lowerBound)
                throw Failure(.redirect(.notReplaceable(.dispatcher)), at: place)
            }
            return
        }
        guard let dispatcher = table.dispatcher else {
            let fact = RedirectFact.noDispatcher(type: type.name, contract: configuration.contracts.navigation)
            throw Failure(.redirect(fact), at: table.location(type.nameRange.lowerBound))
        }
        guard dispatcher.isRecognised else {
            throw Failure(
                .redirect(.shape(.dispatcher)),
                at: table.location(dispatcher.declaration.nameRange.lowerBound)
            )
        }
    }

    /// The canonical table goes only where nothing of the type is, so that there are never two.
    private func checkMissingType(of table: RedirectTable) throws(Failure) {
        let name = configuration.redirects.type
        if let use = IdentifierUse.all(in: table.source, named: [name]).first {
            throw Failure(.redirect(.typeNotRead(name: name)), at: table.location(use.range.lowerBound))
        }
        guard rewrites else {
            throw Failure(.redirect(.noType(name: name)), at: SourceLocation(path: table.path))
        }
        let search = DeclarationSearch(tree: tree, configuration: configuration, table: table.source)
        if try search.declared([name], below: [configuration.paths.app]).contains(name) {
            throw Failure(.redirect(.typeElsewhere(name: name)), at: SourceLocation(path: table.path))
        }
    }

    private func proof(_ table: RedirectTable?, _ handWritten: HandWrittenRedirects) throws(Failure) -> RedirectProof {
        guard let table else { return RedirectProof() }
        let search = ProofSearch(
            map: map,
            table: table,
            handWritten: handWritten,
            tree: tree,
            configuration: configuration,
            pruning: pruning
        )
        return try search.proof(removed: removed)
    }

    /// What is to be pruned by name must be there, or be named by tests of the app layer.
    private func checkPruning(_ proof: inout RedirectProof, _ table: RedirectTable?) throws(Failure) {
        guard case .named(let names) = pruning, let table else { return }
        var failures: [Diagnostic] = []
        for name in names {
            let verdicts = proof.verdicts.filter { TypePath.agree($0.key, name) }.sorted { $0.key < $1.key }
            if verdicts.contains(where: { $0.value == .gone }) { continue }
            if case .stays(let reason?) = verdicts.first?.value {
                failures.append(Diagnostic(.error, .redirect(.notLeftOver(name: name, reason))))
            } else if let fact = try pruneTests(naming: name, table, &proof) {
                failures.append(Diagnostic(.error, .redirect(fact)))
            }
        }
        if !failures.isEmpty { throw Failure(failures) }
    }

    /// A type that the table doesn't name any more may be left in tests. What is wrong where it isn't.
    private func pruneTests(
        naming name: String,
        _ table: RedirectTable,
        _ proof: inout RedirectProof
    ) throws(Failure) -> RedirectFact? {
        let others = proof.verdicts.filter { verdict in
            if case .stays = verdict.value { false } else { true }
        }
        let unknown = RedirectFact.notPrunable(name: name, others: others.keys.sorted())
        guard let type = TypePath(name), EnumIndex(map.outgoing).indices(of: name).isEmpty else { return unknown }
        let modules = try WorkspaceModules(tree: tree, configuration: configuration, map: map)
        let search = TypeSearch(
            tree: tree,
            configuration: configuration,
            table: table,
            outgoing: EnumIndex(map.outgoing),
            modules: modules
        )
        let finding = try search.find([type], foreign: []).types[type.name]
        if let place = finding?.declared { return .notLeftOver(name: name, .declared(place)) }
        guard let finding, !finding.tests.isEmpty else { return unknown }
        proof.tests += finding.tests.map { LeftTest(type: name, location: $0) }
        return nil
    }

    private func testChanges(
        _ proof: RedirectProof,
        _ table: RedirectTable?,
        _ diagnostics: inout [Diagnostic]
    ) throws(Failure) -> [FileChange] {
        if proof.tests.isEmpty { return [] }
        let modules = try WorkspaceModules(tree: tree, configuration: configuration, map: map)
        var removal = LeftTestRemoval(
            tree: tree,
            configuration: configuration,
            types: Set(proof.tests.map(\.type)),
            isGone: modules.isGone
        )
        try removal.run(proof.tests)
        diagnostics += removal.diagnostics
        return removal.changes
    }

    /// A table with arms for outgoing enums, of which the scan finds none, is most likely a scan in the wrong place.
    private func checkScan(_ table: RedirectTable?, _ proof: RedirectProof) throws(Failure) {
        guard let table, removed == nil, pruning == nil, map.outgoing.isEmpty,
            !map.unusable.contains(where: \.isOutgoing)
        else { return }
        let isLost = table.overloads.contains { overload in
            if case .stays = proof.verdict(of: overload.typeName) { return false }
            return !overload.arms.isEmpty
        }
        if isLost { throw Failure(.redirect(.noOutgoing), at: SourceLocation(path: table.path)) }
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
        var all = unchecked(plan) + map.diagnostics + unusable.map(\.diagnostic) + plan.diagnostics
        if mode == .lenient {
            for index in all.indices where all[index].severity == .error { all[index].severity = .warning }
        }
        return all.sorted(by: Diagnostic.byPlace)
    }

    /// One note, however many there are.
    private func unchecked(_ plan: TablePlan) -> [Diagnostic] {
        guard mode != .lenient, let first = plan.unchecked.first else { return [] }
        return [Diagnostic(.note, .redirect(.unchecked(count: plan.unchecked.count)), at: first)]
    }

    private func removed(by plan: TablePlan, of table: RedirectTable, _ names: EnumNames) -> [String] {
        let types = plan.goneOverloads.map { table.overloads[$0].typeName }
        let arms = plan.enums.flatMap { item -> [String] in
            guard let index = item.overload else { return [] }
            return item.removals.compactMap { place in
                table.overloads[index].arms[place.arm].patterns[place.pattern].caseName.map {
                    "\(names.spelling(of: item.navigation)).\($0)"
                }
            }
        }
        return types + arms
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

    /// A second pass: what moves to another `#if` takes the edits of the first with it.
    private func conditionsMended(_ bytes: [UInt8], _ path: RelativePath) throws(Failure) -> [UInt8] {
        let table = try RedirectTable(bytes, path: path, configuration: configuration)
        let style = TableEditor.style(of: table, configuration)
        let edits = TableConditions(table, enums: map.outgoing, scope: scope).edits(style)
        guard let after = edits.applied(to: bytes), (try? SourceFile(after)) != nil else {
            throw Failure(.redirect(.notEditable), at: SourceLocation(path: path))
        }
        return after
    }

    private func rewriter(_ table: RedirectTable, _ plan: TablePlan, _ names: EnumNames) -> TableRewriter {
        TableRewriter(
            table: table,
            plan: plan,
            configuration: configuration,
            names: names,
            shape: ReplaceableShape(table, enums: map.outgoing)
        )
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
        let edits = editor.edits(with: rewrites ? rewriter(table, plan, names) : nil, isGone: isGone.contains)
        if edits.isEmpty, !rewrites, !plan.hasOtherConditions { return table.source.bytes }
        guard var after = edits.applied(to: table.source.bytes), (try? SourceFile(after)) != nil else {
            throw Failure(.redirect(.notEditable), at: SourceLocation(path: table.path))
        }
        if plan.hasOtherConditions { after = try conditionsMended(after, table.path) }
        guard rewrites else { return after }
        return try TableOrder.ordered(after, path: table.path, configuration: configuration, enums: map.outgoing)
    }
}
