import ScaffoldTemplates
import SwiftScan

/// Takes members out of a type, with the comments above them and one neighbouring blank line: undoes `MemberEdit`.
package struct MemberRemoval: WiringEdit {
    package var type: String
    /// A function's with its labels: `detail(id:_:)`.
    package var names: Set<String>

    package init(type: String, names: Set<String>) {
        self.type = type
        self.names = names
    }

    package var place: String { "out of `\(type)`" }
    package var text: String { names.sorted { $0.precedesInBytes($1) }.joined(separator: ", ") }
    package var isRemoval: Bool { true }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        guard let owner = file.type(named: type) else { return [] }
        let layout = SourceLayout(file.source)
        let outer = file.source.declarations[owner].conditions.count
        let going = file.members(of: owner).map { file.source.declarations[$0] }
            .filter { names.contains($0.fullName) }
        let blocks = going.map { layout.block(of: $0.range) ?? $0.range }
        var deletions = Deletions()
        for (member, own) in zip(going, blocks) {
            let emptied = layout.emptiedBlock(of: member.conditions.dropFirst(outer), leaving: blocks)
            let block = emptied ?? layout.block(of: member.range)
            if let block, let body = body(emptiedBy: block, owner: member.parent, in: file) {
                deletions.add(body)
            } else {
                deletions.add(block.map(layout.blockToRemove) ?? own)
            }
        }
        return deletions.edits
    }

    /// The whole body, where nothing else is in it.
    private func body(emptiedBy block: Range<Int>, owner: Int?, in file: EditableSource) -> Range<Int>? {
        guard let body = owner.flatMap({ file.source.declarations[$0].body }), block.upperBound <= body.upperBound,
            file.source.isBlank(body.lowerBound..<max(body.lowerBound, block.lowerBound)),
            file.source.isBlank(block.upperBound..<body.upperBound)
        else { return nil }
        return body
    }
}
