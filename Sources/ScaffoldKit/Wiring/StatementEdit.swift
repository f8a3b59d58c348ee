import SwiftScan

/// Adds a statement to a method that doesn't have it yet: first in its body, or last.
package struct StatementEdit: WiringEdit {
    package var type: String
    /// With its labels: `didAppear()`.
    package var function: String
    package var statement: String
    package var isLast: Bool

    package init(type: String, function: String, statement: String, isLast: Bool = false) {
        self.type = type
        self.function = function
        self.statement = statement
        self.isLast = isLast
    }

    package var place: String { "into `\(type).\(function)`, as its \(isLast ? "last" : "first") statement" }
    package var text: String { statement }

    /// True where the method has no statement.
    package func isFirst(in file: EditableSource) -> Bool {
        method(in: file).map { $0.bodyTokens?.isEmpty ?? true } ?? false
    }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        guard let method = method(in: file), let body = method.body else { return nil }
        let spelling = (method.bodyTokens ?? 0..<0).map { file.text(ofToken: $0) }.joined()
        if spelling.contains(statement.filter { !$0.isWhitespace }) { return [] }
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
    private func method(in file: EditableSource) -> Declaration? {
        guard let owner = file.type(named: type) else { return nil }
        return file.members(of: owner).lazy
            .map { file.source.declarations[$0] }
            .first { $0.fullName == function && $0.body != nil }
    }
}
