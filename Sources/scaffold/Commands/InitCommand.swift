import ScaffoldKit

/// `scaffold init`: a new workspace.
struct InitCommand: Command {
    private static let path = OptionSpec(
        "path",
        value: .one(placeholder: "DIR"),
        default: "./<App>",
        help: "The folder to write to. It is made if it isn't there."
    )
    private static let features = OptionSpec(
        "features",
        value: .list(placeholder: "NAMES"),
        default: "Home",
        help: "The features to begin with. The app opens with the first, which gets a link to each of the others."
    )

    static let spec = CommandSpec(
        "init",
        summary: "Write a new workspace that builds and passes its tests",
        discussion: [
            "Writes one Swift package with the app layer, the core library and the features, an Xcode project that opens "
                + "it, a CI workflow, and scaffold.json, which tells the other commands where things are.",
            "Where the folder has a scaffold.json already, its paths, names and style are followed. Files that are there "
                + "already are never overwritten without --force.",
        ],
        arguments: [
            ArgumentSpec("App", help: "The app's name, in any spelling: Demo, my-app.", question: "Name of the app")
        ],
        options: [path, features],
        shared: SharedOptions.writing,
        examples: [
            CommandSpec.Example("scaffold init Demo --features Home,Characters"),
            CommandSpec.Example("cd Demo && swift test"),
        ]
    )

    /// As given.
    let app: String
    /// Of the working directory where it is relative.
    let folder: String
    /// As given; never empty.
    let features: [String]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        app = try arguments.required(0, of: Self.spec)
        // A name that is a path is refused by the plan; it must not choose the folder before that.
        folder = arguments.value(Self.path) ?? (app.contains("/") || app.hasPrefix(".") ? "." : app)
        features = arguments.has(Self.features) ? arguments.list(Self.features) : ["Home"]
    }

    var place: Place { .folder(folder) }

    func plan(in context: PlanningContext) throws(Failure) -> Outcome {
        if let kind = try context.kind(folder), kind != .folder { throw Failure(.run(.noFolder(folder))) }
        var names: [Name] = []
        for feature in features { names.append(try Name.given(feature)) }
        let app = try Name.given(app)
        let plan = try NewWorkspace(app: app, features: names).plan(
            over: context.workspace.tree,
            folder: folder,
            options: GenerationOptions(context)
        )
        let place = context.place
        var outcome = Outcome(
            plan,
            made: "\(app.upperCamel) is ready" + (place.isEmpty ? "." : " in \(place)."),
            next: [
                place.isEmpty ? "swift test" : "cd \(ShellWord.quoted(place)) && swift test",
                "scaffold new-feature <Name>",
                "open App/\(app.upperCamel).xcodeproj",
            ]
        )
        outcome.result = WorkspaceResult(
            app: app.upperCamel,
            folder: context.workspace.root,
            features: names.map(\.upperCamel)
        )
        return outcome
    }
}
