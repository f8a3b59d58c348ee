import SwiftScan

/// Adds an element to an array literal: before the first element that sorts after it, else at the end.
///
/// The literal is the one that a variable is declared with or assigned, or that a variable or function returns:
/// `let features: [Feature] = [`, `features = [`, `func makeFeatures() -> [any FeatureContract] { [`. One that is computed
/// (`makeFeatures()`, `a + b`) is no place.
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
        guard let literal = literal(in: file) else { return nil }
        let ownKey = key(element)
        let keys = literal.elements.map { key(file.source.text($0.range)) }
        if keys.contains(ownKey) { return [] }
        let successor = keys.firstIndex { ownKey.utf8.lexicographicallyPrecedes($0.utf8) } ?? keys.count
        return [insertion(at: successor, of: literal, in: file)].flatMap { $0 }
    }

    private func insertion(at index: Int, of literal: ArrayLiteral, in file: EditableSource) -> [TextEdit] {
        let close = literal.range.upperBound - 1
        guard !literal.elements.isEmpty else { return fillEmpty(literal, in: file) }
        let first = literal.elements[0]
        let isMultiLine = file.startsLine(first.range.lowerBound)
        guard isMultiLine else {
            if index < literal.elements.count {
                return [TextEdit(insert: element + ", ", at: literal.elements[index].range.lowerBound)]
            }
            let last = literal.elements[index - 1].range.upperBound
            return [TextEdit(insert: ", " + element, at: last)]
        }
        let base = file.indentation(at: first.range.lowerBound)
        let line = file.style.lay(element, base: base)
        // A lone element has no trailing comma, as swift-format wants it; the first of several says how all are written.
        let isLone = literal.elements.count == 1 && !literal.hasTrailingComma
        guard index > 0 else {
            let start = file.lineStart(of: first.range.lowerBound)
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
        let base = file.indentation(at: literal.range.lowerBound)
        let ending = file.style.lineEnding
        let line = file.style.lay(element, base: base + file.style.indent)
        let inside = (literal.range.lowerBound + 1)..<(literal.range.upperBound - 1)
        if file.bytes[inside].allSatisfy({ $0.isBlank || $0.isLineEnd }) {
            return [TextEdit(range: inside, replacement: ending + line + ending + base)]
        }
        // A comment is all there is: the element goes on a line of its own before the bracket.
        let close = literal.range.upperBound - 1
        let start = file.startsLine(close) ? file.lineStart(of: close) : close
        return [TextEdit(insert: file.startsLine(close) ? line + ending : ending + line + ending + base, at: start)]
    }

    private func literal(in file: EditableSource) -> ArrayLiteral? {
        let tokens = file.source.tokens
        for declaration in file.source.declarations where declaration.kind == .func && declaration.name == array {
            guard var first = declaration.bodyTokens?.lowerBound, first < tokens.count else { continue }
            if file.text(ofToken: first) == "return" { first += 1 }
            if tokens[first].kind == .leftBracket, isWholeValue(first, in: file) {
                return file.source.arrayLiteral(at: first)
            }
        }
        for index in tokens.indices where tokens[index].kind == .identifier && file.text(ofToken: index) == array {
            var next = index + 1
            if next < tokens.count, tokens[next].kind == .colon {
                next += 1
                while next < tokens.count, !file.isAssignment(next), tokens[next].kind != .leftBrace,
                    tokens[next].kind != .comma, tokens[next].kind != .rightParenthesis
                {
                    next = tokens[next].partner > next ? Int(tokens[next].partner) + 1 : next + 1
                }
            }
            guard next < tokens.count else { continue }
            if file.isAssignment(next) || tokens[next].kind == .leftBrace {
                next += 1
                if next < tokens.count, file.text(ofToken: next) == "return" { next += 1 }
                if next < tokens.count, tokens[next].kind == .leftBracket, isWholeValue(next, in: file) {
                    if let literal = file.source.arrayLiteral(at: next) { return literal }
                }
            }
        }
        return nil
    }

    /// An operator or a member access after the literal makes the array a computed one.
    private func isWholeValue(_ bracket: Int, in file: EditableSource) -> Bool {
        let after = Int(file.source.tokens[bracket].partner) + 1
        guard after > bracket, after < file.source.tokens.count else { return true }
        let token = file.source.tokens[after]
        return token.kind != .operator && token.kind != .period
    }
}

extension EditableSource {
    func isAssignment(_ index: Int) -> Bool {
        source.tokens[index].kind == .operator && text(ofToken: index) == "="
    }
}
