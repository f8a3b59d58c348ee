import SwiftScan

/// Adds `import Module` among the imports, where it sorts (upper case before lower, as the formatter wants it).
package struct ImportEdit: WiringEdit {
    package var module: String

    package init(_ module: String) {
        self.module = module
    }

    package var place: String { "among the imports" }
    package var text: String { "import \(module)" }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        let imports = file.source.declarations.filter { $0.kind == .import }
        if imports.contains(where: { $0.name == module }) { return [] }
        let ending = file.style.lineEnding
        // Imports with attributes (`@testable`) form a group of their own: a plain one goes among the plain ones.
        let plain = imports.filter { $0.attributes.isEmpty && $0.modifiers.isEmpty }
        guard let first = plain.first else { return withoutAnchor(imports, in: file) }
        let group = plain.filter { $0.conditions == first.conditions }
        if let successor = group.first(where: { module.utf8.lexicographicallyPrecedes($0.name.utf8) }) {
            let start = file.lineStart(of: successor.range.lowerBound)
            let indentation = file.indentation(at: successor.range.lowerBound)
            return [TextEdit(insert: indentation + text + ending, at: start)]
        }
        guard let last = group.last else { return nil }
        let end = file.endOfTrailingComment(after: last.range.upperBound)
        return [TextEdit(insert: ending + file.indentation(at: last.range.lowerBound) + text, at: end)]
    }

    private func withoutAnchor(_ imports: [Declaration], in file: EditableSource) -> [TextEdit]? {
        let ending = file.style.lineEnding
        if let attributed = imports.first {
            let start = file.lineStart(of: attributed.range.lowerBound)
            return [TextEdit(insert: text + ending, at: start)]
        }
        guard let declaration = file.source.declarations.first else { return nil }
        var start = file.lineStart(of: declaration.range.lowerBound)
        // Comments directly above belong to the declaration.
        while start > 0 {
            let previous = file.lineStart(of: file.previousLineEnd(of: start))
            let line = file.source.text(previous..<file.lineEnd(of: previous)).drop { $0 == " " || $0 == "\t" }
            guard line.hasPrefix("//"), previous < start else { break }
            start = previous
        }
        return [TextEdit(insert: text + ending + ending, at: start)]
    }
}

extension EditableSource {
    /// The offset of the line end before the line that starts at `start`.
    func previousLineEnd(of start: Int) -> Int {
        guard start > 0 else { return 0 }
        let isCRLF = start > 1 && bytes[start - 1] == UInt8(ascii: "\n") && bytes[start - 2] == UInt8(ascii: "\r")
        return start - (isCRLF ? 2 : 1)
    }
}
