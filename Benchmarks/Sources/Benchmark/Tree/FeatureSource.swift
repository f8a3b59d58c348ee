/// The files of a feature whose text the redirect table depends on, and those that speak of contracts.
struct FeatureSource {
    let name: String
    /// The features that this one leads to, with what it wants of each.
    let destinations: [(feature: String, kind: Kind)]

    enum Kind: Int, CaseIterable { case entry, detail, search }

    var incoming: String {
        """
        import NavCore

        /// Everything that \(name) can show to the rest of the app.
        public enum \(name)IncomingNavigation: IncomingNavigationContract {
            /// The first screen, as reached from the tab bar: `case main`, not `case list`.
            case main
            case detail(identifier: Int)
            case search(query: String)
            case filter(selection: Set<String>, isAscending: Bool = true)

            var title: String {
                switch self {
                case .main: "\(name)"
                case .detail(let identifier): "\(name) \\(identifier)"
                case .search(let query): "\\"\\(query)\\" in \(name)"
                case .filter: "Filter { }"
                }
            }
        }

        """
    }

    var outgoing: String {
        let cases = destinations.map { feature, kind in
            let name = Self.lowerCamel(feature)
            return switch kind {
            case .entry: "    case \(name)"
            case .detail: "    case \(name)Detail(identifier: Int)"
            case .search: "    case \(name)Search(query: String)"
            }
        }
        return """
            import NavCore

            /// Where \(name) leads, without knowing who answers.
            public enum \(name)OutgoingNavigation: OutgoingNavigationContract {
            \(cases.joined(separator: "\n"))
            }

            """
    }

    var entry: String {
        """
        #if canImport(SwiftUI)
        import BenchDependencies
        import NavCore
        import SwiftUI

        /// The entry of \(name): what the app makes, and asks for views.
        public struct \(name)Feature: FeatureContract {
            public let deepLinkHandler: (any DeepLinkHandlerContract)?
            private let container: \(name)Container

            public init(dependencies: FeatureDependencies) {
                deepLinkHandler = \(name)DeepLinkHandler()
                container = \(name)Container(tracker: dependencies.tracker)
            }

            public func makeMainView(navigator: any NavigatorContract) -> AnyView {
                AnyView(container.make\(name)View(navigator: navigator))
            }

            public func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
                guard let navigation = navigation as? \(name)IncomingNavigation else { return nil }
                switch navigation {
                case .main: return makeMainView(navigator: navigator)
                case .detail(let identifier): return container.makeDetailView(identifier: identifier, navigator: navigator)
                case .search(let query): return container.makeSearchView(query: query, navigator: navigator)
                case .filter: return nil
                }
            }
        }
        #endif

        """
    }

    var deepLinkHandler: String {
        """
        import Foundation
        import NavCore

        /// Links such as `bench://\(name.lowercased())/detail/42`.
        struct \(name)DeepLinkHandler: DeepLinkHandlerContract {
            let scheme = "bench"
            let host = "\(name.lowercased())"

            func resolve(_ url: URL) -> (any NavigationContract)? {
                let components = url.pathComponents.filter { $0 != "/" }
                switch (components.first, components.dropFirst().first.flatMap(Int.init)) {
                case (nil, _): return \(name)IncomingNavigation.main
                case ("detail", let identifier?): return \(name)IncomingNavigation.detail(identifier: identifier)
                default: return nil
                }
            }
        }

        """
    }

    private static func lowerCamel(_ name: String) -> String {
        name.prefix(1).lowercased() + name.dropFirst()
    }
}
