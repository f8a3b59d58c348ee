import SwiftScan
import Testing

@testable import ScaffoldKit
@testable import ScaffoldTemplates

@Suite("What is to be written is read back")
struct ReadBackTests {
    private func codes(_ path: String, before: String?, after: String?, includesNew: Bool) -> [String] {
        let change = FileChange(
            path: Workshop.path(path),
            before: before.map { Array($0.utf8) },
            after: after.map { Array($0.utf8) }
        )
        return refusals { try ReadBack.check(Changeset([change]), includesNew: includesNew) }
    }

    @Test("a Swift file that is edited or made of an own template must be Swift")
    func flaws() {
        #expect(codes("a.swift", before: "a", after: "a {", includesNew: false) == ["a.swift wiring.damaged"])
        #expect(codes("a.swift", before: nil, after: "a {", includesNew: true) == ["a.swift wiring.damaged"])
        #expect(codes("a.swift", before: nil, after: "a {", includesNew: false) == [])
        #expect(codes("a.swift", before: "a {", after: nil, includesNew: true) == [])
        #expect(codes("a.md", before: "a", after: "a {", includesNew: true) == [])
    }

    @Test("built-in templates come out as Swift, whatever is asked for")
    func builtIn() throws {
        var shop = try Workshop(features: ["Home", "Characters"])
        try shop.addScreen("Detail", to: "Characters", payload: "`a b`: Int, 👍: Decimal, inout: [URL]?")
        try shop.addNavigator(to: "Home", outgoing: ["go(let: Int, `a b`: UUID)"])
        try shop.addTracker(to: "Home", events: ["tapped(inout: Date, `\"`: Int)"])
        for kind in ViewModelKind.allCases where kind != .detail {
            try shop.newFeature("With\(kind.rawValue)")
            try shop.addViewModel(to: "With\(kind.rawValue)", kind: kind, model: kind == .filter ? nil : "Shop")
        }
        #expect(shop.flaws() == [])
    }

    @Test("an edit that isn't there afterwards is an error, and nothing is written")
    func lost() throws {
        struct Forgetful: WiringEdit {
            var place: String { "nowhere" }
            var text: String { "text" }
            func edits(in file: EditableSource) -> [TextEdit]? { [TextEdit(insert: " ", at: 0)] }
        }
        let path = Workshop.path("a.swift")
        var bench = Workbench(
            base: MemoryTree(texts: ["a.swift": "let a = 1\n"]),
            configuration: Configuration(app: "Demo", scheme: "demo")
        )
        try bench.wire([WiringStep(path, Forgetful())])
        #expect(refusals { _ = try bench.finish() } == ["a.swift wiring.lost"])
    }
}
