import SwiftScan

/// Takes an element out of an array literal, with its comma and the comments that belong to it: undoes `ArrayElementEdit`.
///
/// A comment directly above the first element is taken for the array's heading and stays; any other goes with the element
/// below it, as one behind the element does. What is left of several over lines is, where it is one, a lone element, which
/// has no trailing comma.
package struct ArrayElementRemoval: WiringEdit {
    package var array: String
    /// The element's key.
    package var key: String
    package var keyOf: @Sendable (String) -> String
    /// False for an element that may be any: its key stands elsewhere.
    package var isPlain: @Sendable (String) -> Bool

    package init(
        array: String,
        key: String,
        keyOf: @escaping @Sendable (String) -> String = { $0 },
        isPlain: @escaping @Sendable (String) -> Bool = { _ in true }
    ) {
        self.array = array
        self.key = key
        self.keyOf = keyOf
        self.isPlain = isPlain
    }

    package var place: String { "out of the array `\(array)`" }
    package var text: String { key }
    package var isRemoval: Bool { true }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        guard let literal = ArrayPlace(name: array).literal(in: file) else { return names(in: file) ? nil : [] }
        guard let index = literal.elements.firstIndex(where: { keyOf(file.source.text($0.range)) == key }) else {
            return literal.elements.allSatisfy { isPlain(file.source.text($0.range)) } ? [] : nil
        }
        let element = literal.elements[index].range
        let startsLine = file.source.startsLine(element.lowerBound)
        if literal.elements.count == 1 { return lone(element, of: literal, startsLine: startsLine, in: file) }
        guard startsLine else { return inline(index, of: literal) }
        return line(index, of: literal, in: file)
    }

    /// Whether the element may stand in an array that isn't spelled out.
    private func names(in file: EditableSource) -> Bool {
        file.source.tokens.indices.contains { index in
            let text = file.text(ofToken: index)
            return text == key || text == "\"\(key)\""
        }
    }

    private func lone(
        _ element: Range<Int>,
        of literal: ArrayLiteral,
        startsLine: Bool,
        in file: EditableSource
    ) -> [TextEdit] {
        let inside = (literal.range.lowerBound + 1)..<(literal.range.upperBound - 1)
        let end = end(of: element, in: file)
        let isBare =
            file.source.isBlank(inside.lowerBound..<element.lowerBound) && file.source.isBlank(end..<inside.upperBound)
        if isBare { return [TextEdit(range: inside, replacement: "")] }
        guard startsLine, end < file.bytes.count, file.bytes[end].isLineEnd else {
            return [TextEdit(range: element.lowerBound..<end, replacement: "")]
        }
        let start = file.source.lineStart(of: element.lowerBound)
        return [TextEdit(range: start..<file.source.nextLine(after: end), replacement: "")]
    }

    /// `[a, m, z]`: with the separator before it, the first with the one behind it.
    private func inline(_ index: Int, of literal: ArrayLiteral) -> [TextEdit] {
        let elements = literal.elements
        let range =
            index > 0
            ? elements[index - 1].range.upperBound..<elements[index].range.upperBound
            : elements[0].range.lowerBound..<elements[1].range.lowerBound
        return [TextEdit(range: range, replacement: "")]
    }

    private func line(_ index: Int, of literal: ArrayLiteral, in file: EditableSource) -> [TextEdit] {
        let elements = literal.elements
        let element = elements[index].range
        let end = end(of: element, in: file)
        var edits: [TextEdit] = []
        if index == 0 {
            let next = elements[1].range.lowerBound
            let start = file.source.lineStart(of: element.lowerBound)
            let after = file.source.nextLine(after: end)
            edits.append(TextEdit(range: after <= next ? start..<after : element.lowerBound..<next, replacement: ""))
        } else {
            let above = file.source.previousLineEnd(of: file.startWithComments(of: element.lowerBound))
            edits.append(TextEdit(range: above..<end, replacement: ""))
        }
        // The one that becomes the last, or the lone one, loses its comma.
        let isLast = index == elements.count - 1
        let staying = isLast ? index - 1 : index + 1
        let losesComma = literal.hasTrailingComma ? elements.count == 2 : isLast
        if losesComma, let comma = comma(after: elements[staying].range, in: file) {
            edits.append(TextEdit(range: comma, replacement: ""))
        }
        return edits
    }

    /// Behind the element's comma and the comment behind that.
    private func end(of element: Range<Int>, in file: EditableSource) -> Int {
        file.endOfTrailingComment(after: comma(after: element, in: file)?.upperBound ?? element.upperBound)
    }

    private func comma(after element: Range<Int>, in file: EditableSource) -> Range<Int>? {
        let index = file.source.tokenIndex(atOrAfter: element.upperBound)
        guard index < file.source.tokens.count, file.source.tokens[index].kind == .comma else { return nil }
        return file.source.tokens[index].range
    }
}
