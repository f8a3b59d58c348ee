import ScaffoldKit

/// The options that mean the same in every command that generates.
enum GenerateOptions {
    static let payload = OptionSpec(
        "payload",
        value: .one(placeholder: "PARAMETERS"),
        default: "none",
        help: "What the screen is opened with, as Swift parameters: 'identifier: Int, title: String?'."
    )
    static let without = OptionSpec(
        "without",
        value: .list(placeholder: "PARTS"),
        choices: ScreenPart.allCases.map(\.rawValue),
        help: "Leave out parts of the screen: navigator, tracker. add-navigator and add-tracker add them later."
    )
    static let noWiring = OptionSpec(
        "no-wiring",
        help: "Edit no file that is there already: write the new files and print the edits to make by hand."
    )
    static let feature = OptionSpec(
        "feature",
        value: .one(placeholder: "NAME"),
        default: "the feature that the working directory is in",
        help: "The feature to add to."
    )

    static let fields = OptionSpec(
        "fields",
        value: .one(placeholder: "PARAMETERS"),
        default: "'id: Int, name: String'",
        help: "The model's properties, as Swift parameters: 'id: Int, name: String, status: Status?'."
    )

    static let identifier = OptionSpec(
        "id",
        value: .one(placeholder: "FIELD"),
        help:
            "The property to know a value by, where it isn't called 'id'. The model calls it 'id'; its key in JSON stays."
    )

    /// The parts that `--without` names.
    static func without(_ arguments: ParsedArguments) -> Set<ScreenPart> {
        Set(arguments.list(without).compactMap(ScreenPart.init))
    }
}
