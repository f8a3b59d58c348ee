import SwiftScan
import Testing

@Suite("Enums and their cases")
struct EnumCaseTests {
    @Test("Cases are read in every spelling", arguments: samples)
    func cases(sample: Sample) throws {
        #expect(outline(try scan(sample.source)) == sample.expected)
    }

    private static let samples: [Sample] = [
        Sample("one case", "enum A { case a }", ["A.a"]),
        Sample("several in one declaration", "enum A { case a, b(Int), c }", ["A.a", "A.b(Int)", "A.c"]),
        Sample("the name on the next line", "enum A { case\n  a\n  ,\n  b }", ["A.a", "A.b"]),
        Sample("raw values", "enum A: Int { case a = 1, b = -2\ncase c = 0x1F }", ["A.a", "A.b", "A.c"]),
        Sample(
            "back-ticked names",
            "enum A { case `default`, `init`, `self`, `go home`(`in`: Int) }",
            ["A.default", "A.init", "A.self", "A.go home(in: Int)"]
        ),
        Sample("a keyword as label", "enum A { case go(in: Int, for: String) }", ["A.go(in: Int, for: String)"]),
        Sample("no labels", "enum A { case go(Int, String) }", ["A.go(Int, String)"]),
        Sample("a blank label", "enum A { case go(_ id: Int, _: Bool) }", ["A.go(Int, Bool)"]),
        Sample(
            "a closure's inner comma",
            "enum A { case go(done: @Sendable (A, B) -> Void) }",
            ["A.go(done: @Sendable (A, B) -> Void)"]
        ),
        Sample(
            "generics' inner comma",
            "enum A { case go(a: [String: Dictionary<Int, Set<B>>]?, b: X<Y<Z>>?) }",
            ["A.go(a: [String: Dictionary<Int, Set<B>>]?, b: X<Y<Z>>?)"]
        ),
        Sample(
            "default values",
            "enum A { case go(id: Int = f(1, 2), x: D<K, V> = D<K, V>(), y: Bool = a < b, z: C=nil) }",
            ["A.go(id: Int = …, x: D<K, V> = …, y: Bool = …, z: C = …)"]
        ),
        Sample(
            "an arrow behind generics",
            "enum A { case a((B<C>)->D<E>), b(B<C>->D) }",
            [
                "A.a((B<C>) -> D<E>)", "A.b(B<C> -> D)",
            ]
        ),
        Sample(
            "white space and comments in types",
            "enum A { case a( x /* c */ : [ String :\n Int ] , y:(A,B)->() ) }",
            ["A.a(x: [String: Int], y: (A, B) -> ())"]
        ),
        Sample(
            "existentials and effects",
            "enum A { case a(any P & Q, some R, () async throws(E) -> Void, any ~Copyable, (repeat each T)) }",
            ["A.a(any P & Q, some R, () async throws(E) -> Void, any ~Copyable, (repeat each T))"]
        ),
        Sample("indirect", "indirect enum A { case a(A) }\nenum B { indirect case b(B) }", ["A.a(A)", "B.b(B)"]),
        Sample("an empty payload", "enum A { case a() }", ["A.a()"]),
        Sample(
            "attributes",
            "enum A { @available(iOS 17, *) case a\n @X @Y(1, \")\") case b(Int) }",
            ["A.a", "A.b(Int)"]
        ),
        Sample(
            "a switch in the body",
            "enum A { case a; var x: Int { switch self { case .a: 1\n case .b: 2 } }\n case c }",
            ["A.a", "A.c"]
        ),
        Sample(
            "a nested enum",
            "enum A { case a; enum B { case b }; case c }\nextension F.G { enum Out { case o } }",
            ["A.a", "A.c", "A.B.b", "F.G.Out.o"]
        ),
        Sample(
            "strings with braces",
            "enum A { static let x = \"\\(f(\"}\"))\"\n case a\n static let y = #\"\\(}\"#\n case b }",
            ["A.a", "A.b"]
        ),
        Sample(
            "regex with braces",
            "enum A { static let r = /}\"/\n case a\n let s = #/ } /#; case b }",
            ["A.a", "A.b"]
        ),
        Sample("division", "enum A { var x: Int { a / b }; var y: Int { c / d }\n case a }", ["A.a"]),
        Sample(
            "a phantom in comments",
            "// enum A { case a }\n/// enum B { case b }\n/* /* enum C { */ case c } */ enum D { case d /* , e */ }",
            ["D.d"]
        ),
        Sample(
            "a phantom in strings",
            """
            let a = "enum A { case a }"
            let b = \"\"\"
            enum B { case b }
            \"\"\"
            let c = #"enum C { " case c }"#
            let d = ##\"\"\"
            enum D { \"\"\"# case d }
            \"\"\"##
            enum E { case e }
            """,
            ["E.e"]
        ),
        Sample("in a function", "func f() { enum A { case a } }\nvar x: Int { enum B { case b }; return 1 }", []),
        Sample(
            "line ends",
            "enum A {\r\n case a\r\n}\r// enum B { case b }\renum C {\r case c }",
            ["A.a", "C.c"]
        ),
        Sample("a byte order mark", "\u{FEFF}enum A { case a }", ["A.a"]),
        Sample("a hash-bang", "#!/usr/bin/swift \"{\nenum A { case a }", ["A.a"]),
        Sample("bytes that mean nothing", "enum\u{2} A { \u{1} case a \u{7F} }", ["A.a"]),
        Sample("NUL far behind", "enum A {" + String(repeating: " ", count: 4096) + "\0 case a }", ["A.a"]),
        Sample(
            "non-ASCII names",
            "enum Größe { case größe(länge: Länge), 🚀 }",
            ["Größe.größe(länge: Länge)", "Größe.🚀"]
        ),
        Sample(
            "members of a type named like modifiers",
            "class lazy { enum A { case open, lazy } }",
            [
                "lazy.A.open", "lazy.A.lazy",
            ]
        ),
        Sample(
            "class members",
            "class A { class func f() {}; class var x: Int { 1 }; class B { enum C { case c } } }",
            ["A.B.C.c"]
        ),
    ]

    @Test("Conditions are kept, each branch's own")
    func conditions() throws {
        let source = try scan(
            """
            #if DEBUG && !os( Linux )
            enum A {
                case a
            #if BETA
                case b
            #elseif swift(>=6.0)
                case c
            #else
                case d
            #endif
                case e
            }
            #endif
            enum B { case f }
            """
        )
        #expect(source.declarations.map { $0.conditions.map(\.expression) } == [["DEBUG && !os(Linux)"], []])
        let expected = [
            [], ["BETA"], ["!(BETA) && (swift(>=6.0))"], ["!(BETA) && !(swift(>=6.0))"], [],
        ]
        #expect(source.declarations[0].cases.map { $0.conditions.map(\.expression) } == expected)
    }
}
