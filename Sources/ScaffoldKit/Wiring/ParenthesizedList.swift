import SwiftScan

/// Inserts one entry into a list between parentheses: parameters or arguments. The list's own layout is kept: one entry a
/// line where the first stands on a line of its own, else all on one. An empty list is broken.
struct ParenthesizedList {
    /// Strictly between the parentheses.
    var inside: Range<Int>
    var entries: [Entry]

    struct Entry {
        var label: String?
        var range: Range<Int>
    }

    /// `before` names the label that the new entry goes in front of; at the end where there is none.
    func insertion(of entry: String, before label: String?, in file: EditableSource) -> [TextEdit] {
        guard let last = entries.last else { return fillEmpty(with: entry, in: file) }
        let ending = file.style.lineEnding
        if let successor = label.flatMap({ label in entries.first { $0.label == label } }) {
            let start = successor.range.lowerBound
            guard file.source.startsLine(start) else { return [TextEdit(insert: entry + ", ", at: start)] }
            let line = file.style.lay(entry, base: file.source.indentation(at: start))
            return [TextEdit(insert: line + "," + ending, at: file.startWithComments(of: start))]
        }
        let end = last.range.upperBound
        let comma = file.source.tokenIndex(atOrAfter: end)
        let hasComma =
            comma < file.source.tokens.count && file.source.tokens[comma].kind == .comma
            && file.source.tokens[comma].range.upperBound <= inside.upperBound
        let anchor = hasComma ? file.source.tokens[comma].range.upperBound : end
        guard let first = entries.first, file.source.startsLine(first.range.lowerBound) else {
            return [TextEdit(insert: (hasComma ? " " : ", ") + entry, at: anchor)]
        }
        let line = file.style.lay(entry, base: file.source.indentation(at: last.range.lowerBound))
        let below = TextEdit(
            insert: ending + line + (hasComma ? "," : ""),
            at: min(file.endOfTrailingComment(after: anchor), inside.upperBound)
        )
        return hasComma ? [below] : [TextEdit(insert: ",", at: end), below]
    }

    private func fillEmpty(with entry: String, in file: EditableSource) -> [TextEdit] {
        let ending = file.style.lineEnding
        let base = file.source.indentation(at: inside.lowerBound)
        let line = file.style.lay(entry, base: base + file.style.indent)
        if file.source.isBlank(inside) { return [TextEdit(range: inside, replacement: ending + line + ending + base)] }
        let close = inside.upperBound
        if file.source.startsLine(close) {
            return [TextEdit(insert: line + ending, at: file.source.lineStart(of: close))]
        }
        let blanks = file.blanks(before: close, from: inside.lowerBound)
        return [TextEdit(range: blanks, replacement: ending + line + ending + base)]
    }
}
