import SwiftScan

/// Lines, indentation and comments around a piece of a source. Offsets are UTF-8.
struct SourceLayout {
    let source: SourceFile
    private var bytes: [UInt8] { source.bytes }

    init(_ source: SourceFile) {
        self.source = source
    }

    private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    /// Behind the byte order mark, where there is one.
    private var fileStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    /// Where the line of an offset starts; after a byte order mark.
    func lineStart(_ offset: Int) -> Int {
        var start = offset
        while start > 0, !isLineEnd(bytes[start - 1]) { start -= 1 }
        return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, offset) : start
    }

    /// Where the next line starts, or the end.
    func nextLine(_ offset: Int) -> Int {
        var end = offset
        while end < bytes.count, !isLineEnd(bytes[end]) { end += 1 }
        guard end < bytes.count else { return end }
        let isPair = bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
        return end + (isPair ? 2 : 1)
    }

    /// The white space that the line of an offset starts with.
    func indentation(at offset: Int) -> String {
        let start = lineStart(offset)
        var end = start
        while end < bytes.count, isSpace(bytes[end]) { end += 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Whether only white space stands before an offset on its line.
    func isFirstOnLine(_ offset: Int) -> Bool { bytes[lineStart(offset)..<offset].allSatisfy(isSpace) }

    /// Whether the line that starts at an offset is empty or white space.
    func isBlankLine(_ start: Int) -> Bool {
        start < bytes.count && bytes[start..<nextLine(start)].allSatisfy { isSpace($0) || isLineEnd($0) }
    }

    /// Where the last token before an offset ends; 0 where there is none.
    func previousTokenEnd(_ offset: Int) -> Int {
        let index = source.tokenIndex(atOrAfter: offset)
        return index > 0 ? Int(source.tokens[index - 1].end) : 0
    }

    /// Where the first token at or after an offset starts; the end where there is none.
    func nextTokenStart(_ offset: Int) -> Int {
        let index = source.tokenIndex(atOrAfter: offset)
        return index < source.tokens.count ? Int(source.tokens[index].start) : bytes.count
    }

    /// The whole lines of a piece with the comments that belong to it: those directly above that aren't indented deeper,
    /// those behind it, and those below it that are. nil where it shares a line with other code.
    func block(of range: Range<Int>) -> Range<Int>? {
        guard isFirstOnLine(range.lowerBound) else { return nil }
        let next = nextTokenStart(range.upperBound)
        var end = nextLine(range.upperBound)
        guard end <= next || lineStart(next) >= end || next == bytes.count else { return nil }
        let indent = indentation(at: range.lowerBound).utf8.count
        while end < next, nextLine(end) <= next, !isBlankLine(end), indentation(at: end).utf8.count > indent {
            end = nextLine(end)
        }
        var start = lineStart(range.lowerBound)
        let previous = previousTokenEnd(range.lowerBound)
        while start > max(previous, fileStart) {
            let above = lineStart(start - 1 - (isPairEnd(start) ? 1 : 0))
            guard above < start, above >= previous, !isBlankLine(above),
                indentation(at: above).utf8.count <= indent, above > 0 || previous == 0
            else { break }
            if above == lineStart(previous), previous > 0 { break }
            start = above
        }
        return start..<end
    }

    private func isPairEnd(_ start: Int) -> Bool {
        start >= 2 && bytes[start - 1] == UInt8(ascii: "\n") && bytes[start - 2] == UInt8(ascii: "\r")
    }

    /// A block with one neighbouring blank line, so that taking it away leaves no two blank lines, nor one at an edge.
    func blockToRemove(_ block: Range<Int>) -> Range<Int> {
        guard block.lowerBound > fileStart else { return block }
        let above = lineStart(block.lowerBound - 1 - (isPairEnd(block.lowerBound) ? 1 : 0))
        let isBlankAbove = above < block.lowerBound && isBlankLine(above)
        let next = nextTokenStart(block.upperBound)
        let isBlankBelow = block.upperBound < bytes.count && isBlankLine(block.upperBound)
        let closes = next < bytes.count && lineStart(next) <= block.upperBound && isClosing(next)
        if isBlankAbove && (isBlankBelow || closes) { return above..<block.upperBound }
        let previous = previousTokenEnd(block.lowerBound)
        if isBlankBelow, previous > 0, lineStart(previous) == above, !isBlankAbove, isOpening(previous) {
            return block.lowerBound..<nextLine(block.upperBound)
        }
        return block
    }

    private func isClosing(_ offset: Int) -> Bool {
        bytes[offset] == UInt8(ascii: "}") || bytes[offset...].starts(with: Array("#end".utf8))
    }

    private func isOpening(_ end: Int) -> Bool { end > 0 && bytes[end - 1] == UInt8(ascii: "{") }

    /// From the line of the `#if` at an offset to the end of its `#endif`'s line, and the offsets of its clauses' ends.
    func conditionalBlock(openedAt offset: Int) -> Range<Int>? {
        let first = source.tokenIndex(atOrAfter: offset)
        var depth = 0
        var index = first
        while index < source.tokens.count {
            let token = source.tokens[index]
            if token.kind == .poundIf { depth += 1 }
            if token.kind == .poundEndif {
                depth -= 1
                if depth == 0 { return lineStart(offset)..<nextLine(Int(token.end)) }
            }
            index += 1
        }
        return nil
    }
}
