/// Cuts a Swift source into tokens. What nests (brackets, `#if`, interpolations) is kept on explicit stacks, so that
/// no depth overflows; every byte is visited a bounded number of times.
struct Lexer {
    /// A bracket, `#if` or interpolation that is still open.
    struct Open {
        enum Kind {
            case parenthesis, bracket, brace, condition, interpolation
        }

        var kind: Kind
        /// The index of its token; of a condition, the latest directive's; -1 inside an interpolation.
        var token: Int32
        var offset: Int
        /// Of a condition: how many branches it has so far.
        var branches = 1
    }

    /// A string literal that is still open; several at once where strings stand inside interpolations.
    struct OpenString {
        var start: Int
        var pounds: Int
        var isMultiline: Bool
        var startsLine: Bool
    }

    /// Deeper or longer `#if`s are refused: what is in the last branch would need all the others' conditions.
    static let conditionLimit = 256
    static let branchLimit = 1_000

    let bytes: UnsafePointer<UInt8>
    let count: Int
    var position = 0
    var tokens: [Token] = []
    /// For `#if`, `#elseif` and `#else`: the index of the token of the next branch or `#endif`.
    var nextBranch: [Int: Int] = [:]
    var open: [Open] = []
    var openConditions = 0
    var strings: [OpenString] = []
    var startsLine = true
    /// Of the last token, also inside an interpolation; nil at the start.
    var previous: (kind: Token.Kind, start: Int, end: Int)?

    init(_ bytes: UnsafePointer<UInt8>, count: Int) {
        self.bytes = bytes
        self.count = count
        tokens.reserveCapacity(count / 6)
    }

    /// 0 beyond the end.
    @inline(__always)
    func byte(_ offset: Int) -> UInt8 {
        offset < count ? bytes[offset] : 0
    }

    func failure(_ reason: ScanError.Reason, at offset: Int) -> ScanError {
        ScanError(reason: reason, offset: offset, line: 0, column: 0)
    }

    mutating func run() throws(ScanError) {
        if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF {
            position = 3
        }
        if byte(position) == UInt8(ascii: "#"), byte(position + 1) == UInt8(ascii: "!") {
            skipLine()
        }
        while true {
            try skipTrivia()
            guard position < count else { break }
            try lexToken()
        }
        guard let last = open.last else { return }
        switch last.kind {
        case .interpolation: throw failure(.unterminatedString, at: strings.last?.start ?? last.offset)
        case .condition: throw failure(.unbalancedCondition, at: last.offset)
        case .parenthesis: throw failure(.unbalanced("("), at: last.offset)
        case .bracket: throw failure(.unbalanced("["), at: last.offset)
        case .brace: throw failure(.unbalanced("{"), at: last.offset)
        }
    }

    /// The token from `start` to the position: kept, unless it stands inside a string's interpolation.
    @inline(__always)
    mutating func emit(_ kind: Token.Kind, from start: Int) {
        previous = (kind, start, position)
        if strings.isEmpty {
            tokens.append(
                Token(kind: kind, startsLine: startsLine, start: Int32(start), end: Int32(position), partner: -1)
            )
        }
        startsLine = false
    }

    private mutating func lexToken() throws(ScanError) {
        let start = position
        switch bytes[start] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"):
            lexIdentifier()
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            lexNumber()
        case UInt8(ascii: "("): openBracket(.parenthesis, .leftParenthesis)
        case UInt8(ascii: "["): openBracket(.bracket, .leftBracket)
        case UInt8(ascii: "{"): openBracket(.brace, .leftBrace)
        case UInt8(ascii: ")"): try closeParenthesis()
        case UInt8(ascii: "]"): try closeBracket(.bracket, .rightBracket, "]")
        case UInt8(ascii: "}"): try closeBracket(.brace, .rightBrace, "}")
        case UInt8(ascii: ","): punctuation(.comma)
        case UInt8(ascii: ":"): lexColon()
        case UInt8(ascii: ";"): punctuation(.semicolon)
        case UInt8(ascii: "@"): punctuation(.at)
        case UInt8(ascii: "\\"): punctuation(.backslash)
        case UInt8(ascii: "`"): lexBackTicked()
        case UInt8(ascii: "\""): try openString(from: start, pounds: 0)
        case UInt8(ascii: "#"): try lexPound()
        case UInt8(ascii: "."):
            if isOperator(at: start + 1) || byte(start + 1) == UInt8(ascii: ".") {
                try lexOperator()
            } else {
                punctuation(.period)
            }
        case 0x80...:
            switch scalarClass(at: start) {
            case .operator: try lexOperator()
            case .identifier, .combining: lexIdentifier()
            case .other: position += scalarLength(at: start)
            }
        case let byte where Self.isASCIIOperator(byte):
            try lexOperator()
        default:
            position += 1
        }
    }

    /// `::` stands behind a module's name, and is what a period is there.
    private mutating func lexColon() {
        guard byte(position + 1) == UInt8(ascii: ":") else { return punctuation(.colon) }
        let start = position
        position += 2
        emit(.period, from: start)
    }

    @inline(__always)
    private mutating func punctuation(_ kind: Token.Kind) {
        let start = position
        position += 1
        emit(kind, from: start)
    }
}
