import SwiftScan

// Where new lines go: above what stands there with its comments, or below it.
extension EditableSource {
    /// The start of the line that holds `offset`, or of the comments directly above it: they are about what follows, and
    /// stay with it. A comment behind other code on its line is about that code.
    func startWithComments(of offset: Int) -> Int {
        var start = lineStart(of: offset)
        let token = source.tokenIndex(atOrAfter: start)
        let previous = token > 0 ? Int(source.tokens[token - 1].end) : 0
        for comment in source.comments(in: previous..<start).reversed() {
            guard startsLine(comment.lowerBound), lineEnd(of: comment.upperBound) == previousLineEnd(of: start) else {
                break
            }
            start = lineStart(of: comment.lowerBound)
        }
        return start
    }

    /// Text on lines of its own behind what ends at `offset`. Where the closing brace at `close` stands on the same line,
    /// it goes down to the next.
    func append(_ text: String, after offset: Int, close: Int) -> TextEdit {
        let end = endOfTrailingComment(after: offset)
        guard end == offset, lineEnd(of: offset) > close else {
            return TextEdit(insert: style.lineEnding + text, at: end)
        }
        return TextEdit(
            range: blanks(before: close, from: offset),
            replacement: style.lineEnding + text + style.lineEnding + indentation(at: close)
        )
    }

    /// The white space on the line directly before `offset`, at most back to `start`.
    func blanks(before offset: Int, from start: Int) -> Range<Int> {
        var lower = offset
        while lower > start, bytes[lower - 1].isBlank { lower -= 1 }
        return lower..<offset
    }

    /// The offset of the line end before the line that starts at `start`.
    func previousLineEnd(of start: Int) -> Int {
        guard start > 0 else { return 0 }
        let isCRLF = start > 1 && bytes[start - 1] == UInt8(ascii: "\n") && bytes[start - 2] == UInt8(ascii: "\r")
        return start - (isCRLF ? 2 : 1)
    }

    /// True where nothing but white space stands in the range.
    func isBlank(_ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { $0.isBlank || $0.isLineEnd }
    }
}
