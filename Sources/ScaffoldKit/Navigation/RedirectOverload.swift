import SwiftScan

/// A `redirect(_:)` for one outgoing enum, and its arms.
package struct RedirectOverload: Sendable {
    package struct Arm: Sendable {
        package var arm: SwitchArm
        package var patterns: [ArmPattern]
        /// True where its body may go on in the next arm's.
        package var fallsThrough = false
    }

    package var declaration: Declaration
    /// `HomeOutgoingNavigation`, `Home.Outgoing`, `DemoHome.Outgoing`; as spelled where it is more than a name.
    package var typeName: String
    /// nil for a type that isn't simply named.
    var path: TypePath?
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
        path = TypePath(parameter.type)
        typeName = path?.name ?? parameter.type
        guard let body = declaration.bodyTokens, let name = parameter.name else { return }
        let statements = source.switches(in: body).filter { source.isName(name, $0.subject) }
        guard statements.count == 1, let statement = statements.first else { return }
        switchStatement = statement
        arms = statement.arms.map { arm in
            Arm(
                arm: arm,
                patterns: arm.patterns.map { ArmPattern($0, in: source) },
                fallsThrough: Self.fallsThrough(arm, in: source)
            )
        }
        returns = Self.returns(statement, body: body, in: source)
    }

    /// One in a `switch` within the arm is that one's.
    private static func fallsThrough(_ arm: SwitchArm, in source: SourceFile) -> Bool {
        let offsets = arm.bodyTokens.filter { source.isToken($0, "fallthrough") }.map { Int(source.tokens[$0].start) }
        if offsets.isEmpty { return false }
        let inner = source.switches(in: arm.bodyTokens)
        return offsets.contains { offset in !inner.contains { $0.body.contains(offset) } }
    }

    /// Whether it belongs to a value of the type and takes the one type that it names; else it is no enum's redirect.
    var isPlain: Bool { path != nil && isInstanceMember && !isGeneric }

    var isInstanceMember: Bool { declaration.modifiers.allSatisfy { $0 != "static" && $0 != "class" } }

    private var isGeneric: Bool { declaration.genericParameters != nil || declaration.whereClause != nil }

    /// Whether its result is navigation by its name: another function of the same parameter may give something else.
    var leadsSomewhere: Bool { declaration.type?.contains("Navigation") ?? false }

    /// Whether it takes values of more types than one.
    var takesMany: Bool {
        isInstanceMember && (isGeneric || typeName.hasPrefix("some ") || typeName.hasPrefix("any "))
    }

    /// An arm must `return` where another does, and where the `switch` isn't the only expression of the body.
    private static func returns(_ statement: SwitchStatement, body: Range<Int>, in source: SourceFile) -> Bool {
        if statement.arms.contains(where: { returns(from: $0.bodyTokens, in: source) }) { return true }
        return !source.isExpression(source.tokenIndex(atOrAfter: statement.range.lowerBound), within: body)
    }

    private static let heads: Set<String> = ["if", "else", "switch", "do", "catch", "guard", "for", "while", "repeat"]

    /// Whether a `return` in the tokens leaves the function: one in a branch or a loop does, one in a closure doesn't.
    private static func returns(from tokens: Range<Int>, in source: SourceFile) -> Bool {
        var open = [tokens]
        while let range = open.popLast() {
            var start = range.lowerBound
            var index = start
            while index < range.upperBound {
                if source.isToken(index, "return") { return true }
                let next = source.indexAfter(index)
                if source.kind(ofToken: index) == .leftBrace {
                    let isBranch = (start..<index).contains { heads.contains(source.text(ofToken: $0)) }
                    if isBranch { open.append((index + 1)..<max(index + 1, next - 1)) }
                    start = next
                }
                index = next
            }
        }
        return false
    }
}
