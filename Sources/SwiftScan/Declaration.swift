/// A declaration that stands outside function bodies: at file level or as a member of a type.
/// All ranges are UTF-8 offsets; token ranges are indices into `SourceFile.tokens`.
package struct Declaration: Sendable {
    package enum Kind: String, Sendable {
        case `enum`, `struct`, `class`, `actor`, `protocol`, `extension`, `typealias`, `associatedtype`
        case `func`, initializer, deinitializer, `subscript`, variable, `import`, macro, `operator`, `precedencegroup`
    }

    package enum Access: String, Sendable, Comparable, CaseIterable {
        case `private`, `fileprivate`, `internal`, `package`, `public`, `open`

        package static func < (left: Access, right: Access) -> Bool {
            (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
        }
    }

    package var kind: Kind
    /// Without back-ticks. An extension's is the extended type, an import's the module path, an initialiser's `init`,
    /// a variable's its first name; white space and comments folded.
    package var name: String
    package var nameRange: Range<Int>
    /// Index into `SourceFile.declarations` of the type or extension this is a member of.
    package var parent: Int?
    /// From the first attribute or modifier to the end of the last token.
    package var range: Range<Int>
    /// Strictly between the braces, where there are braces.
    package var body: Range<Int>?
    package var bodyTokens: Range<Int>?
    package var attributes: [Attribute] = []
    package var modifiers: [String] = []
    /// As spelled on the declaration itself (`private(set)` doesn't count); nil where nothing is written.
    package var access: Access?
    /// The text between `<` and `>`, folded.
    package var genericParameters: String?
    package var inherits: [TypeReference] = []
    /// The text after `where`, folded.
    package var whereClause: String?
    /// The `#if` conditions around it within the file, outer first; see `Condition`.
    package var conditions: [Condition] = []
    /// An enum's own cases, in source order; those of nested types are theirs.
    package var cases: [EnumCase] = []
    /// Of an enum: the first token of its body that is part of no declaration, so that a case may be missing.
    package var unread: Range<Int>?
    /// Of an enum: whether a macro is expanded among its members.
    package var expandsMacro = false
    /// Of a function, initialiser or subscript.
    package var parameters: [Parameter] = []
    /// Offsets strictly between the parentheses of the parameter list.
    package var parameterRange: Range<Int>?
    /// A function's result, a variable's annotated type, a typealias's aliased type: spelled, folded.
    package var type: String?
    package var typeRange: Range<Int>?
    /// The tokens after a variable's `=`, without accessors; nil without an initial value.
    package var initialValueTokens: Range<Int>?
    /// The kind word of `import struct A.B`: `struct`; nil for a whole module.
    package var importKind: String?
}

package struct Attribute: Hashable, Sendable {
    /// Without `@`; `MainActor`, `available`.
    package var name: String
    /// The text between its parentheses, folded; nil without parentheses.
    package var arguments: String?
    package var range: Range<Int>
}

/// A type as the source spells it, white space and comments folded; a composition `A & B` gives two references.
/// Attributes before it (`@unchecked`, `@preconcurrency`) and parentheses around it are left out.
package struct TypeReference: Hashable, Sendable {
    package var name: String
    package var range: Range<Int>
}

package struct EnumCase: Sendable {
    /// Without back-ticks.
    package var name: String
    /// With them where the source has them.
    package var nameRange: Range<Int>
    /// nil without parentheses; empty for `case a()`, which Swift refuses.
    package var payload: [Parameter]?
    package var attributes: [Attribute] = []
    /// The case or its enum is `indirect`.
    package var isIndirect = false
    /// Inside the enum only, outer first.
    package var conditions: [Condition] = []
    /// From its name to the end of its payload or raw value.
    package var range: Range<Int>
}

package struct Parameter: Hashable, Sendable {
    /// The argument label, without back-ticks; nil for `_` or, in a payload, none.
    package var label: String?
    /// The name inside the function; in a payload the second name where there is one.
    package var name: String?
    /// Spelled, folded: attributes such as `@Sendable` and `inout` are part of it, the default isn't.
    package var type: String
    package var defaultValue: String?
    package var range: Range<Int>
}

/// One level of `#if`. `expression` is valid after `#if` and alone says when the branch is taken:
/// `BETA`; for the `#elseif B` of `#if A`, `!(A) && (B)`; for its `#else`, `!(A) && !(B)`.
package struct Condition: Hashable, Sendable {
    package var expression: String
    /// Offset of the `#if` that opened it, so that two separate `#if A` differ.
    package var opened: Int

    package init(expression: String, opened: Int) {
        self.expression = expression
        self.opened = opened
    }
}
