import ScaffoldKit

/// A subcommand: its description, its arguments, and the plan that it makes of them. It can't write.
protocol Command: Sendable {
    static var spec: CommandSpec { get }

    /// Throws where the arguments don't say what the command needs.
    init(_ arguments: ParsedArguments) throws(UsageError)

    /// Where it plans.
    var place: Place { get }

    /// What it does to the workspace, and asks of it.
    var access: Access { get }

    /// Pure: reads the context's tree, returns what is to be done.
    func plan(in context: PlanningContext) throws(Failure) -> Outcome
}

extension Command {
    var place: Place { .workspace }
    var access: Access { .write }
}

enum Access: Hashable, Sendable {
    /// It writes: other runs are waited for, and an interrupted one is undone first. Under `--dry-run` and `--diff` it reads.
    case write
    /// It writes, and decides itself about what an interrupted run left.
    case writeAsIs
    /// It answers for the whole of what is there: other runs are waited for, and an interrupted one is an error.
    case check
    /// It shows what is there, with a warning where that may be half of something.
    case read
}

/// Where a command plans.
enum Place: Hashable, Sendable {
    /// The workspace that the working directory is in, or that `-C` names; an error where there is none.
    case workspace
    /// The nearest folder with a workspace or with the record of an interrupted run.
    case record
    /// A folder, of the working directory or of `-C`'s where it is relative. It needn't be there.
    case folder(String)
}
