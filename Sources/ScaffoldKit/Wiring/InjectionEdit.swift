import SwiftScan

/// Gives a type one dependency more: a stored property, an initialiser's parameter and the assignment.
///
/// The initialiser is the type's first. A class without one gets one; a struct without one has a memberwise initialiser
/// that this can't widen, so there it is no place.
package struct InjectionEdit: WiringEdit {
    package var type: String
    package var name: String
    package var dependency: String
    /// The property and parameter that the new ones stand in front of, where there is one.
    package var before: String?

    package init(type: String, name: String, dependency: String, before: String? = nil) {
        self.type = type
        self.name = name
        self.dependency = dependency
        self.before = before
    }

    package var place: String { "into `\(type)`: a property, a parameter of its `init`, and the assignment" }
    package var text: String { "private let \(name): \(dependency)\n\n\(parameter)\n\n\(assignment)" }

    private var property: String { "private let \(name): \(dependency)" }
    private var parameter: String { "\(name): \(dependency)" }
    private var assignment: String { "self.\(name) = \(name)" }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        guard let owner = file.type(named: type), let body = file.source.declarations[owner].body else { return nil }
        let members = file.source.declarations.indices.filter { file.source.declarations[$0].parent == owner }
            .map { file.source.declarations[$0] }
        let stored = members.filter { $0.kind == .variable && $0.body == nil && !$0.modifiers.contains("static") }
        if stored.contains(where: { $0.name == name }) { return [] }
        let base = file.indentation(at: file.source.declarations[owner].range.lowerBound) + file.style.indent
        guard let initializer = members.first(where: { $0.kind == .initializer }) else {
            guard file.source.declarations[owner].kind == .class else { return nil }
            return withInitializer(after: stored.last, body: body, base: base, in: file)
        }
        guard let parameters = initializer.parameterRange, let statements = initializer.body else { return nil }
        let list = ParenthesizedList(
            inside: parameters,
            entries: initializer.parameters.map { .init(label: $0.label ?? $0.name, range: $0.range) }
        )
        let properties = StoredPropertyEdit(type: type, name: name, declaration: property, before: before)
        return (properties.edits(in: file) ?? []) + [
            list.insertion(of: parameter, before: before, in: file),
            assignmentEdit(statements, tokens: initializer.bodyTokens ?? 0..<0, base: base, in: file),
        ]
    }

    private func assignmentEdit(
        _ body: Range<Int>,
        tokens: Range<Int>,
        base: String,
        in file: EditableSource
    ) -> TextEdit {
        let ending = file.style.lineEnding
        let line = base + file.style.indent + assignment
        if tokens.isEmpty, file.bytes[body].allSatisfy({ $0.isBlank || $0.isLineEnd }) {
            return TextEdit(range: body, replacement: ending + line + ending + base)
        }
        var anchor: Int?
        for index in tokens where file.text(ofToken: index) == "self" && index + 3 < tokens.upperBound {
            guard file.source.tokens[index + 1].kind == .period, file.isAssignment(index + 3),
                file.startsLine(Int(file.source.tokens[index].start))
            else { continue }
            let start = file.lineStart(of: Int(file.source.tokens[index].start))
            if file.text(ofToken: index + 2) == before { return TextEdit(insert: line + ending, at: start) }
            anchor = file.lineEnd(of: Int(file.source.tokens[index].start))
        }
        // After the last assignment where that is one line; else first in the body.
        if let anchor, before == nil || anchor <= body.upperBound, isStatementEnd(anchor, in: file) {
            return TextEdit(insert: ending + line, at: anchor)
        }
        return TextEdit(insert: ending + line, at: file.endOfTrailingComment(after: body.lowerBound))
    }

    /// True where the line that ends here leaves no bracket open and no operator waiting.
    private func isStatementEnd(_ offset: Int, in file: EditableSource) -> Bool {
        let next = file.source.tokenIndex(atOrAfter: offset)
        guard next > 0, next < file.source.tokens.count else { return false }
        let previous = file.source.tokens[next - 1]
        switch previous.kind {
        case .operator, .comma, .leftParenthesis, .leftBracket, .leftBrace, .period: return false
        default: break
        }
        switch file.source.tokens[next].kind {
        case .operator, .period, .leftBrace: return false
        default: return true
        }
    }

    private func withInitializer(
        after stored: Declaration?,
        body: Range<Int>,
        base: String,
        in file: EditableSource
    ) -> [TextEdit] {
        let ending = file.style.lineEnding
        let initializer = "init(\n    \(parameter)\n) {\n    \(assignment)\n}"
        let both = base + property + ending + ending + file.style.lay(initializer, base: base)
        if let stored {
            return [
                TextEdit(insert: ending + both, at: file.endOfTrailingComment(after: stored.range.upperBound))
            ]
        }
        if file.bytes[body].allSatisfy({ $0.isBlank || $0.isLineEnd }) {
            let outer = String(base.dropLast(file.style.indent.count))
            return [TextEdit(range: body, replacement: ending + both + ending + outer)]
        }
        return [
            TextEdit(insert: ending + both + ending, at: file.endOfTrailingComment(after: body.lowerBound))
        ]
    }
}
