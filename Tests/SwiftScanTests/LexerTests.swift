import SwiftScan
import Testing

@Suite("Tokens")
struct LexerTests {
    @Test("Literals, operators and punctuation are cut where Swift cuts them", arguments: samples)
    func tokens(sample: Sample) throws {
        let source = try scan(sample.source)
        #expect(source.tokens.map { source.text($0.range) } == sample.expected)
    }

    private static let samples: [Sample] = [
        Sample(
            "numbers",
            "1 1.5e-3 0x1.8p+3 1...2 a.0.1 1_0",
            [
                "1", "1.5e-3", "0x1.8p+3", "1", "...", "2", "a", ".", "0", ".", "1", "1_0",
            ]
        ),
        Sample("a string in an interpolation", #"x "a\(b("c\(d)"))" y"#, ["x", #""a\(b("c\(d)"))""#, "y"]),
        Sample("a raw string", ##"#"a"b\(c)"# #"\#(d("e"))"#"##, [##"#"a"b\(c)"#"##, ##"#"\#(d("e"))"#"##]),
        Sample("a raw quote", ###"#"""# x"###, [###"#"""#"###, "x"]),
        Sample(
            "a multi-line string",
            "\"\"\"\n\" \"\" \\(a) \\\"\"\" \"\"\" x",
            ["\"\"\"\n\" \"\" \\(a) \\\"\"\" \"\"\"", "x"]
        ),
        Sample(
            "braces and comments in an interpolation",
            "\"\\({ /* ) */ 1 }())\" x",
            ["\"\\({ /* ) */ 1 }())\"", "x"]
        ),
        Sample("a regex", "a = /b\\/[)]c/ d", ["a", "=", "/b\\/[)]c/", "d"]),
        Sample("a regex behind a prefix operator", "!/a(b)/", ["!", "/a(b)/"]),
        Sample("division", "a / b / c; d/e/f", ["a", "/", "b", "/", "c", ";", "d", "/", "e", "/", "f"]),
        Sample("an unapplied slash", "f(/, g) / h", ["f", "(", "/", ",", "g", ")", "/", "h"]),
        Sample("an operator's declaration", "func /(a: A) / b", ["func", "/", "(", "a", ":", "A", ")", "/", "b"]),
        Sample("an extended regex", "#/a\"/b/# ##/\n \"/# }\n/## x", ["#/a\"/b/#", "##/\n \"/# }\n/##", "x"]),
        Sample(
            "module selectors",
            "a(b::c, d: :e) as F::G; [h: I::J]",
            [
                "a", "(", "b", "::", "c", ",", "d", ":", ":", "e", ")", "as", "F", "::", "G", ";", "[", "h", ":", "I",
                "::", "J", "]",
            ]
        ),
        Sample("postfix marks", "a?.b! ?? c", ["a", "?", ".", "b", "!", "??", "c"]),
        Sample("a comment ends an operator", "a +/* b */ c +// d", ["a", "+", "c", "+"]),
        Sample("key paths", "\\A.b", ["\\", "A", ".", "b"]),
        Sample(
            "directives",
            "#if A\n#elseif B\n#else\n#endif #selector(x)",
            [
                "#if", "A", "#elseif", "B", "#else", "#endif", "#selector", "(", "x", ")",
            ]
        ),
        Sample("a lone back-tick", "a ` b\nc", ["a", "b", "c"]),
    ]

    @Test(
        "What can't be understood is refused with its place",
        arguments: [
            ("\"a", .unterminatedString, 0), ("a\n \"b\nc\"", .unterminatedString, 3),
            ("\"\\(a", .unterminatedString, 0),
            ("/* /* */", .unterminatedComment, 0), ("#/a", .unterminatedRegex, 0), ("a }", .unbalanced("}"), 2),
            ("( ]", .unbalanced("]"), 2), ("{ (", .unbalanced("("), 2), ("#if A", .unbalancedCondition, 0),
            ("#endif", .unbalancedCondition, 0), ("{ #if A\n } \n#endif", .unbalanced("}"), 9),
            ("#if A\n {\n#else\n}\n#endif", .unbalancedCondition, 9), ("\"\\([)\"", .unbalanced(")"), 4),
            ("a\n<<<<<<< HEAD\nb", .conflictMarker, 2), ("a\r\n>>>>>>> b", .conflictMarker, 3),
            ("<<<<<<<", .conflictMarker, 0), ("\u{FEFF}<<<<<<< a", .conflictMarker, 3),
        ] as [(String, ScanError.Reason, Int)]
    )
    func refused(text: String, reason: ScanError.Reason, offset: Int) {
        #expect {
            try scan(text)
        } throws: { error in
            (error as? ScanError)?.reason == reason && (error as? ScanError)?.offset == offset
        }
    }

    @Test(
        "What looks like a conflict marker and isn't one is read",
        arguments: [
            "a <<<<<<< b", "a\n <<<<<<< b", "a\n<<<<<<<< b", "a\n<<<<<<<b", "/*\n<<<<<<< a\n*/",
            "\"\"\"\n<<<<<<< a\n=======\n>>>>>>> b\n\"\"\"",
        ]
    )
    func noConflict(text: String) throws {
        #expect(try scan(text).bytes == Array(text.utf8))
    }

    @Test(
        "Bytes that are not UTF-8 are refused",
        arguments: [
            [0x80], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF], [0xC3, 0x28], [0],
        ] as [[UInt8]]
    )
    func notUTF8(bytes: [UInt8]) {
        #expect {
            try SourceFile([UInt8(ascii: "a")] + bytes)
        } throws: { error in
            (error as? ScanError)?.reason == .notUTF8 && (error as? ScanError)?.column == 2
        }
    }

    @Test("Lines end with LF, CR and CRLF")
    func positions() throws {
        let source = try scan("a\nb\rc\r\nd")
        let positions = source.tokens.map { source.position(of: Int($0.start)) }
        #expect(positions.map(\.line) == [1, 2, 3, 4])
        #expect(positions.map(\.column) == [1, 1, 1, 1])
        #expect(source.position(of: 1).column == 2)
    }
}
