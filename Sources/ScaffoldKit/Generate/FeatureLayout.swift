/// Where a feature's parts are and what they are called.
package struct FeatureLayout: Hashable, Sendable {
    package var name: Name
    /// `Features/Characters`.
    package var path: RelativePath
    package var module: String

    package init(name: Name, path: RelativePath, configuration: Configuration) {
        self.name = name
        self.path = path
        module = configuration.module(feature: name)
    }

    package var entry: String { name.upperCamel + "Feature" }
    package var container: String { name.upperCamel + "Container" }
    package var incoming: String { name.upperCamel + "IncomingNavigation" }
    package var outgoing: String { name.upperCamel + "OutgoingNavigation" }
    /// What the types that every feature shows to others add to its name.
    static let shownSuffixes = ["Feature", "IncomingNavigation", "OutgoingNavigation"]
    package var sources: RelativePath { path.appending("Sources") }
    package var tests: RelativePath { path.appending("Tests") }
    package var record: RelativePath { path.appending(Workspace.featureRecord) }

    package func source(_ components: String...) -> RelativePath {
        components.reduce(sources) { $0.appending($1) }
    }

    package func test(_ components: String...) -> RelativePath {
        components.reduce(tests) { $0.appending($1) }
    }
}

/// A screen of a feature, as it is to be written.
package struct ScreenLayout: Hashable, Sendable {
    package var name: Name
    /// The incoming case that shows it: `main`, `detail`.
    package var caseName: String
    package var payload: Payload
    package var hasNavigator: Bool
    package var hasTracker: Bool

    /// A feature's first screen is its entry, `main`; a later one's case is its words without the feature's leading ones.
    package init(
        name: Name,
        feature: Name,
        isFirst: Bool,
        payload: Payload = .none,
        hasNavigator: Bool = true,
        hasTracker: Bool = true
    ) {
        self.name = name
        let short = (name.droppingPrefix(feature) ?? name).lowerCamel
        caseName = isFirst ? "main" : SwiftName.isKeyword(short) ? name.lowerCamel : short
        self.payload = payload
        self.hasNavigator = hasNavigator
        self.hasTracker = hasTracker
    }

    package func type(_ suffix: String) -> String { name.upperCamel + suffix }
}
