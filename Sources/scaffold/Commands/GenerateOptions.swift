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
        choices: Part.allCases.map(\.rawValue),
        help: "Leave out parts of the screen: navigator, tracker. add-navigator adds a navigator later."
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

    /// A part of a screen that can be left out.
    enum Part: String, Hashable, Sendable, CaseIterable {
        case navigator
        case tracker
    }

    /// The parts that `--without` names.
    static func without(_ arguments: ParsedArguments) -> Set<Part> {
        Set(arguments.list(without).compactMap(Part.init))
    }
}
