import Foundation
import Testing

/// Records of interrupted runs that a repository brings with it, or that somebody else left.
@Suite("Attack: records of interrupted runs", .serialized)
struct HostileRecordTests {
    /// Version 0.1.0's form, which told nobody where it was written: it makes a hook of Git's, replaces Git's configuration,
    /// removes a file, and gives away a mode.
    private static let hostile = #"""
        cd Demo && git init -q . && mkdir -p Open .scaffold-transaction && cd .scaffold-transaction \
        && printf '#!/bin/sh\ntouch ../owned\n' > before-0 && chmod 755 before-0 && echo '[core]' > before-1 \
        && printf 'scaffold transaction 1\0' > journal \
        && printf 'file\0.git/hooks/post-commit\0.scaffold-staged-0\0001\0\0' >> journal \
        && printf 'file\0.git/config\0.scaffold-staged-1\0001\0\0' >> journal \
        && printf 'new\0.git/refs/tags\0emptied\0Open/x\0004777\0end\0' >> journal
        """#

    private static let writing = Scene.writing + ["init Other --path .", "recover", "recover --accept"]

    @Test("Commands that write are refused, and touch nothing", arguments: writing)
    func refused(_ line: String) throws {
        let scene = try Scene()
        try scene.expect(Self.hostile)
        let before = try scene.snapshot()
        let result = try scene.run(line)
        #expect(result.status == 2)
        #expect(result.error.contains("error:") && result.error.contains("scaffold recover"), "\(result.error)")
        #expect(try scene.snapshot() == before)
    }

    @Test(
        "A check is refused; what only reads or shows warns and goes on",
        arguments: Scene.reading + ["add-tab Characters --diff"]
    )
    func reading(_ line: String) throws {
        let scene = try Scene()
        try scene.expect(Self.hostile)
        let before = try scene.snapshot()
        let result = try scene.run(line)
        let isCheck = line.contains("--check")
        #expect(result.status == (isCheck ? 2 : 0))
        #expect(result.error.contains(isCheck ? "error: the record" : "warning: the record"), "\(result.error)")
        #expect(try scene.snapshot() == before)
    }

    @Test("Discarded, it is gone, and nothing else changed")
    func discarded() throws {
        let scene = try Scene()
        let before = try scene.snapshot()
        try scene.expect(Self.hostile + " && cd .. && mv .git ../git && rmdir Open")
        #expect(try scene.run("recover --discard").status == 0)
        #expect(try scene.run("recover --discard").output == "Nothing to do.\n")
        #expect(try scene.snapshot() == before)
        #expect(try scene.run("new-feature Episodes").status == 0)
    }

    @Test("One that asks for ordinary files is shown, and done as a change")
    func accepted() throws {
        let scene = try Scene()
        let before = try scene.snapshot()
        try scene.expect(
            #"""
            cd Demo && mkdir .scaffold-transaction && mv README.md .scaffold-transaction/before-0 \
            && printf 'scaffold transaction 1\0file\0README.md\0.scaffold-staged-0\0001\0\0end\0' \
            > .scaffold-transaction/journal
            """#
        )
        let shown = try scene.run("recover --diff")
        #expect(shown.status == 0 && shown.output.contains("+++ b/README.md"), "\(shown.output)\(shown.error)")
        let result = try scene.run("recover --accept")
        #expect(result.status == 0, "\(result.error)")
        #expect(try scene.snapshot() == before)
    }

    @Test("Of a workspace whose scaffold.json an interrupted init had not written yet")
    func withoutWorkspace() throws {
        let scene = try Scene(empty: ())
        try scene.expect("mkdir -p D/.scaffold-transaction && echo > D/.scaffold-transaction/journal")
        #expect(try scene.run("init D", in: "").status == 2)
        #expect(try scene.run("recover --discard", in: "D").status == 0)
        #expect(try scene.run("init D", in: "").status == 0)
    }

    @Test("A link, a pipe or a folder in its place is named, and nothing waits for the pipe")
    func odd() throws {
        for place in [".scaffold-transaction", ".scaffold-transaction/journal", ".scaffold-recovery"] {
            for line in ["ln -s /tmp", "mkfifo", "mkdir -p"] where line != "mkdir -p" || place.hasSuffix("journal") {
                let scene = try Scene()
                try scene.expect("cd Demo && mkdir -p $(dirname \(place)) && \(line) \(place)")
                let before = try scene.snapshot()
                for command in ["new-feature Episodes", "sync-redirects --check"] {
                    let result = try scene.run(command)
                    #expect(result.status == 2)
                    #expect(result.error.contains("\(place): error: a "), "\(line): \(result.error)")
                }
                #expect(try scene.run("list").status == 0)
                #expect(try scene.snapshot() == before)
                #expect(try scene.run("recover --discard").status == 0)
                #expect(try scene.run("new-feature Episodes").status == 0)
            }
        }
    }

    // MARK: Real ones

    /// A workspace with a run in it that was killed when all was replaced and nothing committed.
    private func interrupted(_ scene: Scene, in place: String = "Demo") throws {
        let kill = "strace -f -qq -o /dev/null -e trace=unlinkat -e inject=unlinkat:signal=KILL:when=1 $SCAFFOLD"
        _ = try Binary.shell("cd \(place) && \(kill) new-feature Episodes", in: scene.folder)
        #expect(FileManager.default.fileExists(atPath: scene.absolute("\(place)/.scaffold-transaction/journal")))
    }

    @Test("A copy and an archive are refused, the moved folder is not", .enabled(if: Machine.traces))
    func copied() throws {
        let scene = try Scene()
        let before = try scene.snapshot()
        try interrupted(scene)
        try scene.expect(
            "cp -a Demo Copy && tar cf a.tar Demo && mkdir t && tar xf a.tar -C t && cd Demo && git init -q ."
        )
        try scene.expect(
            "cd Demo && git add -Af . && git -c user.name=a -c user.email=a@b commit -qm a && cd .. && git clone -q Demo Clone"
        )
        for place in ["Copy", "t/Demo", "Clone"] {
            let copy = try scene.snapshot(of: place)
            #expect(try scene.run("new-feature Other", in: place).status == 2)
            #expect(try scene.run("sync-redirects --check", in: place).status == 2)
            #expect(try scene.snapshot(of: place) == copy)
        }
        try scene.expect("rm -rf Demo/.git && mkdir deep && mv Demo deep/Moved")
        #expect(try scene.run("sync-redirects --check", in: "deep/Moved").status == 2)
        #expect(try scene.run("recover", in: "deep/Moved").status == 0)
        #expect(try scene.snapshot(of: "deep/Moved") == before)
    }

    @Test(
        "Another user's is refused; the superuser undoes the owner's",
        .enabled(if: Machine.traces && Machine.changesUser)
    )
    func otherUser() throws {
        let scene = try Scene()
        let before = try scene.snapshot()
        try interrupted(scene)
        let other = "setpriv --reuid=65534 --regid=65534 --clear-groups \(Binary.path)"
        try scene.expect("chmod -R a+rwX . && chmod a+rx .")
        let result = try scene.run("new-feature Other", as: other)
        #expect(result.status == 2)
        #expect(result.error.contains("it belongs to another user"), "\(result.error)")
        // As if that user had been interrupted, and now calls sudo.
        try scene.expect("chown -R 65534:65534 Demo && touch Demo/x")
        #expect(try scene.run("recover").status == 2, "the record says who wrote it")
        try scene.expect("rm -r Demo/x && chown -R 0:0 Demo && cd Demo && $SCAFFOLD recover")
        #expect(try scene.snapshot().keys == before.keys)
    }

    @Test("After a remount it is still obeyed", .enabled(if: Machine.traces && Machine.overlays))
    func overlay() throws {
        let scene = try Scene()
        try scene.expect(
            "mkdir m && mount -t tmpfs tmpfs m && mkdir m/lower m/upper m/work m/all && cp -a Demo m/lower"
        )
        defer { _ = try? Binary.shell("umount m/all; umount m", in: scene.folder) }
        let mount = "mount -t overlay -o lowerdir=m/lower,upperdir=m/upper,workdir=m/work overlay m/all"
        try scene.expect(mount)
        let before = try scene.snapshot(of: "m/all/Demo")
        try interrupted(scene, in: "m/all/Demo")
        try scene.expect("umount m/all && \(mount)")
        let result = try scene.run("recover", in: "m/all/Demo")
        #expect(result.status == 0, "\(result.error)")
        #expect(try scene.snapshot(of: "m/all/Demo") == before)
    }

    @Test("Behind a bind mount it is still obeyed", .enabled(if: Machine.traces && Machine.mounts))
    func bound() throws {
        let scene = try Scene()
        let before = try scene.snapshot()
        try interrupted(scene)
        try scene.expect("mkdir b && mount --bind Demo b")
        defer { _ = try? Binary.shell("umount b", in: scene.folder) }
        #expect(try scene.run("recover", in: "b").status == 0)
        #expect(try scene.snapshot() == before)
    }
}
