/// Module name patterns of the configuration: `{app}{feature}`.
enum Pattern {
    static func replace(_ placeholder: String, in text: String, with value: String) -> String {
        let wanted = Array(placeholder.utf8)
        var result: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let first = rest.first {
            if rest.starts(with: wanted) {
                result += value.utf8
                rest = rest.dropFirst(wanted.count)
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The feature's part of a module's name; nil where the name doesn't follow the pattern.
    static func feature(of module: String, by pattern: String, app: String) -> String? {
        let parts = split(replace("{app}", in: pattern, with: app))
        guard let parts, module.hasPrefix(parts.before), module.hasSuffix(parts.after) else { return nil }
        let count = module.count - parts.before.count - parts.after.count
        return count > 0 ? String(module.dropFirst(parts.before.count).prefix(count)) : nil
    }

    private static func split(_ pattern: String) -> (before: String, after: String)? {
        let marker = Array("{feature}".utf8)
        let bytes = Array(pattern.utf8)
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: marker) }) else { return nil }
        return (
            String(decoding: bytes[..<start], as: UTF8.self),
            String(decoding: bytes[(start + marker.count)...], as: UTF8.self)
        )
    }

    static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first) || first == UInt8(ascii: "_") else { return false }
        return text.utf8.allSatisfy { isLetter($0) || NameWords.isDigit($0) || $0 == UInt8(ascii: "_") }
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
    }
}
