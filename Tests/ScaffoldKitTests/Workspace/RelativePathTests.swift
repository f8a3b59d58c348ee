import Testing

@testable import ScaffoldKit

@Suite("Relative paths")
struct RelativePathTests {
    @Test(
        "are folded, or refused where they leave the root",
        arguments: [
            ("a/b", "a/b"), ("./a//b/", "a/b"), ("", ""), (".", ""), ("/a", nil), ("../a", nil), ("a/../b", nil),
            ("a\0b", nil),
            ("..a", "..a"), ("a/..", nil), ("a/.", "a"), ("a//b", "a/b"), ("...", "..."), ("a/.b/c", "a/.b/c"),
            // A mark that combines with the slash: to the system it is a slash all the same.
            ("../\u{301}a", nil), ("a/\u{301}b", "a/\u{301}b"),
        ]
    )
    func folded(_ text: String, _ expected: String?) {
        #expect(RelativePath(text)?.string == expected)
    }

    @Test("are told apart by bytes, as disks do")
    func bytes() throws {
        let one = try #require(RelativePath("caf\u{E9}"))
        let two = try #require(RelativePath("cafe\u{301}"))
        #expect(one != two)
        #expect(Set([one, two]).count == 2)
        #expect(two < one)
        #expect(!(one < two))
    }

    @Test("know what is below them")
    func below() throws {
        let folder = try #require(RelativePath("a/b"))
        #expect(folder.appending("c").isAtOrBelow(folder))
        #expect(folder.isAtOrBelow(folder))
        #expect(folder.isAtOrBelow(.root))
        #expect(try #require(RelativePath("a/bc")).isAtOrBelow(folder) == false)
        #expect(folder.parent.parent == .root)
        #expect(RelativePath.root.parent == .root)
    }
}
