/// One option of a command, as data: parsing, help and documents derive from it.
struct OptionSpec: Hashable, Sendable {
    /// What stands after the name on the command line.
    enum Value: Hashable, Sendable {
        /// Nothing: the option is there or it isn't.
        case flag
        /// One value; `placeholder` names it in the help: `DIR`.
        case one(placeholder: String)
        /// One value that holds several, separated by commas.
        case list(placeholder: String)
        /// The option may be given again, with one value each time.
        case repeated(placeholder: String)
    }

    /// Headings under which the help lists options.
    enum Group: String, CaseIterable, Sendable {
        case command = "Options"
        case writing = "What is written"
        case general = "General"
    }

    /// Without the dashes: `dry-run`.
    let name: String
    /// A single letter, without its dash.
    let short: Character?
    let value: Value
    /// The values that are accepted; empty where any is.
    let choices: [String]
    /// What holds where the option isn't given, for the help; nil where there is nothing to say.
    let defaultText: String?
    /// One or two sentences.
    let help: String
    let group: Group

    init(
        _ name: String,
        short: Character? = nil,
        value: Value = .flag,
        choices: [String] = [],
        default defaultText: String? = nil,
        group: Group = .command,
        help: String
    ) {
        self.name = name
        self.short = short
        self.value = value
        self.choices = choices
        self.defaultText = defaultText
        self.help = help
        self.group = group
    }

    /// nil for a flag.
    var placeholder: String? {
        switch value {
        case .flag: nil
        case .one(let placeholder), .list(let placeholder), .repeated(let placeholder): placeholder
        }
    }

    /// `--dry-run`.
    var spelling: String { "--" + name }

    /// Every spelling that is accepted, the short one first: `-C`, `--workspace`.
    var spellings: [String] {
        if let short { ["-" + String(short), spelling] } else { [spelling] }
    }

    /// As the help and the documents show it: `-C, --workspace <DIR>`.
    var usage: String {
        let names = spellings.joined(separator: ", ")
        return placeholder.map { "\(names) <\($0)>" } ?? names
    }

    /// The help with what else is to be known about the values.
    var fullHelp: String {
        var text = help
        if case .repeated = value { text += " May be given several times." }
        if case .list = value { text += " Several are separated by commas." }
        if !choices.isEmpty { text += " One of: \(choices.joined(separator: ", "))." }
        if let defaultText { text += " Default: \(defaultText)." }
        return text
    }
}
