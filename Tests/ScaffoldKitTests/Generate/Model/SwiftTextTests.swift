import Testing

@testable import ScaffoldKit

@Suite("Text as Swift's literals")
struct SwiftTextTests {
    @Test(
        "is escaped where it isn't plain",
        arguments: [
            ("a", "\"a\""), ("", "\"\""), ("\"\\\n\r\t", #""\"\\\n\r\t""#), ("\u{0}\u{7F}", #""\u{0}\u{7F}""#),
            ("é😀", "\"é😀\""), ("\u{2028}\u{202E}\u{A0}", #""\u{2028}\u{202E}\u{A0}""#), ("\\(a)", #""\\(a)""#),
        ]
    )
    func quoted(_ text: String, literal: String) {
        #expect(SwiftText.quoted(text) == literal)
    }

    @Test(
        "in several lines is the same text, in lines that fit",
        arguments: [
            String(repeating: "word ", count: 60), String(repeating: "x", count: 500),
            String(repeating: " ", count: 500),
            "  " + String(repeating: "a\"\\\n", count: 80), "\"\"\"" + String(repeating: "\u{0}", count: 90) + "\"",
            String(repeating: "👨‍👩‍👧‍👦", count: 20) + " ", "short", "",
        ]
    )
    func lines(_ text: String) {
        // When
        let literal = SwiftText.lines(of: text, indent: "    ")

        // Then
        let lines = literal.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.count <= 108 })
        #expect(lines.first == "\"\"\"")
        #expect(lines.last == "    \"\"\"")
        let inner = lines.dropFirst().dropLast()
        #expect(inner.allSatisfy { $0.hasPrefix("    ") && !$0.dropFirst(4).hasPrefix(" ") })
        #expect(inner.dropLast().allSatisfy { $0.hasSuffix("\\") })
        let joined = inner.enumerated().map { $0 < inner.count - 1 ? $1.dropFirst(4).dropLast() : $1.dropFirst(4) }
            .joined()
        #expect("\"\(joined.replacingSpaces())\"" == SwiftText.quoted(text))
    }

    @Test(
        "Numbers have their digits in threes from seven on",
        arguments: [
            ("1", "1"), ("123456", "123456"), ("1234567", "1_234_567"), ("-12345678.5", "-12_345_678.5"),
            ("1e10", "1e10"),
            ("0.1234567", "0.1234567"), ("1234567e2", "1_234_567e2"),
        ]
    )
    func numbers(_ text: String, literal: String) {
        #expect(FieldLiteral.grouped(text) == literal)
    }
}

extension String {
    /// Spaces that were escaped as the first of a line.
    fileprivate func replacingSpaces() -> String {
        split(separator: "\\u{20}", omittingEmptySubsequences: false).joined(separator: " ")
    }
}
