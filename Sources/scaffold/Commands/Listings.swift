import ScaffoldKit
import ScaffoldTemplates

/// `list features`
enum FeatureListing {
    struct Entry: Encodable, Sendable {
        let name: String
        let module: String
        let path: String
    }

    static func outcome(in workspace: Workspace) throws(Failure) -> Outcome {
        let features = try workspace.features()
        var outcome = Outcome()
        outcome.report = TextTable.lines(features.map { [$0.name, $0.module, $0.path.string] }, none: "No feature yet.")
        outcome.result = ["features": features.map { Entry(name: $0.name, module: $0.module, path: $0.path.string) }]
        return outcome
    }
}

/// `list screens`
enum ScreenListing {
    struct Entry: Encodable, Sendable {
        let feature: String
        let screen: String
        @NullEncoded var `case`: String?
        let payload: String
        let file: String
        @NullEncoded var line: Int?
    }

    static func outcome(in workspace: Workspace) throws(Failure) -> Outcome {
        let screens = try workspace.screens()
        var outcome = Outcome()
        outcome.report = TextTable.lines(
            screens.map { screen in
                let payload = screen.payload.isEmpty ? "" : "(\(screen.payload))"
                return [screen.feature, screen.screen, screen.caseName.map { "." + $0 + payload } ?? "not reachable"]
            },
            none: "No screen yet."
        )
        outcome.result = [
            "screens": screens.map { screen in
                Entry(
                    feature: screen.feature,
                    screen: screen.screen,
                    case: screen.caseName,
                    payload: screen.payload,
                    file: screen.location.path.string,
                    line: screen.location.line
                )
            }
        ]
        return outcome
    }
}

/// `list routes`
enum RouteListing {
    struct Entry: Encodable, Sendable {
        let url: String
        let feature: String
        @NullEncoded var destination: String?
        let file: String
        @NullEncoded var line: Int?
    }

    static func outcome(in workspace: Workspace) throws(Failure) -> Outcome {
        let routes = try workspace.routes()
        var outcome = Outcome()
        outcome.report = TextTable.lines(
            routes.map { [$0.url, $0.feature, $0.destination ?? "?"] },
            none: "No deep link yet."
        )
        outcome.result = [
            "routes": routes.map { route in
                Entry(
                    url: route.url,
                    feature: route.feature,
                    destination: route.destination,
                    file: route.location.path.string,
                    line: route.location.line
                )
            }
        ]
        return outcome
    }
}

/// `list templates`
enum TemplateListing {
    struct Entry: Encodable, Sendable {
        let template: String
        let files: Int
        /// `built-in`, or `workspace` where the workspace has files of its own for it.
        let origin: String
    }

    static func outcome(in workspace: Workspace) throws(Failure) -> Outcome {
        let templates = try workspace.templates().names
        var outcome = Outcome()
        let entries = templates.map { template in
            Entry(template: template.name, files: template.count, origin: template.isOwn ? "workspace" : "built-in")
        }
        outcome.report = TextTable.lines(
            entries.map { [$0.template, "\($0.files) files", $0.origin] },
            none: "No template."
        )
        outcome.result = ["templates": entries]
        return outcome
    }
}
