import SwiftScan

/// Takes patterns out of an arm that keeps others. A comment belongs to the pattern that it stands behind on its line, else to
/// the one that it stands before: it goes with that one, and those of the others keep their bytes.
struct PatternRemoval {
    private let source: SourceFile
    /// From each pattern's start to the end of its `where` clause, in order.
    private let patterns: [Range<Int>]
    private let arm: Range<Int>
    private let body: Range<Int>

    init(of arm: SwitchArm, in source: SourceFile) {
        self.source = source
        self.arm = arm.range
        body = arm.body
        patterns = arm.patterns.map { pattern in
            pattern.range.lowerBound..<max(pattern.range.upperBound, pattern.whereClause?.upperBound ?? 0)
        }
    }

    /// `leaving`: indices of patterns, not all of them.
    func edits(removing leaving: Set<Int>) -> [TextEdit] {
        guard let last = patterns.indices.last,
            let lastStaying = patterns.indices.last(where: { !leaving.contains($0) })
        else { return [] }
        var edits: [TextEdit] = []
        var index = 0
        while index < lastStaying {
            guard leaving.contains(index) else {
                index += 1
                continue
            }
            let start = index
            while leaving.contains(index) { index += 1 }
            edits.append(TextEdit(range: leadStart(of: start)..<leadStart(of: index), replacement: ""))
        }
        if lastStaying < last { edits += tail(after: lastStaying) }
        return edits
    }

    /// The comments that belong to a pattern, in order.
    func comments(of index: Int) -> [Range<Int>] {
        var comments = leading(index)
        if index + 1 < patterns.count {
            comments += trailing(index)
        } else {
            comments += source.comments(in: patterns[index].upperBound..<max(patterns[index].upperBound, colonEnd))
            if let comment = commentOfLast { comments.append(comment) }
        }
        return comments
    }

    /// The patterns behind one that stays, which is the last then.
    private func tail(after staying: Int) -> [TextEdit] {
        let own = trailing(staying)
        guard let comma = comma(after: staying), colonEnd > comma.lowerBound else { return [] }
        let commentEnd = commentOfLast?.upperBound
        guard let kept = own.last(where: { $0.lowerBound > comma.lowerBound }) else {
            // Nothing stands between comma and line end: the colon moves up.
            let end = patterns[patterns.count - 1].upperBound
            let before = source.comments(in: patterns[staying].upperBound..<comma.lowerBound).last?.upperBound
            let start = before ?? patterns[staying].upperBound
            var edits = [TextEdit(range: start..<max(end, colonEnd - 1), replacement: "")]
            if let commentEnd { edits.append(TextEdit(range: colonEnd..<commentEnd, replacement: "")) }
            return edits
        }
        let next = source.tokenIndex(atOrAfter: colonEnd)
        let rest = source.tokens.indices.contains(next) ? Int(source.tokens[next].start) : source.bytes.count
        let lineEnd = source.lineEnd(of: colonEnd)
        let isInline = rest < lineEnd
        let behind = source.comments(in: colonEnd..<lineEnd).first
        var edits = [TextEdit(range: comma, replacement: ":")]
        if commentEnd == nil, isInline || behind != nil {
            edits.append(
                TextEdit(range: leadStart(of: staying + 1)..<min(rest, behind?.lowerBound ?? rest), replacement: "")
            )
        } else {
            edits.append(TextEdit(range: kept.upperBound..<(commentEnd ?? colonEnd), replacement: ""))
        }
        return edits
    }

    /// Where a pattern starts with the comments in front of it.
    private func leadStart(of index: Int) -> Int { leading(index).first?.lowerBound ?? patterns[index].lowerBound }

    private func leading(_ index: Int) -> [Range<Int>] {
        let start = index > 0 ? patterns[index - 1].upperBound : arm.lowerBound
        let own = Set(index > 0 ? trailing(index - 1) : [])
        return source.comments(in: start..<patterns[index].lowerBound).filter { !own.contains($0) }
    }

    /// The comments behind a pattern that isn't the last: before its comma, and behind it where the next pattern stands on a
    /// line further down.
    private func trailing(_ index: Int) -> [Range<Int>] {
        guard let comma = comma(after: index) else { return [] }
        let lineEnd = source.lineEnd(of: comma.upperBound)
        let next = patterns[index + 1].lowerBound
        return source.comments(in: patterns[index].upperBound..<next).filter { comment in
            comment.lowerBound < comma.lowerBound || (comment.lowerBound < lineEnd && next > lineEnd)
        }
    }

    private func comma(after index: Int) -> Range<Int>? {
        let token = source.tokenIndex(atOrAfter: patterns[index].upperBound)
        return source.kind(ofToken: token) == .comma ? source.tokens[token].range : nil
    }

    private var colonEnd: Int {
        guard let last = patterns.last else { return arm.lowerBound }
        let token = source.tokenIndex(atOrAfter: last.upperBound)
        return source.kind(ofToken: token) == .colon ? Int(source.tokens[token].end) : last.upperBound
    }

    /// The comment behind the colon, where it is the last pattern's and not the arm's: each pattern stands on a line of its
    /// own, and others have theirs.
    private var commentOfLast: Range<Int>? {
        guard let last = patterns.indices.last, last > 0, source.startsLine(patterns[last].lowerBound) else {
            return nil
        }
        let lineEnd = source.lineEnd(of: colonEnd)
        let next = source.tokenIndex(atOrAfter: colonEnd)
        let rest = source.tokens.indices.contains(next) ? Int(source.tokens[next].start) : source.bytes.count
        guard rest >= lineEnd, let comment = source.comments(in: colonEnd..<lineEnd).last,
            (0..<last).contains(where: { !trailing($0).isEmpty })
        else { return nil }
        return comment
    }
}
