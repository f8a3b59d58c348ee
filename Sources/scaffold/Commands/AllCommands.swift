/// Every command, in the order of the help.
enum AllCommands {
    static let types: [any Command.Type] = [
        InitCommand.self,
        NewFeatureCommand.self,
        AddScreenCommand.self,
        AddViewModelCommand.self,
        AddViewCommand.self,
        AddNavigatorCommand.self,
        AddTrackerCommand.self,
        AddDeepLinkCommand.self,
        AddModelCommand.self,
        AddUseCaseCommand.self,
        AddRepositoryCommand.self,
        AddDataSourceCommand.self,
        LinkCommand.self,
        AddTabCommand.self,
        RenameFeatureCommand.self,
        RemoveFeatureCommand.self,
        SyncRedirectsCommand.self,
        RedirectCommand.self,
        ListCommand.self,
        RecoverCommand.self,
    ]

    static let program = program(of: types)

    static func program(of types: [any Command.Type]) -> ProgramSpec {
        ProgramSpec(
            summary: "Writes feature modules for SwiftUI apps, wires them in, and keeps the app's redirect table true",
            commands: types.map { $0.spec }
        )
    }
}

extension ParsedArguments {
    /// A required argument. The runner asks for what is missing, so that it is there by then.
    func required(_ index: Int, of spec: CommandSpec) throws(UsageError) -> String {
        guard let value = positional(index), !value.isEmpty else {
            throw .missingArgument(spec.arguments[index].name, command: spec.name, usage: spec.usage)
        }
        return value
    }
}
