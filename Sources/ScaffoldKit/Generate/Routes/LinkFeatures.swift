import ScaffoldTemplates
import SwiftScan

/// `link`: a way from a feature's screen to an incoming case of another feature, with all that it takes: the outgoing
/// case, the navigator's method, the redirect, and the tests of each.
package struct LinkFeatures: Sendable {
    /// A feature, or `Feature.Screen`.
    package var from: String
    /// `Characters.detail`; a feature alone stands for its entry.
    package var to: String
    /// nil: the feature's first.
    package var screen: String?
    /// The outgoing case; nil: the name that the redirect rules find.
    package var name: String?
    package var presentation: NavigatorRoute.Presentation

    package init(
        from: String,
        to: String,
        screen: String? = nil,
        name: String? = nil,
        presentation: NavigatorRoute.Presentation = .push
    ) {
        self.from = from
        self.to = to
        self.screen = screen
        self.name = name
        self.presentation = presentation
    }

    package func plan(in workspace: Workspace, options: GenerationOptions = .init()) throws(Failure) -> GenerationPlan {
        let workspace = try RedirectUpdate.ahead(in: workspace, options: options)
        let (feature, screen) = try source(in: workspace)
        let target = try IncomingTarget.find(to, in: workspace)
        try refuse(target, from: feature)
        let layout = ScreenLayout(name: screen, feature: feature.name, isFirst: false)
        var writer = try FeatureWriter(feature, in: workspace, options: options)
        let route = try writer.route(to: target, named: name, presentation: presentation)
        try writer.refuseOtherDestination(than: target, of: route)
        var written = try writer.ensureNavigator(layout)
        written += try writer.addOutgoing(route, to: layout)
        try writer.importTypes(of: target, for: route, in: layout)
        if !writer.bench.changeset.isEmpty {
            try writer.record(
                writer.part("link", inputs(route, target: target, screen: screen)),
                written: written
            )
        }
        let request = RedirectUpdate.Request(
            route: route,
            module: feature.module,
            incoming: target.navigation,
            incomingCase: target.item
        )
        let update = try RedirectUpdate.apply(to: &writer.bench, of: feature, deciding: request)
        try writer.addRedirectTests(for: [route], update: update)
        return try writer.plan(screen: screen)
    }

    /// `Home`, or `Home.Offers` for a screen of it.
    private func source(in workspace: Workspace) throws(Failure) -> (FeatureLayout, Name) {
        let parts = from.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let feature = try workspace.feature(named: parts[0])
        guard parts.count == 2 else { return (feature, try workspace.screen(named: screen, of: feature)) }
        let named = try workspace.screen(named: parts[1], of: feature)
        if let screen {
            let other = try workspace.screen(named: screen, of: feature)
            if other != named { throw Failure(.link(.twoScreens(named.upperCamel, other.upperCamel))) }
        }
        return (feature, named)
    }

    private func refuse(_ target: IncomingTarget, from feature: FeatureLayout) throws(Failure) {
        if target.navigation.module == feature.module {
            throw Failure(.link(.itself(feature: feature.name.upperCamel, destination: target.name)))
        }
        if target.navigation.access < .package {
            throw Failure(.link(.notVisible(type: target.navigation.name)), at: target.navigation.location)
        }
    }

    /// What the link is in the feature's record.
    private func inputs(_ route: NavigatorRoute, target: IncomingTarget, screen: Name) -> [String: String] {
        [
            "screen": screen.upperCamel,
            "to": target.name,
            "as": route.item.name,
            "modal": route.presentation == .push ? "" : route.presentation.rawValue,
        ]
    }
}
