/// `scaffold.json`, decoded, defaults filled in.
package struct Configuration: Hashable, Sendable {
    package var app: String
    package var kit = "modular"
    package var core = Core.vendored
    package var guards = true
    package var modules = Modules()
    package var paths = Paths()
    package var redirects = Redirects()
    package var scan = Scan()
    package var deepLinks: DeepLinks
    package var style = Style()
    package var check = Check()
    package var contracts = Contracts()

    package init(app: String, scheme: String? = nil) {
        self.app = app
        deepLinks = DeepLinks(scheme: scheme ?? app.lowercased())
    }

    package enum Core: Hashable, Sendable {
        case vendored
        case package(Location, version: String?)

        package enum Location: Hashable, Sendable {
            case url(String)
            case path(String)
        }
    }

    /// Patterns in which `{app}` and `{feature}` stand for the names.
    package struct Modules: Hashable, Sendable {
        package var feature = "{app}{feature}"
        package var app = "{app}AppKit"
        package var core = "NavCore"
        package var networking = "{app}Networking"
        package var dependencies = "{app}Dependencies"
    }

    package struct Paths: Hashable, Sendable {
        package var features = ["Features"]
        package var app = "AppKit"
        package var core = "Libraries/Core"
        package var networking = "Libraries/Networking"
        package var dependencies = "Libraries/Dependencies"
    }

    package struct Redirects: Hashable, Sendable {
        package var table = "AppKit/Sources/Presentation/Navigation/AppNavigationRedirect.swift"
        package var type = "AppNavigationRedirect"
    }

    package struct Scan: Hashable, Sendable {
        package var include = ["Features", "Libraries"]
        package var exclude: [String] = []
    }

    package struct DeepLinks: Hashable, Sendable {
        package var scheme: String
    }

    package struct Style: Hashable, Sendable {
        /// `4 spaces`, `2 spaces`, `tabs`.
        package var indent = "4 spaces"
        /// Put before every generated Swift file, as comment lines.
        package var header = ""
    }

    package struct Check: Hashable, Sendable {
        package var off: [String] = []
    }

    package struct Contracts: Hashable, Sendable {
        /// What both others refine, and what the table takes and gives.
        package var navigation = "NavigationContract"
        package var incoming = "IncomingNavigationContract"
        package var outgoing = "OutgoingNavigationContract"
        package var redirect = "NavigationRedirectContract"
    }
}
