// Search by UTF-8 bytes: what is found is what was written, whatever its Unicode form or line ends.
extension String {
    func utf8Contains(_ part: String) -> Bool {
        part.isEmpty || utf8Split(part, limit: 1).count > 1
    }

    /// The parts between occurrences of the separator, empty ones too; never empty. At most `limit` cuts.
    /// An empty separator cuts nothing.
    func utf8Split(_ separator: String, limit: Int = .max) -> [String] {
        let bytes = Array(utf8)
        let wanted = Array(separator.utf8)
        guard let first = wanted.first, bytes.count >= wanted.count else { return [self] }
        var parts: [String] = []
        var start = 0
        var index = 0
        while index <= bytes.count - wanted.count, parts.count < limit {
            if bytes[index] == first, bytes[index..<index + wanted.count].elementsEqual(wanted) {
                parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
                index += wanted.count
                start = index
            } else {
                index += 1
            }
        }
        parts.append(String(decoding: bytes[start...], as: UTF8.self))
        return parts
    }

    /// A path without the slashes at its end, unless it is nothing else.
    var withoutTrailingSlashes: Substring {
        var path = self[...]
        while path.utf8.count > 1, path.hasSuffix("/") { path = path.dropLast() }
        return path
    }
}
