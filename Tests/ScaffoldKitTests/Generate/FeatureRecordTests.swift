import Testing

@testable import ScaffoldKit

@Suite("A feature's record")
struct FeatureRecordTests {
    private static let path = Workshop.path("Features/Home/.scaffold.json")

    private static let record: FeatureRecord = {
        var record = FeatureRecord(feature: "Home")
        record.files = ["Sources/B.swift": "02", "Sources/A.swift": "01", "Tests/\"q\".swift": "03"]
        let inputs = ["screen": "B", "payload": ""]
        record.add(FeatureRecord.Part(template: "modular/screen", version: "1", inputs: inputs))
        record.add(FeatureRecord.Part(template: "modular/feature", version: "1", inputs: [:]))
        return record
    }()

    @Test("is read back as it was written")
    func roundTrip() throws {
        #expect(try FeatureRecord(Array(Self.record.rendered.utf8), path: Self.path) == Self.record)
        let empty = FeatureRecord(feature: "Home")
        #expect(try FeatureRecord(Array(empty.rendered.utf8), path: Self.path) == empty)
    }

    @Test("is sorted, one entry a line, so that two branches that add to it merge")
    func layout() {
        #expect(
            Self.record.rendered == """
                {
                  "feature": "Home",
                  "files": {
                    "Sources/A.swift": "01",
                    "Sources/B.swift": "02",
                    "Tests/\\"q\\".swift": "03"
                  },
                  "parts": [
                    { "template": "modular/feature", "version": "1", "inputs": {} },
                    { "template": "modular/screen", "version": "1", "inputs": { "payload": "", "screen": "B" } }
                  ]
                }

                """
        )
    }

    @Test("holds a part once")
    func parts() {
        var record = Self.record
        for part in Self.record.parts { record.add(part) }
        #expect(record == Self.record)
    }

    @Test("that can't be read is an error at its place", arguments: [("{", 1), ("{\n  \"files\": ]\n}", 2), ("", 1)])
    func broken(_ text: String, line: Int) throws {
        let failure = #expect(throws: Failure.self) { try FeatureRecord(Array(text.utf8), path: Self.path) }
        #expect(failure?.diagnostics.map(\.location?.line) == [line])
        #expect(failure?.diagnostics.map(\.location?.path) == [Self.path])
    }

    @Test(
        "has what it doesn't know dropped",
        arguments: ["{}", "[]", "1", #"{"feature": 1, "files": [], "parts": [{}]}"#]
    )
    func foreign(_ text: String) throws {
        #expect(try FeatureRecord(Array(text.utf8), path: Self.path) == FeatureRecord(feature: ""))
    }
}
