import SwiftScan
import Testing

@Suite("No input crashes or hangs the reader")
struct RobustnessTests {
    /// Everything that can be asked of a source; what it says is of no interest here, only that it says it.
    private func exercise(_ bytes: [UInt8]) -> Bool {
        guard let source = try? SourceFile(bytes) else { return false }
        var listing = EnumListing()
        listing.append(source, file: "a.swift")
        let all = 0..<source.tokens.count
        _ = source.switches(in: all)
        _ = source.calls(to: "f", in: all)
        _ = source.calls(to: ".target", in: all)
        _ = source.comments(in: 0..<bytes.count)
        for index in all where source.tokens[index].kind == .leftBracket {
            _ = source.arrayLiteral(at: index)
        }
        for declaration in source.declarations {
            _ = source.text(declaration.range)
            if let body = declaration.bodyTokens { _ = source.switches(in: body) }
        }
        return true
    }

    @Test("A source cut at any byte is read or refused")
    func truncated() {
        let bytes = Array(Self.fixture.utf8)
        #expect(exercise(bytes))
        for length in 0..<bytes.count {
            _ = exercise(Array(bytes[..<length]))
        }
    }

    @Test("A source without any one token is read or refused")
    func withoutToken() throws {
        let source = try scan(Self.fixture)
        for token in source.tokens {
            var bytes = source.bytes
            bytes.removeSubrange(token.range)
            _ = exercise(bytes)
        }
    }

