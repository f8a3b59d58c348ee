import ScaffoldKit

/// `scaffold remove-feature`: undoes what `new-feature` and the commands after it did.
struct RemoveFeatureCommand: Command {
    private static let force = OptionSpec(
        SharedOptions.force.name,
        group: .writing,
        help: "Remove edited files too, and leave places behind that no longer compile."
    )

    static let spec = CommandSpec(
        "remove-feature",
        summary: "Take a feature out of the app, and remove what was written for it",
        discussion: [
            "Removes the files that are as they were written, and the feature's entries in Package.swift, AppContainer, "
                + "the test plan, the redirect table and its tests. Its tab goes too, and the tab bar with the last one. "
                + "Files that somebody edited or added are listed and stay.",
            "Cases of other features that led here lead to \"not found\" then, and are listed. Where anything else names "
                + "the feature, the places are listed and nothing is removed.",
        ],
        arguments: [
            ArgumentSpec("Name", help: "The feature to remove.", question: "Name of the feature to remove")
        ],
        options: [],
        shared: [SharedOptions.dryRun, SharedOptions.diff, force] + SharedOptions.reading,
        examples: [
            CommandSpec.Example("scaffold remove-feature Characters --dry-run")
        ]
    )

    /// As given.
    let name: String
    let forces: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        name = try arguments.required(0, of: Self.spec)
        forces = arguments.has(Self.force)
    }

    func plan(in context: PlanningContext) throws(Failure) -> Outcome {
        let plan = try RemoveFeature(feature: name, forces: forces).plan(in: context.workspace)
        return Outcome(plan, made: "Feature \(plan.feature) is out of the app.", next: ["swift test"])
    }
}
