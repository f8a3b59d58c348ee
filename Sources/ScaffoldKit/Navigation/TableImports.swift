import SwiftScan

/// The table's imports: new ones go in as everywhere, those of modules that are gone come out.
struct TableImports {
    let table: RedirectTable
    let style: SourceStyle

    /// `uses`: what must be seen of modules that are imported under conditions, or only a part of.
    func insertion(of modules: Set<String>, for uses: [ModuleUse]) -> [TextEdit] {
        var new = modules.subtracting(table.imports.map(RedirectTable.module))
        let limited = table.limitedImports.intersection(modules)
        if !limited.isEmpty {
            for use in uses where limited.contains(use.module) && !isImported(use) { new.insert(use.module) }
        }
        if new.isEmpty { return [] }
        let file = EditableSource(path: table.path, source: table.source, style: style)
        let bytes = table.source.bytes
        let start =
            bytes.count > table.source.start
            ? style.lineEnding + (bytes.last?.isLineEnd == true ? "" : style.lineEnding) : ""
        return ImportEdit(new).edits(in: file)
            ?? [TextEdit(insert: start + ImportEdit(new).lines(style), at: bytes.count)]
    }

    /// Whether imports show the name wherever it is used.
    private func isImported(_ use: ModuleUse) -> Bool {
        let first = use.name.split(separator: ".").first ?? ""
        let showing = table.imports.filter { declaration in
            RedirectTable.module(of: declaration) == use.module
                && (declaration.importKind == nil || declaration.name == "\(use.module).\(first)")
        }
        if showing.contains(where: { ConditionList.implies(use.conditions, $0.conditions) }) { return true }
        if showing.count < 2 { return false }
        let all = showing.map { "(" + $0.conditions.map { "(\($0.expression))" }.joined(separator: " && ") + ")" }
        let either = Condition(expression: all.joined(separator: " || "), opened: 0)
        return ConditionList.implies(use.conditions, [either])
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

    /// An insertion; what would end the line of an import that goes gets a line behind it.
    func beside(_ removals: [TextEdit], _ insertion: TextEdit) -> TextEdit {
        let offset = insertion.range.lowerBound
        guard insertion.replacement.hasPrefix(style.lineEnding),
            let line = removals.first(where: { $0.range.lowerBound < offset && offset < $0.range.upperBound })
        else { return insertion }
        let text = insertion.replacement.dropFirst(style.lineEnding.count) + style.lineEnding
        return TextEdit(insert: String(text), at: line.range.upperBound)
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

/// A name of a module that the table uses, and the `#if`s around its use.
struct ModuleUse: Hashable {
    var module: String
    /// Qualified by the types around it.
    var name: String
    var conditions: [Condition]
}
