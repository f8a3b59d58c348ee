/// Cuts a name's spelling into words, each in its `UpperCamelCase` shape. ASCII letters, digits and separators only.
enum NameWords {
    static let separators = Array("-_ .".utf8)

    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        guard let byte = UInt8(exactly: scalar.value) else { return false }
        return isLower(byte) || isUpper(byte) || isDigit(byte) || separators.contains(byte)
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    private static func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
    private static func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }

    static func read(_ text: String) -> [String] {
        var words: [String] = []
        for chunk in text.utf8.split(whereSeparator: separators.contains) {
            var rest = Array(chunk)[...]
            while !rest.isEmpty {
                let count = lengthOfWord(rest)
                let word = String(decoding: rest.prefix(count), as: UTF8.self)
                rest = rest.dropFirst(count)
                if let first = word.utf8.first, isDigit(first), let last = words.popLast() {
                    words.append(last + word)
                } else {
                    words.append(Acronyms.upperShape(of: word))
                }
            }
        }
        return words
    }

    private static func lengthOfWord(_ bytes: ArraySlice<UInt8>) -> Int {
        if let brand = Acronyms.brand(atStartOf: bytes) { return withDigits(bytes, brand) }
        let capitals = bytes.prefix(while: isUpper).count
        if capitals <= 1 {
            let rest = bytes.dropFirst(capitals).prefix { !isUpper($0) }
            // After digits a lower-case letter goes on with the word: `h264codec` is one.
            return capitals + rest.count
        }
        let next = bytes.dropFirst(capitals).first
        // The last capital begins the next word, unless the run ends there or in digits.
        return next.map(isLower) == true ? capitals - 1 : withDigits(bytes, capitals)
    }

    private static func withDigits(_ bytes: ArraySlice<UInt8>, _ count: Int) -> Int {
        count + bytes.dropFirst(count).prefix(while: isDigit).count
    }
}
