import ScaffoldTemplates

/// `add-deep-link`: a route in a feature's deep-link handler, with its tests. The handler is made where there is none.
package struct AddDeepLink: Sendable {
    /// nil: the one that the working directory is in.
    package var feature: String?
    package var path: RoutePath
    /// The incoming case; nil: the one that the path's first components name, `main` where it has none.
    package var destination: String?

    package init(feature: String?, path: RoutePath, destination: String? = nil) {
        self.feature = feature
        self.path = path
        self.destination = destination
    }

    package func plan(in workspace: Workspace, options: GenerationOptions = .init()) throws(Failure) -> GenerationPlan {
        let feature = try workspace.feature(named: feature)
        guard let navigation = try IncomingTarget.navigation(of: feature, in: workspace) else {
            throw Failure(.link(.noIncoming(feature: feature.name.upperCamel)), at: SourceLocation(path: feature.path))
        }
        let item = try item(of: navigation)
        let target = try IncomingTarget(
            navigation: navigation,
            item: item,
            feature: feature.name,
            folder: feature.path,
            in: workspace
        )
        var writer = try FeatureWriter(feature, in: workspace, options: options)
        let route = try writer.route(path, to: target)
        let written = try writer.ensureDeepLinkHandler(of: navigation, screen: try firstScreen(of: feature, workspace))
        try writer.addRoute(route)
        if !writer.bench.changeset.isEmpty {
            try writer.record(writer.part("deep-link", ["path": path.text, "to": item.name]), written: written)
        }
        return try writer.plan()
    }

    /// What the feature opens with, as far as a template asks for it; any name will do where there is none.
    private func firstScreen(of feature: FeatureLayout, _ workspace: Workspace) throws(Failure) -> Name {
        let screens = try workspace.screens(of: feature)
        return screens.first.flatMap { try? Name($0) } ?? feature.name
    }

    private func item(of navigation: NavigationEnum) throws(Failure) -> NavigationCase {
        if let destination {
            let plain = destination.split(separator: ".").last.map { String($0) } ?? destination
            return try IncomingTarget.item(named: plain.filter { $0 != "`" }, of: navigation)
        }
        let literals = path.components.prefix { if case .literal = $0 { true } else { false } }
        if literals.isEmpty { return try IncomingTarget.item(named: "main", of: navigation) }
        for count in stride(from: literals.count, to: 0, by: -1) {
            let name = FeatureName.folded(RoutePath(components: Array(literals.prefix(count))).text)
            if let found = navigation.cases.first(where: { FeatureName.folded($0.name) == name }) { return found }
        }
        throw Failure(
            .deepLink(.noCase(path: path.text, type: navigation.name, known: navigation.cases.map(\.name))),
            at: navigation.location
        )
    }
}
