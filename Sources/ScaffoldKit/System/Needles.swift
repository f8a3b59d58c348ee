#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#endif

/// Asks whether bytes contain one of several strings, in one pass for those that have enough in common.
///
/// A pass looks for the rarest byte of their common part with `memchr`, which the C library does many bytes at a time;
/// only around a hit is anything compared.
struct Needles: Sendable {
    private struct Pass: Sendable {
        /// What is looked for, and where in it the rarest byte is.
        var anchor: [UInt8]
        var rarest: Int
        /// The strings that hold the anchor, and where in each it begins.
        var strings: [(bytes: [UInt8], offset: Int)]
    }

    private var passes: [Pass] = []
    /// No string at all, or an empty one: everything matches.
    private let matchesAll: Bool

    init(_ needles: [[UInt8]]) {
        matchesAll = needles.isEmpty || needles.contains([])
        guard !matchesAll else { return }
        passes = Self.groups(of: needles).map { Self.pass(anchor: Self.longestCommonPart(of: $0), $0) }
    }

    /// Each string joins the group whose common part stays longest, as a share of what it was.
    private static func groups(of needles: [[UInt8]]) -> [[[UInt8]]] {
        var groups: [[[UInt8]]] = []
        for needle in needles {
            let shares = groups.map { group -> Double in
                let left = longestCommonPart(of: group + [needle]).count
                return left < 4 ? 0 : Double(left) / Double(longestCommonPart(of: group).count)
            }
            if let best = shares.indices.max(by: { shares[$0] < shares[$1] }), shares[best] > 0 {
                groups[best].append(needle)
            } else {
                groups.append([needle])
            }
        }
        return groups
    }

    func match(_ bytes: UnsafeRawBufferPointer) -> Bool {
        if matchesAll { return true }
        return passes.contains { Self.match($0, bytes) }
    }

    private static func match(_ pass: Pass, _ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let base = bytes.baseAddress, bytes.count >= pass.anchor.count else { return false }
        let size = pass.anchor.count
        let rarest = pass.rarest
        let byte = Int32(pass.anchor[rarest])
        return pass.anchor.withUnsafeBytes { anchor in
            guard let anchorBase = anchor.baseAddress else { return false }
            // Where a hit of the rarest byte leaves room for the anchor around it.
            var position = rarest
            let end = bytes.count - (size - rarest) + 1
            while position < end, let hit = memchr(base + position, byte, end - position) {
                let found = UnsafeRawPointer(hit) - base
                if memcmp(base + (found - rarest), anchorBase, size) == 0 {
                    let start = found - rarest
                    if pass.strings.contains(where: { holds($0.bytes, at: start - $0.offset, bytes) }) { return true }
                }
                position = found + 1
            }
            return false
        }
    }

    private static func holds(_ string: [UInt8], at start: Int, _ bytes: UnsafeRawBufferPointer) -> Bool {
        guard start >= 0, start + string.count <= bytes.count, let base = bytes.baseAddress else { return false }
        return string.withUnsafeBytes { $0.baseAddress.map { memcmp(base + start, $0, string.count) == 0 } ?? true }
    }

    private static func pass(anchor: [UInt8], _ needles: [[UInt8]]) -> Pass {
        let rarest = anchor.indices.min { commonness(anchor[$0]) < commonness(anchor[$1]) } ?? 0
        return Pass(
            anchor: anchor,
            rarest: rarest,
            strings: needles.flatMap { needle in
                // A string may hold the anchor more than once; each place is one to compare at.
                (0...max(0, needle.count - anchor.count)).filter { needle[$0...].starts(with: anchor) }.map {
                    (needle, $0)
                }
            }
        )
    }

    private static func longestCommonPart(of needles: [[UInt8]]) -> [UInt8] {
        guard let shortest = needles.min(by: { $0.count < $1.count }) else { return [] }
        for size in stride(from: shortest.count, to: 0, by: -1) {
            for start in 0...(shortest.count - size) {
                let part = shortest[start..<(start + size)]
                if needles.allSatisfy({ contains($0, part) }) { return Array(part) }
            }
        }
        return []
    }

    private static func contains(_ bytes: [UInt8], _ part: ArraySlice<UInt8>) -> Bool {
        bytes.count >= part.count && (0...(bytes.count - part.count)).contains { bytes[$0...].starts(with: part) }
    }

    /// How often a byte stands in Swift source, roughly: only the order matters.
    private static func commonness(_ byte: UInt8) -> Int {
        // From frequent to rare among letters; upper case and digits are rarer than lower case.
        let letters = Array("etainrsolcdpumfghvybwkxqjz".utf8)
        let rank = { (letter: UInt8) in letters.count - (letters.firstIndex(of: letter) ?? 0) }
        return switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\n"): 1000
        case UInt8(ascii: "a")...UInt8(ascii: "z"): 200 + rank(byte)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): 100 + rank(byte | 0x20)
        case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: 90
        default: 150
        }
    }
}
