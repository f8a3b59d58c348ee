import SwiftScan

/// Takes a case out of an enum, with the comments above it: undoes `EnumCaseEdit`.
package struct EnumCaseRemoval: WiringEdit {
    package var type: String
    package var caseName: String

    package init(type: String, caseName: String) {
        self.type = type
        self.caseName = caseName
    }

    package var place: String { "out of the enum `\(type)`" }
    package var text: String { "case \(caseName)" }
    package var isRemoval: Bool { true }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        guard let owner = file.type(named: type, kinds: [.enum]) else { return [] }
        let cases = file.source.declarations[owner].cases
        let keywords = cases.map { EnumCaseEdit.keyword(of: $0, in: file) }
        let layout = SourceLayout(file.source)
        var deletions = Deletions()
        for index in cases.indices where cases[index].name == caseName {
            let range = cases[index].range
            if index > 0, keywords[index - 1] == keywords[index] {
                deletions.add(cases[index - 1].range.upperBound..<range.upperBound)
            } else if index + 1 < cases.count, keywords[index + 1] == keywords[index] {
                deletions.add(range.lowerBound..<cases[index + 1].range.lowerBound)
            } else {
                let whole = keywords[index]..<range.upperBound
                let block = layout.block(of: whole)
                let emptied = layout.emptiedBlock(of: cases[index].conditions, leaving: [block ?? whole])
                deletions.add((emptied ?? block).map(layout.blockToRemove) ?? whole)
            }
        }
        return deletions.edits
    }
}
