import SwiftScan

/// Parts of a source, in whole lines, that change places among themselves. Ranges are UTF-8 offsets, in source order.
struct OrderedParts<Key> {
    struct Part {
        var range: Range<Int>
        /// nil for one that keeps its place, and that no other may pass.
        var key: Key?
    }

    var parts: [Part]
    var precedes: (Key, Key) -> Bool

    init(parts: [Part], precedes: @escaping (Key, Key) -> Bool) {
        self.parts = parts
        self.precedes = precedes
    }

    /// Empty where the order is right already, and where parts overlap. Equal keys keep their order.
    func edits(in source: SourceFile) -> [TextEdit] {
        let areApart = zip(parts, parts.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
        guard areApart else { return [] }
        return parts.split { $0.key == nil }.flatMap { run in
            let sorted = run.enumerated().sorted { left, right in
                guard let one = left.element.key, let other = right.element.key else {
                    return left.offset < right.offset
                }
                if precedes(one, other) { return true }
                return !precedes(other, one) && left.offset < right.offset
            }
            return zip(run, sorted).compactMap { place, moved in
                place.range == moved.element.range
                    ? nil : TextEdit(range: place.range, replacement: source.text(moved.element.range))
            }
        }
    }
}
