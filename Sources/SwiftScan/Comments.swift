extension SourceFile {
    /// The comments within a range of UTF-8 offsets, in order, each from its first slash to its end, line end excluded.
    /// What looks like one inside a literal is none. One that the range cuts is left out.
    package func comments(in range: Range<Int>) -> [Range<Int>] {
        var comments: [Range<Int>] = []
        var index = stream.index(atOrAfter: range.lowerBound)
        var start = index > 0 ? Int(tokens[index - 1].end) : 0
        while start < range.upperBound {
            let end = index < tokens.count ? Int(tokens[index].start) : bytes.count
            appendComments(start..<end, to: &comments)
            guard index < tokens.count else { break }
            start = Int(tokens[index].end)
            index += 1
        }
        return comments.filter { $0.lowerBound >= range.lowerBound && $0.upperBound <= range.upperBound }
    }

    /// The gap lies between two tokens, so that each comment in it ends.
    private func appendComments(_ gap: Range<Int>, to comments: inout [Range<Int>]) {
        let slash = UInt8(ascii: "/")
        let star = UInt8(ascii: "*")
        var offset = gap.lowerBound
        if offset <= 3,
            stream.hasBytes("#!", at: offset == 0 && bytes.first == 0xEF ? 3 : offset, limit: gap.upperBound)
        {
            offset = lineEnd(offset, gap.upperBound)
        }
        while offset + 1 < gap.upperBound {
            let start = offset
            guard bytes[offset] == slash, bytes[offset + 1] == slash || bytes[offset + 1] == star else {
                offset += 1
                continue
            }
            offset += 2
            if bytes[start + 1] == slash {
                offset = lineEnd(offset, gap.upperBound)
            } else {
                var depth = 1
                while depth > 0, offset < gap.upperBound {
                    if stream.hasBytes("/*", at: offset, limit: gap.upperBound) {
                        depth += 1
                        offset += 2
                    } else if stream.hasBytes("*/", at: offset, limit: gap.upperBound) {
                        depth -= 1
                        offset += 2
                    } else {
                        offset += 1
                    }
                }
            }
            comments.append(start..<offset)
        }
    }

    private func lineEnd(_ start: Int, _ limit: Int) -> Int {
        var offset = start
        while offset < limit, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
            offset += 1
        }
        return offset
    }
}
