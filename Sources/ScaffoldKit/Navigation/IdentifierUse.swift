import SwiftScan

/// The identifiers of a source, those inside the interpolations of its string literals included.
struct IdentifierUse: Hashable {
    /// Without back-ticks.
    var name: String
    /// UTF-8 offsets, back-ticks included.
    var range: Range<Int>
    /// True where a period stands in front.
    var isMember: Bool
    /// The name in front of that period, where there is one.
    var qualifier: String?
    /// True where a period stands behind.
    var isQualifier: Bool
    /// The module that is imported here, where this is part of an import.
    var imported: String?

    /// - Parameter names: the only ones to look for; nil for every identifier.
    static func all(in source: SourceFile, named names: Set<String>? = nil) -> [IdentifierUse] {
        let imports = source.declarations.filter { $0.kind == .import }
        var uses = all(in: source, named: names.map { ByteRunSet($0.map(ByteRun.init)) }, offset: 0, depth: 0)
        var next = 0
        for index in uses.indices where next < imports.count {
            while next < imports.count, imports[next].range.upperBound <= uses[index].range.lowerBound { next += 1 }
            if next < imports.count, imports[next].range.contains(uses[index].range.lowerBound) {
                uses[index].imported = RedirectTable.module(of: imports[next])
            }
        }
        return uses
    }

    private static func all(
        in source: SourceFile,
        named names: ByteRunSet?,
        offset: Int,
        depth: Int
    ) -> [IdentifierUse] {
        var uses: [IdentifierUse] = []
        for index in source.tokens.indices {
            let token = source.tokens[index]
            if token.kind == .stringLiteral, depth < 16, source.bytes[token.range].contains(UInt8(ascii: "\\")) {
                for part in Interpolation.expressions(in: source.bytes, literal: token.range) {
                    guard let inner = try? SourceFile(Array(source.bytes[part])) else { continue }
                    uses += all(in: inner, named: names, offset: offset + part.lowerBound, depth: depth + 1)
                }
            }
            if let names, !names.contains(unquoted(source.bytes[token.range])) { continue }
            guard let name = source.name(ofToken: index) else { continue }
            // A module may be selected behind a period: `value.Module::member`.
            let isMember = source.kind(ofToken: index - 1) == .period && !source.isToken(index + 1, "::")
            uses.append(
                IdentifierUse(
                    name: name,
                    range: (token.range.lowerBound + offset)..<(token.range.upperBound + offset),
                    isMember: isMember,
                    qualifier: isMember ? source.name(ofToken: index - 2) : nil,
                    isQualifier: source.kind(ofToken: index + 1) == .period
                )
            )
        }
        return uses
    }

    /// An identifier without its back-ticks.
    private static func unquoted(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        bytes.first == UInt8(ascii: "`") ? bytes.dropFirst().dropLast() : bytes
    }
}

/// The expressions that a string literal interpolates: what stands in `\(…)`, or in `\#(…)` where the literal has a `#`.
enum Interpolation {
    /// Ranges of UTF-8 offsets, without the parentheses, in order.
    static func expressions(in bytes: [UInt8], literal: Range<Int>) -> [Range<Int>] {
        let hashes = bytes[literal].prefix { $0 == UInt8(ascii: "#") }.count
        var found: [Range<Int>] = []
        var offset = literal.lowerBound + hashes
        while offset < literal.upperBound {
            guard bytes[offset] == UInt8(ascii: "\\") else {
                offset += 1
                continue
            }
            let open = offset + 1 + hashes
            guard open < literal.upperBound, bytes[(offset + 1)..<open].allSatisfy({ $0 == UInt8(ascii: "#") }) else {
                offset += 1
                continue
            }
            guard bytes[open] == UInt8(ascii: "("), let close = end(of: open, in: bytes, limit: literal.upperBound)
            else {
                // An escape: what follows it is text.
                offset = open + 1
                continue
            }
            found.append((open + 1)..<close)
            offset = close + 1
        }
        return found
    }

    /// The offset of the parenthesis that closes the one at `open`: the first up to which the text is balanced Swift.
    private static func end(of open: Int, in bytes: [UInt8], limit: Int) -> Int? {
        for close in (open + 1)..<limit where bytes[close] == UInt8(ascii: ")") {
            if (try? SourceFile(Array(bytes[(open + 1)..<close]))) != nil { return close }
        }
        return nil
    }
}
