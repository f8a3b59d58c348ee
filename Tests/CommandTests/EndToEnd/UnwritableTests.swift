import Foundation
import Testing

/// Places that can't be written, and disks that are full.
@Suite("What can't be written, end to end", .serialized)
struct UnwritableTests {
    /// The program without the rights of the superuser, who may write everywhere.
    private static let powerless: String? = {
        guard getuid() == 0 else { return Binary.path }
        let program = "setpriv --reuid=65534 --regid=65534 --clear-groups \(Binary.path)"
        let result = try? Binary.shell("$SCAFFOLD --version", environment: ["SCAFFOLD": program])
        return result?.status == 0 ? program : nil
    }()

    private static let canMount: Bool = {
        guard getuid() == 0, let scene = try? Scene(empty: ()) else { return false }
        let line = "mkdir m && mount -t tmpfs -o size=64k tmpfs m && umount m"
        return (try? Binary.shell(line, in: scene.folder))?.status == 0
    }()

    @Test(
        "A read-only workspace",
        .enabled(if: powerless != nil, "needs setpriv, or a user who is not the superuser"),
        arguments: Scene.writing
    )
    func readOnly(_ line: String) throws {
        let scene = try Scene()
        try scene.expect("chmod -R a-w,a+rX Demo . && chmod a+x .")
        defer { _ = try? Binary.shell("chmod -R u+w .", in: scene.folder) }
        let before = try scene.snapshot(times: true)
        let result = try scene.run(line, as: Self.powerless)
        #expect(result.status == 2)
        #expect(result.error.contains("error:"))
        #expect(result.error.contains("help:"))
        #expect(try scene.snapshot(times: true) == before)
    }

    @Test(
        "What only reads, and what only shows, runs in a read-only workspace and writes nothing",
        .enabled(if: powerless != nil, "needs setpriv, or a user who is not the superuser"),
        arguments: Scene.reading
            + Scene.writing.flatMap { ["\($0) --dry-run", "\($0) --diff", "\($0) --dry-run --json"] }
    )
    func reading(_ line: String) throws {
        let scene = try Scene()
        try scene.expect("chmod -R a-w,a+rX Demo . && chmod a+x .")
        defer { _ = try? Binary.shell("chmod -R u+w .", in: scene.folder) }
        let before = try scene.snapshot(times: true)
        let result = try scene.run(line, as: Self.powerless)
        #expect(result.status == (line == "sync-redirects --check" ? 1 : 0), "\(result.error)")
        #expect(try scene.snapshot(times: true) == before)
    }

    @Test(
        "One file of several is read-only",
        .enabled(if: powerless != nil, "needs setpriv, or a user who is not the superuser")
    )
    func oneFile() throws {
        let scene = try Scene()
        try scene.expect("chmod -R a+rwX . && chmod a-w Demo/AppKit/Sources/AppContainer.swift")
        let before = try scene.snapshot()
        let result = try scene.run("new-feature Episodes", as: Self.powerless)
        #expect(result.status == 2)
        #expect(result.error.contains("AppKit/Sources/AppContainer.swift"))
        #expect(try scene.snapshot() == before)
    }

    @Test(
        "A full disk, from the first byte to the last",
        .enabled(if: canMount, "needs the superuser's right to mount a small disk"),
        arguments: [0, 4, 16, 40, 64]
    )
    func fullDisk(_ free: Int) throws {
        // Given
        let scene = try Scene()
        try scene.expect("mkdir m && mount -t tmpfs -o size=4m tmpfs m && cp -R Demo m")
        defer { _ = try? Binary.shell("umount m", in: scene.folder) }
        try scene.expect(
            "k=$(df -Pk m | awk 'NR == 2 { print $4 }'); head -c $(( (k - \(free)) * 1024 )) /dev/zero > m/filler"
        )
        let before = try scene.snapshot(of: "m/Demo")

        // When
        let result = try scene.run("new-feature Episodes", in: "m/Demo")

        // Then
        #expect(result.status == 2)
        #expect(result.error.lowercased().contains("no space left"), "\(result.error)")
        #expect(try scene.snapshot(of: "m/Demo") == before)
        try scene.expect("rm m/filler")
        #expect(try scene.run("new-feature Episodes", in: "m/Demo").status == 0)
    }

    @Test(
        "A full disk leaves nothing of init",
        .enabled(if: canMount, "needs the superuser's right to mount a small disk")
    )
    func fullDiskOfInit() throws {
        let scene = try Scene(empty: ())
        try scene.expect("mkdir m && mount -t tmpfs -o size=100k tmpfs m")
        defer { _ = try? Binary.shell("umount m", in: scene.folder) }
        let result = try scene.run("init Demo", in: "m")
        #expect(result.status == 2)
        #expect(result.error.lowercased().contains("no space left"), "\(result.error)")
        #expect(try scene.snapshot(of: "m").keys.sorted() == [""])
    }
}
