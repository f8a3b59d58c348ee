/// One positional argument of a command, as data.
struct ArgumentSpec: Hashable, Sendable {
    enum Count: Hashable, Sendable {
        /// Asked for on a terminal, a usage error elsewhere.
        case required
        case optional
        /// None or more; only the last argument can be this.
        case any
    }

    /// As the usage line shows it, without brackets: `Name`.
    let name: String
    let count: Count
    /// The values that are accepted; empty where any is.
    let choices: [String]
    let defaultText: String?
    /// One or two sentences.
    let help: String
    /// What is asked where it is missing: `Name of the feature`.
    let question: String

    init(
        _ name: String,
        _ count: Count = .required,
        choices: [String] = [],
        default defaultText: String? = nil,
        help: String,
        question: String = ""
    ) {
        self.name = name
        self.count = count
        self.choices = choices
        self.defaultText = defaultText
        self.help = help
        self.question = question.isEmpty ? name : question
    }

    /// `<Name>`, `[<Name>]`, `[<PATH>…]`.
    var usage: String {
        switch count {
        case .required: "<\(name)>"
        case .optional: "[<\(name)>]"
        case .any: "[<\(name)>…]"
        }
    }

    var fullHelp: String {
        var text = help
        if !choices.isEmpty { text += " One of: \(choices.joined(separator: ", "))." }
        if let defaultText { text += " Default: \(defaultText)." }
        return text
    }
}
