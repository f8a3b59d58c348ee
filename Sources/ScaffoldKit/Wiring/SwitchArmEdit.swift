import SwiftScan

/// Adds an arm to the first `switch` of a function or a computed variable: after the last arm that is neither `default`
/// nor inside `#if`.
package struct SwitchArmEdit: WiringEdit {
    package var type: String
    /// Base name of the function, or the variable's: `resolve`.
    package var member: String
    /// The case that the arm is about, without a period.
    package var caseName: String
    /// From `case` to the colon; with the statements behind it where `value` is nil. Indented as a template.
    private let pattern: String
    /// What the arm gives, returned where the others are.
    private let value: String?

    /// An arm of statements.
    package init(type: String, function: String, caseName: String, arm: String) {
        self.type = type
        member = function
        self.caseName = caseName
        pattern = arm
        value = nil
    }

    /// An arm of one expression, in a computed variable.
    package init(type: String, variable: String, caseName: String, pattern: String, value: String) {
        self.type = type
        member = variable
        self.caseName = caseName
        self.pattern = pattern
        self.value = value
    }

    package var place: String { "into the `switch` of `\(type).\(member)`" }
    package var text: String { arm(returns: false) }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        guard let owner = file.type(named: type) else { return nil }
        let statement = file.members(of: owner).lazy
            .map { file.source.declarations[$0] }
            .filter { ($0.kind == .func || $0.kind == .variable) && $0.name == member }
            .compactMap { $0.bodyTokens.flatMap { file.source.switches(in: $0).first } }
            .first
        guard let statement else { return nil }
        if statement.arms.contains(where: { handles($0, in: file) }) { return [] }
        let arm = arm(returns: statement.arms.contains { returns($0, in: file) })
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

    private func arm(returns: Bool) -> String {
        guard let value else { return pattern }
        return pattern + "\n" + SourceStyle().lay((returns ? "return " : "") + value, base: SourceStyle.templateIndent)
    }

    private func returns(_ arm: SwitchArm, in file: EditableSource) -> Bool {
        arm.bodyTokens.contains { file.text(ofToken: $0) == "return" }
    }

    private func fallsThrough(_ arm: SwitchArm, in file: EditableSource) -> Bool {
        guard let last = arm.bodyTokens.last else { return false }
        return file.text(ofToken: last) == "fallthrough"
    }

    /// True where one of the arm's patterns is `.caseName`, however it is bound or qualified.
    private func handles(_ arm: SwitchArm, in file: EditableSource) -> Bool {
        arm.patterns.contains { file.caseName(of: $0) == caseName }
    }
}

extension EditableSource {
    /// The case that a pattern names: `detail` of `.detail(let id)` and of `Type.detail`; nil where it names none.
    func caseName(of pattern: SwitchArm.Pattern) -> String? {
        let period = pattern.tokens.first { source.tokens[$0].kind == .period }
        guard let period, period + 1 < pattern.tokens.upperBound else { return nil }
        // `Type.name(…)`: the last name before the payload's parenthesis.
        var name = period + 1
        while name + 2 < pattern.tokens.upperBound, source.tokens[name + 1].kind == .period { name += 2 }
        return SwiftName.plain(text(ofToken: name))
    }
}
