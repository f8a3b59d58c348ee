import ScaffoldKit

/// The options of the commands that write use cases, repositories and data sources.
enum DomainOptions {
    static let kind = OptionSpec(
        "kind",
        value: .one(placeholder: "KIND"),
        choices: UseCaseKind.allCases.map(\.rawValue),
        default: "get",
        help:
            "What it does: get what the repository has, refresh it from the remote source, search, or logic that asks "
            + "no repository."
    )
    static let model = OptionSpec(
        "model",
        value: .one(placeholder: "MODEL"),
        default: "what the use case's name says",
        help: "The model that it is about."
    )
    static let returns = OptionSpec(
        "returns",
        value: .one(placeholder: "RESULT"),
        choices: UseCaseResult.allCases.map(\.rawValue),
        default: "page where the name has a plural, Page or List, else one",
        help: "Whether it gives one value, by its identifier, or a page of them."
    )
    static let policy = OptionSpec(
        "policy",
        value: .one(placeholder: "POLICY"),
        choices: RepositoryPolicy.allCases.map(\.rawValue),
        default: "local-first",
        help:
            "Where values come from: one source alone, or a remote one with a cache, and which is asked first. With "
            + "all, every caller says."
    )
    static let sources = OptionSpec(
        "source",
        value: .list(placeholder: "SOURCES"),
        choices: DataSourceKind.allCases.map(\.rawValue),
        default: "what the policy needs: rest, and the local source that is there, else memory",
        help: "The data sources that it is made of."
    )
    static let source = OptionSpec(
        "source",
        value: .list(placeholder: "SOURCES"),
        choices: DataSourceKind.allCases.map(\.rawValue),
        default: "rest",
        help: "Where values are fetched from or kept: over HTTP as JSON, in memory, or in the user defaults."
    )
    static let url = OptionSpec(
        "url",
        value: .one(placeholder: "URL"),
        default: "https://api.example.com/ and the model's plural",
        help: "The address that the remote source asks."
    )

    static func policy(_ arguments: ParsedArguments) -> RepositoryPolicy {
        arguments.value(policy).flatMap(RepositoryPolicy.init) ?? .localFirst
    }
}
