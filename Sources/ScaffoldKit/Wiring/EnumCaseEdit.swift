import SwiftScan

/// Adds a case to an enum, after its last one that stands outside `#if`.
package struct EnumCaseEdit: WiringEdit {
    package var type: String
    package var caseName: String
    /// The whole declaration, from `case` on, indented as a template.
    package var declaration: String

    package init(type: String, caseName: String, declaration: String) {
        self.type = type
        self.caseName = caseName
        self.declaration = declaration
    }

    package var place: String { "into the enum `\(type)`" }
    package var text: String { declaration }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        guard let index = file.type(named: type, kinds: [.enum]) else { return nil }
        let declaration = file.source.declarations[index]
        if declaration.cases.contains(where: { $0.name == caseName }) { return [] }
        guard let last = declaration.cases.last(where: \.conditions.isEmpty) else {
            return MemberEdit(type: type, member: text, name: nil, isSpaced: false, isFirst: true).edits(in: file)
        }
        let base = file.indentation(at: last.range.lowerBound)
        let end = file.endOfTrailingComment(after: last.range.upperBound)
        return [TextEdit(insert: file.style.lineEnding + file.style.lay(text, base: base), at: end)]
    }
}
