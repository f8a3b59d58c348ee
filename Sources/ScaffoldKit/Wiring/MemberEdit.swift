import SwiftScan

/// Adds a member to a type: at the end of its body, or at its start.
package struct MemberEdit: WiringEdit {
    package var type: String
    package var member: String
    /// What is there already if the type has a member with this name (a function's with its labels: `detail(id:_:)`);
    /// nil where the caller knows that it isn't.
    package var name: String?
    /// An empty line between it and its neighbour.
    package var isSpaced: Bool
    package var isFirst: Bool

    package init(type: String, member: String, name: String?, isSpaced: Bool = true, isFirst: Bool = false) {
        self.type = type
        self.member = member
        self.name = name
        self.isSpaced = isSpaced
        self.isFirst = isFirst
    }

    package var place: String { "into `\(type)`" }
    package var text: String { member }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        guard let index = file.type(named: type) else { return nil }
        let declaration = file.source.declarations[index]
        guard let body = declaration.body else { return nil }
        if let name, file.members(of: index).contains(where: { file.source.declarations[$0].fullName == name }) {
            return []
        }
        let base = file.indentation(at: declaration.range.lowerBound)
        let ending = file.style.lineEnding
        let text = file.style.lay(member, base: base + file.style.indent)
        let gap = isSpaced ? ending : ""
        guard let tokens = declaration.bodyTokens, !tokens.isEmpty else { return fillEmpty(body, text, base, in: file) }
        if isFirst {
            let start = file.endOfTrailingComment(after: body.lowerBound)
            return [TextEdit(insert: ending + text + gap, at: start)]
        }
        guard file.startsLine(body.upperBound) else {
            // `struct S { let a: Int }`: the brace comes down to a line of its own.
            return [TextEdit(insert: gap + ending + text + ending + base, at: body.upperBound)]
        }
        let end = file.lineStart(of: body.upperBound)
        return [TextEdit(insert: gap + text + ending, at: end)]
    }

    private func fillEmpty(_ body: Range<Int>, _ text: String, _ base: String, in file: EditableSource) -> [TextEdit] {
        let ending = file.style.lineEnding
        if file.bytes[body].allSatisfy({ $0.isBlank || $0.isLineEnd }) {
            return [TextEdit(range: body, replacement: ending + text + ending + base)]
        }
        if file.startsLine(body.upperBound) {
            return [TextEdit(insert: text + ending, at: file.lineStart(of: body.upperBound))]
        }
        return [TextEdit(insert: ending + text + ending + base, at: body.upperBound)]
    }
}

extension Declaration {
    /// `detail(id:_:)` for a function, `init(id:)` for an initialiser, the plain name for all else.
    var fullName: String {
        guard kind == .func || kind == .initializer else { return name }
        return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
}
