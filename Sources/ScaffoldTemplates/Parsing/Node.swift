/// What a template does, in order.
enum Node: Sendable {
    case text(String)
    case output(Expression, offset: Int)
    case conditional([Branch])
    case loop(Loop)
    case include(Include)
    case assign(String, Expression)
    case capture(String, [Node])
    case filter([FilterCall], [Node])
    case macro(Macro)
    case call(MacroCall)
    case leave(Flow)
}

/// One arm of an `if`; no condition for `else`.
struct Branch: Sendable {
    let condition: Expression?
    let nodes: [Node]
    let offset: Int
}

struct Loop: Sendable {
    /// One, or several that take a list's elements or a record's key and value.
    let names: [String]
    let values: Expression
    let condition: Expression?
    let nodes: [Node]
    let empty: [Node]
    let offset: Int
}

struct Include: Sendable {
    let name: Expression
    /// A record whose keys become variables of the included template, besides what it sees anyway.
    let context: Expression?
    let offset: Int
}

struct Macro: Sendable {
    struct Parameter: Sendable {
        let name: String
        let standard: Expression?
    }

    let name: String
    let parameters: [Parameter]
    let nodes: [Node]
}

struct MacroCall: Sendable {
    let name: String
    let arguments: [Expression]
    let offset: Int
}

/// How a list of nodes ended.
enum Flow: Sendable {
    case end
    case `break`
    case `continue`
}
