import SwiftScan

/// Adds `import Module` among the imports, where it sorts (upper case before lower, as the formatter wants it), and where
/// the file's code sees it: not inside a `#if` that the code is outside of.
package struct ImportEdit: WiringEdit {
    package var module: String

    package init(_ module: String) {
        self.module = module
    }

    package var place: String { "among the imports" }
    package var text: String { "import \(module)" }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        let outer = file.source.declarations.filter { $0.parent == nil }
        let imports = outer.filter { $0.kind == .import }
        let code = outer.filter { $0.kind != .import }
        let enclosing = Self.common(code.isEmpty ? imports : code)
        let visible = imports.filter { $0.importKind == nil && enclosing.starts(with: $0.conditions) }
        if visible.contains(where: { $0.name == module }) { return [] }
        let ending = file.style.lineEnding
        // Imports with attributes (`@testable`) form a group of their own: a plain one goes among the plain ones.
        guard let first = visible.first(where: { $0.attributes.isEmpty && $0.modifiers.isEmpty }) else {
            return withoutAnchor(outer, attributed: visible.first, enclosing: enclosing, in: file)
        }
        let group = visible.filter {
            $0.conditions == first.conditions && $0.attributes.isEmpty && $0.modifiers.isEmpty
        }
        if let index = group.firstIndex(where: { module.utf8.lexicographicallyPrecedes($0.name.utf8) }) {
            let offset = group[index].range.lowerBound
            // What stands above the first import may be the file's header.
            let start = index == 0 ? file.source.lineStart(of: offset) : file.startWithComments(of: offset)
            return [TextEdit(insert: file.source.indentation(at: offset) + text + ending, at: start)]
        }
        guard let last = group.last else { return nil }
        let end = file.endOfTrailingComment(after: last.range.upperBound)
        return [TextEdit(insert: ending + file.source.indentation(at: last.range.lowerBound) + text, at: end)]
    }

    private func withoutAnchor(
        _ outer: [Declaration],
        attributed: Declaration?,
        enclosing: [Condition],
        in file: EditableSource
    ) -> [TextEdit]? {
        let ending = file.style.lineEnding
        if let attributed {
            return [TextEdit(insert: text + ending, at: file.source.lineStart(of: attributed.range.lowerBound))]
        }
        guard let declaration = outer.first else { return nil }
        // In front of the `#if` that only some of the code is inside of.
        let offset =
            declaration.conditions.count > enclosing.count
            ? declaration.conditions[enclosing.count].opened : declaration.range.lowerBound
        return [TextEdit(insert: text + ending + ending, at: file.startWithComments(of: offset))]
    }

    /// The conditions that all of the declarations are inside of.
    private static func common(_ declarations: [Declaration]) -> [Condition] {
        guard var shared = declarations.first?.conditions else { return [] }
        for declaration in declarations {
            let count = zip(shared, declaration.conditions).prefix { $0 == $1 }.count
            shared = Array(shared.prefix(count))
        }
        return shared
    }
}
