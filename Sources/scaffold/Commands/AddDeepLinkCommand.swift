import ScaffoldKit

/// `scaffold add-deep-link`: a link into a feature.
struct AddDeepLinkCommand: Command {
    private static let destination = OptionSpec(
        "to",
        value: .one(placeholder: "CASE"),
        default: "the case that the path's first components name, or main",
        help: "The incoming case that the link leads to."
    )

    static let spec = CommandSpec(
        "add-deep-link",
        summary: "Add a route to a feature's deep links",
        discussion: [
            "Writes the route into the feature's handler, where no other takes its links, and tests of what it leads to, of "
                + "encoded text, and of links that lack a component, have one too many or a value of another type.",
            "A component that begins with a colon is a parameter, named like the value of the case that it gives: "
                + "detail/:identifier. Values that are optional or have a default may be left out.",
        ],
        arguments: [
            ArgumentSpec("Feature", help: "The feature that the link leads into.", question: "Which feature"),
            ArgumentSpec(
                "path",
                help: "What follows the feature's host: detail/:identifier.",
                question: "Path, as detail/:identifier"
            ),
        ],
        options: [destination, GenerateOptions.noWiring],
        shared: SharedOptions.writing,
        examples: [
            CommandSpec.Example("scaffold add-deep-link Characters detail/:identifier"),
            CommandSpec.Example("scaffold add-deep-link Characters people/:identifier --to detail"),
        ]
    )

    /// As given.
    let feature: String
    /// As given: `detail/:identifier`.
    let path: String
    /// As given; nil: what the path names.
    let destination: String?
    let wires: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        feature = try arguments.required(0, of: Self.spec)
        path = try arguments.required(1, of: Self.spec)
        destination = arguments.value(Self.destination)
        wires = !arguments.has(GenerateOptions.noWiring)
    }

    func plan(in context: PlanningContext) throws(Failure) -> Outcome {
        let route = try RoutePath(path)
        let plan = try AddDeepLink(feature: feature, path: route, destination: destination).plan(
            in: context.workspace,
            options: GenerationOptions(context, wires: wires)
        )
        return Outcome(
            plan,
            made: "Feature \(plan.feature) answers the link '\(route.text)'.",
            next: ["swift test", "scaffold list routes"]
        )
    }
}
