/// A `switch` and its arms. Ranges are UTF-8 offsets, token ranges indices into `SourceFile.tokens`.
package struct SwitchStatement: Sendable {
    package var range: Range<Int>
    package var subject: Range<Int>
    /// Strictly between the braces.
    package var body: Range<Int>
    package var arms: [SwitchArm]
}

package struct SwitchArm: Sendable {
    /// From `case`, `default` or an attribute on it to the end of the last statement's last token.
    package var range: Range<Int>
    /// Each pattern between commas, without its `where` clause; empty for `default`.
    package var patterns: [Pattern]
    package var isDefault: Bool
    /// After the colon, from the first token to the end of the last; empty (at the colon's end) where there is none.
    package var body: Range<Int>
    package var bodyTokens: Range<Int>
    /// Inside the switch only, outer first.
    package var conditions: [Condition]

    package struct Pattern: Sendable {
        package var range: Range<Int>
        package var tokens: Range<Int>
        package var whereClause: Range<Int>?
    }
}

/// A call `name(…)`; `arguments` leave out trailing closures.
package struct Call: Sendable {
    /// The called expression as spelled, folded: `feature`, `.target`.
    package var name: String
    package var range: Range<Int>
    /// Strictly between the parentheses.
    package var argumentsRange: Range<Int>
    package var arguments: [Argument]
}

package struct Argument: Sendable {
    package var label: String?
    package var range: Range<Int>
    package var value: Range<Int>
    package var valueTokens: Range<Int>
}

/// An array literal's elements at its own level.
package struct ArrayLiteral: Sendable {
    /// Brackets included.
    package var range: Range<Int>
    package var elements: [Element]
    package var hasTrailingComma: Bool

    package struct Element: Sendable {
        package var range: Range<Int>
        package var tokens: Range<Int>
    }
}
