/// Reads JSON and keeps the place of every key and value, which a configuration's errors must name.
///
/// Strict (RFC 8259), but a byte order mark is passed over. Keys that stand twice in an object are errors.
struct JSONReader {
    private static let maximumDepth = 64

    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    private var lineStart = 0

    static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONNode {
        var reader = JSONReader(bytes)
        try reader.checkEncoding()
        if reader.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            reader.offset = 3
            reader.lineStart = 3
        }
        try reader.skipSpace()
        guard reader.current != nil else { throw reader.error(.empty) }
        let node = try reader.value(depth: 0)
        try reader.skipSpace()
        if reader.current != nil { throw reader.error(.expected("the end of the file", found: reader.found)) }
        return node
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Finds the first byte that is no UTF-8: what repairing changes.
    private func checkEncoding() throws(JSONError) {
        let repaired = String(decoding: bytes, as: UTF8.self).utf8
        guard !repaired.elementsEqual(bytes) else { return }
        let same = zip(bytes, repaired).prefix { $0 == $1 }.count
        let before = bytes.prefix(same)
        let newline = UInt8(ascii: "\n")
        let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
        throw JSONError(flaw: .notUTF8, line: 1 + before.count { $0 == newline }, column: same - start + 1)
    }

    private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// What stands here, for a message: one character, or one word.
    private var found: String? {
        guard offset < bytes.count else { return nil }
        let rest = String(decoding: bytes[offset..<min(bytes.count, offset + 40)], as: UTF8.self)
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return String(word.isEmpty ? rest.prefix(1) : word)
    }

    private func error(_ flaw: JSONFlaw) -> JSONError {
        JSONError(flaw: flaw, line: line, column: offset - lineStart + 1)
    }

    private mutating func skipSpace() throws(JSONError) {
        while let byte = current {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"): offset += 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                offset += 1
                if byte == UInt8(ascii: "\r"), current == UInt8(ascii: "\n") { offset += 1 }
                line += 1
                lineStart = offset
            case UInt8(ascii: "/"), UInt8(ascii: "#"): throw error(.comment)
            default: return
            }
        }
    }

    private mutating func value(depth: Int) throws(JSONError) -> JSONNode {
        if depth > Self.maximumDepth { throw error(.tooDeep) }
        let start = (line, offset - lineStart + 1)
        let value: JSONNode.Value
        switch current {
        case UInt8(ascii: "{"): value = .object(try members(depth: depth))
        case UInt8(ascii: "["): value = .array(try elements(depth: depth))
        case UInt8(ascii: "\""): value = .string(try string())
        case UInt8(ascii: "'"): throw error(.singleQuotes)
        case let byte? where byte == UInt8(ascii: "-") || byte.isDigit: value = .number(try number())
        default: value = try word()
        }
        return JSONNode(value: value, line: start.0, column: start.1)
    }

    private mutating func word() throws(JSONError) -> JSONNode.Value {
        let text = found
        let value: JSONNode.Value
        switch text {
        case "true": value = .bool(true)
        case "false": value = .bool(false)
        case "null": value = .null
        default: throw error(.expected("a value", found: text))
        }
        offset += text?.utf8.count ?? 0
        return value
    }

    private mutating func members(depth: Int) throws(JSONError) -> [JSONNode.Member] {
        var members: [JSONNode.Member] = []
        var keys: Set<String> = []
        try list(closing: UInt8(ascii: "}")) { reader throws(JSONError) in
            if reader.current == UInt8(ascii: "'") { throw reader.error(.singleQuotes) }
            guard reader.current == UInt8(ascii: "\"") else {
                throw reader.error(.expected("a key in double quotes", found: reader.found))
            }
            let start = reader
            let key = try reader.string()
            if !keys.insert(key).inserted { throw start.error(.duplicateKey(key)) }
            try reader.skipSpace()
            guard reader.current == UInt8(ascii: ":") else {
                throw reader.error(.expected("':' after the key", found: reader.found))
            }
            reader.offset += 1
            try reader.skipSpace()
            let value = try reader.value(depth: depth + 1)
            members.append(
                JSONNode.Member(key: key, line: start.line, column: start.offset - start.lineStart + 1, value: value)
            )
        }
        return members
    }

    private mutating func elements(depth: Int) throws(JSONError) -> [JSONNode] {
        var elements: [JSONNode] = []
        try list(closing: UInt8(ascii: "]")) { reader throws(JSONError) in
            elements.append(try reader.value(depth: depth + 1))
        }
        return elements
    }

    /// From the opening bracket to behind the closing one, commas between.
    private mutating func list(
        closing: UInt8,
        _ entry: (inout JSONReader) throws(JSONError) -> Void
    ) throws(JSONError) {
        offset += 1
        try skipSpace()
        if current == closing {
            offset += 1
            return
        }
        while true {
            try entry(&self)
            try skipSpace()
            if current == closing { break }
            guard current == UInt8(ascii: ",") else {
                throw error(.expected("',' or '\(Character(UnicodeScalar(closing)))'", found: found))
            }
            let comma = self
            offset += 1
            try skipSpace()
            if current == closing { throw comma.error(.trailingComma) }
        }
        offset += 1
    }

    private mutating func number() throws(JSONError) -> String {
        let start = self
        while let byte = current, byte.isNumberPart { offset += 1 }
        let text = bytes[start.offset..<offset]
        guard Self.isNumber(text) else { throw start.error(.badNumber) }
        return String(decoding: text, as: UTF8.self)
    }

    private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        let whole = rest.prefix(while: \.isDigit)
        if whole.isEmpty || (whole.count > 1 && whole.first == UInt8(ascii: "0")) { return false }
        rest = rest.dropFirst(whole.count)
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            let fraction = rest.prefix(while: \.isDigit)
            if fraction.isEmpty { return false }
            rest = rest.dropFirst(fraction.count)
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
            return !rest.isEmpty && rest.allSatisfy(\.isDigit)
        }
        return rest.isEmpty
    }

    private mutating func string() throws(JSONError) -> String {
        let start = self
        offset += 1
        var text: [UInt8] = []
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text += try escape()
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): throw start.error(.unterminatedString)
            case ..<0x20: throw error(.controlCharacter)
            default:
                text.append(byte)
                offset += 1
            }
        }
        throw start.error(.unterminatedString)
    }

    private mutating func escape() throws(JSONError) -> [UInt8] {
        let start = self
        offset += 1
        guard let byte = current else { throw start.error(.badEscape) }
        offset += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "b"): return [8]
        case UInt8(ascii: "f"): return [12]
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "u"):
            guard let unit = hexadecimal() else { throw start.error(.badEscape) }
            var units = [unit]
            if UTF16.isLeadSurrogate(unit), bytes[offset...].starts(with: Array("\\u".utf8)) {
                offset += 2
                guard let second = hexadecimal() else { throw start.error(.badEscape) }
                units.append(second)
            }
            guard let text = Self.text(units) else { throw start.error(.badEscape) }
            return Array(text.utf8)
        default: throw start.error(.badEscape)
        }
    }

    /// nil for surrogates that are no pair.
    private static func text(_ units: [UInt16]) -> String? {
        let text = String(decoding: units, as: UTF16.self)
        return text.utf16.elementsEqual(units) ? text : nil
    }

    private mutating func hexadecimal() -> UInt16? {
        guard offset + 4 <= bytes.count else { return nil }
        let digits = bytes[offset..<(offset + 4)]
        guard digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else { return nil }
        offset += 4
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
    fileprivate var isNumberPart: Bool {
        isDigit
            || [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains(
                self
            )
    }
}
