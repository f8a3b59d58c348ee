import Foundation
import Testing

/// The built program as a shell meets it.
@Suite("The program as a process", .serialized)
struct BinaryTests {
    @Test(
        "Exit status and streams",
        arguments: [
            ("$SCAFFOLD --version", 0, true, false), ("$SCAFFOLD --help", 0, true, false),
            ("$SCAFFOLD help list", 0, true, false), ("$SCAFFOLD help help", 0, true, false),
            ("$SCAFFOLD", 2, true, false),
            ("$SCAFFOLD lst", 2, false, true), ("$SCAFFOLD new-feature Home –-dry-run", 2, false, true),
            ("$SCAFFOLD new-feature", 2, false, true), ("$SCAFFOLD redirect A.b", 2, false, true),
            ("$SCAFFOLD list", 2, false, true), ("$SCAFFOLD list --json", 2, true, false),
            ("$SCAFFOLD -C /nowhere/at/all list", 2, false, true),
        ] as [(String, Int32, Bool, Bool)]
    )
    func status(line: String, status: Int32, output: Bool, error: Bool) throws {
        let result = try Binary.shell(line)
        #expect(result.status == status)
        #expect(result.output.isEmpty != output)
        #expect(result.error.isEmpty != error)
    }

    @Test("No escape sequence is printed where there is no terminal", arguments: ["", "NO_COLOR=1", "TERM=dumb"])
    func colour(setting: String) throws {
        let result = try Binary.shell("\(setting) $SCAFFOLD list")
        #expect(!(result.output + result.error).contains("\u{1B}"))
    }

    @Test("A reader that leaves is no trouble")
    func readerLeaves() throws {
        let result = try Binary.shell("{ $SCAFFOLD --help; echo $? >&2; } | :")
        #expect(result.error == "0\n")
    }

    @Test("A closed output is trouble", arguments: ["--version >&-", "--help >&-", "list --json >&-"])
    func closedOutput(arguments: String) throws {
        let result = try Binary.shell("$SCAFFOLD \(arguments)")
        #expect(result.status == 2)
        #expect(result.error.contains("standard output can't be written"))
    }

    @Test("A full disk is trouble", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func fullDisk() throws {
        let result = try Binary.shell("$SCAFFOLD --version >/dev/full")
        #expect(result.status == 2)
        #expect(result.error.contains("standard output can't be written"))
    }

    @Test(
        "A command that has written is done, though its report is lost",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
        arguments: [">/dev/full", ">&-", "--json >/dev/full"]
    )
    func lostReport(stream: String) throws {
        let scene = try Scene()
        let result = try scene.run("new-feature Episodes \(stream)")
        #expect(result.status == 0)
        #expect(result.error.contains("warning: standard output can't be written"))
        #expect(FileManager.default.fileExists(atPath: scene.absolute("Demo/Features/Episodes/.scaffold.json")))
        #expect(try scene.run("sync-redirects --check \(stream)").status == 2)
        #expect(try scene.run("add-screen X --feature Home --dry-run \(stream)").status == 2)
    }

    @Test("From a folder that is gone an absolute workspace can be reached")
    func absoluteFromGone() throws {
        let scene = try Scene()
        let gone = "mkdir gone && cd gone && rmdir ../gone && "
        let listed = try Binary.shell(gone + "$SCAFFOLD -C '\(scene.absolute("Demo"))' list", in: scene.folder)
        #expect(listed.status == 0)
        #expect(listed.output.contains("Home"))
        let relative = try Binary.shell(gone + "$SCAFFOLD -C ../Demo list", in: scene.folder)
        #expect(relative.status == 2)
        #expect(relative.error.contains("'../Demo' is a path from the working directory"))
    }

    @Test("Names of folders and files can't steer a terminal")
    func hostileNames() throws {
        let scene = try Scene(empty: ())
        let name = "a\u{1B}[31m\u{7F}\u{9B}\u{202E}\u{2028}b"
        try FileManager.default.createDirectory(atPath: scene.absolute(name), withIntermediateDirectories: true)
        try scene.write(
            "public enum \(name.unicodeScalars.count > 1 ? "A" : "B") {\n    case a\n}\n",
            to: name + "/A.swift"
        )
        try scene.write("enum B {\n", to: name + "/B.swift")
        for line in ["list enums .", "list enums . --json", "list enums \"$NAME\" --no", "init \"$NAME\"", "\"$NAME\""]
        {
            let result = try Binary.shell("$SCAFFOLD " + line, environment: ["NAME": name], in: scene.folder)
            let output = result.output + result.error
            let scalars: [Unicode.Scalar] = ["\u{1B}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2028}"]
            for scalar in scalars { #expect(!output.unicodeScalars.contains(scalar), "\(line)") }
        }
    }

    @Test("With all streams closed it ends as it would")
    func allClosed() throws {
        #expect(try Binary.shell("$SCAFFOLD --version <&- >&- 2>&-").status == 2)
        #expect(try Binary.shell("$SCAFFOLD --version <&- 2>&-").status == 0)
        #expect(try Binary.shell("$SCAFFOLD new-feature <&-").status == 2)
    }

    @Test("A folder that is gone is trouble")
    func goneFolder() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        let result = try Binary.shell("mkdir '\(folder)' && cd '\(folder)' && rmdir '\(folder)' && $SCAFFOLD list")
        #expect(result.status == 2)
        #expect(!result.error.isEmpty)
    }

    @Test("Bytes that are no text are refused like other words")
    func notText() throws {
        let result = try Binary.shell(#"$SCAFFOLD "$(printf 'a\377b')""#)
        #expect(result.status == 2)
        #expect(result.error.contains("unknown command"))
    }
}
