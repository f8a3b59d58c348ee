import ScaffoldTemplates
import SwiftScan

/// Adds a member to a type: at the end of its body, at its start, or among its functions by name.
package struct MemberEdit: WiringEdit {
    package var type: String
    package var member: String
    /// What is there already if the type has a member with this name (a function's with its labels: `detail(id:_:)`);
    /// nil where the caller knows that it isn't.
    package var name: String?
    /// An empty line between it and its neighbour.
    package var isSpaced: Bool
    package var isFirst: Bool
    /// Before the first function whose name sorts after its own, so that branches that each add one can be merged.
    package var isSorted: Bool

    package init(
        type: String,
        member: String,
        name: String?,
        isSpaced: Bool = true,
        isFirst: Bool = false,
        isSorted: Bool = false
    ) {
        self.type = type
        self.member = member
        self.name = name
        self.isSpaced = isSpaced
        self.isFirst = isFirst
        self.isSorted = isSorted
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
        let base = file.source.indentation(at: declaration.range.lowerBound)
        let text = file.style.lay(member, base: base + file.style.indent)
        guard let tokens = declaration.bodyTokens, !tokens.isEmpty else { return fillEmpty(body, text, base, in: file) }
        let ending = file.style.lineEnding
        let gap = isSpaced ? ending : ""
        if isFirst { return [insertFirst(text + gap, body: body, base: base, in: file)] }
        if isSorted, let start = startOfSuccessor(in: index, of: file) {
            return [TextEdit(insert: text + ending + gap, at: start)]
        }
        guard file.source.startsLine(body.upperBound) else {
            // `struct S { let a: Int }`: the brace comes down to a line of its own.
            let blanks = file.blanks(before: body.upperBound, from: body.lowerBound)
            return [TextEdit(range: blanks, replacement: ending + gap + text + ending + base)]
        }
        return [TextEdit(insert: gap + text + ending, at: file.source.lineStart(of: body.upperBound))]
    }

    /// Where the first function that sorts after this one begins with its comments; nil where there is none, or where it
    /// shares its line.
    private func startOfSuccessor(in type: Int, of file: EditableSource) -> Int? {
        guard let name else { return nil }
        let successor = file.source.declarations.first { declaration in
            declaration.parent == type && declaration.kind == .func
                && declaration.conditions == file.source.declarations[type].conditions
                && name.precedesInBytes(declaration.fullName)
        }
        guard let start = successor?.range.lowerBound, file.source.startsLine(start) else { return nil }
        return file.startWithComments(of: start)
    }

    private func insertFirst(_ text: String, body: Range<Int>, base: String, in file: EditableSource) -> TextEdit {
        let ending = file.style.lineEnding
        let start = file.endOfTrailingComment(after: body.lowerBound)
        if start < file.bytes.count, file.bytes[start].isLineEnd { return TextEdit(insert: ending + text, at: start) }
        // Something follows the brace on its line and goes down to one of its own.
        var end = start
        while end < body.upperBound, file.bytes[end].isBlank { end += 1 }
        return TextEdit(range: start..<end, replacement: ending + text + ending + base + file.style.indent)
    }

    private func fillEmpty(_ body: Range<Int>, _ text: String, _ base: String, in file: EditableSource) -> [TextEdit] {
        let ending = file.style.lineEnding
        if file.source.isBlank(body) { return [TextEdit(range: body, replacement: ending + text + ending + base)] }
        if file.source.startsLine(body.upperBound) {
            return [TextEdit(insert: text + ending, at: file.source.lineStart(of: body.upperBound))]
        }
        let blanks = file.blanks(before: body.upperBound, from: body.lowerBound)
        return [TextEdit(range: blanks, replacement: ending + text + ending + base)]
    }
}

extension Declaration {
    /// `detail(id:_:)` for a function, `init(id:)` for an initialiser, the plain name for all else.
    var fullName: String {
        guard kind == .func || kind == .initializer else { return name }
        return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
}
