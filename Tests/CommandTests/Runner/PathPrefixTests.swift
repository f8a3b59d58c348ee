import Testing

@testable import scaffold

@Suite("Prefix of paths")
struct PathPrefixTests {
    @Test(
        "A workspace as seen from the working directory",
        arguments: [
            ("/a/Demo", "/a/Demo", ""), ("/a", "/a/Demo", "Demo/"), ("/a/Demo/Features/Home", "/a/Demo", "../../"),
            ("/a/b", "/a/c", "../c/"), ("/x/y", "/a/c", "/a/c/"), ("/", "/a", "a/"), ("/a", "/", "/"), ("/", "/", ""),
            ("/a/Demo2", "/a/Demo", "../Demo/"),
        ]
    )
    func prefix(directory: String, root: String, prefix: String) {
        #expect(pathPrefix(from: directory, to: root) == prefix)
    }
}
