import SwiftScan

/// Adds an arm to the first `switch` of a function: after the last arm that is neither `default` nor inside `#if`.
package struct SwitchArmEdit: WiringEdit {
    package var type: String
    /// Base name of the function: `resolve`.
    package var function: String
    /// The case that the arm is about, without a period.
    package var caseName: String
    /// The whole arm, from `case` on, indented as a template.
    package var arm: String

    package init(type: String, function: String, caseName: String, arm: String) {
        self.type = type
        self.function = function
        self.caseName = caseName
        self.arm = arm
    }

    package var place: String { "into the `switch` of `\(type).\(function)`" }
    package var text: String { arm }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        guard let owner = file.type(named: type),
            let body = file.members(of: owner)
                .map({ file.source.declarations[$0] })
                .first(where: { $0.kind == .func && $0.name == function })?.bodyTokens,
            let statement = file.source.switches(in: body).first
        else { return nil }
        if statement.arms.contains(where: { handles($0, in: file) }) { return [] }
        let keywordBase = file.indentation(at: statement.range.lowerBound)
        let ending = file.style.lineEnding
        if let last = statement.arms.last(where: { !$0.isDefault && $0.conditions.isEmpty }) {
            let base = file.indentation(at: last.range.lowerBound)
            let end = file.endOfTrailingComment(after: last.range.upperBound)
            return [TextEdit(insert: ending + file.style.lay(arm, base: base), at: end)]
        }
        if let first = statement.arms.first(where: { $0.isDefault && $0.conditions.isEmpty }) {
            let base = file.indentation(at: first.range.lowerBound)
            let start = file.lineStart(of: first.range.lowerBound)
            return [TextEdit(insert: file.style.lay(arm, base: base) + ending, at: start)]
        }
        let text = file.style.lay(arm, base: keywordBase)
        if file.bytes[statement.body].allSatisfy({ $0.isBlank || $0.isLineEnd }) {
            return [TextEdit(range: statement.body, replacement: ending + text + ending + keywordBase)]
        }
        guard file.startsLine(statement.body.upperBound) else { return nil }
        return [TextEdit(insert: text + ending, at: file.lineStart(of: statement.body.upperBound))]
    }

    /// True where one of the arm's patterns is `.caseName`, however it is bound or qualified.
    private func handles(_ arm: SwitchArm, in file: EditableSource) -> Bool {
        arm.patterns.contains { pattern in
            let period = pattern.tokens.first { file.source.tokens[$0].kind == .period }
            guard let period, period + 1 < pattern.tokens.upperBound else { return false }
            // `Type.name(…)`: the last name before the payload's parenthesis.
            var name = period + 1
            while name + 2 < pattern.tokens.upperBound, file.source.tokens[name + 1].kind == .period { name += 2 }
            return Identifier.plain(file.text(ofToken: name)) == caseName
        }
    }
}
