import SwiftScan

/// The table's imports: new ones go in as everywhere, those of modules that are gone come out.
struct TableImports {
    let table: RedirectTable
    let style: SourceStyle

    /// A module counts as imported wherever and however it is.
    func insertion(of modules: Set<String>) -> [TextEdit] {
        let new = modules.subtracting(table.imports.map(RedirectTable.module))
        if new.isEmpty { return [] }
        let file = EditableSource(path: table.path, source: table.source, style: style)
        return ImportEdit(new).edits(in: file) ?? [
            TextEdit(
                insert: ImportEdit(new).lines(style) + style.lineEnding,
                at: table.source.bytes.count
            )
        ]
    }

    /// `edits`: what is changed besides; a module that only what goes names isn't used.
    func removal(of isGone: (String) -> Bool, beside edits: [TextEdit] = []) -> [TextEdit] {
        let gone = table.imports.filter { isGone(RedirectTable.module(of: $0)) }
        if gone.isEmpty { return [] }
        let source = table.source
        let used = qualifiers(outside: edits.map(\.range).filter { !$0.isEmpty })
        var deletions = Deletions()
        for declaration in gone where !used.contains(RedirectTable.module(of: declaration)) {
            let start = source.lineStart(of: declaration.range.lowerBound)
            let end = source.nextLine(after: declaration.range.upperBound)
            let isAlone =
                source.startsLine(declaration.range.lowerBound)
                && table.layout.nextTokenStart(declaration.range.upperBound) >= end
            deletions.add(isAlone ? start..<end : declaration.range)
        }
        return deletions.edits
    }

    /// The names that stand in front of a period anywhere but in an import.
    private func qualifiers(outside gone: [Range<Int>]) -> Set<String> {
        let source = table.source
        var names: Set<String> = []
        var next = 0
        for index in source.tokens.indices where source.kind(ofToken: index + 1) == .period {
            let start = Int(source.tokens[index].start)
            while next < table.imports.count, table.imports[next].range.upperBound <= start { next += 1 }
            if next < table.imports.count, table.imports[next].range.contains(start) { continue }
            if gone.contains(where: { $0.contains(start) }) { continue }
            if let name = source.name(ofToken: index) { names.insert(name) }
        }
        return names
    }
}
