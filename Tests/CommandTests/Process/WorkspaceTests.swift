import Foundation
import Testing

/// The main path on a disk: every command's JSON is held against its documented schema, and what is written against what was told.
@Suite("A workspace on disk")
struct WorkspaceTests {
    private struct Step {
        var line: String
        var schema: String
        var status: Int32 = 0
    }

    private static let steps = [
        Step(line: "init Demo --features Home,Characters", schema: "init"),
        Step(line: "-C Demo new-feature Episodes --screen EpisodeList", schema: "new-feature"),
        Step(
            line: "-C Demo add-screen EpisodeDetail --feature Episodes --payload 'identifier: Int'",
            schema: "add-screen"
        ),
        Step(
            line: "-C Demo add-navigator --feature Home --outgoing 'episodeDetail(identifier: Int)'",
            schema: "add-navigator"
        ),
        Step(line: "-C Demo sync-redirects", schema: "sync-redirects"),
        Step(line: "-C Demo sync-redirects --check", schema: "sync-redirects"),
        Step(line: "-C Demo redirect HomeOutgoingNavigation.characters none", schema: "redirect"),
        Step(line: "-C Demo list", schema: "list-features"),
        Step(line: "-C Demo list screens", schema: "list-screens"),
        Step(line: "-C Demo list routes", schema: "list-routes"),
        Step(line: "-C Demo list templates", schema: "list-templates"),
        Step(line: "-C Demo list enums", schema: "list-enums"),
        Step(line: "list enums Demo/Features Demo/Package.swift", schema: "list-enums"),
    ]

    @Test("Every command prints what docs/json.md says")
    func json() throws {
        try inTemporaryFolder { folder in
            for step in Self.steps {
                // When
                let result = try Binary.shell("$SCAFFOLD \(step.line) --json", in: folder)

                // Then
                #expect(result.status == step.status, "\(step.line)\n\(result.output)")
                #expect(result.error.isEmpty, "\(step.line)")
                let object = try JSONSchema.object(result.output)
                #expect(try schema("envelope").flaws(of: object) == [], "\(step.line)")
                let flaws = try schema(step.schema).flaws(of: JSONSchema.result(of: object))
                #expect(flaws == [], "\(step.line)")
            }
        }
    }

    @Test("A dry run and a diff write nothing, and tell what a run then writes")
    func preview() throws {
        try inTemporaryFolder { folder in
            let dry = try Binary.shell("$SCAFFOLD init Demo --dry-run", in: folder)
            #expect(dry.status == 0)
            #expect(try Binary.shell("$SCAFFOLD init Demo --diff", in: folder).output.contains("+++ b/Package.swift"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])

            let real = try Binary.shell("$SCAFFOLD init Demo", in: folder)
            #expect(real.status == 0)
            #expect(!dry.output.isEmpty)
            #expect(real.output.hasPrefix(dry.output))
        }
    }

    @Test("A second run of the same command changes nothing")
    func idempotent() throws {
        try inTemporaryFolder { folder in
            _ = try Binary.shell("$SCAFFOLD init Demo", in: folder)
            let result = try Binary.shell("$SCAFFOLD sync-redirects", in: folder + "/Demo")
            #expect(result.status == 0)
            #expect(result.output == "Nothing to do.\n")
            #expect(try Binary.shell("$SCAFFOLD sync-redirects --check", in: folder + "/Demo").status == 0)
        }
    }

    @Test(
        "Each command without a workspace is trouble",
        arguments: [
            "new-feature A", "add-screen A --feature B", "add-navigator --feature A", "sync-redirects",
            "sync-redirects --check", "redirect A.b C.d", "list", "list screens", "list enums",
        ]
    )
    func noWorkspace(line: String) throws {
        try inTemporaryFolder { folder in
            let result = try Binary.shell("$SCAFFOLD \(line)", in: folder)
            #expect(result.status == 2)
            #expect(result.error.contains("no scaffold.json"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
        }
    }

    @Test("A broken scaffold.json is named with its place")
    func brokenConfiguration() throws {
        try inTemporaryFolder { folder in
            let result = try Binary.shell(
                "printf '{\\n  \"ap\": \"Demo\"\\n}' > scaffold.json; $SCAFFOLD list",
                in: folder
            )
            #expect(result.status == 2)
            #expect(result.error.contains("scaffold.json:2:3: error: unknown key 'ap'"))
        }
    }

    private func schema(_ name: String) throws -> JSONSchema {
        try JSONSchema(try #require(JSONReportTests.schemas[name], "no schema \(name)"))
    }

    private func inTemporaryFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scaffold-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.path)
    }
}
