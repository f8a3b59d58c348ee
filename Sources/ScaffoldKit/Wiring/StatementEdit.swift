import SwiftScan

/// Adds a statement to a method that doesn't have it yet: first in its body, last, or in the place of another.
package struct StatementEdit: WiringEdit {
    package var type: String
    /// With its labels: `didAppear()`.
    package var function: String
    package var statement: String
    package var isLast: Bool
    /// The one that it takes the place of, in any layout; without it there is no place.
    package var replaced: String?

    package init(
        type: String,
        function: String,
        statement: String,
        isLast: Bool = false,
        replaced: String? = nil
    ) {
        self.replaced = replaced
        self.type = type
        self.function = function
        self.statement = statement
        self.isLast = isLast
    }

    package var place: String {
        let position = replaced.map { "in the place of `\($0)`" } ?? "as its \(isLast ? "last" : "first") statement"
        return "into `\(type).\(function)`, \(position)"
    }
    package var text: String { statement }

    /// True where the method has no statement.
    package func isFirst(in file: EditableSource) -> Bool {
        method(in: file).map { $0.bodyTokens?.isEmpty ?? true } ?? false
    }

    /// True where a word of this spelling stands in the method.
    package func calls(_ name: String, in file: EditableSource) -> Bool {
        (method(in: file)?.bodyTokens ?? 0..<0).contains { file.text(ofToken: $0) == name }
    }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        guard let method = method(in: file), let body = method.body else { return nil }
        let spelling = (method.bodyTokens ?? 0..<0).map { file.text(ofToken: $0) }.joined()
        if spelling.contains(statement.filter { !$0.isWhitespace }) { return [] }
        if let replaced { return replacing(replaced, in: method, of: file) }
        let ending = file.style.lineEnding
        let base = file.source.indentation(at: method.range.lowerBound)
        let text = file.style.lay(statement, base: base + file.style.indent)
        if file.source.isBlank(body) { return [TextEdit(range: body, replacement: ending + text + ending + base)] }
        if isLast {
            if file.source.startsLine(body.upperBound) {
                return [TextEdit(insert: text + ending, at: file.source.lineStart(of: body.upperBound))]
            }
            let blanks = file.blanks(before: body.upperBound, from: body.lowerBound)
            return [TextEdit(range: blanks, replacement: ending + text + ending + base)]
        }
        let start = file.endOfTrailingComment(after: body.lowerBound)
        if start < file.bytes.count, file.bytes[start].isLineEnd { return [TextEdit(insert: ending + text, at: start)] }
        // What follows the brace on its line goes down to one of its own.
        var end = start
        while end < body.upperBound, file.bytes[end].isBlank { end += 1 }
        return [TextEdit(range: start..<end, replacement: ending + text + ending + base + file.style.indent)]
    }
    private func replacing(_ old: String, in method: Declaration, of file: EditableSource) -> [TextEdit]? {
        let wanted = old.filter { !$0.isWhitespace }
        let tokens = method.bodyTokens ?? 0..<0
        for start in tokens {
            var spelling = ""
            var end = start
            while end < tokens.upperBound, spelling.count < wanted.count {
                spelling += file.text(ofToken: end)
                end += 1
            }
            guard spelling == wanted else { continue }
            let offset = Int(file.source.tokens[start].start)
            let base = file.source.indentation(at: offset)
            let text = file.style.lay(statement, base: base).dropFirst(base.count)
            return [TextEdit(range: offset..<Int(file.source.tokens[end - 1].end), replacement: String(text))]
        }
        return nil
    }

    private func method(in file: EditableSource) -> Declaration? {
        guard let owner = file.type(named: type) else { return nil }
        return file.members(of: owner).lazy
            .map { file.source.declarations[$0] }
            .first { $0.fullName == function && $0.body != nil }
    }
}
