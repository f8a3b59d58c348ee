import Foundation
import Testing

/// The built program as a shell meets it.
@Suite("The program as a process", .serialized)
struct BinaryTests {
    @Test(
        "Exit status and streams",
        arguments: [
            ("$SCAFFOLD --version", 0, true, false), ("$SCAFFOLD --help", 0, true, false),
            ("$SCAFFOLD help list", 0, true, false), ("$SCAFFOLD", 2, false, true),
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
