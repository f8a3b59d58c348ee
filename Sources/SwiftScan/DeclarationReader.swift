/// Walks over the tokens outside function bodies and reads the declarations among them. What it doesn't know it steps
/// over, a token at a time; brackets that belong to no type it steps over whole.
struct DeclarationReader {
    /// A type or extension whose members are being read.
    struct Context {
        var declaration: Int
        var isEnum: Bool
        var isIndirect: Bool
        /// The token of its closing brace.
        var end: Int
        /// How many conditions stood around its opening brace.
        var conditionDepth: Int
    }

    /// Attributes and modifiers that the next declaration will own.
    struct Prefix {
        var start: Int
        var attributes: [Attribute] = []
        var modifiers: [String] = []
        var access: Declaration.Access?
    }

    /// Types nested deeper are refused: every member's full name would be as long.
    static let nestingLimit = 4_096

    let stream: TokenStream
    var declarations: [Declaration] = []
    var contexts: [Context] = []
    var conditions = ConditionStack()
    var prefix: Prefix?
    var index = 0

    init(_ stream: TokenStream) {
        self.stream = stream
    }

    mutating func read() throws(ScanError) {
        while index < stream.tokens.count {
            let token = stream.tokens[index]
            switch token.kind {
            case .poundIf, .poundElseif, .poundElse, .poundEndif:
                index = conditions.read(index, in: stream, limit: stream.tokens.count)
            case .at:
                readAttribute()
            case .identifier:
                if !readWord() {
                    markUnread(index)
                    step()
                }
            case .rightBrace:
                if contexts.last?.end == index { contexts.removeLast() }
                step()
            case .pound:
                readPound()
            case .semicolon:
                step()
            default:
                markUnread(index)
                step()
            }
            if contexts.count > Self.nestingLimit {
                throw ScanError(reason: .tooLarge, offset: Int(token.start), line: 0, column: 0)
            }
        }
    }

    /// Over one token, or over a bracket whole.
    private mutating func step() {
        prefix = nil
        index = stream.skipping(index)
    }

    /// An enum's member that can't be read is remembered: it may be a case.
    mutating func markUnread(_ index: Int) {
        guard let context = contexts.last, context.isEnum, declarations[context.declaration].unread == nil else {
            return
        }
        declarations[context.declaration].unread = stream.tokens[index].range
    }

    /// `#warning(…)` and its like declare nothing; any other `#name` is a macro.
    private mutating func readPound() {
        let isOwn = ["#warning", "#error", "#sourceLocation"].contains(stream.word(index))
        if !isOwn, let context = contexts.last, context.isEnum {
            declarations[context.declaration].expandsMacro = true
        }
        step()
        var cursor = stream.cursor(index)
        if stream.isOperator(cursor, "<", limit: limit) { cursor = stream.genericsEnd(cursor, limit: limit) }
        index = stream.index(after: cursor)
        while index < limit, !stream.tokens[index].startsLine,
            stream.tokens[index].kind == .leftParenthesis || stream.tokens[index].kind == .leftBrace
        { step() }
    }

    private mutating func readAttribute() {
        let start = Int(stream.tokens[index].start)
        let attribute = self.attribute(at: index)
        if prefix == nil { prefix = Prefix(start: start) }
        prefix?.attributes.append(attribute.attribute)
        index = attribute.next
    }

    private func attribute(at index: Int) -> (attribute: Attribute, next: Int) {
        let limit = stream.tokens.count
        let start = Int(stream.tokens[index].start)
        let nameEnd = stream.attributeNameEnd(index, limit: limit)
        let nameStart = index + 1 < limit ? Int(stream.tokens[index + 1].start) : start + 1
        var end = stream.end(before: nameEnd)
        var next = stream.index(after: nameEnd)
        var arguments: String?
        if next < limit, stream.tokens[next].kind == .leftParenthesis, !stream.tokens[next].startsLine {
            let close = stream.skipping(next) - 1
            arguments = stream.folded(Int(stream.tokens[next].end)..<Int(stream.tokens[close].start), isType: false)
            end = Int(stream.tokens[close].end)
            next = close + 1
        }
        let name = nameStart < end ? stream.folded(nameStart..<max(nameStart, stream.end(before: nameEnd))) : ""
        return (Attribute(name: name, arguments: arguments, range: start..<max(start + 1, end)), max(next, index + 1))
    }

