import Testing

@testable import ScaffoldKit

@Suite("Paths as seen from the working directory")
struct ViewpointTests {
    @Test(
        "The workspace's folder",
        arguments: [
            ("/w/Demo", "/w/Demo", ""), ("/w/Demo", "/w/Demo/Features/Home", "../../"), ("/w/Demo", "/w", "Demo/"),
            ("/w/Demo", "/other", "/w/Demo/"), ("/w/Demo", "/w/Demo2", "../Demo/"), ("/", "/w", "../"),
            ("/w", "/", "w/"),
        ]
    )
    func prefix(_ root: String, _ directory: String, _ expected: String) {
        #expect(Viewpoint(directory, root: root).prefix == expected)
    }

    @Test(
        "A path of the workspace",
        arguments: [
            ("/w/Demo", "a/b.swift", "a/b.swift"), ("/w/Demo", "", "."), ("/w", "a/b.swift", "Demo/a/b.swift"),
            ("/w/Demo/Features/Home", "", "../../"),
            ("/w/Demo/Features/Home", "Package.swift", "../../Package.swift"),
            ("/w/Demo/Features/Home", "Features/Home/Sources/A.swift", "Sources/A.swift"),
            ("/w/Demo/Features/Home", "Features/Homes/A.swift", "../Homes/A.swift"),
            ("/w/Demo/Features/Home", "Features/A.swift", "../A.swift"),
            ("/w/Demo/Features/Home", "Features/Home", "../Home"),
            ("/elsewhere/Features", "Features/A.swift", "/w/Demo/Features/A.swift"),
        ]
    )
    func path(_ directory: String, _ path: String, _ expected: String) {
        #expect(Viewpoint(directory, root: "/w/Demo").path(path) == expected)
    }
}
