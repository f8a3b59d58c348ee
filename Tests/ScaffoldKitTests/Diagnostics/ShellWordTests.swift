import Testing

@testable import ScaffoldKit

@Suite("Shell word")
struct ShellWordTests {
    @Test(
        "is quoted where a shell would read more into it",
        arguments: [
            ("../Demo", "../Demo"), ("A.b_c-1", "A.b_c-1"), ("été", "été"), ("my app", "'my app'"), ("", "''"),
            ("it's", "'it'\\''s'"), ("$HOME", "'$HOME'"), ("H.`go`", "'H.`go`'"),
            ("a\u{1B}b'", #"$'a\x1bb\''"#), ("é\u{202E}\\", #"$'é\xe2\x80\xae\\'"#),
        ]
    )
    func quoted(text: String, word: String) {
        #expect(ShellWord.quoted(text) == word)
    }
}
