import ScaffoldKit
import Testing

@Suite("Test plan edit")
struct TestPlanEditTests {
    @Test("The target stands before the first that sorts after it, in the plan's own layout")
    func insertsInOrder() throws {
        let plan = plan(["DemoAppKitTests", "NavCoreTests"])

        let edited = try apply(TestPlanEdit(target: "DemoHomeTests"), to: plan)

        #expect(edited == self.plan(["DemoAppKitTests", "DemoHomeTests", "NavCoreTests"]))
    }

    @Test("The target stands last where none sorts after it")
    func appends() throws {
        let edited = try apply(TestPlanEdit(target: "ZooTests"), to: plan(["NavCoreTests"]))

        #expect(edited == plan(["NavCoreTests", "ZooTests"]))
    }

    @Test("An empty list gets its first entry")
    func fillsEmpty() throws {
        let edited = try apply(TestPlanEdit(target: "DemoHomeTests"), to: plan([]))

        #expect(edited == plan(["DemoHomeTests"]))
    }

    @Test("A target that is there changes nothing")
    func keeps() throws {
        let plan = plan(["DemoHomeTests", "NavCoreTests"])

        let edited = try apply(TestPlanEdit(target: "DemoHomeTests"), to: plan)

        #expect(edited == plan)
    }

    @Test("Escaped slashes, as Xcode writes them, and line ends of another kind are kept")
    func keepsLayout() throws {
        let xcode = plan(["NavCoreTests"], package: "..\\/Package", lineEnding: "\r\n")

        let edited = try apply(TestPlanEdit(target: "DemoTests", package: "..\\/Package"), to: xcode)

        #expect(edited == plan(["DemoTests", "NavCoreTests"], package: "..\\/Package", lineEnding: "\r\n"))
    }

    @Test(
        "A plan without a list of targets has no place",
        arguments: ["{ }\n", "", "{ \"testTargets\" : 1 }\n", "{ \"testTargets\" : [] }\n"]
    )
    func noPlace(plan: String) throws {
        let file = try source(plan)

        #expect(TestPlanEdit(target: "DemoTests").edits(in: file) == nil)
    }

    private func plan(_ targets: [String], package: String = "..", lineEnding: String = "\n") -> String {
        let entries = targets.map { target in
            [
                "    {",
                "      \"target\" : {",
                "        \"containerPath\" : \"container:\(package)\",",
                "        \"identifier\" : \"\(target)\",",
                "        \"name\" : \"\(target)\"",
                "      }",
                "    }",
            ].joined(separator: lineEnding)
        }
        let list = entries.isEmpty ? [] : [entries.joined(separator: "," + lineEnding)]
        return (["{", "  \"testTargets\" : ["] + list + ["  ],", "  \"version\" : 1", "}", ""])
            .joined(separator: lineEnding)
    }

    private func source(_ text: String) throws -> EditableSource {
        let path = try #require(RelativePath("App/Demo.xctestplan"))
        return try EditableSource(path: path, bytes: Array(text.utf8), fallbackIndent: "    ")
    }

    private func apply(_ edit: TestPlanEdit, to text: String) throws -> String? {
        let edits = try #require(edit.edits(in: try source(text)))
        return edits.applied(to: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }
}
