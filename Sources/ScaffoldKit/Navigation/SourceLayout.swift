import SwiftScan

/// Comments, blank lines and `#if`s around a piece of a source. Offsets are UTF-8.
struct SourceLayout: Sendable {
    let source: SourceFile
    private var bytes: [UInt8] { source.bytes }

    /// Offset of each `#if` → its lines.
    private let conditionalBlocks: [Int: Range<Int>]

    init(_ source: SourceFile) {
        self.source = source
        var open: [Int] = []
        var blocks: [Int: Range<Int>] = [:]
        for token in source.tokens {
            if token.kind == .poundIf { open.append(Int(token.start)) }
            guard token.kind == .poundEndif, let start = open.popLast() else { continue }
            blocks[start] = source.lineStart(of: start)..<source.nextLine(after: Int(token.end))
        }
        conditionalBlocks = blocks
    }

    /// Whether the line that starts at an offset is empty or white space.
    func isBlankLine(at start: Int) -> Bool {
        start < bytes.count && source.isBlank(start..<source.nextLine(after: start))
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
        guard source.startsLine(range.lowerBound) else { return nil }
        let next = nextTokenStart(range.upperBound)
        var end = source.nextLine(after: range.upperBound)
        guard end <= next || source.lineStart(of: next) >= end || next == bytes.count else { return nil }
        let indent = source.indentation(at: range.lowerBound).utf8.count
        while end < next, source.nextLine(after: end) <= next, !isBlankLine(at: end),
            source.indentation(at: end).utf8.count > indent
        {
            end = source.nextLine(after: end)
        }
        var start = source.lineStart(of: range.lowerBound)
        let previous = previousTokenEnd(range.lowerBound)
        while start > max(previous, source.start) {
            let above = source.lineStart(of: source.previousLineEnd(of: start))
            guard above < start, above >= previous, !isBlankLine(at: above),
                source.indentation(at: above).utf8.count <= indent, above > 0 || previous == 0
            else { break }
            if above == source.lineStart(of: previous), previous > 0 { break }
            start = above
        }
        return start..<end
    }

    /// A block with one neighbouring blank line, so that taking it away leaves no two blank lines, nor one at an edge.
    func blockToRemove(_ block: Range<Int>) -> Range<Int> {
        guard block.lowerBound > source.start else { return block }
        let above = source.lineStart(of: source.previousLineEnd(of: block.lowerBound))
        let isBlankAbove = above < block.lowerBound && isBlankLine(at: above)
        let next = nextTokenStart(block.upperBound)
        let isBlankBelow = block.upperBound < bytes.count && isBlankLine(at: block.upperBound)
        let closes = next < bytes.count && source.lineStart(of: next) <= block.upperBound && isClosing(next)
        if isBlankAbove && (isBlankBelow || closes) { return above..<block.upperBound }
        let previous = previousTokenEnd(block.lowerBound)
        if isBlankBelow, previous > 0, source.lineStart(of: previous) == above, !isBlankAbove, isOpening(previous) {
            return block.lowerBound..<source.nextLine(after: block.upperBound)
        }
        return block
    }

    private func isClosing(_ offset: Int) -> Bool {
        bytes[offset] == UInt8(ascii: "}") || bytes[offset...].starts(with: Array("#end".utf8))
    }

    private func isOpening(_ end: Int) -> Bool { end > 0 && bytes[end - 1] == UInt8(ascii: "{") }

    /// From the line of the `#if` at an offset to the end of its `#endif`'s line.
    func conditionalBlock(openedAt offset: Int) -> Range<Int>? { conditionalBlocks[offset] }

    /// The lines of the outermost of these `#if`s in which nothing stands but what goes; nil where something does in each.
    func emptiedBlock(of conditions: some Sequence<Condition>, leaving gone: [Range<Int>]) -> Range<Int>? {
        for condition in conditions {
            guard let block = conditionalBlocks[condition.opened] else { continue }
            let isEmptied = source.tokenRange(in: block).allSatisfy { index in
                let offset = Int(source.tokens[index].start)
                return gone.contains { $0.contains(offset) } || isDirectiveLine(at: offset)
            }
            let keepsComment = source.comments(in: block).contains { comment in
                !gone.contains { $0.contains(comment.lowerBound) } && !isDirectiveLine(at: comment.lowerBound)
            }
            if isEmptied, !keepsComment { return block }
        }
        return nil
    }

    private func isDirectiveLine(at offset: Int) -> Bool {
        let first = source.tokenIndex(atOrAfter: source.lineStart(of: offset))
        switch source.kind(ofToken: first) {
        case .poundIf, .poundElseif, .poundElse, .poundEndif:
            return source.lineStart(of: Int(source.tokens[first].start)) == source.lineStart(of: offset)
        default: return false
        }
    }
}