    @Test("Changed bytes are read or refused", arguments: 1...20)
    func mutated(seed: UInt64) {
        var random = Seeded(state: seed)
        let pieces = Self.fixture.split(separator: " ").map { Array($0.utf8) }
        for _ in 0..<100 {
            var bytes = Array(Self.fixture.utf8)
            for _ in 0...Int.random(in: 0..<6, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...127, using: &random)
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
                default:
                    let end = min(bytes.count, place + Int.random(in: 1..<40, using: &random))
                    bytes.removeSubrange(place..<end)
                }
            }
            _ = exercise(bytes)
        }
    }

    @Test("Random words of Swift are read or refused", arguments: 1...10)
    func wordSalad(seed: UInt64) {
        var random = Seeded(state: seed)
        for _ in 0..<200 {
            let words = (0..<60).map { _ in Self.words.randomElement(using: &random) ?? "" }
            _ = exercise(Array(words.joined(separator: Bool.random(using: &random) ? " " : "").utf8))
        }
    }

    @Test("Brackets, comments and strings nest 100,000 deep")
    func deep() throws {
        let depth = 100_000
        func nested(_ open: String, _ middle: String, _ close: String) -> String {
            String(repeating: open, count: depth) + middle + String(repeating: close, count: depth)
        }
        #expect(try scan(nested("(", "", ")")).tokens.count == 2 * depth)
        #expect(try scan(nested("[", "", "]")).tokens.count == 2 * depth)
        #expect(try scan("func f() {" + nested("{", "", "}") + "}").declarations.count == 1)
        #expect(try scan(nested("/*", "", "*/") + "a").tokens.count == 1)
        #expect(try scan(nested("\"\\(", "x", ")\"")).tokens.count == 1)
        #expect(try scan("enum A { case a(" + nested("(", "B", ")") + ") }").declarations[0].cases.count == 1)
        #expect(try scan("enum A { case a(" + nested("B<", "B", ">") + ") }").declarations[0].cases.count == 1)
        #expect(try scan("enum A: " + nested("(", "B", ")") + " {}").declarations[0].inherits.map(\.name) == ["B"])
        #expect(try scan("enum A " + String(repeating: "<", count: depth) + " { }").declarations.count == 1)
        let calls = try scan(nested("f(", "", ")"))
        #expect(calls.calls(to: "f", in: 0..<calls.tokens.count).count == depth)
        let switches = try scan(nested("switch a { case b: ", "", "}"))
        #expect(switches.switches(in: 0..<switches.tokens.count).count == 1)
    }

    @Test(
        "Types and conditions that nest without end are refused",
        arguments: [("enum A {", "}"), ("extension A {", "}"), ("#if A\n", "\n#endif")]
    )
    func tooDeep(open: String, close: String) {
        let text = String(repeating: open, count: 100_000) + String(repeating: close, count: 100_000)
        #expect {
            try scan(text)
        } throws: { error in
            (error as? ScanError)?.reason == .tooLarge
        }
    }

    @Test("2,000 nested enums are read")
    func nestedEnums() throws {
        let source = try scan(
            String(repeating: "enum A { case a; ", count: 2_000) + String(repeating: "}", count: 2_000)
        )
        #expect(source.declarations.count == 2_000)
    }

    @Test(
        "A long line is read, whatever repeats",
        arguments: [
            "a<b, ", "a / b ", "@a ", "x \\/ /) ", "`a` ", "\"\\(a)\" ", "#a ", "let a = b; ", "a?.b! ", "f(a: 1); ",
            "switch ", "func f<", "enum A: B & ", "a.b.c.", "< > ", "/a/ ", "(/ ", "case .a: ", "é→", "0x1.p",
        ]
    )
    func longLine(piece: String) {
        let text = String(repeating: piece, count: 300_000 / piece.utf8.count)
        _ = exercise(Array(text.utf8))
        _ = exercise(Array(("switch a { case b: " + text + "}").utf8))
        _ = exercise(Array(("enum A { case a(b: C = " + text + ") }").utf8))
    }

    @Test("5 MB on one line are read")
    func largeLine() throws {
        let count = 125_000
        let text = "enum A { " + String(repeating: "case abc(def: Ghi = \"}\\(j)\") /* klm */; ", count: count) + "}"
        #expect(try scan(text).declarations[0].cases.count == count)
    }

    @Test("10,000 cases are read, each with its line")
    func manyCases() throws {
        let text = "enum A {\n" + (0..<10_000).map { "case c\($0)(id: Int = f($0, 1))\n" }.joined() + "}"
        var listing = EnumListing()
        listing.append(try scan(text), file: "")
        #expect(listing.enums[0].cases.count == 10_000)
        #expect(listing.enums[0].cases[9_999].line == 10_001)
    }

    @Test("10,000 cases and parameters in one list are read")
    func longLists() throws {
        let list = (0..<10_000).map { "c\($0)(a: B<C, D> = e<f, g>())" }.joined(separator: ", ")
        #expect(try scan("enum A { case \(list) }").declarations[0].cases.count == 10_000)
        let parameters = (0..<10_000).map { "p\($0): B<C, D> = e<f, g>()" }.joined(separator: ", ")
        #expect(try scan("func f(\(parameters)) {}").declarations[0].parameters.count == 10_000)
        let types = (0..<10_000).map { "P\($0)" }
        #expect(
            try scan("enum A: \(types.joined(separator: " & ")) {}").declarations[0].inherits.count == 10_000
        )
        #expect(try scan("enum A: \(types.joined(separator: ", ")) {}").declarations[0].inherits.count == 10_000)
    }

    /// SplitMix64.
    private struct Seeded: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private static let words = [
        "enum", "case", "A", "a", "b", "(", ")", "{", "}", "[", "]", "<", ">", ",", ":", "=", "->", "@", ".", "#if",
        "#else",
        "#endif", "#elseif", "\"", "\"\"\"", "\\(", "#\"", "\"#", "/", "//", "/*", "*/", "\n", "\r", "&", "?", "!",
        "where",
        "func", "init", "var", "let", "switch", "default", "extension", "import", "class", "public", "private(set)",
        "struct",
        "subscript", "typealias", "macro", "operator", "infix", "throws", "async", "some", "any", "~", "...", "1",
        "0.5", "`",
        "`c`", "#", "$0", "é", "\0", ";", "indirect", "protocol", "actor", "f", "in", "as", "`d", "-", "<<", ">>", "#/",
        "/#",
    ]

    private static let fixture = ####"""
        #!/usr/bin/env swift
        @testable import struct A.B // {
        #if DEBUG && !os(Linux)
        @preconcurrency public enum Außen<T: P, each U>: NavCore.Out, @unchecked Sendable & Q<R, S>, ~Copyable where T: X {
            indirect case a, `go home`(`in`: [String: Set<Set<Int>>]?, _ f: @Sendable (A, B) async throws(E) -> Void = { $0 })
            #if BETA
            @available(*, deprecated, message: "} case") case c = -1
            #elseif swift(>=6.0)
            case d(() -> (), X<Y>.Z)
            #else
            case e /* /* } */ */ (Int = f(1, g<A, B>()))
            #endif
            static let s = "a\(b("c\(#"d"#)")) }", r = /[}]\//, m = """
                \(x { "}" }) "
                """, q = #/ } /#, w = ##"""
                "# \##(y)
                """##
            var v: Int { switch self { case .a: return 1 / 2; case .c where x < y, .d(let z, _): if case .e = z { }
                @unknown default: f(a: 1, [2, 3,], .target(name: "x")) } }
            private(set) var p = 1 { didSet { } }
            init?(x: Int...) rethrows { }
            static func <<T>(l: T, r: inout T) -> some P where T: Q { }
            subscript<V>(i: V) -> V { get { i } }
        }
        #endif
        extension [Int] { actor G { class func h() {}; enum I { case j } } }
        infix operator +++ : P
        @freestanding(expression) macro m<T>(_ x: T) -> T = #externalMacro(module: "A", type: "B")
        let t = a ? b : c[d] as? E ?? \F.g?.h
        """####
}
