/// A Swift expression that can be laid out on one line or on several.
indirect enum SwiftLiteral: Hashable, Sendable {
    /// Never broken.
    case atom(String)
    /// A string's contents.
    case text(String)
    /// Elements one a line where they don't fit.
    case collection([SwiftLiteral], keys: [String] = [], empty: String = "[]")
    /// Arguments one a line where they don't fit, no comma after the last.
    case call(String, [Argument])
    /// What is called with a closure, and the closure's one expression.
    case closure(String, SwiftLiteral)

    struct Argument: Hashable, Sendable {
        /// Empty where there is none.
        var label: String
        var value: SwiftLiteral
    }

    private static let lineLength = 120
    /// What may stand before it besides its own label, and behind it.
    private static let margin = 24
    private static let indent = SourceStyle.templateIndent

    /// Lines after the first begin at `indent`.
    ///
    /// - Parameter lead: the length of what stands before it on its line, without indentation.
    func rendered(lead: Int, indent: String = "") -> String {
        if let line = oneLine, indent.count + lead + line.count + Self.margin <= Self.lineLength { return line }
        let inner = indent + Self.indent
        switch self {
        case .atom(let text): return text
        case .text(let text): return SwiftText.lines(of: text, indent: indent)
        case .collection(let elements, let keys, let empty):
            if elements.isEmpty { return empty }
            // As the formatter has it: a comma behind the last, unless it is the only one.
            let comma = elements.count > 1 ? ",\n" : "\n"
            let lines = elements.enumerated().map { index, element in
                let key = index < keys.count ? SwiftText.quoted(keys[index]) + ": " : ""
                return inner + key + element.rendered(lead: key.count, indent: inner) + comma
            }
            return "[\n" + lines.joined() + indent + "]"
        case .call(let callee, let arguments):
            if arguments.isEmpty { return callee + "()" }
            let lines = arguments.map { argument in
                let label = argument.label.isEmpty ? "" : argument.label + ": "
                // The formatter has text of several lines one level deeper than what it is an argument of.
                let isText = if case .text = argument.value { true } else { false }
                let indent = isText ? inner + Self.indent : inner
                return inner + label + argument.value.rendered(lead: label.count, indent: indent)
            }
            return "\(callee)(\n" + lines.joined(separator: ",\n") + "\n\(indent))"
        case .closure(let callee, let body):
            return "\(callee) {\n\(inner)\(body.rendered(lead: 0, indent: inner))\n\(indent)}"
        }
    }

    /// nil where it needs more than one.
    private var oneLine: String? {
        switch self {
        case .atom(let text): return text
        case .text(let text): return text.utf8.count <= Self.lineLength ? SwiftText.quoted(text) : nil
        case .collection(let elements, let keys, let empty):
            if elements.isEmpty { return empty }
            var parts: [String] = []
            for (index, element) in elements.enumerated() {
                guard let line = element.oneLine else { return nil }
                parts.append((index < keys.count ? SwiftText.quoted(keys[index]) + ": " : "") + line)
            }
            return "[" + parts.joined(separator: ", ") + "]"
        case .call(let callee, let arguments):
            var parts: [String] = []
            for argument in arguments {
                guard let line = argument.value.oneLine else { return nil }
                parts.append((argument.label.isEmpty ? "" : argument.label + ": ") + line)
            }
            return "\(callee)(" + parts.joined(separator: ", ") + ")"
        case .closure(let callee, let body): return body.oneLine.map { "\(callee) { \($0) }" }
        }
    }
}
