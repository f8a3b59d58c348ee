import ScaffoldTemplates
import SwiftScan

// A feature's deep-link handler: its routes, and the handler itself where somebody has left it out.
extension FeatureWriter {
    /// The route of a path, with a parameter for each value of the case that the path names.
    func route(_ path: RoutePath, to target: IncomingTarget) throws(Failure) -> DeepLinkRoute {
        try refuseTaken(path, leadingTo: target.name)
        var taken: Set<String> = []
        var values: [DeepLinkRoute.Value] = []
        var missing: Diagnostic?
        for (index, value) in target.spelling.payload.values.enumerated() {
            let inner = target.item.payload.indices.contains(index) ? target.item.payload[index].innerName : nil
            let names = [value.label, inner ?? "", value.name].filter { !$0.isEmpty }
            let parameter = path.parameters.first { names.contains($0) && !taken.contains($0) }
            if let parameter { taken.insert(parameter) }
            let wrapped = SampleValue.unwrapped(value.type)
            values.append(
                DeepLinkRoute.Value(
                    label: value.label,
                    // The handler's own names stand in the same body.
                    name: ["link", "parameters", "url"].contains(value.name) ? value.name + "Value" : value.name,
                    type: wrapped ?? value.type,
                    parameter: parameter,
                    hasDefault: value.defaultValue != nil
                )
            )
            if parameter == nil, wrapped == nil, value.defaultValue == nil, missing == nil {
                let fact = DeepLinkFact.valueMissing(names[0], item: target.item.name, path: path.text)
                missing = Diagnostic(.error, .deepLink(fact), at: target.item.location)
            }
            if parameter != nil, try !isText(wrapped ?? value.type) {
                throw Failure(.deepLink(.notText(wrapped ?? value.type, label: names[0])), at: target.item.location)
            }
        }
        if let unknown = path.parameters.first(where: { !taken.contains($0) }) {
            let known = target.spelling.payload.values.map { $0.label.isEmpty ? $0.name : $0.label }
            throw Failure(
                .deepLink(.parameterUnknown(unknown, item: target.item.name, known: known)),
                at: target.item.location
            )
        }
        if let missing { throw Failure([missing]) }
        return DeepLinkRoute(
            path: path,
            type: target.navigation.name,
            item: target.item.name,
            values: values,
            conditions: target.item.conditions.map(\.expression)
        )
    }

    /// Writes the handler and its tests where the feature has none, and hands it to the entry.
    mutating func ensureDeepLinkHandler(of navigation: NavigationEnum, screen: Name) throws(Failure) -> [RelativePath] {
        guard try handler() == nil else { return [] }
        let main = navigation.cases.first { $0.name == "main" && $0.payload.allSatisfy(\.hasDefault) }
        guard let main, main.payload.isEmpty else {
            throw Failure(.deepLink(.noEntry(type: navigation.name)), at: navigation.location)
        }
        let type = feature.name.upperCamel + "DeepLinkHandler"
        let layout = ScreenLayout(name: screen, feature: feature.name, isFirst: true)
        let context = context(screen: layout)
        let files = try renderer.files(of: "feature", context: context).filter { $0.path.name.hasPrefix(type) }
        let written = try bench.create(files)
        try bench.wire([
            WiringStep(try entryFile(), DeepLinkHandlerEdit(entry: feature.entry, handler: type))
        ])
        let featureTests = try testFile(feature.entry + "Tests", "Unit", feature.entry + "Tests.swift")
        try wireTests([
            WiringStep(
                featureTests,
                MemberEdit(
                    type: feature.entry + "Tests",
                    member: try snippet("feature-deep-link-test.swift", context),
                    name: "deepLinkHandler()"
                )
            )
        ])
        return written
    }

    /// Wires a route and its tests.
    mutating func addRoute(_ route: DeepLinkRoute) throws(Failure) {
        let usual = try usualHandler()
        let handler = try handler() ?? usual
        let routes = try routes(of: handler).map { RoutePath(written: $0.path) }
        let isThere = routes.contains(route.path)
        let others = routes.filter { $0 != route.path }
        var route = route
        if others.contains(where: { $0.words == route.path.words }) {
            route.ownWords = try ownWords(of: route, handler)
        }
        let context = context().merging(route.context(others: others)) { $1 }
        try bench.wire([
            WiringStep(
                handler.path,
                DeepLinkRouteEdit(
                    type: handler.type,
                    path: route.path,
                    statement: try snippet("deep-link-route.swift", context)
                )
            )
        ])
        let loser = others.first { route.path.overlaps($0) && route.path.isMoreSpecific(than: $0) }
        if let loser, !isThere {
            bench.note(Diagnostic(.note, .deepLink(.goesFirst(path: route.path.text, before: loser.text))))
        }
        try addTests(of: route, type: handler.type + "Tests", context: context)
    }

