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
        guard let index = file.type(named: type, kinds: [.enum]), let body = file.source.declarations[index].body else {
            return nil
        }
        let cases = file.source.declarations[index].cases
        if cases.contains(where: { $0.name == caseName }) { return [] }
        guard let last = cases.last(where: \.conditions.isEmpty) else {
            return MemberEdit(type: type, member: text, name: nil, isSpaced: false, isFirst: true).edits(in: file)
        }
        let keyword = Self.keyword(of: last, in: file)
        let base = file.source.indentation(at: keyword) + (file.source.startsLine(keyword) ? "" : file.style.indent)
        let text = file.style.lay(text, base: base)
        return [file.append(text, after: last.range.upperBound, close: body.upperBound)]
    }

    /// The offset of the `case` that declares an item, which may be the second of several: `case main, detail`. With
    /// attributes or modifiers on its line, the offset of the first of them.
    static func keyword(of item: EnumCase, in file: EditableSource) -> Int {
        let tokens = file.source.tokens
        var index = file.source.tokenIndex(atOrAfter: item.nameRange.lowerBound) - 1
        while index > 0, file.text(ofToken: index) != "case" {
            index = tokens[index].kind == .rightParenthesis ? Int(tokens[index].partner) - 1 : index - 1
        }
        guard index >= 0 else { return item.range.lowerBound }
        let line = file.source.tokenIndex(atOrAfter: file.source.lineStart(of: Int(tokens[index].start)))
        let first = Int(tokens[line].start)
        let isAttribute = item.attributes.contains { $0.range.lowerBound == first }
        return isAttribute || file.text(ofToken: line) == "indirect" ? first : Int(tokens[index].start)
    }
}
