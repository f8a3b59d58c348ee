import ScaffoldKit

/// A subcommand: its description, its arguments, and the plan that it makes of them. It can't write.
protocol Command: Sendable {
    static var spec: CommandSpec { get }

    /// Throws where the arguments don't say what the command needs.
    init(_ arguments: ParsedArguments) throws(UsageError)

    /// Where it plans.
    var place: Place { get }

    /// Pure: reads the context's tree, returns what is to be done.
    func plan(in context: PlanningContext) throws(Failure) -> Outcome
}

extension Command {
    var place: Place { .workspace }
}

/// Where a command plans.
enum Place: Hashable, Sendable {
    /// The workspace that the working directory is in, or that `-C` names; an error where there is none.
    case workspace
    /// A folder, of the working directory or of `-C`'s where it is relative. It needn't be there.
    case folder(String)
}
