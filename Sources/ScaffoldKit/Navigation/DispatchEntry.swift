import SwiftScan

/// One place of the dispatching `redirect(_:)` that handles one type. Ranges are UTF-8 offsets.
package struct DispatchEntry: Sendable {
    package enum Form: Sendable {
        /// `case let navigation as X:`, by the arm's and the pattern's index.
        case arm(Int, pattern: Int)
        /// `if let navigation = navigation as? X { … }`, alone or in a chain of `else`.
        case condition(isAfterElse: Bool, isBeforeElse: Bool)
        /// `guard let navigation = navigation as? X else { … }` and the `return` after it.
        case guarded
    }

    /// As `RedirectOverload.typeName`.
    package var typeName: String
    package var typeRange: Range<Int>
    /// The arm, the `if` with its braces, or from `guard` to the end of what follows it.
    package var range: Range<Int>
    package var form: Form
    /// True for `redirect(navigation)`, so that an overload must be there.
    package var callsOverload: Bool
    package var conditions: [Condition] = []

    var isBeforeElse: Bool { if case .condition(_, isBeforeElse: true) = form { true } else { false } }
    var isInChain: Bool {
        if case .condition(let isAfterElse, let isBeforeElse) = form { isAfterElse || isBeforeElse } else { false }
    }

    /// Whether it is the first of a chain, before another entry or that one itself.
    func startsChain(of other: DispatchEntry) -> Bool {
        if case .condition(isAfterElse: false, _) = form { range.lowerBound <= other.range.lowerBound } else { false }
    }
}

/// The function that hands every navigation to its overload.
package struct Dispatcher: Sendable {
    package var declaration: Declaration
    package var switchStatement: SwitchStatement?
    package var entries: [DispatchEntry] = []
    /// The body where it is nothing but `nil` or empty: no entry yet.
    package var emptyBody: Range<Int>?
    package var isRecognised: Bool { switchStatement != nil || !entries.isEmpty || emptyBody != nil }

    package init(_ declaration: Declaration, in source: SourceFile) {
        self.declaration = declaration
        guard let body = declaration.body, let tokens = declaration.bodyTokens,
            let parameter = declaration.parameters.first?.name
        else { return }
        let reader = DispatchReader(source: source, parameter: parameter)
        let isNil = tokens.count == 1 && source.isToken(tokens.lowerBound, "nil")
        let returnsNil =
            tokens.count == 2 && source.isToken(tokens.lowerBound, "return")
            && source.isToken(tokens.lowerBound + 1, "nil")
        if tokens.isEmpty || isNil || returnsNil {
            emptyBody = body
            return
        }
        entries = reader.conditions(in: tokens)
        let within = ConditionsWithin(source, tokens: tokens)
        for index in entries.indices {
            let first = source.tokenIndex(atOrAfter: entries[index].range.lowerBound)
            entries[index].conditions = within.conditions(ofToken: first)
        }
        if let statement = source.switches(in: tokens).first(where: { source.isName(parameter, $0.subject) }) {
            switchStatement = statement
            entries += reader.arms(of: statement)
        }
    }
}

private struct DispatchReader {
    let source: SourceFile
    let parameter: String

    func arms(of statement: SwitchStatement) -> [DispatchEntry] {
        var entries: [DispatchEntry] = []
        for (armIndex, arm) in statement.arms.enumerated() {
            for (patternIndex, pattern) in arm.patterns.enumerated() {
                let cast = pattern.tokens.first { index in
                    source.isToken(index, "as") || (source.isToken(index, "is") && index == pattern.tokens.lowerBound)
                }
                guard let cast, cast + 1 < pattern.tokens.upperBound else { continue }
                let type = Int(source.tokens[cast + 1].start)..<Int(source.tokens[pattern.tokens.upperBound - 1].end)
                entries.append(
                    DispatchEntry(
                        typeName: typeName(type),
                        typeRange: type,
                        range: arm.range,
                        form: .arm(armIndex, pattern: patternIndex),
                        callsOverload: source.isToken(cast, "as") && pattern.whereClause == nil
                            && callsOverload(arm.bodyTokens),
                        conditions: arm.conditions
                    )
                )
            }
        }
        return entries
    }

    /// The `if let` and `guard let` casts of the parameter at the body's own level.
    func conditions(in tokens: Range<Int>) -> [DispatchEntry] {
        var entries: [DispatchEntry] = []
        var index = tokens.lowerBound
        while index < tokens.upperBound {
            let isIf = source.isToken(index, "if")
            guard isIf || source.isToken(index, "guard"),
                source.isToken(index + 1, "let"),
                source.kind(ofToken: index + 2) == .identifier,
                source.isToken(index + 3, "="), source.isToken(index + 4, name: parameter),
                source.isToken(index + 5, "as"), source.isToken(index + 6, "?")
            else {
                index = source.indexAfter(index)
                continue
            }
            var end = index + 7
            while end < tokens.upperBound, source.kind(ofToken: end) != .leftBrace, !source.isToken(end, "else"),
                source.kind(ofToken: end) != .comma
            { end = source.indexAfter(end) }
            let type = Int(source.tokens[index + 7].start)..<Int(source.tokens[end - 1].end)
            let isPlain = source.kind(ofToken: end) != .comma
            while end < tokens.upperBound, source.kind(ofToken: end) != .leftBrace { end = source.indexAfter(end) }
            guard end < tokens.upperBound else { break }
            let after = source.indexAfter(end)
            let body = isIf ? (end + 1)..<max(end + 1, after - 1) : after..<tokens.upperBound
            let last = isIf ? after - 1 : tokens.upperBound - 1
            entries.append(
                DispatchEntry(
                    typeName: typeName(type),
                    typeRange: type,
                    range: Int(source.tokens[index].start)..<Int(source.tokens[last].end),
                    form: isIf
                        ? .condition(
                            isAfterElse: source.isToken(index - 1, "else"),
                            isBeforeElse: source.isToken(after, "else")
                        ) : .guarded,
                    callsOverload: isPlain && callsOverload(body)
                )
            )
            index = after
        }
        return entries
    }

    private func typeName(_ range: Range<Int>) -> String {
        let index = source.tokenIndex(atOrAfter: range.lowerBound)
        if source.tokens[index].range == range, let name = source.name(ofToken: index) { return name }
        let text = source.folded(range)
        return TypePath(text)?.name ?? text
    }

    /// `redirect(x)`, with `return` and `self.` or without, and nothing else.
    private func callsOverload(_ tokens: Range<Int>) -> Bool {
        var index = tokens.lowerBound
        if source.isToken(index, "return") { index += 1 }
        if source.isToken(index, "self"), source.kind(ofToken: index + 1) == .period { index += 2 }
        return source.isToken(index, "redirect") && source.kind(ofToken: index + 1) == .leftParenthesis
            && source.kind(ofToken: index + 2) == .identifier && source.kind(ofToken: index + 3) == .rightParenthesis
            && index + 4 == tokens.upperBound
    }
}

extension SourceFile {
    /// Whether a range's text is a name, back-ticks and parentheses apart.
    func isName(_ name: String, _ range: Range<Int>) -> Bool {
        text(range).filter { $0 != "`" && $0 != "(" && $0 != ")" && !$0.isWhitespace } == name
    }

    func isToken(_ index: Int, name: String) -> Bool { self.name(ofToken: index) == name }
}
