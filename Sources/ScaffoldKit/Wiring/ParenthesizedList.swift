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
    func insertion(of entry: String, before label: String?, in file: EditableSource) -> TextEdit {
        let ending = file.style.lineEnding
        guard let first = entries.first, let last = entries.last else {
            let base = file.indentation(at: inside.lowerBound)
            let line = file.style.lay(entry, base: base + file.style.indent)
            return TextEdit(range: inside, replacement: ending + line + ending + base)
        }
        let isBroken = file.startsLine(first.range.lowerBound)
        let successor = label.flatMap { label in entries.first { $0.label == label } }
        if let successor {
            guard isBroken else { return TextEdit(insert: entry + ", ", at: successor.range.lowerBound) }
            let base = file.indentation(at: successor.range.lowerBound)
            let separator = "," + ending + base
            return TextEdit(
                insert: file.style.lay(entry, base: base).drop { $0 == " " || $0 == "\t" } + separator,
                at: successor.range.lowerBound
            )
        }
        guard isBroken else { return TextEdit(insert: ", " + entry, at: last.range.upperBound) }
        let base = file.indentation(at: last.range.lowerBound)
        return TextEdit(insert: "," + ending + file.style.lay(entry, base: base), at: last.range.upperBound)
    }
}
