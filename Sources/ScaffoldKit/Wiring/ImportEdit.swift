import ScaffoldTemplates
import SwiftScan

/// Adds `import Module` among the imports, where it sorts (upper case before lower, as the formatter wants it), and where
/// the file's code sees it: not inside a `#if` that the code is outside of. Behind the last where they aren't sorted.
package struct ImportEdit: WiringEdit {
    /// Sorted.
    private let modules: [String]

    package init(_ module: String) {
        modules = [module]
    }

    package init(_ modules: Set<String>) {
        self.modules = modules.sorted(by: Self.precedes)
    }

    package var place: String { "among the imports" }
    package var text: String { modules.map(Self.line).joined(separator: "\n") }

    /// The new imports, each with its line's end.
    func lines(_ style: SourceStyle) -> String { modules.map { Self.line($0) + style.lineEnding }.joined() }

    /// By bytes.
    static func precedes(_ left: String, _ right: String) -> Bool { left.precedesInBytes(right) }

    private static func line(_ module: String) -> String { "import \(module)" }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        let outer = file.source.declarations.filter { $0.parent == nil }
        let imports = outer.filter { $0.kind == .import }
        let code = outer.filter { $0.kind != .import }
        let enclosing = Self.common(code.isEmpty ? imports : code)
        let visible = imports.filter { $0.importKind == nil && enclosing.starts(with: $0.conditions) }
        let present = Set(visible.map(\.name))
        let new = modules.filter { !present.contains($0) }
        if new.isEmpty { return [] }
        // Imports with attributes (`@testable`) form a group of their own: a plain one goes among the plain ones.
        guard let first = visible.first(where: { $0.attributes.isEmpty && $0.modifiers.isEmpty }) else {
            return withoutAnchor(new, outer, attributed: visible.first, enclosing: enclosing, in: file)
        }
        let group = visible.filter {
            $0.conditions == first.conditions && $0.attributes.isEmpty && $0.modifiers.isEmpty
        }
        return insertion(of: new, among: group, in: file)
    }

    private func insertion(of new: [String], among group: [Declaration], in file: EditableSource) -> [TextEdit] {
        let ending = file.style.lineEnding
        let runs = Self.runs(group, in: file.source)
        let isSorted = zip(group, group.dropFirst()).allSatisfy { !Self.precedes($1.name, $0.name) }
        var next = isSorted ? 0 : runs.count
        return new.map { module in
            while next < runs.count, !Self.precedes(module, runs[next].name) { next += 1 }
            if next < runs.count {
                let offset = runs[next].range.lowerBound
                // What stands above the first import may be the file's header.
                let start = next == 0 ? file.source.lineStart(of: offset) : file.startWithComments(of: offset)
                return TextEdit(insert: file.source.indentation(at: offset) + Self.line(module) + ending, at: start)
            }
            let last = group[group.count - 1].range
            let indent = file.source.indentation(at: (runs.last?.range ?? last).lowerBound)
            let text = ending + indent + Self.line(module)
            return TextEdit(insert: text, at: file.endOfTrailingComment(after: last.upperBound))
        }
    }

    /// The imports as far as they share lines: between two of one run no line can stand.
    private static func runs(_ group: [Declaration], in source: SourceFile) -> [Declaration] {
        var runs: [Declaration] = []
        for declaration in group {
            let offset = declaration.range.lowerBound
            let index = source.tokenIndex(atOrAfter: offset)
            let startsLine = index == 0 || source.tokens[index].startsLine
            if !startsLine, let last = runs.last {
                runs[runs.count - 1].range = last.range.lowerBound..<declaration.range.upperBound
            } else {
                runs.append(declaration)
            }
        }
        return runs
    }

    private func withoutAnchor(
        _ new: [String],
        _ outer: [Declaration],
        attributed: Declaration?,
        enclosing: [Condition],
        in file: EditableSource
    ) -> [TextEdit]? {
        let ending = file.style.lineEnding
        let lines = new.map { Self.line($0) + ending }.joined()
        if let attributed {
            return [TextEdit(insert: lines, at: file.source.lineStart(of: attributed.range.lowerBound))]
        }
        guard let declaration = outer.first else { return nil }
        // In front of the `#if` that only some of the code is inside of.
        let offset =
            declaration.conditions.count > enclosing.count
            ? declaration.conditions[enclosing.count].opened : declaration.range.lowerBound
        return [TextEdit(insert: lines + ending, at: file.startWithComments(of: offset))]
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
