import SwiftScan
import Testing

@Suite("Declarations")
struct DeclarationTests {
    private func only(_ text: String) throws -> Declaration {
        let source = try scan(text)
        return try #require(source.declarations.first)
    }

    @Test("An inheritance clause is read through attributes, comments and compositions")
    func inheritance() throws {
        let declaration = try only(
            "public enum A<T: P>: NavCore.Out /* c */, @unchecked Sendable, B & C<D, E>, (F & G), ~Copyable where T: Q, T.X == [Y] { }"
        )
        #expect(declaration.inherits.map(\.name) == ["NavCore.Out", "Sendable", "B", "C<D, E>", "F", "G", "~Copyable"])
        #expect(declaration.genericParameters == "T: P")
        #expect(declaration.whereClause == "T: Q, T.X == [Y]")
        #expect(declaration.access == .public)
    }

    @Test("Extensions, protocols and typealiases")
    func types() throws {
        let source = try scan(
            """
            extension A.B: C {}
            protocol T: I & J where X: Y { associatedtype U: V = W where U: Z }
            typealias N<T> = A & B
            extension Array<Int> where Element: P { typealias Q = (Int) -> Void }
            """
        )
        #expect(
            source.declarations.map { "\($0.kind.rawValue) \($0.name)" } == [
                "extension A.B", "protocol T", "associatedtype U", "typealias N", "extension Array<Int>", "typealias Q",
            ]
        )
        #expect(source.declarations.map(\.type) == [nil, nil, "W", "A & B", nil, "(Int) -> Void"])
        #expect(source.declarations.map(\.parent) == [nil, nil, 1, nil, nil, 4])
        #expect(source.declarations[2].whereClause == "U: Z")
    }

    @Test("Functions and initialisers give parameters, result and body")
    func functions() throws {
        let source = try scan(
            """
            struct S {
                @discardableResult
                public static func f<T>(_ a: Int, b c: some P = .x, @B d: () -> V) async throws(E) -> [T]? where T: P { g() }
                init?(x: Int) { }
                static func << <T>(l: T, r: T) -> T { l }
                subscript(i: Int) -> Int { get { 1 } }
                private(set) var v: Int = 3 { didSet { } }
                let (p, q) = (1, 2), r = 5
                var w: Dictionary<Int, Int>=[:]
                deinit { }
            }
            """
        )
        let names = source.declarations.map { "\($0.kind.rawValue) \($0.name)" }
        #expect(
            names == [
                "struct S", "func f", "initializer init", "func <<", "subscript subscript", "variable v", "variable p",
                "variable w", "deinitializer deinit",
            ]
        )
        let function = source.declarations[1]
        #expect(function.parameters.map { $0.label ?? "_" } == ["_", "b", "d"])
        #expect(function.parameters.map { $0.name ?? "_" } == ["a", "c", "d"])
        #expect(function.parameters.map(\.type) == ["Int", "some P", "() -> V"])
        #expect(function.parameters.map(\.defaultValue) == [nil, ".x", nil])
        #expect(function.type == "[T]?")
        #expect(function.body.map(source.text) == " g() ")
        #expect(function.attributes.map(\.name) == ["discardableResult"])
        #expect(function.modifiers == ["public", "static"])
        #expect(source.declarations[3].genericParameters == "T")
        let variable = source.declarations[5]
        #expect(variable.access == nil)
        #expect(variable.initialValueTokens.map { $0.map { source.text(source.tokens[$0].range) } } == ["3"])
        #expect(source.declarations[7].type == "Dictionary<Int, Int>")
    }

    @Test("Initial values end where the next declaration starts")
    func initialValues() throws {
        let source = try scan(
            """
            let features: [Feature] = [
                feature("A"),
            ]
            let a = b
                .c()
                + d
            let e = if f { 1 } else { 2 }
            var g = h { 1 }
            let i = try await j(k) as? L
            var m = n ?? o, p = q
            let r = s! { willSet { } }
            """
        )
        let values = source.declarations.map { declaration in
            declaration.initialValueTokens.map { tokens in
                tokens.map { source.text(source.tokens[$0].range) }.joined(separator: " ")
            }
        }
        #expect(
            values == [
                "[ feature ( \"A\" ) , ]", "b . c ( ) + d", "if f { 1 } else { 2 }", "h { 1 }",
                "try await j ( k ) as ? L",
                "n ?? o", "s !",
            ]
        )
    }

    @Test("Imports give module path, kind, attributes and access")
    func imports() throws {
        let source = try scan(
            """
            import A
            @testable import B
            @_exported public import struct C.D
            #if canImport(SwiftUI)
            import SwiftUI
            #endif
            internal import class E.`class`; import F
            """
        )
        #expect(source.declarations.map(\.name) == ["A", "B", "C.D", "SwiftUI", "E.class", "F"])
        #expect(source.declarations.map(\.importKind) == [nil, nil, "struct", nil, "class", nil])
        #expect(source.declarations.map(\.access) == [nil, nil, .public, nil, .internal, nil])
        #expect(source.declarations[3].conditions.map(\.expression) == ["canImport(SwiftUI)"])
        #expect(source.text(source.declarations[2].range) == "@_exported public import struct C.D")
    }

    @Test("Macros, operators, precedence groups and freestanding macros")
    func others() throws {
        let source = try scan(
            """
            infix operator +++: P
            precedencegroup P { higherThan: Q }
            @freestanding(expression) macro m<T>(_ x: T) -> T = #externalMacro(module: "A", type: "B")
            #Preview { enum No { case no } }
            actor R { distributed actor S { } }
            """
        )
        #expect(
            source.declarations.map { "\($0.kind.rawValue) \($0.name)" } == [
                "operator +++", "precedencegroup P", "macro m", "actor R", "actor S",
            ]
        )
    }
}