    private mutating func addTests(
        of route: DeepLinkRoute,
        type suite: String,
        context: [String: TemplateValue]
    ) throws(Failure) {
        let tests = try routeTests(suite)
        let base = "\(bench.configuration.deepLinks.scheme)://\(feature.name.kebab)/"
        try wireTests([WiringStep(tests, RefusedLinkEdit(type: suite, base: base, route: route))])
        if let unknown = route.typeWithoutSample {
            bench.note(Diagnostic(.note, .generate(.noSample(type: unknown))))
            return
        }
        var names = ["opens"]
        if !route.path.components.isEmpty { names.append("denies") }
        if route.values.contains(where: {
            $0.parameter != nil && LinkText(type: $0.type, name: $0.name)?.encoded != nil
        }) {
            names.append("decodes")
        }
        for name in names {
            let signature = name + route.words + (name == "denies" ? "(path:)" : "()")
            let member = try snippet("deep-link-\(name)-test.swift", context)
            try wireTests([WiringStep(tests, MemberEdit(type: suite, member: member, name: signature))])
        }
    }

    /// `all-lower` and `all/lower` have the same words: the tests of the second have a number.
    private func ownWords(
        of route: DeepLinkRoute,
        _ handler: (path: RelativePath, type: String)
    ) throws(Failure) -> String {
        let suite = handler.type + "Tests"
        let path = try routeTests(suite)
        let words = route.path.words
        guard let bytes = try bench.read(path) else { return words }
        let file = try bench.editable(path, bytes)
        guard let owner = file.type(named: suite) else { return words }
        let members = file.members(of: owner).map { file.source.declarations[$0] }
        var number = 1
        while true {
            let name = number == 1 ? words : "\(words)\(number)"
            guard let test = members.first(where: { $0.name == "opens" + name }) else { return name }
            if file.source.text(test.range).contains("\"Opens \(route.path.text)\"") { return name }
            number += 1
        }
    }

    private func routeTests(_ suite: String) throws(Failure) -> RelativePath {
        try testFile(suite, "Unit", "Presentation", "Navigation", suite + ".swift")
    }

    /// A route of the same shape may be there, as long as it is the same.
    private func refuseTaken(_ path: RoutePath, leadingTo destination: String) throws(Failure) {
        guard let handler = try handler() else { return }
        for found in try routes(of: handler) {
            let other = RoutePath(written: found.path)
            guard other.hasShape(of: path), other != path || found.destination != destination else { continue }
            let bytes = try bench.read(handler.path) ?? []
            throw Failure(
                .deepLink(.taken(path: path.text, by: other.text, destination: found.destination)),
                at: try bench.editable(handler.path, bytes).location(of: found.range.lowerBound)
            )
        }
    }

    private func routes(of handler: (path: RelativePath, type: String)) throws(Failure) -> [HandlerRoute] {
        guard let bytes = try bench.read(handler.path) else { return [] }
        let file = try bench.editable(handler.path, bytes)
        guard let owner = file.type(named: handler.type) else { return [] }
        let resolve = file.members(of: owner).map { file.source.declarations[$0] }
            .first { $0.kind == .func && $0.name == "resolve" && $0.bodyTokens != nil }
        return file.routes(in: resolve?.bodyTokens ?? 0..<0)
    }

    private func usualHandler() throws(Failure) -> (path: RelativePath, type: String) {
        let type = feature.name.upperCamel + "DeepLinkHandler"
        return (try file(type, "Presentation", "Navigation", type + ".swift"), type)
    }

    /// Where the feature's handler is and what it is called, wherever it has been moved to; nil where there is none.
    private func handler() throws(Failure) -> (path: RelativePath, type: String)? {
        let usual = feature.name.upperCamel + "DeepLinkHandler"
        let files = try bench.tree.files(
            below: [feature.sources],
            suffix: ".swift",
            containingAny: [Array("DeepLinkHandlerContract".utf8)],
            skip: { _ in false }
        )
        var found: [(path: RelativePath, type: String)] = []
        for candidate in files {
            let file = try bench.editable(candidate.path, candidate.bytes)
            for declaration in file.source.declarations where declaration.kind != .extension {
                let isHandler = declaration.inherits.contains { $0.name.hasSuffix("DeepLinkHandlerContract") }
                if isHandler { found.append((candidate.path, declaration.name)) }
            }
        }
        return found.first { $0.type == usual } ?? found.first
    }

    /// True for a type that reads from a text: the standard library's, and the feature's own that say so.
    private func isText(_ type: String) throws(Failure) -> Bool {
        if LinkText(type: type, name: "") != nil { return true }
        let files = try bench.tree.files(
            below: [feature.sources],
            suffix: ".swift",
            containingAny: [Array("LosslessStringConvertible".utf8)],
            skip: { _ in false }
        )
        for candidate in files {
            let file = try bench.editable(candidate.path, candidate.bytes)
            let says = file.source.declarations.contains { declaration in
                declaration.name == type && declaration.inherits.contains { $0.name == "LosslessStringConvertible" }
            }
            if says { return true }
        }
        return false
    }
}
