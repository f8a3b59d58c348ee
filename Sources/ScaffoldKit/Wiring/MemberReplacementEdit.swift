import SwiftScan

/// Puts a member in the place of one of the same name that is as this program wrote it, token for token: comments and
/// layout don't count. One that says anything else is somebody's own, and no place; a missing one is added.
package struct MemberReplacementEdit: WiringEdit {
    package var type: String
    /// With its labels: `detail(id:_:)`.
    package var name: String
    /// The texts that it may have been written with, indented as templates.
    package var written: [String]
    package var member: String

    package init(type: String, name: String, written: [String], member: String) {
        self.type = type
        self.name = name
        self.written = written
        self.member = member
    }

    package var place: String { "into `\(type)`, in the place of `\(name)`" }
    package var text: String { member }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        guard let owner = file.type(named: type) else { return nil }
        let members = file.members(of: owner).map { file.source.declarations[$0] }
        guard let present = members.first(where: { $0.fullName == name }) else {
            return MemberEdit(type: type, member: member, name: name).edits(in: file)
        }
        let tokens = Self.tokens(of: file.source, in: present.range)
        if tokens == Self.tokens(of: member) { return [] }
        guard written.contains(where: { Self.tokens(of: $0) == tokens }) else { return nil }
        let base = file.source.indentation(at: present.range.lowerBound)
        let text = file.style.lay(member, base: base)
        // The first line stands where the old one does, behind the same indentation.
        return [TextEdit(range: present.range, replacement: String(text.dropFirst(base.count)))]
    }

    /// A member's own tokens, without the type that it needs to be read.
    private static func tokens(of member: String) -> [String]? {
        guard let source = try? SourceFile(Array("struct S {\n\(member)\n}".utf8)), source.tokens.count > 4 else {
            return nil
        }
        let inside = Int(source.tokens[3].start)..<Int(source.tokens[source.tokens.count - 2].end)
        return tokens(of: source, in: inside)
    }

    private static func tokens(of source: SourceFile, in range: Range<Int>) -> [String] {
        source.tokens.indices.compactMap { index in
            let token = source.tokens[index]
            return range.contains(Int(token.start)) ? source.text(ofToken: index) : nil
        }
    }
}
