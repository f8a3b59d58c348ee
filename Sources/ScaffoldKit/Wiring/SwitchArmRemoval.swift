import SwiftScan

/// Takes a case out of every `switch` of an enum's own members: undoes `SwitchArmEdit`, and takes along the arms that
/// somebody has added for it in members of their own.
package struct SwitchArmRemoval: WiringEdit {
    package var type: String
    package var caseName: String

    package init(type: String, caseName: String) {
        self.type = type
        self.caseName = caseName
    }

    package var place: String { "out of the `switch`es of `\(type)`" }
    package var text: String { "case .\(caseName):" }
    package var isRemoval: Bool { true }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        guard let owner = file.type(named: type) else { return [] }
        let layout = SourceLayout(file.source)
        var deletions = Deletions()
        for member in file.members(of: owner) {
            guard let body = file.source.declarations[member].bodyTokens else { continue }
            for arm in file.source.switches(in: body).flatMap(\.arms) {
                let staying = arm.patterns.filter { file.caseName(of: $0) != caseName }
                if staying.count == arm.patterns.count { continue }
                if staying.isEmpty {
                    let block = layout.block(of: arm.range)
                    let emptied = layout.emptiedBlock(of: arm.conditions, leaving: [block ?? arm.range])
                    deletions.add((emptied ?? block).map(layout.blockToRemove) ?? arm.range)
                } else {
                    remove(from: arm.patterns, in: file, &deletions)
                }
            }
        }
        return deletions.edits
    }

    private func remove(from patterns: [SwitchArm.Pattern], in file: EditableSource, _ deletions: inout Deletions) {
        var last: SwitchArm.Pattern?
        for (index, pattern) in patterns.enumerated() {
            guard file.caseName(of: pattern) == caseName else {
                last = pattern
                continue
            }
            let end = pattern.whereClause?.upperBound ?? pattern.range.upperBound
            if let last {
                deletions.add((last.whereClause?.upperBound ?? last.range.upperBound)..<end)
            } else if index + 1 < patterns.count {
                deletions.add(pattern.range.lowerBound..<patterns[index + 1].range.lowerBound)
            }
        }
    }
}
