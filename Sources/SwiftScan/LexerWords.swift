extension Lexer {
    mutating func lexIdentifier() {
        let start = position
        position += byte(start) < 0x80 ? 1 : scalarLength(at: start)
        while isIdentifier(at: position) {
            position += bytes[position] < 0x80 ? 1 : scalarLength(at: position)
        }
        emit(.identifier, from: start)
    }

    @inline(__always)
    func isIdentifier(at offset: Int) -> Bool {
        guard offset < count else { return false }
        switch bytes[offset] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            return true
        case 0x80...:
            let scalar = scalarClass(at: offset)
            return scalar == .identifier || scalar == .combining
        default:
            return false
        }
    }

    /// A back-ticked name, which may hold spaces; a back-tick without its twin on the line means nothing.
    mutating func lexBackTicked() {
        let start = position
        var end = start + 1
        while end < count {
            switch bytes[end] {
            case UInt8(ascii: "`"):
                position = end + 1
                return emit(.identifier, from: start)
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                position = start + 1
                return
            default:
                end += 1
            }
        }
        position = start + 1
    }

    /// After a period only digits: `tuple.0.1` is two members.
    mutating func lexNumber() {
        let start = position
        let isHexadecimal = byte(start) == UInt8(ascii: "0") && byte(start + 1) == UInt8(ascii: "x")
        skipNumberCharacters(isHexadecimal)
        var kind = Token.Kind.integerLiteral
        if previous?.kind != .period || previous?.end != start {
            if byte(position) == UInt8(ascii: "."), isDigit(byte(position + 1)) {
                kind = .floatLiteral
                position += 1
                skipNumberCharacters(isHexadecimal)
            }
            if hasExponent(start, isHexadecimal) {
                kind = .floatLiteral
                position += 1
                skipNumberCharacters(isHexadecimal)
            }
        }
        emit(kind, from: start)
    }

    /// Letters too: a literal with letters that don't belong is one wrong literal to Swift.
    private mutating func skipNumberCharacters(_ isHexadecimal: Bool) {
        while isIdentifier(at: position) {
            position += bytes[position] < 0x80 ? 1 : scalarLength(at: position)
        }
    }

    /// At the sign behind `1e` or `0x1p`.
    private func hasExponent(_ start: Int, _ isHexadecimal: Bool) -> Bool {
        let sign = byte(position)
        guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), position > start + 1 else { return false }
        let mark = bytes[position - 1] | 0x20
        return mark == UInt8(ascii: isHexadecimal ? "p" : "e") && isDigit(byte(position + 1))
    }

    private func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    func scalarLength(at offset: Int) -> Int {
        switch bytes[offset] {
        case ..<0xC0: 1
        case ..<0xE0: min(2, count - offset)
        case ..<0xF0: min(3, count - offset)
        default: min(4, count - offset)
        }
    }

    func scalarClass(at offset: Int) -> ScalarClass {
        let length = scalarLength(at: offset)
        guard length > 1 else { return .other }
        var scalar = UInt32(bytes[offset]) & (0xFF >> UInt32(length + 1))
        for index in 1..<length {
            scalar = scalar << 6 | UInt32(bytes[offset + index] & 0x3F)
        }
        return ScalarClass(scalar)
    }
}
