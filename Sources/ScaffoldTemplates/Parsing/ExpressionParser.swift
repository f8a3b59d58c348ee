/// Reads expressions from one tag's tokens. From loose to tight: `if … else`, `or`, `and`, `not`, comparison, range,
/// filters.
struct ExpressionParser {
    private let source: SourceText
    private let tokens: [Token]
    private let end: Int
    private var index = 0
    private var depth = 0

    init(_ contents: TagContents, source: SourceText) {
        self.source = source
        tokens = contents.tokens
        end = contents.end
    }

    // MARK: Tokens

    private static let reserved: Set<String> = ["and", "or", "not", "in", "if", "else", "where", "true", "false"]

    private var kind: Token.Kind? { index < tokens.count ? tokens[index].kind : nil }

    var isAtEnd: Bool { index == tokens.count }

    /// UTF-8 offset of the next token, or of the tag's end.
    var offset: Int { index < tokens.count ? tokens[index].offset : end }

    mutating func take(_ wanted: Token.Kind) -> Bool {
        guard kind == wanted else { return false }
        index += 1
        return true
    }

    mutating func expect(_ wanted: Token.Kind, _ description: String) throws(TemplateError) {
        guard take(wanted) else { throw expected(description) }
    }

    /// A name to bind: a variable of a loop, of `set` or of a macro.
    mutating func newName(_ description: String) throws(TemplateError) -> String {
        guard case .name(let name)? = kind, !Self.reserved.contains(name), name != "forloop" else {
            throw expected(description)
        }
        index += 1
        return name
    }

    mutating func finish() throws(TemplateError) {
        guard isAtEnd else { throw expected("the end of the tag") }
    }

    func expected(_ description: String) -> TemplateError {
        let found = index < tokens.count ? "`\(tokens[index].text)`" : "the end of the tag"
        return source.error("expected \(description), found \(found)", at: offset)
    }

    /// Every way to nest goes through here.
    private mutating func nested<Value>(
        _ body: (inout Self) throws(TemplateError) -> Value
    ) throws(TemplateError) -> Value {
        guard depth < Limits.depth else {
            throw source.error("expressions are nested more than \(Limits.depth) deep", at: offset)
        }
        depth += 1
        let value = try body(&self)
        depth -= 1
        return value
    }

    // MARK: Grammar

    mutating func expression() throws(TemplateError) -> Expression {
        let value = try disjunction()
        guard take(.name("if")) else { return value }
        let condition = try disjunction()
        guard take(.name("else")) else { return .conditional(value, condition: condition, otherwise: nil) }
        let otherwise = try nested { parser throws(TemplateError) in try parser.expression() }
        return .conditional(value, condition: condition, otherwise: otherwise)
    }

    private mutating func disjunction() throws(TemplateError) -> Expression {
        let first = try conjunction()
        guard kind == .name("or") else { return first }
        var operands = [first]
        while take(.name("or")) { operands.append(try conjunction()) }
        return .any(operands)
    }

    private mutating func conjunction() throws(TemplateError) -> Expression {
        let first = try negation()
        guard kind == .name("and") else { return first }
        var operands = [first]
        while take(.name("and")) { operands.append(try negation()) }
        return .all(operands)
    }

    private mutating func negation() throws(TemplateError) -> Expression {
        var count = 0
        while take(.name("not")) { count += 1 }
        let operand = try comparison()
        switch (count, count.isMultiple(of: 2)) {
        case (0, _): return operand
        case (_, true): return .not(.not(operand))
        case (_, false): return .not(operand)
        }
    }

    private mutating func comparison() throws(TemplateError) -> Expression {
        let left = try range()
        let place = offset
        if take(.name("not")) {
            try expect(.name("in"), "`in`")
            return .comparison(.isNotIn, left, try range(), offset: place)
        }
        guard let kind, let comparison = Comparison(kind) else { return left }
        index += 1
        return .comparison(comparison, left, try range(), offset: place)
    }

    /// What `for` goes through: a value, or `1...3`.
    mutating func range() throws(TemplateError) -> Expression {
        let first = try filtered()
        let place = offset
        guard take(.symbol(.ellipsis)) else { return first }
        return .range(first, try filtered(), offset: place)
    }

    /// A value with its filters.
    mutating func filtered() throws(TemplateError) -> Expression {
        let value = try primary()
        guard take(.symbol(.pipe)) else { return value }
        return .filtered(value, try filterCalls())
    }

    /// `name:argument,argument|name`
    mutating func filterCalls() throws(TemplateError) -> [FilterCall] {
        var calls: [FilterCall] = []
        repeat {
            calls.append(try filterCall())
        } while take(.symbol(.pipe))
        return calls
    }

    private mutating func filterCall() throws(TemplateError) -> FilterCall {
        let place = offset
        guard case .name(let name)? = kind else { throw expected("a filter's name") }
        guard let filter = Filter.named[name] else {
            let suggestion = nearest(to: name, among: Filter.named.keys)
            throw source.error("unknown filter `\(name)`", at: place, suggestion: suggestion)
        }
        index += 1
        var arguments: [Expression] = []
        if take(.symbol(.colon)) {
            repeat { arguments.append(try primary()) } while take(.symbol(.comma))
        }
        guard filter.arity.contains(arguments.count) else {
            throw source.error("`\(name)` takes \(filter.arityText), not \(arguments.count)", at: place)
        }
        return FilterCall(name: name, filter: filter, arguments: arguments, offset: place)
    }

    /// A literal, a variable or something in parentheses.
    mutating func primary() throws(TemplateError) -> Expression {
        switch kind {
        case .string(let string):
            index += 1
            return .literal(.string(string))
        case .integer(let integer):
            index += 1
            return .literal(.int(integer))
        case .name("true"), .name("false"):
            let isTrue = kind == .name("true")
            index += 1
            return .literal(.bool(isTrue))
        case .name(let name) where !Self.reserved.contains(name):
            return .variable(try variable(name))
        case .symbol(.openParenthesis):
            index += 1
            let inner = try nested { parser throws(TemplateError) in try parser.expression() }
            try expect(.symbol(.closeParenthesis), "`)`")
            return inner
        default:
            throw expected("a value")
        }
    }

    private mutating func variable(_ name: String) throws(TemplateError) -> Variable {
        var variable = Variable(name: name, offset: offset)
        index += 1
        while true {
            if take(.symbol(.dot)) {
                let place = offset
                switch kind {
                case .name(let member): variable.steps.append(.member(member, offset: place))
                case .integer(let element): variable.steps.append(.index(element, offset: place))
                default: throw expected("a name or an index after `.`")
                }
                index += 1
            } else if take(.symbol(.openBracket)) {
                let place = offset
                let key = try nested { parser throws(TemplateError) in try parser.expression() }
                try expect(.symbol(.closeBracket), "`]`")
                variable.steps.append(.subscripted(key, offset: place))
            } else {
                return variable
            }
        }
    }
}