    /// A modifier or a declaration; false where the word is neither.
    private mutating func readWord() -> Bool {
        if index > 0, stream.tokens[index - 1].kind == .period { return false }
        if stream.isBackTicked(index) { return false }
        let word = stream.word(index)
        if word == "case", let context = contexts.last, context.isEnum {
            readCases(context)
            return true
        }
        if let kind = declarationKind(word) {
            readDeclaration(kind)
            return true
        }
        return readModifier(word)
    }

    private mutating func readModifier(_ word: String) -> Bool {
        guard Self.isModifier(word) else { return false }
        if prefix == nil { prefix = Prefix(start: Int(stream.tokens[index].start)) }
        var text = word
        var next = index + 1
        if stream.kind(next) == .leftParenthesis, Self.takesArgument(word) {
            text += "(" + stream.word(next + 1) + ")"
            next = stream.skipping(next)
        } else if let access = Declaration.Access(rawValue: word) {
            prefix?.access = access
        }
        prefix?.modifiers.append(text)
        index = next
        return true
    }

    static func isModifier(_ word: String) -> Bool {
        switch word {
        case "public", "private", "internal", "fileprivate", "package", "open", "static", "class", "final", "lazy",
            "mutating", "nonmutating", "override", "required", "convenience", "dynamic", "optional", "weak", "unowned",
            "indirect", "nonisolated", "isolated", "distributed", "prefix", "infix", "postfix", "borrowing",
            "consuming", "__consuming", "_const", "async", "sending", "unsafe", "reasync":
            true
        default:
            false
        }
    }

    private static func takesArgument(_ word: String) -> Bool {
        Declaration.Access(rawValue: word) != nil || word == "unowned" || word == "nonisolated"
    }

    /// What the word at the index introduces; contextual keywords and those with a second meaning need what follows.
    private func declarationKind(_ word: String) -> Declaration.Kind? {
        let next = index + 1
        let followsName = stream.kind(next) == .identifier
        switch word {
        case "enum", "struct", "protocol", "typealias", "associatedtype", "precedencegroup":
            return followsName ? Declaration.Kind(rawValue: word) : nil
        case "class":
            return followsName && !isModified(next) ? .class : nil
        case "actor":
            return followsName && !stream.tokens[next].startsLine && !isModified(next) ? .actor : nil
        case "extension":
            return .extension
        case "func":
            return followsName || stream.kind(next) == .operator ? .func : nil
        case "init":
            let opens = stream.kind(next) == .leftParenthesis || stream.kind(next) == .operator
            return opens ? .initializer : nil
        case "deinit":
            return .deinitializer
        case "subscript":
            let opens =
                stream.kind(next) == .leftParenthesis
                || stream.isOperator(stream.cursor(next), "<", limit: stream.tokens.count)
            return opens ? .subscript : nil
        case "var", "let":
            return .variable
        case "import":
            return followsName ? .import : nil
        case "macro":
            return followsName && stream.kind(next + 1) != .period ? .macro : nil
        case "operator":
            return prefix == nil ? nil : .operator
        default:
            return nil
        }
    }

    /// Whether the word at the index is a modifier or keyword that makes the `class` or `actor` before it one too.
    private func isModified(_ index: Int) -> Bool {
        guard !stream.isBackTicked(index) else { return false }
        switch stream.word(index) {
        case "func", "var", "let", "subscript", "init", "class", "actor", "struct", "enum": return true
        case let word where Self.isModifier(word):
            if stream.kind(index + 1) == .identifier { return true }
            return stream.kind(index + 1) == .leftParenthesis && Self.takesArgument(word)
        default: return false
        }
    }
}
