import ScaffoldTemplates

/// The order of import lines in rendered Swift source.
///
/// A template can't know it, because names decide: `DemoHome` stands before `NavCore`, `ZooHome` after it.
package enum ImportOrder {
    /// `source` with the imports of each block sorted by UTF-8 bytes and without repetition, as swift-format's
    /// `OrderedImports` wants them: `DemoHTTP` before `DemoHome`.
    ///
    /// A block is a run of lines that start with `import ` at the margin. Everything else stays, to the byte. Lines are
    /// taken for code: a template whose strings or comments have such lines must not rely on their order.
    package static func sorted(_ source: String) -> String {
        var lines: [Substring] = []
        var block: [Substring] = []
        let all = source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for line in all.map(Substring.init) {
            if line.utf8.starts(with: "import ".utf8) {
                block.append(line)
                continue
            }
            lines += unique(block)
            block = []
            lines.append(line)
        }
        lines += unique(block)
        return lines.joined(separator: "\n")
    }

    private static func unique(_ block: [Substring]) -> [Substring] {
        var sorted: [Substring] = []
        for line in block.sorted(by: { $0.precedesInBytes($1) }) where line != sorted.last {
            sorted.append(line)
        }
        return sorted
    }
}
