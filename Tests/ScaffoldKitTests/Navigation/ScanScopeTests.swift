import Testing

@testable import ScaffoldKit

@Suite("What the scan passes by")
struct ScanScopeTests {
    struct Folder: Sendable, CustomTestStringConvertible {
        var path: String
        var skipped: Bool
        var testDescription: String { path }

        init(_ path: String, _ skipped: Bool) {
            self.path = path
            self.skipped = skipped
        }
    }

    @Test(
        "folders",
        arguments: [
            Folder("Features/Home", false),
            Folder("Features/Home/Sources", false),
            Folder("Features/Home/Tests", true),
            Folder("Features/Home/Mocks", true),
            Folder("Features/Home/Sources/Presentation/Tests", false),
            Folder("Features/Home/Sources/Mocks", false),
            Folder("Features/Home/.build", true),
            Folder(".build", true),
            Folder("Pods", true),
            Folder("Features/Pods", true),
            Folder("DerivedData", true),
            Folder("Carthage", true),
            Folder("Libraries/Core", false),
            Folder("Libraries/CoreUI", false),
            Folder("Features/Legacy", true),
            Folder("Features/LegacyToo", false),
            Folder("Features/Group/Generated", true),
            Folder("Features/A/B/Vendor", true),
            Folder("Features/Old1", true),
            Folder("Features/Old12", false),
        ]
    )
    func folders(_ folder: Folder) throws {
        var configuration = Configuration(app: "Demo")
        configuration.scan.exclude = ["Features/Legacy", "Features/*/Generated", "**/Vendor", "Features/Old?", ""]
        let path = try #require(RelativePath(folder.path))
        #expect(ScanScope(configuration: configuration).skips(path) == folder.skipped)
    }

    @Test("a pattern takes time in proportion to the path, whatever its stars")
    func stars() throws {
        let pattern = ExcludePattern(String(repeating: "**/", count: 50) + String(repeating: "*a", count: 40) + "b")
        let path = try #require(
            RelativePath(String(repeating: String(repeating: "a", count: 60) + "/", count: 40) + "c")
        )
        #expect(!pattern.matches(path))
    }
}
