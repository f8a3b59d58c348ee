import Foundation
import ScaffoldKit
import Testing

@testable import scaffold

@Suite("JSON")
struct JSONReportTests {
    private let recorder = Recorder()

    /// The schemas of docs/json.md by the names in their fences.
    static let schemas: [String: String] = {
        var schemas: [String: String] = [:]
        let parts = (Repository.text("docs/json.md") ?? "").components(separatedBy: "```json schema=").dropFirst()
        for part in parts {
            guard let end = part.range(of: "\n```"), let line = part.firstIndex(of: "\n") else { continue }
            for name in part[..<line].split(separator: ",") {
                schemas[String(name)] = String(part[line..<end.lowerBound])
            }
        }
        return schemas
    }()

    private func schema(_ name: String) throws -> JSONSchema {
        try JSONSchema(try #require(Self.schemas[name], "no schema \(name)"))
    }

    @Test(
        "Every run prints one object that fits the documented envelope",
        arguments: ["work", "nothing", "stale", "fresh", "undecided", "error", "failure"],
        [[], ["--dry-run"], ["--diff"], ["--quiet"]]
    )
    func envelope(outcome: String, options: [String]) throws {
        let sut = Runner([FakeCommand.self], console: recorder.console, engine: FakeEngine().engine())
        _ = sut.run(["fake", outcome, "--json"] + options)
        #expect(try schema("envelope").flaws(of: JSONSchema.object(recorder.output)) == [])
        #expect(recorder.error.isEmpty)
        #expect(recorder.writes == 1)
    }

    @Test("The object of a run that writes")
    func object() throws {
        let sut = Runner([FakeCommand.self], console: recorder.console, engine: FakeEngine().engine())
        _ = sut.run(["fake", "work", "--json"])
        let object = try JSONSchema.object(recorder.output)
        #expect(object["status"] as? String == "done")
        #expect(object["written"] as? Bool == true)
        #expect(object["command"] as? String == "fake")
        let changes = object["changes"] as? [[String: String]]
        #expect(changes?.map { $0["path"] } == ["Features/New.swift", "Old.swift", "Package.swift"])
        #expect(changes?.map { $0["action"] } == ["create", "remove", "modify"])
        #expect((object["result"] as? [String: [String]]) == ["features": []])
    }

    @Test("Every command and subject has a schema")
    func documented() {
        var names = AllCommands.program.commands.map(\.name).filter { $0 != "list" }
        names += ListCommand.Subject.allCases.map { "list-" + $0.rawValue }
        #expect(Set(names + ["envelope"]) == Set(Self.schemas.keys))
    }

    @Test("Places are documented as null where there are none")
    func nulls() throws {
        var report = Report(command: "x")
        report.fail(Failure(.run(.pathMissing("x"))))
        #expect(try JSONReport(report: report).text().contains("\"line\" : null"))
    }
}
