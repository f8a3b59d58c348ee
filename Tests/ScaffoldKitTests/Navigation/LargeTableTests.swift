import Testing

@testable import ScaffoldKit

/// Trees that anything quadratic would take minutes for.
@Suite("Large tables")
struct LargeTableTests {
    private func tree(features: Int) -> MemoryTree {
        var texts = ["AppKit/Sources/A.swift": ""]
        for index in 0..<features {
            texts["Features/F\(index)x/Sources/I.swift"] =
                "public enum F\(index)xIncomingNavigation: IncomingNavigationContract {\n    case main, detail(id: Int)\n}\n"
            texts["Features/F\(index)x/Sources/O.swift"] =
                "public enum F\(index)xOutgoingNavigation: OutgoingNavigationContract {\n"
                + "    case f\((index + 1) % features)x, f\((index + 2) % features)xDetail(id: Int)\n}\n"
        }
        return MemoryTree(texts: texts)
    }

    @Test("three hundred features are written, found true, and one more is sorted in")
    func features() throws {
        let configuration = Configuration(app: "Demo")
        var tree = tree(features: 300)
        let path = try #require(RelativePath(configuration.redirects.table))
        let plan = try SyncRedirects.plan(tree: tree, configuration: configuration, mode: .sync)
        tree.contents[path] = try #require(plan.changeset.changes.first?.after)
        #expect(plan.redirects.count == 600)
        #expect(try SyncRedirects.plan(tree: tree, configuration: configuration, mode: .check).isStale == false)
        let folder = try #require(RelativePath("Features/F150y/Sources/O.swift"))
        tree.contents[folder] = Array(
            "public enum F150yOutgoingNavigation: OutgoingNavigationContract { case f1x }".utf8
        )
        let second = try SyncRedirects.plan(tree: tree, configuration: configuration, mode: .sync)
        #expect(second.redirects.filter(\.isNew).map(\.outgoing) == ["F150yOutgoingNavigation.f1x"])
    }

    @Test("an enum of two thousand cases")
    func cases() throws {
        let configuration = Configuration(app: "Demo")
        let cases = (0..<2_000).map {
            "    case target(n\($0)x: Int)".replacing("target(", with: "targetN\($0)x(") + "\n"
        }
        let incoming = (0..<2_000).map { "    case n\($0)x(n\($0)x: Int)\n" }
        var tree = MemoryTree(texts: [
            "AppKit/Sources/A.swift": "",
            "Features/Target/Sources/I.swift":
                "public enum TargetIncomingNavigation: IncomingNavigationContract {\n\(incoming.joined())}\n",
            "Features/Home/Sources/O.swift":
                "public enum HomeOutgoingNavigation: OutgoingNavigationContract {\n\(cases.joined())}\n",
        ])
        let plan = try SyncRedirects.plan(tree: tree, configuration: configuration, mode: .sync)
        let path = try #require(RelativePath(configuration.redirects.table))
        tree.contents[path] = try #require(plan.changeset.changes.first?.after)
        let check = try SyncRedirects.plan(tree: tree, configuration: configuration, mode: .check)
        #expect(check.isStale == false)
        #expect(check.diagnostics == [])
        #expect(check.unused == [])
    }

    @Test("what an undecided case may mean is found among hundreds that share a word with it")
    func candidates() throws {
        var tree = tree(features: 300)
        let added = MemoryTree(texts: [
            "Features/Zebra/Sources/I.swift":
                "public enum ZebraIncomingNavigation: IncomingNavigationContract {\n    case detail(id: Int)\n}\n",
            "Features/Zoo/Sources/O.swift":
                "public enum ZooOutgoingNavigation: OutgoingNavigationContract {\n    case zebraDetail(name: Int)\n}\n",
        ])
        tree.contents.merge(added.contents) { $1 }
        let plan = try SyncRedirects.plan(tree: tree, configuration: Configuration(app: "Demo"), mode: .sync)
        let error = try #require(plan.diagnostics.first)
        #expect(plan.diagnostics.count == 1)
        let offered = error.fact.help?.split(separator: "\n").first { $0.contains("IncomingNavigation") }
        #expect(offered?.contains("ZebraIncomingNavigation.detail") == true, "\(error.fact.help ?? "")")
    }
}
