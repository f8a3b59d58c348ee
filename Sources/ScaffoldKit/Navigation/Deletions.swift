/// Ranges to take away, joined where they touch or overlap, so that their edits never clash.
struct Deletions {
    private var ranges: [Range<Int>] = []

    mutating func add(_ range: Range<Int>) {
        if !range.isEmpty { ranges.append(range) }
    }

    var edits: [TextEdit] {
        var joined: [Range<Int>] = []
        for range in ranges.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
            if let last = joined.last, range.lowerBound < last.upperBound {
                joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
        return joined.map { TextEdit(range: $0, replacement: "") }
    }
}
