import SwiftScan

/// Reading a source token by token.
extension SourceFile {
    /// A found file, or the place where it can't be understood.
    static func reading(_ file: FoundFile) throws(Failure) -> SourceFile {
        do throws(ScanError) {
            return try SourceFile(file.bytes)
        } catch {
            throw Failure([ScanFact.diagnostic(for: error, in: file.path)])
        }
    }

    /// The text of a token, back-ticks included.
    func text(ofToken index: Int) -> String { text(tokens[index].range) }

    /// Whether the token at the index is this word or sign; false outside.
    func isToken(_ index: Int, _ word: StaticString) -> Bool {
        guard tokens.indices.contains(index), tokens[index].range.count == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { bytes[tokens[index].range].elementsEqual($0) }
    }

    func kind(ofToken index: Int) -> Token.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

    /// An identifier's name without back-ticks; nil for any other token.
    func name(ofToken index: Int) -> String? {
        guard kind(ofToken: index) == .identifier else { return nil }
        return SwiftName.plain(text(ofToken: index))
    }

    /// The tokens that lie within a range of UTF-8 offsets.
    func tokenRange(in range: Range<Int>) -> Range<Int> {
        let start = tokenIndex(atOrAfter: range.lowerBound)
        return start..<max(start, tokenIndex(atOrAfter: range.upperBound))
    }

    /// The index after a token, or after its partner where it opens a bracket.
    func indexAfter(_ index: Int) -> Int {
        let partner = Int(tokens[index].partner)
        return partner > index ? partner + 1 : index + 1
    }

    func location(of offset: Int, in path: RelativePath) -> SourceLocation {
        let position = position(of: offset)
        return SourceLocation(path: path, line: position.line, column: position.column)
    }
}
