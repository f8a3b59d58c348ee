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
        var deletions = Deletions()
        for index in file.members(of: owner)
        where names.contains(file.source.declarations[index].fullName) {
            let range = file.source.declarations[index].range
            let block = layout.block(of: range)
            if let block, let body = emptied(by: block, owner: file.source.declarations[index].parent, in: file) {
                deletions.add(body)
            } else {
                deletions.add(block.map(layout.blockToRemove) ?? range)
            }
        }
        return deletions.edits
    }

    /// The whole body, where nothing else is in it.
    private func emptied(by block: Range<Int>, owner: Int?, in file: EditableSource) -> Range<Int>? {
        guard let body = owner.flatMap({ file.source.declarations[$0].body }), block.upperBound <= body.upperBound,
            file.source.isBlank(body.lowerBound..<max(body.lowerBound, block.lowerBound)),
            file.source.isBlank(block.upperBound..<body.upperBound)
        else { return nil }
        return body
    }
}
