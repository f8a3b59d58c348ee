import Testing

@testable import ScaffoldKit

@Suite("Damaged tables")
struct DamagedTableTests {
    static let fixtures = RedirectFixture.all().filter { fixture in
        [
            "conditions-emptied", "if-let-dispatch", "multi-pattern-arm", "gone-enum", "bytes-crlf-and-all",
            "else-if-dispatch",
        ]
        .contains(fixture.name)
    }

    @Test(
        "a table cut off anywhere, or without any one byte, is planned or refused, never a crash",
        arguments: fixtures
    )
    func cut(_ fixture: RedirectFixture) throws {
        let path = try #require(RelativePath(fixture.configuration.redirects.table))
        var tree = fixture.tree
        let bytes = try #require(tree.contents[path])
        for index in stride(from: 0, to: bytes.count, by: 5) {
            for damaged in [Array(bytes[..<index]), Array(bytes[..<index] + bytes[(index + 1)...])] {
                tree.contents[path] = damaged
                do throws(Failure) {
                    let plan = try fixture.plan(tree)
                    #expect(plan.changeset.isEmpty || !plan.isBlocked)
                } catch {
                    #expect(!error.diagnostics.isEmpty)
                }
            }
        }
    }
}
