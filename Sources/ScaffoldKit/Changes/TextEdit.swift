/// The replacement of a range of UTF-8 offsets; an insertion where the range is empty.
package struct TextEdit: Hashable, Sendable {
    package var range: Range<Int>
    package var replacement: String

    package init(range: Range<Int>, replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    package init(insert text: String, at offset: Int) {
        self.init(range: offset..<offset, replacement: text)
    }
}

extension [TextEdit] {
    /// The bytes with every edit made. Insertions at one offset keep their order.
    /// nil where two edits overlap or one lies outside: an edit is never dropped in silence.
    package func applied(to bytes: [UInt8]) -> [UInt8]? {
        let ordered = enumerated().sorted { left, right in
            (left.element.range.lowerBound, left.element.range.upperBound, left.offset)
                < (right.element.range.lowerBound, right.element.range.upperBound, right.offset)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + reduce(0) { $0 + $1.replacement.utf8.count })
        var position = 0
        for (_, edit) in ordered {
            guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count else { return nil }
            result += bytes[position..<edit.range.lowerBound]
            result += edit.replacement.utf8
            position = edit.range.upperBound
        }
        result += bytes[position...]
        return result
    }
}
