import SwiftScan

// Where new lines go: above what stands there with its comments, or below it.
extension EditableSource {
    /// The start of the line that holds `offset`, or of the comments directly above it: they are about what follows, and
    /// stay with it. A comment behind other code on its line is about that code.
    func startWithComments(of offset: Int) -> Int {
        var start = source.lineStart(of: offset)
        let token = source.tokenIndex(atOrAfter: start)
        let previous = token > 0 ? Int(source.tokens[token - 1].end) : 0
        for comment in source.comments(in: previous..<start).reversed() {
            guard source.startsLine(comment.lowerBound),
                source.lineEnd(of: comment.upperBound) == source.previousLineEnd(of: start)
            else {
                break
            }
            start = source.lineStart(of: comment.lowerBound)
        }
        return start
    }

    /// Text on lines of its own behind what ends at `offset`. Where the closing brace at `close` stands on the same line,
    /// it goes down to the next.
    func append(_ text: String, after offset: Int, close: Int) -> TextEdit {
        let end = endOfTrailingComment(after: offset)
        guard end == offset, source.lineEnd(of: offset) > close else {
            return TextEdit(insert: style.lineEnding + text, at: end)
        }
        return TextEdit(
            range: blanks(before: close, from: offset),
            replacement: style.lineEnding + text + style.lineEnding + source.indentation(at: close)
        )
    }

    /// The white space on the line directly before `offset`, at most back to `start`.
    func blanks(before offset: Int, from start: Int) -> Range<Int> {
        var lower = offset
        while lower > start, bytes[lower - 1].isBlank { lower -= 1 }
        return lower..<offset
    }
}
