/// What was given to a command: checked against its description, not yet understood.
struct ParsedArguments: Hashable, Sendable {
    /// By option name; a flag has one empty value.
    private(set) var options: [String: [String]] = [:]
    /// In the order of the description.
    var positionals: [String] = []

    mutating func add(_ value: String, for option: OptionSpec) {
        options[option.name, default: []].append(value)
    }

    func has(_ option: OptionSpec) -> Bool {
        options[option.name] != nil
    }

    /// nil where it wasn't given.
    func value(_ option: OptionSpec) -> String? {
        options[option.name]?.first
    }

    /// Every value of an option that may be given several times.
    func values(_ option: OptionSpec) -> [String] {
        options[option.name] ?? []
    }

    /// The parts between commas, white space around them dropped; empty where it wasn't given.
    func list(_ option: OptionSpec) -> [String] {
        guard let value = value(option) else { return [] }
        return value.split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
    }

    /// The argument at this place; nil where it wasn't given.
    func positional(_ index: Int) -> String? {
        positionals.indices.contains(index) ? positionals[index] : nil
    }

    private func trimmed(_ text: Substring) -> String {
        let isBlank = { (character: Character) in character.isWhitespace }
        let start = text.drop(while: isBlank)
        guard let last = start.lastIndex(where: { !isBlank($0) }) else { return "" }
        return String(start[...last])
    }
}
