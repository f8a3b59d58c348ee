/// A feature's entries in the manifest and the app layer.
enum AppWiring {
    static func steps(for feature: FeatureLayout, in configuration: Configuration) -> [WiringStep] {
        let container = container(in: configuration)
        return [
            WiringStep(
                RelativePath.root.appending("Package.swift"),
                ArrayElementEdit(
                    array: "features",
                    element: manifestEntry(for: feature, in: configuration),
                    key: firstString
                )
            ),
            WiringStep(
                container,
                ArrayElementEdit(
                    array: "makeFeatures",
                    element: "\(feature.entry)(dependencies: dependencies)",
                    key: callee
                )
            ),
            WiringStep(container, RootFeatureEdit(entry: feature.entry)),
            WiringStep(container, ImportEdit(feature.module)),
        ]
    }

    /// Undoes `steps` and `testPlan`; the import goes where nothing else needs it.
    static func removalSteps(for feature: FeatureLayout, in configuration: Configuration) -> [WiringStep] {
        let container = container(in: configuration)
        return [
            WiringStep(
                RelativePath.root.appending("Package.swift"),
                ArrayElementRemoval(
                    array: "features",
                    key: feature.name.upperCamel,
                    keyOf: firstString,
                    isPlain: isNamed
                )
            ),
            WiringStep(
                container,
                ArrayElementRemoval(array: "makeFeatures", key: feature.entry, keyOf: callee, isPlain: isCall)
            ),
            WiringStep(container, RootFeatureRemoval(entry: feature.entry)),
            WiringStep(
                testPlan(for: feature, in: configuration).path,
                TestPlanRemoval(target: feature.module + "Tests")
            ),
        ]
    }

    static func container(in configuration: Configuration) -> RelativePath {
        (RelativePath(configuration.paths.app) ?? .root).appending("Sources").appending("AppContainer.swift")
    }

    /// The entry in the app shell's test plan; the shell is the team's to keep or to replace.
    static func testPlan(for feature: FeatureLayout, in configuration: Configuration) -> WiringStep {
        let plan = RelativePath.root.appending("App").appending(configuration.app + ".xctestplan")
        return WiringStep(plan, TestPlanEdit(target: feature.module + "Tests"))
    }

    /// `feature("Characters")`; with its path where that isn't the usual one.
    private static func manifestEntry(for feature: FeatureLayout, in configuration: Configuration) -> String {
        let usual = (configuration.paths.features.first ?? "Features") + "/" + feature.name.upperCamel
        return feature.path.string == usual
            ? "feature(\"\(feature.name.upperCamel)\")"
            : "feature(\"\(feature.name.upperCamel)\", path: \"\(feature.path)\")"
    }

    /// An entry is known by its first string, whatever else it is given.
    static let firstString: @Sendable (String) -> String = { element in
        let parts = element.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count > 1 ? String(parts[1]) : element
    }

    /// True for an entry whose first argument is a plain string: `feature(chars)` may be any.
    static let isNamed: @Sendable (String) -> Bool = { element in
        guard let open = element.firstIndex(of: "(") else { return element.hasPrefix("\"") && !element.contains("\\(") }
        let argument = element[element.index(after: open)...].drop { $0.isWhitespace }
        guard argument.hasPrefix("\"") else { return false }
        let rest = argument.dropFirst()
        let text = rest.prefix { $0 != "\"" }
        let behind = rest.dropFirst(text.count + 1).drop { $0.isWhitespace }
        return !text.contains("\\") && [",", ")"].contains(behind.first)
    }

    /// True for an entry that says what it makes: `CharactersFeature(…)`; `characters` may be any.
    static let isCall: @Sendable (String) -> Bool = { element in
        let name = element.prefix { $0 != "(" }
        let last = name.split(separator: ".").last ?? ""
        return name.count < element.count && last.first?.isUppercase == true && last != "init"
    }

    /// An entry is known by what is called.
    static let callee: @Sendable (String) -> String = { element in
        String(element.prefix { $0 != "(" }).trimmingSpaces()
    }
}
