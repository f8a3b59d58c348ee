extension Lexer {
    /// The end of `/…/` from its first slash; nil where SE-0354 takes the slash for an operator: a space or tab just
    /// inside either end, an unbalanced `)`, a comment right behind, or no second slash on the line.
    func bareRegexEnd(_ slash: Int) -> Int? {
        var offset = slash + 1
        let first = byte(offset)
        guard first != UInt8(ascii: " "), first != UInt8(ascii: "\t"), first != UInt8(ascii: "/"),
            first != UInt8(ascii: "*")
        else { return nil }
        var groups = 0
        var classes = 0
        while offset < count {
            switch bytes[offset] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                return nil
            case UInt8(ascii: "/"):
                let next = byte(offset + 1)
                guard next != UInt8(ascii: "/"), next != UInt8(ascii: "*") else { return nil }
                let last = bytes[offset - 1]
                let isSpace = last == UInt8(ascii: " ") || last == UInt8(ascii: "\t")
                return isSpace && bytes[offset - 2] != UInt8(ascii: "\\") ? nil : offset + 1
            case UInt8(ascii: "\\"):
                let next = byte(offset + 1)
                if next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") { return nil }
                offset += 1
            case UInt8(ascii: "(") where classes == 0:
                groups += 1
            case UInt8(ascii: ")") where classes == 0:
                guard groups > 0 else { return nil }
                groups -= 1
            case UInt8(ascii: "["):
                classes += 1
            case UInt8(ascii: "]") where classes > 0:
                classes -= 1
            default:
                break
            }
            offset += 1
        }
        return nil
    }

    /// At the slash behind the pounds. It spans lines where the first one ends right behind the slash.
    mutating func lexExtendedRegex(from start: Int, pounds: Int) throws(ScanError) {
        var offset = position + 1
        while byte(offset) == UInt8(ascii: " ") || byte(offset) == UInt8(ascii: "\t") {
            offset += 1
        }
        let isMultiline = byte(offset) == UInt8(ascii: "\n") || byte(offset) == UInt8(ascii: "\r")
        offset = position + 1
        while offset < count {
            switch bytes[offset] {
            case UInt8(ascii: "/") where hasPounds(pounds, at: offset + 1):
                position = offset + 1 + pounds
                return emit(.regexLiteral, from: start)
            case UInt8(ascii: "\\"):
                let next = byte(offset + 1)
                if next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") {
                    offset += 1
                }
            case UInt8(ascii: "\n") where !isMultiline, UInt8(ascii: "\r") where !isMultiline:
                throw failure(.unterminatedRegex, at: start)
            default:
                break
            }
            offset += 1
        }
        throw failure(.unterminatedRegex, at: start)
    }
}
