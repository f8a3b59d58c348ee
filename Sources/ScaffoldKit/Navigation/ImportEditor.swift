import SwiftScan

/// The edits to the imports: new ones sorted in, those of modules that are gone taken out.
struct ImportEditor {
    let table: RedirectTable
    let style: SourceStyle

    func edits(adding modules: Set<String>, removing isGone: (String) -> Bool) -> [TextEdit] {
        let present = Set(table.imports.map(RedirectTable.module))
        return insertion(of: modules.subtracting(present).sorted(by: Self.precedes)) + removal(isGone)
    }

    /// Sorted as swift-format does: by bytes.
    static func precedes(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }

    private func insertion(of modules: [String]) -> [TextEdit] {
        guard !modules.isEmpty else { return [] }
        let layout = SourceLayout(table.source)
        let plain = table.imports.filter { $0.conditions.isEmpty && $0.attributes.isEmpty }
        let anchors = plain.isEmpty ? table.imports.filter(\.conditions.isEmpty) : plain
        func line(_ module: String) -> String { "import \(module)" + style.lineEnding }
        guard let last = anchors.last else {
            let first = table.imports.first.flatMap { $0.conditions.first }
                .flatMap { layout.conditionalBlock(openedAt: $0.opened) }
            let offset = first?.lowerBound ?? startOfCode(layout)
            return [TextEdit(insert: modules.map(line).joined() + style.lineEnding, at: offset)]
        }
        let names = anchors.map(RedirectTable.module)
        let isSorted = zip(names, names.dropFirst()).allSatisfy { !Self.precedes($1, $0) }
        return modules.map { module in
            if isSorted, let next = anchors.first(where: { Self.precedes(module, RedirectTable.module(of: $0)) }) {
                return TextEdit(insert: line(module), at: layout.source.lineStart(of: next.range.lowerBound))
            }
            let end = layout.source.nextLine(after: last.range.upperBound)
            let isEnded = end > last.range.upperBound && end == layout.source.lineStart(of: end)
            return TextEdit(insert: isEnded ? line(module) : style.lineEnding + "import \(module)", at: end)
        }
    }

    /// Before the first declaration and the comments that belong to it; after a header.
    private func startOfCode(_ layout: SourceLayout) -> Int {
        guard let first = table.source.declarations.first else { return table.source.bytes.count }
        return layout.block(of: first.range)?.lowerBound ?? layout.source.lineStart(of: first.range.lowerBound)
    }

    private func removal(_ isGone: (String) -> Bool) -> [TextEdit] {
        let layout = SourceLayout(table.source)
        var deletions = Deletions()
        for declaration in table.imports {
            let module = RedirectTable.module(of: declaration)
            guard isGone(module), !isUsed(module, besides: declaration) else { continue }
            let start = layout.source.lineStart(of: declaration.range.lowerBound)
            let end = layout.source.nextLine(after: declaration.range.upperBound)
            let isAlone =
                layout.source.startsLine(declaration.range.lowerBound)
                && layout.nextTokenStart(declaration.range.upperBound) >= end
            deletions.add(isAlone ? start..<end : declaration.range)
        }
        return deletions.edits
    }

    /// Whether something is qualified with the module.
    private func isUsed(_ module: String, besides declaration: Declaration) -> Bool {
        let source = table.source
        let imports = table.imports.map(\.range)
        return source.tokens.indices.contains { index in
            source.kind(ofToken: index + 1) == .period && source.name(ofToken: index) == module
                && !imports.contains { $0.contains(Int(source.tokens[index].start)) }
        }
    }
}
