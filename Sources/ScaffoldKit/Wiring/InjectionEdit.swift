import SwiftScan

/// Gives a type one dependency more: a stored property, an initialiser's parameter and the assignment.
///
/// The initialiser is the type's only designated one. A class or actor without any gets one; a struct without one has a
/// memberwise initialiser that this can't widen, so there it is no place, and neither is a type with several.
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
        let declaration = file.source.declarations[owner]
        let members = file.source.declarations.filter { $0.parent == owner }
        if file.members(of: owner).contains(where: { file.isVariable(named: name, at: $0) }) { return [] }
        let initializers = members.filter { $0.kind == .initializer }
        if initializers.isEmpty {
            guard declaration.kind == .class || declaration.kind == .actor else { return nil }
            return [withInitializer(after: members.last(where: \.isStored), declaration, body: body, in: file)]
        }
        let designated = initializers.filter { !$0.modifiers.contains("convenience") }
        guard designated.count == 1, let initializer = designated.first, let parameters = initializer.parameterRange,
            initializer.body != nil
        else { return nil }
        let list = ParenthesizedList(
            inside: parameters,
            entries: initializer.parameters.map { .init(label: $0.label ?? $0.name, range: $0.range) }
        )
        let properties = StoredPropertyEdit(type: type, name: name, declaration: property, before: before)
        let assigned = AssignmentEdit(statement: assignment, before: before).edits(in: initializer, of: file)
        return (properties.edits(in: file) ?? []) + list.insertion(of: parameter, before: before, in: file) + assigned
    }

    private func withInitializer(
        after stored: Declaration?,
        _ declaration: Declaration,
        body: Range<Int>,
        in file: EditableSource
    ) -> TextEdit {
        let ending = file.style.lineEnding
        let outer = file.source.indentation(at: declaration.range.lowerBound)
        let both = file.style.lay(
            "\(property)\n\ninit(\n    \(parameter)\n) {\n    \(assignment)\n}",
            base: outer + file.style.indent
        )
        if let stored { return file.append(both, after: stored.range.upperBound, close: body.upperBound) }
        if file.source.isBlank(body) { return TextEdit(range: body, replacement: ending + both + ending + outer) }
        let start = file.endOfTrailingComment(after: body.lowerBound)
        if start < file.bytes.count, file.bytes[start].isLineEnd {
            let gap = declaration.bodyTokens?.isEmpty == false ? ending : ""
            return TextEdit(insert: ending + both + gap, at: start)
        }
        // Something follows the brace on its line and goes down to one of its own.
        var end = start
        while end < body.upperBound, file.bytes[end].isBlank { end += 1 }
        return TextEdit(range: start..<end, replacement: ending + both + ending + ending + outer + file.style.indent)
    }
}
