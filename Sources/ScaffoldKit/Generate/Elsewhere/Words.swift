/// The words of a text: runs of ASCII letters, digits and underscores, in code, comments and literals alike. What an
/// identifier has besides ends a word: it may as well be an operator's.
enum Words {
    /// Those that an edit takes from a file: they are nowhere in it after.
    static func gone(from before: [UInt8], to after: [UInt8]) -> Set<String> {
        // A word that is gone stood only in lines that are gone, and those are few.
        var words = ByteRunSet()
        for line in linesGone(from: lines(before), to: lines(after)) {
            forEach(in: line.bytes) { words.insert(ByteRun($0)) }
        }
        if words.members.isEmpty { return [] }
        forEach(in: after[...]) { words.remove($0) }
        return Set(words.members.map { String(decoding: $0.bytes, as: UTF8.self) })
    }

    /// How often a text has each of some words.
    static func count(of words: Set<String>, in text: [UInt8]) -> [String: Int] {
        let wanted = ByteRunSet(words.map(ByteRun.init))
        var counts = Dictionary(uniqueKeysWithValues: words.map { ($0, 0) })
        forEach(in: text[...]) { word in
            if wanted.contains(word) { counts[String(decoding: word, as: UTF8.self), default: 0] += 1 }
        }
        return counts
    }

    /// A text's lines that are not at their place in the other; more than those where more than `reach` lines in a row went
    /// or came.
    private static func linesGone(from before: [ByteRun], to after: [ByteRun], reach: Int = 64) -> [ByteRun] {
        var gone: [ByteRun] = []
        var (old, new) = (0, 0)
        while old < before.count {
            if new < after.count, before[old] == after[new] {
                (old, new) = (old + 1, new + 1)
            } else if new < after.count, let next = before[old...].prefix(reach).firstIndex(of: after[new]) {
                gone += before[old..<next]
                old = next
            } else if let next = after[min(new, after.count)...].prefix(reach).firstIndex(of: before[old]) {
                new = next
            } else {
                gone.append(before[old])
                (old, new) = (old + 1, new + 1)
            }
        }
        return gone
    }

    private static func lines(_ bytes: [UInt8]) -> [ByteRun] {
        bytes.split(whereSeparator: \.isLineEnd).map(ByteRun.init)
    }

    private static func forEach(in bytes: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>) -> Void) {
        var start = bytes.startIndex
        for index in bytes.indices where !isWordByte(bytes[index]) {
            if start < index { body(bytes[start..<index]) }
            start = index + 1
        }
        if start < bytes.endIndex { body(bytes[start...]) }
    }

    /// Whether a text is one word.
    static func isWord(_ text: String) -> Bool { text.utf8.allSatisfy(isWordByte) }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || NameWords.isDigit(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
