import SwiftScan

/// Adds a stored property: in front of another, or behind the last that stands before the initialiser, or first.
package struct StoredPropertyEdit: WiringEdit {
    package var type: String
    package var name: String
    package var declaration: String
    /// The property that it stands in front of, where there is one.
    package var before: String?

    package init(type: String, name: String, declaration: String, before: String? = nil) {
        self.type = type
        self.name = name
        self.declaration = declaration
        self.before = before
    }

    package var place: String { "among the properties of `\(type)`" }
    package var text: String { declaration }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        guard let owner = file.type(named: type), let body = file.source.declarations[owner].body else { return nil }
        let members = file.source.declarations.filter { $0.parent == owner }
        let stored = members.filter { $0.kind == .variable && $0.body == nil && !$0.modifiers.contains("static") }
        if stored.contains(where: { $0.name == name }) { return [] }
        let ending = file.style.lineEnding
        let base = file.indentation(at: file.source.declarations[owner].range.lowerBound) + file.style.indent
        if let successor = stored.first(where: { $0.name == before }) {
            return [TextEdit(insert: base + declaration + ending, at: file.lineStart(of: successor.range.lowerBound))]
        }
        let initializer = members.first { $0.kind == .initializer }
        // Only what stands before the initialiser, so that the property joins its like.
        let last = stored.last { $0.range.upperBound <= (initializer?.range.lowerBound ?? .max) }
        if let last {
            let end = file.endOfTrailingComment(after: last.range.upperBound)
            return [TextEdit(insert: ending + base + declaration, at: end)]
        }
        if let first = members.first {
            let start = file.lineStart(of: first.range.lowerBound)
            return [TextEdit(insert: base + declaration + ending + ending, at: start)]
        }
        return MemberEdit(type: type, member: declaration, name: name, isSpaced: false).edits(in: file)
            ?? [TextEdit(insert: ending + base + declaration + ending, at: body.lowerBound)]
    }
}
