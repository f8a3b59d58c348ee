extension Lexer {
    /// Moves over white space and comments; remembers whether a line ended there.
    mutating func skipTrivia() throws(ScanError) {
        while position < count {
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 0x0B, 0x0C:
                position += 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                startsLine = true
                position += 1
            case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"):
                skipLine()
            case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
                try skipBlockComment()
            default:
                return
            }
        }
    }

    mutating func skipLine() {
        while position < count, bytes[position] != UInt8(ascii: "\n"), bytes[position] != UInt8(ascii: "\r") {
            position += 1
        }
    }

    private mutating func skipBlockComment() throws(ScanError) {
        let start = position
        var depth = 1
        position += 2
        while depth > 0 {
            guard position < count else { throw failure(.unterminatedComment, at: start) }
            switch bytes[position] {
            case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
                depth += 1
                position += 2
            case UInt8(ascii: "*") where byte(position + 1) == UInt8(ascii: "/"):
                depth -= 1
                position += 2
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                startsLine = true
                position += 1
            default:
                position += 1
            }
        }
    }
}
