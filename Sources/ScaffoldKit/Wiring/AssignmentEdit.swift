import SwiftScan

/// Adds an assignment to an initialiser's body: in front of another property's, or behind the last that stands before
/// `super.init`, or first. Only statements at the body's own level count: a closure in it is another body.
struct AssignmentEdit {
    /// `self.navigator = navigator`.
    var statement: String
    /// The property whose assignment it stands in front of, where there is one.
    var before: String?

    func edits(in initializer: Declaration, of file: EditableSource) -> [TextEdit] {
        guard let body = initializer.body else { return [] }
        let ending = file.style.lineEnding
        let base = file.source.indentation(at: initializer.range.lowerBound)
        let line = base + file.style.indent + statement
        let tokens = initializer.bodyTokens ?? 0..<0
        if file.source.isBlank(body) { return [TextEdit(range: body, replacement: ending + line + ending + base)] }
        guard !tokens.isEmpty, !isOneLine(body, in: file) else { return broken(body, line, base, in: file) }
        let assignments = assignments(in: tokens, of: file)
        if let successor = assignments.first(where: { file.text(ofToken: $0 + 2) == before }) {
            let offset = Int(file.source.tokens[successor].start)
            let own = file.source.indentation(at: offset) + statement
            return [TextEdit(insert: own + ending, at: file.startWithComments(of: offset))]
        }
        // After the last assignment where that is one line; else first in the body.
        if let last = assignments.last {
            let offset = Int(file.source.tokens[last].start)
            let end = file.source.lineEnd(of: offset)
            if isStatementEnd(end, in: file) {
                return [TextEdit(insert: ending + file.source.indentation(at: offset) + statement, at: end)]
            }
        }
        return [TextEdit(insert: ending + line, at: file.endOfTrailingComment(after: body.lowerBound))]
    }

    private func isOneLine(_ body: Range<Int>, in file: EditableSource) -> Bool {
        let start = file.endOfTrailingComment(after: body.lowerBound)
        return start >= file.bytes.count || !file.bytes[start].isLineEnd
    }

    /// `{ self.tracker = tracker }`: what is there goes down to a line of its own, and so does the brace.
    private func broken(_ body: Range<Int>, _ line: String, _ base: String, in file: EditableSource) -> [TextEdit] {
        let ending = file.style.lineEnding
        var first = body.lowerBound
        while first < body.upperBound, file.bytes[first].isBlank { first += 1 }
        if first < body.upperBound, file.bytes[first].isLineEnd {
            // A comment is all there is.
            return [TextEdit(insert: ending + line, at: file.endOfTrailingComment(after: body.lowerBound))]
        }
        let head = TextEdit(
            range: body.lowerBound..<first,
            replacement: ending + line + ending + base + file.style.indent
        )
        guard !file.source.startsLine(body.upperBound) else { return [head] }
        let blanks = file.blanks(before: body.upperBound, from: first)
        return [head, TextEdit(range: blanks, replacement: ending + base)]
    }

    /// The indices of `self` in each `self.x = …` that begins a line, up to `super.init`.
    private func assignments(in tokens: Range<Int>, of file: EditableSource) -> [Int] {
        var found: [Int] = []
        var index = tokens.lowerBound
        while index < tokens.upperBound {
            let token = file.source.tokens[index]
            let spelling = token.kind == .identifier ? file.text(ofToken: index) : ""
            if spelling == "super" { break }
            if spelling == "self", index + 3 < tokens.upperBound, file.source.tokens[index + 1].kind == .period,
                file.isAssignment(index + 3), file.source.startsLine(Int(token.start))
            {
                found.append(index)
            }
            index = token.partner > index ? Int(token.partner) + 1 : index + 1
        }
        return found
    }

    /// True where the line that ends here leaves no bracket open and no operator waiting.
    private func isStatementEnd(_ offset: Int, in file: EditableSource) -> Bool {
        let next = file.source.tokenIndex(atOrAfter: offset)
        guard next > 0, next < file.source.tokens.count else { return false }
        switch file.source.tokens[next - 1].kind {
        case .operator, .comma, .leftParenthesis, .leftBracket, .leftBrace, .period: return false
        default: break
        }
        switch file.source.tokens[next].kind {
        case .operator, .period, .leftBrace: return false
        default: return true
        }
    }
}
