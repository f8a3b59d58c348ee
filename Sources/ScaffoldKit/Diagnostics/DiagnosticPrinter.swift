/// Diagnostics as text, in the form of compilers: `path:line:column: error: message`, then the line with a caret where the
/// source is at hand, then the next step.
package struct DiagnosticPrinter: Sendable {
    /// Where paths are seen from.
    package var viewpoint: Viewpoint
    /// ANSI colours, as compilers use them.
    package var colour: Bool

    package init(viewpoint: Viewpoint = .root, colour: Bool = false) {
        self.viewpoint = viewpoint
        self.colour = colour
    }

    /// `source` is the text of the file that the location names, where it is to be shown. Ends with a line feed.
    package func text(_ diagnostic: Diagnostic, source: [UInt8]? = nil) -> String {
        var text = ""
        if let location = diagnostic.location { text += painted(place(location) + ":", .bold) + " " }
        text += painted("\(diagnostic.severity.rawValue):", style(of: diagnostic.severity)) + " "
        text += painted(VisibleText.line(diagnostic.fact.message), .bold) + "\n"
        if let source, let line = diagnostic.location?.line {
            text += excerpt(source, line: line, column: diagnostic.location?.column)
        }
        if let help = diagnostic.fact.help {
            let lines = help.split(separator: "\n", omittingEmptySubsequences: false).map {
                VisibleText.line(String($0))
            }
            text += painted("help:", .cyan) + " " + (lines.first ?? "") + "\n"
            // Without a mark, so that code and commands can be copied.
            text += lines.dropFirst().map { $0.isEmpty ? "\n" : "      \($0)\n" }.joined()
        }
        return text
    }

    /// An excerpt costs a pass over its file; after so many, places suffice.
    private static let excerptLimit = 100

    /// `sources` gives the text of a file to show a line of; nil: no line is shown.
    package func text(_ diagnostics: [Diagnostic], sources: (RelativePath) -> [UInt8]? = { _ in nil }) -> String {
        diagnostics.enumerated().map { index, diagnostic in
            let isShown = index < Self.excerptLimit && diagnostic.location?.isGiven == false
            let path = isShown ? diagnostic.location?.path : nil
            return text(diagnostic, source: path.flatMap(sources))
        }
        .joined()
    }

    private func place(_ location: SourceLocation) -> String {
        let path = location.isGiven ? location.path.string : viewpoint.path(location.path.string)
        return VisibleText.line(
            ([path] + [location.line, location.column].compactMap { $0 }.map(String.init)).joined(separator: ":")
        )
    }

    /// The line and a caret below the column, which counts UTF-8 bytes. Nothing for a line that is not there; a long line
    /// is cut around the column.
    private func excerpt(_ source: [UInt8], line: Int, column: Int?) -> String {
        guard let bytes = Self.line(line, of: source), !bytes.isEmpty else { return "" }
        let text = String(decoding: bytes, as: UTF8.self)
        let offset = min(max((column ?? 1) - 1, 0), bytes.count)
        let before = String(decoding: bytes.prefix(offset), as: UTF8.self).count
        let start = max(0, before - 60)
        let shown = text.dropFirst(start).prefix(160)
        // Tabs stay tabs below, so that the caret stands right however wide they are.
        let indent = text.dropFirst(start).prefix(before - start).map { $0 == "\t" ? "\t" : " " }.joined()
        let caret = column == nil ? "" : "    " + indent + painted("^", .green) + "\n"
        return "    " + VisibleText.source(String(shown)) + "\n" + caret
    }

    /// CRLF, LF and CR each end a line.
    private static func line(_ number: Int, of source: [UInt8]) -> ArraySlice<UInt8>? {
        var current = 1
        var start = source.starts(with: [0xEF, 0xBB, 0xBF]) && number == 1 ? 3 : 0
        var index = start
        while index < source.count {
            let byte = source[index]
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
                index += 1
                continue
            }
            if current == number { return source[start..<index] }
            if byte == UInt8(ascii: "\r"), index + 1 < source.count, source[index + 1] == UInt8(ascii: "\n") {
                index += 1
            }
            index += 1
            start = index
            current += 1
        }
        return current == number ? source[start...] : nil
    }

    private enum Style: String {
        case bold = "1"
        case red = "1;31"
        case yellow = "1;33"
        case blue = "1;34"
        case green = "1;32"
        case cyan = "36"
    }

    private func style(of severity: Diagnostic.Severity) -> Style {
        switch severity {
        case .error: .red
        case .warning: .yellow
        case .note: .blue
        }
    }

    private func painted(_ text: String, _ style: Style) -> String {
        colour ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}
