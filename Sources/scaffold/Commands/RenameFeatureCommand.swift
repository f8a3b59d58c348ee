import ScaffoldKit

/// `scaffold rename-feature`: another name for a feature, everywhere in the workspace.
struct RenameFeatureCommand: Command {
    static let spec = CommandSpec(
        "rename-feature",
        summary: "Give a feature another name, with its folder, module and types",
        discussion: [
            "Moves Features/<Name> and renames the module, the types that begin with the feature's name, the functions "
                + "named after them, their files and the tab, everywhere in the workspace. Types of another name, such as "
                + "CharacterDetailView in Characters, keep it; so does a model that is called like the feature, with its "
                + "repository and other parts.",
            "Only identifiers change. Strings and comments stay as they are, deep links too; a note says where their host "
                + "is.",
        ],
        arguments: [
            ArgumentSpec("Name", help: "The feature to rename.", question: "Name of the feature to rename"),
            ArgumentSpec("NewName", help: "What it is to be called, in any spelling.", question: "New name"),
        ],
        options: [],
        shared: [SharedOptions.dryRun, SharedOptions.diff] + SharedOptions.reading,
        examples: [
            CommandSpec.Example("scaffold rename-feature Characters People --dry-run")
        ]
    )

    /// As given, both.
    let name: String
    let newName: String

    init(_ arguments: ParsedArguments) throws(UsageError) {
        name = try arguments.required(0, of: Self.spec)
        newName = try arguments.required(1, of: Self.spec)
    }

    func plan(in context: PlanningContext) throws(Failure) -> Outcome {
        let plan = try RenameFeature(feature: name, name: Name.given(newName), spelling: newName)
            .plan(in: context.workspace)
        return Outcome(plan, made: "The feature is called \(plan.feature).", next: ["swift test"])
    }
}
