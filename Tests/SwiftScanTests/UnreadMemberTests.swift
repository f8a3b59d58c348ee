import SwiftScan
import Testing

/// What an enum's body holds that is no declaration may be a case that somebody broke.
@Suite("Members of an enum that can't be read")
struct UnreadMemberTests {
    @Test(
        "the first one is told",
        arguments: [
            ("enum A { case }", "case"), ("enum A { case , a }", ","), ("enum A { case 2x }", "2x"),
            ("enum A { case a b }", "b"), ("enum A { case a, }", "case"), ("enum A { case a,\ncase b }", "case"),
            ("enum A { case a, case b }", "case"), ("enum A { case a case b }", "case"),
            ("enum A { case a(Int) b }", "b"),
            ("enum A { case a: Int }", ":"), ("enum A { case a -> Int }", "->"), ("enum A { case a\n(Int) }", "("),
            ("enum A { case .a }", "."), ("enum A { caes a }", "caes"), ("enum A { a\ncase b }", "a"),
            ("enum A { case class }", "class"), ("enum A { case a\n#if X\ncase ,\n#endif\n}", ","),
            ("enum A { case a {} }", "{"), ("enum A { case \"a\" }", "\"a\""), ("enum A { case _ }", "_"),
        ]
    )
    func told(source: String, unread: String) throws {
        let source = try scan(source)
        let range = try #require(source.declarations.first?.unread)
        #expect(source.text(range) == unread)
    }

    @Test(
        "none where all is well",
        arguments: [
            "enum A { case a; case b, c(Int) ; }", "enum A { case a\n, b,\n c\n}",
            "enum A { case `class`, open, any, Type }",
            "enum A { #if X\n case a\n #else\n case b\n #endif\n }", "enum A: Int { case a = 1, b = -2 // x\n}",
            "enum A { @available(*, unavailable) case a\n indirect case b(A)\n public static let c = A.a }",
            "enum A { #warning(\"x\")\n #error(\"y\")\n #sourceLocation(file: \"a\", line: 1)\n case a }",
            "enum A { case a\n var x: Int { switch self { case .a: 1 } }\n func f() throws(E) -> Int where T: P { 1 } }",
            "enum A { static let x = { 1 }(), y = if true { 1 } else { 2 }\n subscript(i: Int) -> Int { get { 1 } set {} } }",
            "enum A { init?(x: Int) { nil }\n static func == (l: A, r: A) -> Bool { true }\n typealias X = [Int: Int]? }",
            "enum A { nonisolated(unsafe) static var x: Int = 1 { didSet {} }\n package case a\n @MainActor static let b = 1 }",
            "enum A { static var x: some P { a.b\n .c { $0 }\n .d }\n case a\n struct B { } enum C { case d } }",
            "enum A { static let x = a ? b : c, y: Int? = nil, z = try? f(), w = [1, 2], v = \\A.b, u = /x y/ \n case a }",
            "enum A { static let (x, y) = (1, 2); case a; func f() {}; enum CodingKeys: String, CodingKey { case a = \"b\" } }",
        ]
    )
    func well(source: String) throws {
        #expect(try scan(source).declarations.allSatisfy { $0.unread == nil && !$0.expandsMacro })
    }

    @Test("a macro may add cases")
    func macro() throws {
        let source = try scan("enum A { #cases(1) { x }\n case a }")
        #expect(source.declarations[0].expandsMacro)
        #expect(source.declarations[0].unread == nil)
    }
}
