/// Git's conflict markers, found before anything is read as Swift.
package enum ConflictMarkers {
    /// The 1-based lines that start with `<<<<<<< `, `||||||| ` or `>>>>>>> `, or are `=======`, where the first kind is there.
    package static func lines(in bytes: [UInt8]) -> [Int] {
        guard bytes.contains(UInt8(ascii: "<")) else { return [] }
        var found: [(line: Int, sign: UInt8)] = []
        var line = 1
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while index < bytes.count {
            if let sign = marker(bytes, at: index) { found.append((line, sign)) }
            while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
                index += 1
            }
            if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\r"), bytes[index + 1] == UInt8(ascii: "\n") {
                index += 1
            }
            index += 1
            line += 1
        }
        let opens = found.contains { $0.sign == UInt8(ascii: "<") }
        let closes = found.contains { $0.sign == UInt8(ascii: ">") }
        return opens || closes ? found.map(\.line) : []
    }

    private static func marker(_ bytes: [UInt8], at start: Int) -> UInt8? {
        let sign = bytes[start]
        guard [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "=")].contains(sign),
            start + 7 <= bytes.count, bytes[start..<(start + 7)].allSatisfy({ $0 == sign })
        else { return nil }
        let ends = start + 7 == bytes.count || [10, 13].contains(bytes[start + 7])
        if sign == UInt8(ascii: "=") { return ends ? sign : nil }
        return ends || bytes[start + 7] == UInt8(ascii: " ") ? sign : nil
    }
}
