import SwiftScan

/// Lines of a source. Offsets are UTF-8; a byte order mark belongs to no line.
extension SourceFile {
    /// Behind the byte order mark, where there is one.
    package var start: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    /// The offset at which the line that holds `offset` begins.
    package func lineStart(of offset: Int) -> Int {
        let start = offset - position(of: offset).column + 1
        return start == 0 ? min(self.start, offset) : start
    }

    /// The offset of the line end after `offset`, or of the file's end.
    package func lineEnd(of offset: Int) -> Int {
        var end = offset
        while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
        return end
    }

    /// The offset at which the line after the one that holds `offset` begins, or of the file's end.
    package func nextLine(after offset: Int) -> Int {
        let end = lineEnd(of: offset)
        guard end < bytes.count else { return end }
        let isCRLF =
            bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
        return end + (isCRLF ? 2 : 1)
    }

    /// The offset of the line end before the line that starts at `start`.
    package func previousLineEnd(of start: Int) -> Int {
        guard start > 0 else { return 0 }
        let isCRLF = start > 1 && bytes[start - 1] == UInt8(ascii: "\n") && bytes[start - 2] == UInt8(ascii: "\r")
        return start - (isCRLF ? 2 : 1)
    }

    /// The white space at the start of the line that holds `offset`.
    package func indentation(at offset: Int) -> String {
        let start = lineStart(of: offset)
        var end = start
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        return text(start..<end)
    }

    /// True where only white space stands between the line's start and `offset`.
    package func startsLine(_ offset: Int) -> Bool {
        bytes[lineStart(of: offset)..<offset].allSatisfy(\.isBlank)
    }

    /// True where nothing but white space stands in the range.
    package func isBlank(_ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { $0.isBlank || $0.isLineEnd }
    }
}

extension UInt8 {
    var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
