import Foundation
import ScaffoldKit
import SwiftScan
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
        #expect((object["features"] as? [String]) == [])
    }

    struct Sample: Sendable, CustomTestStringConvertible {
        var schema: String
        var result: any Encodable & Sendable

        var testDescription: String { schema }
    }

    private static let payload = [
        PayloadResult(label: nil, type: "Int", default: false),
        PayloadResult(label: "title", type: "String?", default: true),
    ]

    private static var enums: EnumListing {
        var listing = EnumListing()
        let text =
            "#if BETA\npublic enum A: Hashable { case a\n#if C\ncase b(Int, title: String? = nil)\n#endif\n}\n#endif\n"
        if let source = try? SourceFile(Array(text.utf8)) { listing.append(source, file: "A.swift") }
        return listing
    }

    static let samples = [
        Sample(schema: "init", result: WorkspaceResult(app: "Demo", folder: "/a/Demo", features: ["Home"])),
        Sample(schema: "new-feature", result: GenerationResult(feature: "Home", screen: "Home")),
        Sample(schema: "add-screen", result: GenerationResult(feature: "Home", screen: nil)),
        Sample(
            schema: "sync-redirects",
            result: RedirectsResult(
                redirects: [
                    .init(outgoing: "A.b", incoming: "C.d", reason: "name", new: true, file: "A.swift", line: 3),
                    .init(outgoing: "A.e", incoming: nil, reason: nil, new: false, file: "A.swift", line: nil),
                ],
                unused: [.init(incoming: "C.f", file: "C.swift", line: 2)],
                kept: [.init(name: "D", reason: "declared", file: "T.swift", line: nil)],
                unchecked: [.init(file: "T.swift", line: 4)],
                stale: true
            )
        ),
        Sample(schema: "redirect", result: RedirectResult(outgoing: "A.b", incoming: nil)),
        Sample(
            schema: "list-features",
            result: FeaturesResult(features: [.init(name: "Home", module: "DemoHome", path: "Features/Home")])
        ),
        Sample(
            schema: "list-screens",
            result: ScreensResult(screens: [.init(feature: "Home", screen: "Home", case: nil, payload: payload)])
        ),
        Sample(
            schema: "list-routes",
            result: RoutesResult(
                routes: [.init(url: "demo://home", feature: "Home", incoming: nil, file: "A.swift", line: 1)]
            )
        ),
        Sample(
            schema: "list-templates",
            result: TemplatesResult(templates: [.init(name: "modular/feature", source: "embedded", files: ["a"])])
        ),
        Sample(schema: "list-enums", result: enums),
    ]

    @Test("Every result fits its documented schema", arguments: samples)
    func result(_ sample: Sample) throws {
        // Given
        var report = Report(command: "x")
        report.result = sample.result

        // When
        let object = try JSONSchema.object(try JSONReport(report: report).text())

        // Then
        #expect(try schema(sample.schema).flaws(of: JSONSchema.result(of: object)) == [])
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
        #expect(try JSONReport(report: report).text().contains("\"line\": null"))
    }
}
