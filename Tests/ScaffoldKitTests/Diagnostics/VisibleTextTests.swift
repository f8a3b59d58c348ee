import Testing

@testable import ScaffoldKit

@Suite("Text for people")
struct VisibleTextTests {
    @Test(
        "What steers a terminal or deceives is shown as an escape",
        arguments: [
            ("a\u{1B}[31mb", "a\\u{1b}[31mb"), ("a\u{7F}", "a\\u{7f}"), ("a\u{9B}31m", "a\\u{9b}31m"),
            ("a\u{202E}b", "a\\u{202e}b"), ("a\u{2066}b", "a\\u{2066}b"),
            ("a\u{2028}b\u{2029}", "a\\u{2028}b\\u{2029}"),
            ("a\u{200B}b", "a\\u{200b}b"), ("a\u{AD}b", "a\\u{ad}b"), ("\u{FEFF}a", "\\u{feff}a"),
            ("a\u{3164}b", "a\\u{3164}b"), ("a\u{E0041}", "a\\u{e0041}"), ("a\u{200D}b", "a\\u{200d}b"),
            ("\u{1F3FB}\u{202E}", "\u{1F3FB}\\u{202e}"), ("a\u{8}\u{0}b", "a\\u{8}\\u{0}b"),
            ("a\nb\r\nc\td", "a\\nb\\r\\nc\\td"),
        ]
    )
    func escaped(text: String, expected: String) {
        #expect(VisibleText.line(text) == expected)
        #expect(!VisibleText.isPlain(text))
        #expect(VisibleText.line(expected) == expected)
    }

    @Test(
        "What people write stays",
        arguments: [
            "Features/Home", "été ß 日本語 عربى", "e\u{301}", "👨‍👩‍👧 👍🏽 ❤️ 🏳️‍🌈", "می‌خواهم", "क्‍ष", "\\u{1b}", "a\u{A0}b",
        ]
    )
    func plain(text: String) {
        #expect(Array(VisibleText.line(text).utf8) == Array(text.utf8))
        #expect(VisibleText.isPlain(text))
    }

    @Test("In a diff line ends, tabs and a byte order mark stay, so that it can be applied")
    func diff() {
        let text = "+++ b\n+\u{FEFF}a\tb\r\n-é\n"
        #expect(VisibleText.lines(text) == text)
        #expect(VisibleText.lines("+a\u{1B}\r[2K\n+b\u{FEFF}c\n") == "+a\\u{1b}\\r[2K\n+b\\u{feff}c\n")
    }

    @Test("In JSON it is an escape of JSON's")
    func json() {
        #expect(JSONText.visible("é\u{202E}\u{7F}\u{9B}\u{E0041}") == #""é\u202e\u007f\u009b\udb40\udc41""#)
    }
}
