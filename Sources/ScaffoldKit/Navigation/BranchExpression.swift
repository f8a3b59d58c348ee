import SwiftScan

extension SourceFile {
    /// Whether the `switch` or `if` at the index is used for its value, within a function's body.
    func isExpression(_ start: Int, within body: Range<Int>) -> Bool {
        guard start > body.lowerBound else { return end(ofBranches: start, within: body) == body.upperBound }
        let previous = start - 1
        switch kind(ofToken: previous) {
        case .operator:
            return isToken(previous, "=")
        case .identifier:
            return ["return", "try", "await", "throw", "in", "unsafe"].contains(text(ofToken: previous))
                && (previous == body.lowerBound || kind(ofToken: previous - 1) != .period)
        case .leftBrace:
            // Alone in a branch, it is what the branch is.
            guard end(ofBranches: start, within: body) == Int(tokens[previous].partner) else { return false }
            return head(ofBrace: previous, within: body).map { isExpression($0, within: body) } ?? false
        default:
            return false
        }
    }

    /// Behind the last brace of the `switch`, or of the `if` with its `else`.
    private func end(ofBranches start: Int, within body: Range<Int>) -> Int {
        var index = start
        while index < body.upperBound {
            while index < body.upperBound, kind(ofToken: index) != .leftBrace { index = indexAfter(index) }
            guard index < body.upperBound else { break }
            index = indexAfter(index)
            guard index < body.upperBound, isToken(index, "else") else { return index }
        }
        return body.upperBound
    }

    /// The `if` or `do` that the brace at the index belongs to; nil for any other brace.
    private func head(ofBrace brace: Int, within body: Range<Int>) -> Int? {
        var index = brace - 1
        while index >= body.lowerBound {
            switch kind(ofToken: index) {
            case .rightParenthesis, .rightBracket, .rightBrace:
                let open = Int(tokens[index].partner)
                guard open >= body.lowerBound, open < index else { return nil }
                index = open - 1
                continue
            case .leftBrace, .leftParenthesis, .leftBracket, .semicolon:
                return nil
            default:
                break
            }
            if isToken(index, "else") || isToken(index, "if") {
                let before = isToken(index, "if") && isToken(index - 1, "else") ? index - 2 : index - 1
                guard isToken(index, "else") || isToken(index - 1, "else") else { return index }
                guard kind(ofToken: before) == .rightBrace, Int(tokens[before].partner) > body.lowerBound else {
                    return nil
                }
                index = Int(tokens[before].partner) - 1
                continue
            }
            if isToken(index, "do") { return index }
            index -= 1
        }
        return nil
    }
}
