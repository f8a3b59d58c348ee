/// Builds nodes from pieces. Nesting is bounded, and a block left open is an error where it was opened.
struct BlockParser {
    private struct OpenBlock {
        let name: String
        let offset: Int
    }

    private struct Tag {
        let name: String
        let contents: TagContents
    }

    private let source: SourceText
    private var reader: PieceReader
    private var open: [OpenBlock] = []

    init(_ source: SourceText) {
        self.source = source
        reader = PieceReader(source)
    }

    /// Tags that stand alone or open a block.
    static let tagNames = [
        "break", "call", "continue", "filter", "for", "if", "include", "macro", "set", "verbatim",
    ]

    /// Tags that go on with a block or end it, and its name.
    static let owners = [
        "elif": "if", "else": "if", "endif": "if", "empty": "for", "endfor": "for", "endset": "set",
        "endfilter": "filter", "endmacro": "macro", "endverbatim": "verbatim",
    ]

    mutating func parse() throws(TemplateError) -> [Node] {
        try nodes(until: []).nodes
    }

    /// Reads up to one of `ends`, or to the template's end where there are none.
    private mutating func nodes(until ends: [String]) throws(TemplateError) -> (nodes: [Node], end: Tag?) {
        var nodes: [Node] = []
        while let piece = try reader.next() {
            switch piece {
            case .text(let text):
                nodes.append(.text(text))
            case .output(let contents):
                let value = try whole(contents) { parser throws(TemplateError) in try parser.expression() }
                nodes.append(.output(value, offset: contents.tokens.first?.offset ?? contents.offset))
            case .tag(let name, let contents) where ends.contains(name):
                return (nodes, Tag(name: name, contents: contents))
            case .tag(let name, let contents):
                nodes.append(try node(name, contents))
            }
        }
        if let block = open.last {
            throw source.error("`\(block.name)` is never closed with `{% end\(block.name) %}`", at: block.offset)
        }
        return (nodes, nil)
    }

    private mutating func node(_ name: String, _ contents: TagContents) throws(TemplateError) -> Node {
        switch name {
        case "if": return try conditional(contents)
        case "for": return try loop(contents)
        case "include": return try include(contents)
        case "set": return try set(contents)
        case "filter": return try filter(contents)
        case "macro": return try macro(contents)
        case "call": return try call(contents)
        case "break", "continue": return try leave(name, contents)
        default: throw unexpected(name, at: contents.offset)
        }
    }

    // MARK: Blocks

    private mutating func conditional(_ contents: TagContents) throws(TemplateError) -> Node {
        try enter("if", contents)
        var branches: [Branch] = []
        var condition: Expression? = try whole(contents) { parser throws(TemplateError) in try parser.expression() }
        var offset = contents.offset
        while let current = condition {
            let (nodes, end) = try nodes(until: ["elif", "else", "endif"])
            branches.append(Branch(condition: current, nodes: nodes, offset: offset))
            guard let end else { break }
            offset = end.contents.offset
            condition =
                end.name == "elif"
                ? try whole(end.contents) { parser throws(TemplateError) in try parser.expression() } : nil
            if end.name != "elif" { try whole(end.contents) { _ throws(TemplateError) in } }
            guard end.name == "else" else { continue }
            let (last, final) = try self.nodes(until: ["endif"])
            if let final { try whole(final.contents) { _ throws(TemplateError) in } }
            branches.append(Branch(condition: nil, nodes: last, offset: offset))
        }
        open.removeLast()
        return .conditional(branches)
    }

    private mutating func loop(_ contents: TagContents) throws(TemplateError) -> Node {
        try enter("for", contents)
        var parser = ExpressionParser(contents, source: source)
        var names: [String] = []
        repeat {
            names.append(try parser.newName("a name for each value"))
        } while parser.take(.symbol(.comma))
        try parser.expect(.name("in"), "`in`")
        let valuesOffset = parser.offset
        let values = try parser.range()
        let condition = parser.take(.name("where")) ? try parser.expression() : nil
        try parser.finish()
        var (body, end) = try nodes(until: ["empty", "endfor"])
        var empty: [Node] = []
        if let tag = end, tag.name == "empty" {
            try whole(tag.contents) { _ throws(TemplateError) in }
            (empty, end) = try nodes(until: ["endfor"])
        }
        if let end { try whole(end.contents) { _ throws(TemplateError) in } }
        open.removeLast()
        return .loop(
            Loop(
                names: names,
                values: values,
                condition: condition,
                nodes: body,
                empty: empty,
                offset: valuesOffset
            )
        )
    }

