import Foundation
import Testing

extension GeneratedWorkspaces {
    @Suite("Same input, same bytes", .serialized)
    struct SameBytesTests {
        /// What should make no difference, one at a time.
        struct Circumstance: Sendable, CustomTestStringConvertible {
            let testDescription: String
            var environment: [String: String] = [:]
            /// Run from a folder far away, with an absolute path.
            var isFarAway = false
        }

        private static let commands = [
            ["init", "IstanbulInfo", "--path", "W", "--features", "Items,Images,infoList"],
            ["new-feature", "Insights", "--screen", "insight-list", "-C", "W"],
            ["add-screen", "InsightDetail", "--feature", "Insights", "--payload", "id: Int, title: String", "-C", "W"],
            [
                "add-navigator", "Items", "--feature", "Items", "--outgoing", "insightDetail(id: Int, title: String)",
                "--outgoing", "imaginary", "-C", "W",
            ],
            ["redirect", "ItemsOutgoingNavigation.imaginary", "none", "-C", "W"],
            ["sync-redirects", "-C", "W"],
        ]

        @Test(
            "A workspace is the same to the byte",
            arguments: [
                Circumstance(testDescription: "once more"),
                Circumstance(
                    testDescription: "Turkish",
                    environment: ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"]
                ),
                Circumstance(testDescription: "no UTF-8", environment: ["LC_ALL": "C", "LANG": "C"]),
                Circumstance(testDescription: "another time zone", environment: ["TZ": "Asia/Kathmandu"]),
                Circumstance(testDescription: "another working directory", isFarAway: true),
            ]
        )
        func same(circumstance: Circumstance) async throws {
            let expected = try await written(in: Circumstance(testDescription: "plain"))
            let found = try await written(in: circumstance)
            #expect(found.keys.sorted() == expected.keys.sorted())
            for (file, bytes) in expected { #expect(found[file] == bytes, "\(file)") }
            #expect(expected.count > 100)
        }

        private func written(in circumstance: Circumstance) async throws -> [String: Data] {
            let folder = try TemporaryFolder()
            for command in Self.commands {
                let result = try await ChildProcess.run(
                    Toolchain.scaffold,
                    circumstance.isFarAway ? command.map { $0 == "W" ? folder.path + "/W" : $0 } : command,
                    in: circumstance.isFarAway ? "/" : folder.path,
                    environment: circumstance.environment
                )
                try #require(result.status == 0, Comment(rawValue: result.account))
            }
            return try GeneratedWorkspace(at: folder.path + "/W", in: folder).bytes()
        }
    }
}
