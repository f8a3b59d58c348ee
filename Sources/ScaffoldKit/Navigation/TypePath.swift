/// A type's name as a path: `Home.Outgoing`, `DemoHome::Outgoing`, `(Outgoing)`. Parentheses, back-ticks, white space and what
/// says how a parameter is passed don't count.
struct TypePath: Hashable, Sendable {
    /// Outer first, a module that stands in front included.
    let components: [String]
    /// Whether the first component is a module for certain: `::` stands behind it.
    let startsWithModule: Bool

    /// With periods: `DemoHome.Outgoing`.
    var name: String { components.joined(separator: ".") }
    var last: String { components.last ?? "" }

    private static let passing: Set = ["borrowing", "consuming", "sending", "__owned", "__shared"]

    /// nil for a type that isn't simply named: optional, generic, a tuple, a function, `some`, `any`, a metatype.
    init?(_ text: String) {
        if text.utf8.allSatisfy(Self.isPlain), let first = text.utf8.first,
            !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first),
            text != "Self", text != "Any"
        {
            self.init(components: [text], startsWithModule: false)
            return
        }
        guard let reader = Self.read(Array(text.unicodeScalars)[...], depth: 0) else { return nil }
        self = reader
    }

    private init(components: [String], startsWithModule: Bool) {
        self.components = components
        self.startsWithModule = startsWithModule
    }

    private static func read(_ text: ArraySlice<Unicode.Scalar>, depth: Int) -> TypePath? {
        let text = trimmed(text)
        if text.first == "(", text.last == ")", text.count > 2, depth < 16 {
            return read(text.dropFirst().dropLast(), depth: depth + 1)
        }
        if let gap = text.firstIndex(where: isBlank), passing.contains(string(text[..<gap])) {
            return read(text[gap...], depth: depth)
        }
        var rest = text
        var components: [String] = []
        var startsWithModule = false
        while let component = takeName(&rest) {
            components.append(component)
            rest = trimmed(rest)
            if rest.isEmpty { break }
            if rest.first == "." {
                rest = trimmed(rest.dropFirst())
            } else if rest.first == ":", trimmed(rest.dropFirst()).first == ":" {
                startsWithModule = startsWithModule || components.count == 1
                rest = trimmed(trimmed(rest.dropFirst()).dropFirst())
            } else {
                return nil
            }
            if rest.isEmpty { return nil }
        }
        guard rest.isEmpty, let first = components.first, let last = components.last, last != "Type",
            last != "Protocol", first != "Self", first != "Any" || components.count > 1
        else { return nil }
        return TypePath(components: components, startsWithModule: startsWithModule)
    }

    private static func takeName(_ rest: inout ArraySlice<Unicode.Scalar>) -> String? {
        if rest.first == "`" {
            guard let close = rest.dropFirst().firstIndex(of: "`") else { return nil }
            let name = string(rest[rest.index(after: rest.startIndex)..<close])
            rest = rest[rest.index(after: close)...]
            return name.isEmpty ? nil : name
        }
        let end = rest.firstIndex { !isNamePart($0) } ?? rest.endIndex
        guard end > rest.startIndex, let first = rest.first, !("0"..."9" ~= first) else { return nil }
        defer { rest = rest[end...] }
        return string(rest[..<end])
    }

    private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x80 || scalar == "_" || scalar == "$" || "0"..."9" ~= scalar || "a"..."z" ~= scalar
            || "A"..."Z" ~= scalar
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        Pattern.isLetter(byte) || byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

    private static func trimmed(_ text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
        var text = text.drop(while: isBlank)
        while let last = text.last, isBlank(last) { text.removeLast() }
        return text
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    /// Whether two names may be one type's: they are equal, or one is the other with more in front.
    static func agree(_ one: String, _ other: String) -> Bool {
        one == other || one.hasSuffix("." + other) || other.hasSuffix("." + one)
    }
}
