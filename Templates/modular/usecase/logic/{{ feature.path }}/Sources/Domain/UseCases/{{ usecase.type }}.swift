/// Why there is no result.
nonisolated enum {{ usecase.name }}Error: Error, Hashable, Sendable {
    /// There is nothing but white space in the input.
    case emptyInput
}

/// {{ usecase.title }}: puts a text's white space in order, to start with.
nonisolated protocol {{ usecase.contract }}: Sendable {
    func execute(_ input: String) throws({{ usecase.name }}Error) -> String
}

nonisolated struct {{ usecase.type }}:{% if usecase.type|count > 42 %}
    {{ usecase.contract }}
{% else %} {{ usecase.contract }} {% endif %}{
    func execute(_ input: String) throws({{ usecase.name }}Error) -> String {
        let words = input.split(whereSeparator: \.isWhitespace)
        if words.isEmpty { throw .emptyInput }
        return words.joined(separator: " ")
    }
}
