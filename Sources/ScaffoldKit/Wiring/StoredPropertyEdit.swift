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
        if file.members(of: owner).contains(where: { file.isVariable(named: name, at: $0) }) { return [] }
        let members = file.source.declarations.filter { $0.parent == owner }
        let stored = members.filter { $0.isStored && $0.conditions == file.source.declarations[owner].conditions }
        let ending = file.style.lineEnding
        let base = file.source.indentation(at: file.source.declarations[owner].range.lowerBound) + file.style.indent
        let line = file.style.lay(declaration, base: base)
        if let successor = stored.first(where: { $0.name == before }),
            file.source.startsLine(successor.range.lowerBound)
        {
            return [TextEdit(insert: line + ending, at: file.startWithComments(of: successor.range.lowerBound))]
        }
        let initializer = members.first { $0.kind == .initializer }
        // Only what stands before the initialiser, so that the property joins its like.
        if let last = stored.last(where: { $0.range.upperBound <= (initializer?.range.lowerBound ?? .max) }) {
            return [file.append(line, after: last.range.upperBound, close: body.upperBound)]
        }
        return MemberEdit(type: type, member: declaration, name: nil, isSpaced: !members.isEmpty, isFirst: true)
            .edits(in: file)
    }
}

extension Declaration {
    /// A variable of the instance that has no accessors.
    var isStored: Bool {
        kind == .variable && body == nil && !modifiers.contains("static") && !modifiers.contains("class")
    }
}

extension EditableSource {
    /// True for a property of the instance, stored or computed.
    func isVariable(named name: String, at index: Int) -> Bool {
        let declaration = source.declarations[index]
        return declaration.kind == .variable && declaration.name == name && !declaration.modifiers.contains("static")
    }
}
