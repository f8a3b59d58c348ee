extension Lexer {
    /// At the first quote. `"""` opens a multi-line literal; after pounds only where the line ends behind it, for
    /// `#"""#` is a literal of one quote.
    mutating func openString(from start: Int, pounds: Int) throws(ScanError) {
        var isMultiline = byte(position + 1) == UInt8(ascii: "\"") && byte(position + 2) == UInt8(ascii: "\"")
        if isMultiline, pounds > 0 {
            let next = byte(position + 3)
            isMultiline = next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r")
        }
        strings.append(OpenString(start: start, pounds: pounds, isMultiline: isMultiline, startsLine: startsLine))
        position += isMultiline ? 3 : 1
        try scanString()
    }

    /// Inside the innermost open string: up to its end, or to the expression of its next interpolation.
    mutating func scanString() throws(ScanError) {
        guard let string = strings.last else { return }
        while position < count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                let quotes = string.isMultiline ? 3 : 1
                if string.isMultiline,
                    byte(position + 1) != UInt8(ascii: "\"") || byte(position + 2) != UInt8(ascii: "\"")
                {
                    position += 1
                } else if hasPounds(string.pounds, at: position + quotes) {
                    position += quotes + string.pounds
                    return closeString(string)
                } else {
                    position += 1
                }
            case UInt8(ascii: "\\"):
                guard hasPounds(string.pounds, at: position + 1) else {
                    position += 1
                    continue
                }
                position += 1 + string.pounds
                if byte(position) == UInt8(ascii: "(") {
                    open.append(Open(kind: .interpolation, token: -1, offset: position))
                    previous = (.leftParenthesis, position, position + 1)
                    position += 1
                    return
                }
                let next = byte(position)
                if string.isMultiline || (next != UInt8(ascii: "\n") && next != UInt8(ascii: "\r")) {
                    position += 1
                }
            case UInt8(ascii: "\n") where !string.isMultiline, UInt8(ascii: "\r") where !string.isMultiline:
                throw failure(.unterminatedString, at: string.start)
            default:
                position += 1
            }
        }
        throw failure(.unterminatedString, at: string.start)
    }

    private mutating func closeString(_ string: OpenString) {
        strings.removeLast()
        startsLine = string.startsLine
        emit(.stringLiteral, from: string.start)
    }

    func hasPounds(_ pounds: Int, at offset: Int) -> Bool {
        guard offset + pounds <= count else { return false }
        for index in 0..<pounds where bytes[offset + index] != UInt8(ascii: "#") {
            return false
        }
        return true
    }
}