    /// `{% set x %}…{% endset %}`, `{% set x = value %}` or `{% set x value %}`.
    private mutating func set(_ contents: TagContents) throws(TemplateError) -> Node {
        var parser = ExpressionParser(contents, source: source)
        let name = try parser.newName("a variable's name")
        guard parser.isAtEnd else {
            _ = parser.take(.symbol(.assign))
            let value = try parser.expression()
            try parser.finish()
            return .assign(name, value)
        }
        return .capture(name, try body("set", contents))
    }

    private mutating func filter(_ contents: TagContents) throws(TemplateError) -> Node {
        let calls = try whole(contents) { parser throws(TemplateError) in try parser.filterCalls() }
        return .filter(calls, try body("filter", contents))
    }

    private mutating func macro(_ contents: TagContents) throws(TemplateError) -> Node {
        var parser = ExpressionParser(contents, source: source)
        let name = try parser.newName("the macro's name")
        var parameters: [Macro.Parameter] = []
        while !parser.isAtEnd {
            let parameter = try parser.newName("a parameter's name")
            let standard = parser.take(.symbol(.assign)) ? try parser.primary() : nil
            parameters.append(Macro.Parameter(name: parameter, standard: standard))
        }
        return .macro(Macro(name: name, parameters: parameters, nodes: try body("macro", contents)))
    }

    /// What stands between a tag and its `end…`, which has no other tags of its own.
    private mutating func body(_ name: String, _ contents: TagContents) throws(TemplateError) -> [Node] {
        try enter(name, contents)
        let (nodes, end) = try nodes(until: ["end\(name)"])
        if let end { try whole(end.contents) { _ throws(TemplateError) in } }
        open.removeLast()
        return nodes
    }

    // MARK: Tags that stand alone

    private func include(_ contents: TagContents) throws(TemplateError) -> Node {
        var parser = ExpressionParser(contents, source: source)
        let offset = parser.offset
        let name = try parser.filtered()
        let context = parser.isAtEnd ? nil : try parser.filtered()
        try parser.finish()
        return .include(Include(name: name, context: context, offset: offset))
    }

    private func call(_ contents: TagContents) throws(TemplateError) -> Node {
        var parser = ExpressionParser(contents, source: source)
        let offset = parser.offset
        let name = try parser.newName("the macro's name")
        var arguments: [Expression] = []
        while !parser.isAtEnd { arguments.append(try parser.filtered()) }
        return .call(MacroCall(name: name, arguments: arguments, offset: offset))
    }

    private func leave(_ name: String, _ contents: TagContents) throws(TemplateError) -> Node {
        try whole(contents) { _ throws(TemplateError) in }
        guard open.last(where: { $0.name == "for" || $0.name == "macro" })?.name == "for" else {
            throw source.error("`\(name)` stands outside of a `for`", at: contents.offset)
        }
        return .leave(name == "break" ? .break : .continue)
    }

    // MARK: Shared

    /// Reads with `body`; nothing may be left in the tag.
    private func whole<Value>(
        _ contents: TagContents,
        _ body: (inout ExpressionParser) throws(TemplateError) -> Value
    ) throws(TemplateError) -> Value {
        var parser = ExpressionParser(contents, source: source)
        let value = try body(&parser)
        try parser.finish()
        return value
    }

    private mutating func enter(_ name: String, _ contents: TagContents) throws(TemplateError) {
        guard open.count < Limits.depth else {
            throw source.error("blocks are nested more than \(Limits.depth) deep", at: contents.offset)
        }
        open.append(OpenBlock(name: name, offset: contents.offset))
    }

    private func unexpected(_ name: String, at offset: Int) -> TemplateError {
        guard let owner = Self.owners[name] else {
            let suggestion = nearest(to: name, among: Self.tagNames + Array(Self.owners.keys))
            return source.error("unknown tag `\(name)`", at: offset, suggestion: suggestion)
        }
        guard let innermost = open.last, open.contains(where: { $0.name == owner }) else {
            return source.error("`\(name)` without `\(owner)`", at: offset)
        }
        guard innermost.name != owner else {
            return source.error("`\(name)` can't stand here in its `\(owner)`", at: offset)
        }
        return source.error(
            "`\(innermost.name)` isn't closed before `\(name)` in line \(source.line(at: offset))",
            at: innermost.offset
        )
    }
}
