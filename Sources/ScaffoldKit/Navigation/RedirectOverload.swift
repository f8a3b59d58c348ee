import SwiftScan

/// A `redirect(_:)` for one outgoing enum, and its arms.
package struct RedirectOverload: Sendable {
    package struct Arm: Sendable {
        package var arm: SwitchArm
        package var patterns: [ArmPattern]
    }

    package var declaration: Declaration
    /// Folded, as spelled: `HomeOutgoingNavigation`, `Home.Outgoing`, `DemoHome.Outgoing`.
    package var typeName: String
    package var typeRange: Range<Int>
    /// nil where the body isn't one `switch` over the parameter.
    package var switchStatement: SwitchStatement?
    package var arms: [Arm] = []
    /// True where arms hand their value back with `return`.
    package var returns = false

    /// nil for a function that isn't `redirect(_:)` with one parameter.
    package init?(_ declaration: Declaration, in source: SourceFile) {
        guard declaration.kind == .func, declaration.name == "redirect", declaration.parameters.count == 1,
            let parameter = declaration.parameters.first, parameter.label == nil
        else { return nil }
        self.declaration = declaration
        let tokens = source.tokenRange(in: parameter.range)
        guard let colon = tokens.first(where: { source.kind(ofToken: $0) == .colon }), colon + 1 < tokens.upperBound
        else { return nil }
        let typeTokens = (colon + 1)..<tokens.upperBound
        typeRange = Int(source.tokens[colon + 1].start)..<Int(source.tokens[typeTokens.upperBound - 1].end)
        typeName = parameter.type
        guard let body = declaration.bodyTokens, let name = parameter.name else { return }
        let statements = source.switches(in: body).filter { source.isName(name, $0.subject) }
        guard statements.count == 1, let statement = statements.first else { return }
        switchStatement = statement
        arms = statement.arms.map { arm in
            Arm(arm: arm, patterns: arm.patterns.map { ArmPattern($0, in: source) })
        }
        returns = Self.returns(statement, body: body, in: source)
    }

    /// An arm must `return` where another does, and where the `switch` isn't the only expression of the body.
    private static func returns(_ statement: SwitchStatement, body: Range<Int>, in source: SourceFile) -> Bool {
        for arm in statement.arms {
            var index = arm.bodyTokens.lowerBound
            while index < arm.bodyTokens.upperBound {
                if source.isToken(index, "return") { return true }
                index = source.indexAfter(index)
            }
        }
        let first = body.lowerBound
        let start = source.isToken(first, "return") ? first + 1 : first
        let isWhole =
            source.tokens.indices.contains(start) && Int(source.tokens[start].start) == statement.range.lowerBound
            && Int(source.tokens[body.upperBound - 1].end) == statement.range.upperBound
        let before = source.tokenIndex(atOrAfter: statement.range.lowerBound) - 1
        return !isWhole && !source.isToken(before, "return")
    }
}
