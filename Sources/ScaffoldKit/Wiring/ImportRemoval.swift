import SwiftScan

/// Takes every `import Module` out, with one neighbouring blank line where two would be left: undoes `ImportEdit`.
///
/// It doesn't ask whether the file still needs the module: `ImportUse` does.
package struct ImportRemoval: WiringEdit {
    package var module: String

    package init(_ module: String) {
        self.module = module
    }

    package var place: String { "out of the imports" }
    package var text: String { "import \(module)" }
    package var isRemoval: Bool { true }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        var deletions = Deletions()
        for declaration in file.source.declarations
        where declaration.kind == .import && RedirectTable.module(of: declaration) == module {
            deletions.add(lines(of: declaration.range, in: file))
        }
        return deletions.edits
    }

    private func lines(of range: Range<Int>, in file: EditableSource) -> Range<Int> {
        let source = file.source
        let end = file.endOfTrailingComment(after: range.upperBound)
        guard source.startsLine(range.lowerBound), end >= source.lineEnd(of: range.upperBound) else { return range }
        let start = source.lineStart(of: range.lowerBound)
        let next = source.nextLine(after: end)
        // The file's last line, which has no end: the one before it becomes that.
        if end == file.bytes.count { return source.previousLineEnd(of: start)..<end }
        let isBlankBelow = next < file.bytes.count && source.isBlank(next..<source.nextLine(after: next))
        guard isBlankBelow, isBlankOrEdge(above: start, in: file) else { return start..<next }
        return start..<source.nextLine(after: next)
    }

    /// Above the line that starts here is nothing, a blank line, or a `#if`.
    private func isBlankOrEdge(above start: Int, in file: EditableSource) -> Bool {
        guard start > file.source.start else { return true }
        let above = file.source.lineStart(of: file.source.previousLineEnd(of: start))
        if file.source.isBlank(above..<start) { return true }
        let token = file.source.tokenIndex(atOrAfter: above)
        guard token < file.source.tokens.count, file.source.tokens[token].start < start else { return false }
        return [.poundIf, .poundElse, .poundElseif].contains(file.source.tokens[token].kind)
    }
}
