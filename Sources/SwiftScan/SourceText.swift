/// What is known of a source before it is lexed: that it is UTF-8, and where its lines start.
struct SourceText {
    /// UTF-8 offsets, ascending; the first is 0. CRLF, LF and CR each end a line.
    private(set) var lineStarts: [Int32] = [0]
    /// The offset of the first byte that is not well-formed UTF-8, or that says that the source is another encoding's.
    private(set) var invalidOffset: Int?

    /// A zero byte up to here says that the source is UTF-16 or UTF-32; Swift has no use for one.
    private static let head = 4096

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        let zero = bytes.prefix(Self.head).firstIndex(of: 0)
        lineStarts.reserveCapacity(bytes.count / 24 + 1)
        var offset = 0
        while offset < bytes.count {
            while offset + 8 <= bytes.count, Self.isPlain(bytes, at: offset) {
                offset += 8
            }
            guard offset < bytes.count else { break }
            let byte = bytes[offset]
            if byte >= 0x80 {
                let length = Self.scalarLength(bytes, at: offset)
                if length == 0, invalidOffset == nil {
                    invalidOffset = offset
                }
                offset += max(1, length)
                continue
            }
            offset += 1
            if byte == UInt8(ascii: "\n") {
                lineStarts.append(Int32(truncatingIfNeeded: offset))
            } else if byte == UInt8(ascii: "\r") {
                if offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") {
                    offset += 1
                }
                lineStarts.append(Int32(truncatingIfNeeded: offset))
            }
        }
        if let zero { invalidOffset = min(zero, invalidOffset ?? zero) }
    }

    /// Whether the eight bytes at the offset are ASCII and end no line.
    @inline(__always)
    private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let low: UInt64 = 0x0101_0101_0101_0101
        let high: UInt64 = 0x8080_8080_8080_8080
        let newline = word ^ (low &* 0x0A)
        let carriageReturn = word ^ (low &* 0x0D)
        // A byte that is zero borrows from its high bit; ASCII bytes have none of their own.
        let ends = ((newline &- low) & ~newline) | ((carriageReturn &- low) & ~carriageReturn)
        return (word | ends) & high == 0
    }

    /// The length in bytes of the non-ASCII scalar at the offset; 0 where it is malformed, overlong or a surrogate.
    private static func scalarLength(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
        let first = bytes[offset]
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch first {
        case 0xC2...0xDF:
            length = 2
        case 0xE0:
            length = 3
            second = 0xA0...0xBF
        case 0xED:
            length = 3
            second = 0x80...0x9F
        case 0xE1...0xEF:
            length = 3
        case 0xF0:
            length = 4
            second = 0x90...0xBF
        case 0xF1...0xF3:
            length = 4
        case 0xF4:
            length = 4
            second = 0x80...0x8F
        default:
            return 0
        }
        guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
        for index in 2..<max(2, length) where bytes[offset + index] & 0xC0 != 0x80 {
            return 0
        }
        return length
    }
}

extension [Int32] {
    /// The number of elements that are at most `value`; the array is ascending.
    func countUpTo(_ value: Int) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if Int(self[middle]) <= value {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
