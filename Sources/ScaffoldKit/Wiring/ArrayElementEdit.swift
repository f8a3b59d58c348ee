import ScaffoldTemplates
import SwiftScan

/// Adds an element to an array literal: before the first element that sorts after it, else at the end.
///
/// A comment directly above the first element is taken for the array's heading and stays first; any other stays with the
/// element below it.
package struct ArrayElementEdit: WiringEdit {
    package var array: String
    package var element: String
    /// Two elements with the same key are the same entry: `feature("Home")` and `feature("Home", resources: true)`.
    package var key: @Sendable (String) -> String

    package init(array: String, element: String, key: @escaping @Sendable (String) -> String = { $0 }) {
        self.array = array
        self.element = element
        self.key = key
    }

    package var place: String { "into the array `\(array)`" }
    package var text: String { element + "," }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        guard let literal = ArrayPlace(name: array).literal(in: file) else { return nil }
        let ownKey = key(element)
        let keys = literal.elements.map { key(file.source.text($0.range)) }
        if keys.contains(ownKey) { return [] }
        let successor = keys.firstIndex { ownKey.precedesInBytes($0) } ?? keys.count
        return insertion(at: successor, of: literal, in: file)
    }

    private func insertion(at index: Int, of literal: ArrayLiteral, in file: EditableSource) -> [TextEdit] {
        let close = literal.range.upperBound - 1
        guard !literal.elements.isEmpty else { return fillEmpty(literal, in: file) }
        let first = literal.elements[0]
        let isMultiLine = file.source.startsLine(first.range.lowerBound)
        guard isMultiLine else {
            if index < literal.elements.count {
                return [TextEdit(insert: element + ", ", at: literal.elements[index].range.lowerBound)]
            }
            let last = literal.elements[index - 1].range.upperBound
            return [TextEdit(insert: ", " + element, at: last)]
        }
        let base = file.source.indentation(at: first.range.lowerBound)
        let line = file.style.lay(element, base: base)
        // A lone element has no trailing comma, as swift-format wants it; the first of several says how all are written.
        let isLone = literal.elements.count == 1 && !literal.hasTrailingComma
        guard index > 0 else {
            let start = file.source.lineStart(of: first.range.lowerBound)
            let insertion = TextEdit(insert: line + "," + file.style.lineEnding, at: start)
            return isLone ? [insertion, TextEdit(insert: ",", at: first.range.upperBound)] : [insertion]
        }
        let previous = literal.elements[index - 1].range.upperBound
        let isLast = index == literal.elements.count
        let hasComma = !isLast || literal.hasTrailingComma
        var edits: [TextEdit] = []
        var anchor = previous
        if hasComma {
            let comma = file.source.tokenIndex(atOrAfter: previous)
            if comma < file.source.tokens.count { anchor = Int(file.source.tokens[comma].end) }
        } else {
            edits.append(TextEdit(insert: ",", at: previous))
        }
        anchor = min(file.endOfTrailingComment(after: anchor), close)
        edits.append(TextEdit(insert: file.style.lineEnding + line + (hasComma || isLone ? "," : ""), at: anchor))
        return edits
    }

    private func fillEmpty(_ literal: ArrayLiteral, in file: EditableSource) -> [TextEdit] {
        let base = file.source.indentation(at: literal.range.lowerBound)
        let ending = file.style.lineEnding
        let line = file.style.lay(element, base: base + file.style.indent)
        let inside = (literal.range.lowerBound + 1)..<(literal.range.upperBound - 1)
        if file.source.isBlank(inside) {
            return [TextEdit(range: inside, replacement: ending + line + ending + base)]
        }
        // A comment is all there is: the element goes on a line of its own before the bracket.
        let close = literal.range.upperBound - 1
        if file.source.startsLine(close) {
            return [TextEdit(insert: line + ending, at: file.source.lineStart(of: close))]
        }
        let blanks = file.blanks(before: close, from: inside.lowerBound)
        return [TextEdit(range: blanks, replacement: ending + line + ending + base)]
    }
}
