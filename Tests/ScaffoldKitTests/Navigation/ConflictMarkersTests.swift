import Testing

@testable import ScaffoldKit

@Suite("Conflict markers")
struct ConflictMarkersTests {
    private func lines(_ text: String) -> [Int] { ConflictMarkers.lines(in: Array(text.utf8)) }

    @Test("each is found at its line, whatever ends the lines")
    func found() {
        for end in ["\n", "\r\n", "\r"] {
            let text = ["a", "<<<<<<< HEAD", "b", "||||||| base", "c", "=======", "d", ">>>>>>> other", ""]
            #expect(lines(text.joined(separator: end)) == [2, 4, 6, 8])
        }
    }

    @Test("what only looks like one isn't")
    func none() {
        #expect(lines("// =======\n=======\nlet a = b <<<<<<< c\n<<<<<<<<\n") == [])
    }
}
