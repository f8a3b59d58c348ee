/// An arm as the tool writes it, without indentation of its own.
package struct CanonicalArm: Sendable {
    package enum RightHandSide: Hashable, Sendable {
        /// `CharacterIncomingNavigation.detail` and its arguments: label and expression.
        case call(String, [Argument])
        /// A case whose payload is left to its defaults: it takes parentheses all the same.
        case emptyCall(String)
        case notFound
    }

    package struct Argument: Hashable, Sendable {
        package var label: String?
        package var value: String
    }

    /// `.characterDetail`
    package var name: String
    /// Label and name of each value; nil name: `_`. Empty where nothing is bound.
    package var bindings: [(label: String?, name: String?)]
    package var right: RightHandSide

    static let lineLength = 120

    package init(_ item: NavigationCase, to destination: Destination?, names: EnumNames) {
        name = item.name
        guard let destination else {
            bindings = []
            right = .notFound
            return
        }
        let path = "\(names.spelling(of: destination.incoming)).\(SwiftName.member(destination.incomingCase.name))"
        let values = SwiftName.bindings(
            for: item.payload,
            avoiding: Set(path.split(separator: ".").prefix(2).map(String.init))
        )
        bindings = zip(item.payload, values).map { ($0.label, $1) }
        let arguments = destination.fit.arguments.map { Argument(label: $0.label, value: values[$0.source]) }
        right =
            arguments.isEmpty && !destination.incomingCase.payload.isEmpty
            ? .emptyCall(path) : .call(path, arguments)
    }

    /// `.go(from: let from, to: _)`, broken into lines where it is too long.
    package static func pattern(
        name: String,
        bindings: [(label: String?, name: String?)],
        style: SourceStyle,
        indent: String
    ) -> String {
        let start = "." + SwiftName.member(name)
        guard bindings.contains(where: { $0.name != nil }) else { return start }
        let parts = bindings.map { binding in
            (binding.label.map { SwiftName.label($0) + ": " } ?? "") + (binding.name.map { "let " + $0 } ?? "_")
        }
        return list(start, parts, style: style, indent: indent, around: "case :".count)
    }

    package func patternText(style: SourceStyle, indent: String) -> String {
        Self.pattern(name: name, bindings: bindings, style: style, indent: indent)
    }

    /// The destination; `indent` is that of the line it starts on.
    package func rightText(style: SourceStyle, indent: String, returns: Bool) -> String {
        let prefix = returns ? "return " : ""
        switch right {
        case .notFound:
            return prefix + "UnknownNavigation.notFound"
        case .emptyCall(let path):
            return prefix + path + "()"
        case .call(let path, let arguments):
            guard !arguments.isEmpty else { return prefix + path }
            let parts = arguments.map { ($0.label.map { SwiftName.label($0) + ": " } ?? "") + $0.value }
            return Self.list(prefix + path, parts, style: style, indent: indent, around: 0)
        }
    }

    /// The whole arm in lines, the last one ended too.
    package func text(style: SourceStyle, indent: String, returns: Bool) -> String {
        let inner = indent + style.indent
        return indent + "case " + patternText(style: style, indent: indent) + ":" + style.lineEnding
            + inner + rightText(style: style, indent: inner, returns: returns) + style.lineEnding
    }

    /// In columns, a tab being four.
    static func width(of line: String) -> Int { line.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) } }

    private static func list(
        _ start: String,
        _ parts: [String],
        style: SourceStyle,
        indent: String,
        around: Int
    ) -> String {
        let line = "\(start)(\(parts.joined(separator: ", ")))"
        if width(of: indent + line) + around <= lineLength { return line }
        let inner = style.lineEnding + indent + style.indent
        return start + "(" + inner + parts.joined(separator: "," + inner) + style.lineEnding + indent + ")"
    }
}
