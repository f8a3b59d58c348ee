/// Reads one word of a tag: a name, a string, a whole number or a symbol.
struct TokenLexer {
    private let source: SourceText

    init(_ source: SourceText) {
        self.source = source
    }

    private var bytes: [UInt8] { source.bytes }

    /// Moves `offset` behind the token; it must not stand at white space or at the end.
    func token(at offset: inout Int) throws(TemplateError) -> Token {
        let start = offset
        let byte = bytes[start]
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            return Token(kind: .string(try string(quote: byte, at: &offset)), offset: start)
        }
        if Self.isDigit(byte) || byte == UInt8(ascii: "-") && start + 1 < bytes.count && Self.isDigit(bytes[start + 1])
        {
            return Token(kind: .integer(try integer(at: &offset)), offset: start)
        }
        if Self.isNamePart(byte) {
            while offset < bytes.count, Self.isNamePart(bytes[offset]) { offset += 1 }
            return Token(kind: .name(source.string(start..<offset)), offset: start)
        }
        for length in [3, 2, 1] where start + length <= bytes.count {
            let text = String(decoding: bytes[start..<start + length], as: UTF8.self)
            if let symbol = Token.Symbol(rawValue: text) {
                offset += length
                return Token(kind: .symbol(symbol), offset: start)
            }
        }
        let character = String(decoding: [byte], as: UTF8.self)
        throw source.error("`\(character)` has no meaning here", at: start)
    }

    private func string(quote: UInt8, at offset: inout Int) throws(TemplateError) -> String {
        let start = offset
        offset += 1
        while offset < bytes.count, bytes[offset] != quote { offset += 1 }
        guard offset < bytes.count else { throw source.error("this string is never closed", at: start) }
        offset += 1
        return source.string(start + 1..<offset - 1)
    }

    private func integer(at offset: inout Int) throws(TemplateError) -> Int {
        let start = offset
        offset += 1
        while offset < bytes.count, Self.isDigit(bytes[offset]) { offset += 1 }
        if offset < bytes.count, Self.isNamePart(bytes[offset]) {
            throw source.error("a name can't start with a digit", at: start)
        }
        guard let integer = Int(source.string(start..<offset)) else {
            throw source.error("this number is too large", at: start)
        }
        return integer
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Names are ASCII letters, digits, `_` and whatever is not ASCII.
    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "_"), 0x80...: true
        default: isDigit(byte)
        }
    }
}
