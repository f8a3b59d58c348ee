import ScaffoldKit
import ScaffoldTemplates
import SwiftScan

/// `list features`
enum FeatureListing {
    static func outcome(in workspace: Workspace) throws(Failure) -> Outcome {
        let features = try workspace.features()
        var outcome = Outcome()
        outcome.report = TextTable.lines(
            features.map { [$0.name, $0.module, $0.path.string] },
            none: "No feature yet."
        )
        outcome.result = FeaturesResult(
            features: features.map { .init(name: $0.name, module: $0.module, path: $0.path.string) }
        )
        return outcome
    }
}

/// `list screens`
enum ScreenListing {
    static func outcome(in workspace: Workspace) throws(Failure) -> Outcome {
        let screens = try workspace.screens()
        var outcome = Outcome()
        outcome.report = TextTable.lines(
            screens.map { screen in
                let values = screen.payload.map { ($0.label.map { "\($0): " } ?? "") + $0.type }.joined(separator: ", ")
                let payload = values.isEmpty ? "" : "(\(values))"
                return [screen.feature, screen.screen, screen.caseName.map { "." + $0 + payload } ?? "not reachable"]
            },
            none: "No screen yet."
        )
        outcome.result = ScreensResult(
            screens: screens.map { screen in
                .init(
                    feature: screen.feature,
                    screen: screen.screen,
                    case: screen.caseName,
                    payload: screen.payload.map { value in
                        PayloadResult(label: value.label, type: value.type, default: value.defaultValue != nil)
                    }
                )
            }
        )
        return outcome
    }
}

/// `list routes`
enum RouteListing {
    static func outcome(in workspace: Workspace) throws(Failure) -> Outcome {
        let routes = try workspace.routes()
        var outcome = Outcome()
        outcome.report = TextTable.lines(
            routes.map { [$0.url, $0.feature, $0.destination ?? "?"] },
            none: "No deep link yet."
        )
        outcome.result = RoutesResult(
            routes: routes.map { route in
                .init(
                    url: route.url,
                    feature: route.feature,
                    incoming: route.destination,
                    file: route.location.path.string,
                    line: route.location.line
                )
            }
        )
        return outcome
    }
}

/// `list templates`
enum TemplateListing {
    static func outcome(in workspace: Workspace) throws(Failure) -> Outcome {
        let templates = try workspace.templates().templates
        var outcome = Outcome()
        outcome.report = TextTable.lines(
            templates.map {
                [
                    $0.name, $0.files.count == 1 ? "1 file" : "\($0.files.count) files",
                    $0.isOwn ? "workspace" : "built-in",
                ]
            },
            none: "No template."
        )
        outcome.result = TemplatesResult(
            templates: templates.map {
                .init(name: $0.name, source: $0.isOwn ? "workspace" : "embedded", files: $0.files)
            }
        )
        return outcome
    }
}
