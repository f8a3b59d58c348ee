import Foundation
import Testing

@testable import ScaffoldKit

@Suite("Disk")
struct DiskTests {
    @Test("reports a full disk", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func full() throws {
        let device = try Descriptor(opening: "/dev/full", O_WRONLY)
        #expect(throws: SystemError.diskFull) { try device.write(Array(repeating: 0, count: 100_000)) }
        #expect(SystemError.diskFull.message == "no space left on device")
    }

    @Test("never makes a file over one that is there")
    func exclusive() throws {
        let folder = try TemporaryFolder(["a": "1"])
        #expect(throws: SystemError(code: EEXIST)) { try OpenFolder(folder.path).create("a", [], mode: nil) }
        #expect(folder.text("a") == "1")
    }

    @Test("folds absolute paths and finds their parents")
    func paths() {
        #expect(AbsolutePath.absolute("/a/./b//../c/") == "/a/c")
        #expect(AbsolutePath.absolute("/../..") == "/")
        #expect(AbsolutePath.parent("/a/b") == "/a")
        #expect(AbsolutePath.parent("/a") == "/")
        #expect(AbsolutePath.parent("/") == nil)
        #expect(AbsolutePath.relative("/a/b", to: "/a")?.string == "b")
        #expect(AbsolutePath.relative("/ab", to: "/a") == nil)
        #expect(AbsolutePath.relative("/a", to: "/")?.string == "a")
    }
}
