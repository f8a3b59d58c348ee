/// A word of what stands between `{{ }}` or `{% %}`.
struct Token {
    enum Kind: Equatable {
        case name(String)
        /// What stands between the quotes, as it is: there are no escapes.
        case string(String)
        case integer(Int)
        case symbol(Symbol)
    }

    enum Symbol: String {
        case dot = "."
        case ellipsis = "..."
        case pipe = "|"
        case colon = ":"
        case comma = ","
        case openParenthesis = "("
        case closeParenthesis = ")"
        case openBracket = "["
        case closeBracket = "]"
        case assign = "="
        case equal = "=="
        case notEqual = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
    }

    let kind: Kind
    /// UTF-8 offset of its first byte.
    let offset: Int

    /// As messages quote it.
    var text: String {
        switch kind {
        case .name(let name): name
        case .string(let string): "\"\(string)\""
        case .integer(let integer): String(integer)
        case .symbol(let symbol): symbol.rawValue
        }
    }
}

/// The words of one tag or variable, and where they stand.
struct TagContents {
    var tokens: [Token]
    /// UTF-8 offset of its opening brace.
    let offset: Int
    /// UTF-8 offset of its closing delimiter.
    let end: Int
}

/// What a template is made of, in order.
enum Piece {
    case text(String)
    case output(TagContents)
    /// `contents` is what follows the name.
    case tag(name: String, contents: TagContents)
}
