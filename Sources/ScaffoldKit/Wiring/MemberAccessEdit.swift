import SwiftScan

/// Lets the module see a property that is private.
package struct MemberAccessEdit: WiringEdit {
    package var type: String
    package var member: String
    /// As it is to be: `let launchURL: URL?`.
    package var declaration: String

    package init(type: String, member: String, declaration: String) {
        self.type = type
        self.member = member
        self.declaration = declaration
    }

    package var place: String { "into `\(type)`, visible in its module" }
    package var text: String { declaration }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        guard let owner = file.type(named: type),
            let index = file.members(of: owner).first(where: { file.isVariable(named: member, at: $0) })
        else { return nil }
        let declaration = file.source.declarations[index]
        guard declaration.access == .private || declaration.access == .fileprivate else { return [] }
        let first = file.source.tokenIndex(atOrAfter: declaration.range.lowerBound)
        let name = file.source.tokenIndex(atOrAfter: declaration.nameRange.lowerBound)
        for token in first..<name where ["private", "fileprivate"].contains(file.text(ofToken: token)) {
            // `private(set)` is another matter.
            if file.source.tokens[token + 1].kind == .leftParenthesis { continue }
            let range = Int(file.source.tokens[token].start)..<Int(file.source.tokens[token + 1].start)
            return [TextEdit(range: range, replacement: "")]
        }
        return nil
    }
}
