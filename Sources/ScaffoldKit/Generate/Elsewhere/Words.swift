/// The words of a text: runs of letters, digits and underscores, in code, comments and literals alike.
enum Words {
    /// Those that an edit takes from a file: they are nowhere in it after.
    static func gone(from before: [UInt8], to after: [UInt8]) -> Set<String> {
        // A word that is gone stood only in lines that are gone, and those are few.
        let lines = Set(Self.lines(after))
        var words: Set<ByteRun> = []
        for line in Self.lines(before) where !lines.contains(line) {
            forEach(in: line.bytes) { words.insert($0) }
        }
        if words.isEmpty { return [] }
        forEach(in: after[...]) { words.remove($0) }
        return Set(words.map { String(decoding: $0.bytes, as: UTF8.self) })
    }

    /// How often a text has each of some words.
    static func count(of words: Set<String>, in text: [UInt8]) -> [String: Int] {
        var counts = Dictionary(uniqueKeysWithValues: words.map { (ByteRun($0), 0) })
        forEach(in: text[...]) { word in
            if let count = counts[word] { counts[word] = count + 1 }
        }
        return counts.reduce(into: [:]) { $0[String(decoding: $1.key.bytes, as: UTF8.self)] = $1.value }
    }

    private static func lines(_ bytes: [UInt8]) -> [ByteRun] {
        bytes.split(whereSeparator: \.isLineEnd).map(ByteRun.init)
    }

    private static func forEach(in bytes: ArraySlice<UInt8>, _ body: (ByteRun) -> Void) {
        var start = bytes.startIndex
        for index in bytes.indices where !isWordByte(bytes[index]) {
            if start < index { body(ByteRun(bytes[start..<index])) }
            start = index + 1
        }
        if start < bytes.endIndex { body(ByteRun(bytes[start...])) }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || NameWords.isDigit(byte) || byte >= 0x80
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
