/// A Swift string literal in one line whose value is `text`, byte for byte.
///
/// It has more `#` than any run of them that follows a quote or a back-slash in the text, so that nothing in it ends
/// the literal or starts an escape. Line ends are escapes, as the compiler would make LF of CR LF; so are the other
/// control characters and the byte order mark, which it refuses or drops.
func rawLiteral(_ text: String) -> String {
    let marks = String(repeating: "#", count: longestRun(in: text) + 1)
    var literal = "\(marks)\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\n": literal += "\\\(marks)n"
        case "\r": literal += "\\\(marks)r"
        case "\t": literal += "\\\(marks)t"
        case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}":
            literal += "\\\(marks)u{\(String(scalar.value, radix: 16))}"
        default: literal.unicodeScalars.append(scalar)
        }
    }
    return literal + "\"\(marks)"
}

/// How many `#` follow a quote or a back-slash, at most.
private func longestRun(in text: String) -> Int {
    var longest = 0
    var current: Int?
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): current = 0
        case UInt8(ascii: "#"): current = current.map { $0 + 1 }
        default: current = nil
        }
        longest = max(longest, current ?? 0)
    }
    return longest
}
