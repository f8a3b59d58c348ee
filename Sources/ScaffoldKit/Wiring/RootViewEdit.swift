import SwiftScan

/// Puts a view's new declaration in place of the one that a template wrote. Only layout may differ from that: a view that
/// somebody has changed is no place, and neither is one with comments of theirs.
package struct RootViewEdit: WiringEdit {
    package var type: String
    /// The view that it shows afterwards: where the file names it, all is done.
    package var shown: String
    /// The file as the template wrote it.
    package var written: String
    /// The declaration, indented as a template.
    package var replacement: String

    package init(type: String, shown: String, written: String, replacement: String) {
        self.type = type
        self.shown = shown
        self.written = written
        self.replacement = replacement
    }

    package var place: String { "in place of `\(type)`, with what you have changed there" }
    package var text: String { replacement }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        let isShown = file.source.tokens.indices.contains { index in
            file.source.tokens[index].kind == .identifier && file.text(ofToken: index) == shown
        }
        if isShown { return [] }
        guard let index = file.type(named: type),
            let source = try? SourceFile(Array(written.utf8)),
            let original = source.declarations.first(where: { $0.name == type })
        else { return nil }
        let range = file.source.declarations[index].range
        guard Self.words(of: range, in: file.source) == Self.words(of: original.range, in: source) else { return nil }
        let base = file.source.indentation(at: range.lowerBound)
        let text = file.style.lay(replacement, base: base).dropFirst(base.count)
        return [TextEdit(range: range, replacement: String(text))]
    }

    /// Tokens and comments, without the white space between them.
    private static func words(of range: Range<Int>, in source: SourceFile) -> [String] {
        let tokens = source.tokens.filter { range.contains($0.range.lowerBound) }
        return tokens.map { source.text($0.range) } + source.comments(in: range).map { source.text($0) }
    }
}
