import SwiftScan

/// The redirect table without a feature: its own enum's arms go, and other features' cases that led to it lead to "not
/// found".
struct RedirectRemoval {
    let feature: FeatureLayout
    let configuration: Configuration
    /// The workspace as it is, and the navigation in it.
    let before: any FileTree
    let map: NavigationMap
    /// nil where there is none.
    let table: RedirectTable?

    init(feature: FeatureLayout, configuration: Configuration, before: any FileTree) throws(Failure) {
        self.feature = feature
        self.configuration = configuration
        self.before = before
        let table = RedirectTable.underWay(in: before, configuration: configuration)
        map = try NavigationScanner(tree: before, configuration: configuration).scan()
        self.table = try table.value.get()
    }

    /// An outgoing case of another feature that leads here.
    struct Arrival: Hashable {
        /// `HomeOutgoingNavigation.characters`
        var outgoing: String
        var navigation: NavigationEnum
        var item: NavigationCase
    }

    /// Those whose arm is a plain destination; what else names the feature is somebody's own code.
    func arrivals() -> [Arrival] {
        guard let table else { return [] }
        // Of many overloads, few name what the feature shows.
        let shown = (map.incoming + map.hiddenIncoming).filter { $0.module == feature.module }
            .compactMap { $0.name.split(separator: ".").last.map(String.init) }
        let uses = IdentifierUse.all(in: table.source, named: Set(shown)).map(\.range.lowerBound)
        let overloads = table.overloads.filter { uses.contains(where: $0.declaration.range.contains) }
        if overloads.isEmpty { return [] }
        let destinations = DestinationIndex(map: map, configuration: configuration)
        let index = EnumIndex(map.outgoing)
        let imported = Set(table.imports.map(RedirectTable.module))
        let names = EnumNames(map: map)
        var arrivals: [Arrival] = []
        for overload in overloads {
            guard case .one(let found) = index.find(overload.typeName, imported: imported) else { continue }
            let navigation = map.outgoing[found]
            if navigation.module == feature.module { continue }
            for arm in overload.arms {
                let tokens = arm.arm.bodyTokens
                let leadsHere = destinations.cases(in: tokens, of: table.source)
                    .contains { $0.navigation.module == feature.module }
                guard leadsHere, isPlain(tokens, of: table.source) else { continue }
                let cases = Set(arm.patterns.compactMap(\.caseName))
                for item in navigation.cases where cases.contains(item.name) {
                    let name = "\(names.spelling(of: navigation)).\(item.name)"
                    arrivals.append(Arrival(outgoing: name, navigation: navigation, item: item))
                }
            }
        }
        return arrivals.sorted { left, right in
            let (one, other) = (left.item.location, right.item.location)
            return one.path == other.path ? (one.line ?? 0) < (other.line ?? 0) : one.path < other.path
        }
    }

    /// `Enum.case` or `Enum.case(…)`, with or without `return`.
    private func isPlain(_ tokens: Range<Int>, of source: SourceFile) -> Bool {
        var index = tokens.lowerBound
        if source.isToken(index, "return") { index += 1 }
        guard source.kind(ofToken: index) == .identifier else { return false }
        index += 1
        while index + 1 < tokens.upperBound, source.kind(ofToken: index) == .period,
            source.kind(ofToken: index + 1) == .identifier
        {
            index += 2
        }
        if index < tokens.upperBound, source.kind(ofToken: index) == .leftParenthesis {
            index = source.indexAfter(index)
        }
        return index == tokens.upperBound
    }

    /// The table as `after`, the workspace without the feature's folder, wants it.
    func plan(after: any FileTree, arrivals: [Arrival]) throws(Failure) -> RedirectPlan {
        guard let table else { return RedirectPlan() }
        let left = map.without(module: feature.module)
        let own =
            map.outgoing.filter { $0.module == feature.module }.map(\.name)
            + map.unusable.filter { $0.module == feature.module }.map(\.name)
        let removed = Set(own + own.map { "\(feature.module).\($0)" })
        let decided = Set(arrivals.map { TablePlan.key($0.navigation, $0.item) })
        var decisions: [RedirectDecision] = []
        for navigation in left.outgoing {
            for item in navigation.cases where decided.contains(TablePlan.key(navigation, item)) {
                decisions.append(RedirectDecision(navigation: navigation, item: item, destination: nil))
            }
        }
        return try SyncRedirects.plan(
            map: left,
            tree: after,
            configuration: configuration,
            mode: .lenient,
            decisions: decisions,
            removing: feature.module,
            removed: removed,
            table: table,
            scope: PlanScope(planned: Set(arrivals.map(\.navigation.module)), listed: [], asksUnused: false)
        )
    }
}

extension NavigationMap {
    /// The map as a scan finds it once a module is gone.
    fileprivate func without(module: String) -> NavigationMap {
        var map = self
        map.incoming.removeAll { $0.module == module }
        map.outgoing.removeAll { $0.module == module }
        map.hiddenIncoming.removeAll { $0.module == module }
        let gone = Set(map.unusable.filter { $0.module == module }.map(\.diagnostic))
        map.unusable.removeAll { $0.module == module }
        map.diagnostics.removeAll { gone.contains($0) }
        map.modules.remove(module)
        return map
    }
}
