import SwiftScan

/// Adds an arm to the first `switch` of a function or a computed property: after the last arm that is neither `default` nor inside `#if`.
package struct SwitchArmEdit: WiringEdit {
    package var type: String
    /// Base name of the function, or the property's: `resolve`.
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
        guard let owner = file.type(named: type) else { return nil }
        let statement = file.members(of: owner).lazy
            .map { file.source.declarations[$0] }
            .filter { ($0.kind == .func || $0.kind == .variable) && $0.name == function }
            .compactMap { $0.bodyTokens.flatMap { file.source.switches(in: $0).first } }
            .first
        guard let statement else { return nil }
        if statement.arms.contains(where: { handles($0, in: file) }) { return [] }
        let keywordBase = file.source.indentation(at: statement.range.lowerBound)
        let ending = file.style.lineEnding
        let plain = statement.arms.filter(\.conditions.isEmpty)
        if let last = plain.last(where: { !$0.isDefault && !fallsThrough($0, in: file) }) {
            let start = last.range.lowerBound
            let base = file.source.startsLine(start) ? file.source.indentation(at: start) : keywordBase
            let text = file.style.lay(arm, base: base)
            return [file.append(text, after: last.range.upperBound, close: statement.body.upperBound)]
        }
        // Nothing may come between an arm that falls through and the next, so the new one goes in front.
        if let first = plain.first, file.source.startsLine(first.range.lowerBound) {
            let base = file.source.indentation(at: first.range.lowerBound)
            let start = file.startWithComments(of: first.range.lowerBound)
            return [TextEdit(insert: file.style.lay(arm, base: base) + ending, at: start)]
        }
        let text = file.style.lay(arm, base: keywordBase)
        if file.source.isBlank(statement.body) {
            return [TextEdit(range: statement.body, replacement: ending + text + ending + keywordBase)]
        }
        guard file.source.startsLine(statement.body.upperBound) else { return nil }
        return [TextEdit(insert: text + ending, at: file.source.lineStart(of: statement.body.upperBound))]
    }

    private func fallsThrough(_ arm: SwitchArm, in file: EditableSource) -> Bool {
        guard let last = arm.bodyTokens.last else { return false }
        return file.text(ofToken: last) == "fallthrough"
    }

    /// True where one of the arm's patterns is `.caseName`, however it is bound or qualified.
    private func handles(_ arm: SwitchArm, in file: EditableSource) -> Bool {
        arm.patterns.contains { pattern in
            let period = pattern.tokens.first { file.source.tokens[$0].kind == .period }
            guard let period, period + 1 < pattern.tokens.upperBound else { return false }
            // `Type.name(…)`: the last name before the payload's parenthesis.
            var name = period + 1
            while name + 2 < pattern.tokens.upperBound, file.source.tokens[name + 1].kind == .period { name += 2 }
            return SwiftName.plain(file.text(ofToken: name)) == caseName
        }
    }
}
