import Foundation
import Testing

extension GeneratedWorkspaces {
    /// Every option of every command in one workspace, built three times: for iOS and for macOS, and under the other
    /// default isolation.
    @Suite("A workspace with everything", .serialized)
    struct RichWorkspaceTests {
        @Test("Features, screens, navigators and hand-written cases of every shape build and pass, SwiftUI included")
        func rich() async throws {
            let workspace = try await GeneratedWorkspace("Shop", ["--features", "Home,Characters,Episodes"])
            try await addFeatures(to: workspace)
            try await addScreens(to: workspace)
            try await addNavigators(to: workspace)
            try await workspace.lint()
            try await workspace.decideNone()
            try await workspace.scaffold(["sync-redirects", "--check"])
            try await XcodeFiles(workspace: workspace).check()

            try await addHandWrittenCases(to: workspace)
            let written = try workspace.bytes()
            try await workspace.scaffold(["sync-redirects"])
            try await workspace.scaffold(["sync-redirects", "--check"])
            #expect(try workspace.bytes() == written)
            try await workspace.lint()

            let phone = try await StandIn(.iOS)
            let copy = try workspace.copy()
            try await phone.rewrite(copy)
            try await copy.build(phone.flags)
            try await copy.test(phone.flags, suites: Self.suites)
            try await checkShell(of: copy, with: phone)

            // The same text under the other default. Only what depends on the setting is built anew.
            try copy.isolateByDefault()
            try await copy.build(phone.flags)
            try await copy.test(phone.flags, suites: Self.suites)

            let desktop = try await StandIn(.macOS)
            let other = try workspace.copy()
            try await desktop.rewrite(other)
            try await other.build(desktop.flags)
        }

        private static let suites = [
            "AppContainer", "AppNavigationRedirect", "Redirects of hand-written cases", "CharactersFeature",
            "CharactersContainer", "CharacterDetailNavigator", "OffersFeature", "OfferListNavigator", "MembersFeature",
            "SettingsContainer", "PreferencesNavigator", "EpisodeFilterViewModel",
        ]

        private func addFeatures(to workspace: GeneratedWorkspace) async throws {
            try await workspace.scaffold(["new-feature", "Offers", "--without", "navigator", "--screen", "OfferList"])
            try await workspace.scaffold(["new-feature", "members", "--without", "tracker"])
            try await workspace.scaffold([
                "new-feature", "Settings", "--without", "navigator,tracker", "--screen", "Preferences",
            ])
        }

        /// Payloads of every shape, with every part left out at least once.
        private func addScreens(to workspace: GeneratedWorkspace) async throws {
            func add(_ screen: String, _ feature: String, payload: String? = nil, without: String? = nil) async throws {
                let options = (payload.map { ["--payload", $0] } ?? []) + (without.map { ["--without", $0] } ?? [])
                try await workspace.scaffold(["add-screen", screen, "--feature", feature] + options)
            }
            try await add("CharacterDetail", "Characters", payload: "identifier: Int")
            try await add("CharacterList", "Characters", payload: "_ page: Int", without: "tracker")
            try await add("CharacterSwap", "Characters", payload: "from: Int, to: Int", without: "navigator")
            try await add("EpisodeFilter", "Episodes", payload: #"in: Int, Set<Int>, text: String = "a, b""#)
            try await add("EpisodeArchive", "Episodes", payload: "[Int], by: [String: Bool], Int?")
            try await add("Plain", "Episodes", without: "navigator,tracker")
            try await add(
                "OfferDetail",
                "Offers",
                payload: "identifier: UUID, since: Date?, links: [URL], _ flags: [String: [Int?]]"
            )
            try workspace.overlay(Self.handWritten + "/Features/Offers", at: "Features/Offers")
            try await add("OfferKind", "Offers", payload: "kind: OfferKind, count: Int = 1", without: "navigator")
            try await add("Terms", "Settings", payload: "URL", without: "tracker")
        }

        private func addNavigators(to workspace: GeneratedWorkspace) async throws {
            func add(_ screen: String, _ feature: String, _ outgoing: String...) async throws {
                let options = outgoing.flatMap { ["--outgoing", $0] }
                try await workspace.scaffold(["add-navigator", screen, "--feature", feature] + options)
                // Again: nothing to do.
                let before = try workspace.bytes()
                if !outgoing.isEmpty {
                    try await workspace.scaffold(["add-navigator", screen, "--feature", feature] + options)
                    #expect(try workspace.bytes() == before)
                }
            }
            try await add("Plain", "Episodes")
            try await add("CharacterSwap", "Characters")
            try await add(
                "OfferList",
                "Offers",
                "characterDetail(identifier: Int)",
                "characterSwap(from: Int, to: Int)",
                "episodeFilter(in: Int, Set<Int>)",
                "episodes"
            )
            try await add(
                "Preferences",
                "Settings",
                "offerDetail(identifier: UUID, since: Date?, links: [URL], _ flags: [String: [Int?]])",
                "episodeArchive([Int], by: [String: Bool], Int?)",
                "undecided(Int, String)",
                "dates([Date], by: [UUID: [Int?]], until: Date = Date(timeIntervalSince1970: 0))"
            )
            try await add("Terms", "Settings", "characterList(_ page: Int)")
        }

        private func addHandWrittenCases(to workspace: GeneratedWorkspace) async throws {
            try workspace.overlay(Self.handWritten)
            let mirrored = [
                "CharactersOutgoingNavigation": [
                    "default", "init", "class", "keyword", "swap", "pair", "mixed", "underscored", "second",
                    "onTwoLines", "defaulted", "optionals", "collections", "navigation", "redirect", "some", "beta",
                ],
                "CharactersRoutes.Out": ["out"],
                "CharactersElsewhere": ["elsewhere"],
            ]
            for (outgoing, cases) in mirrored {
                for name in cases {
                    try await workspace.scaffold([
                        "redirect", "\(outgoing).\(name)", "MirrorIncomingNavigation.\(name)",
                    ])
                }
            }
            try await workspace.decideNone()
        }

        /// The app's entry is not part of the package: its types are checked against what was built.
        private func checkShell(of workspace: GeneratedWorkspace, with standIn: StandIn) async throws {
            #if os(Linux)
            let flags = ["-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors"]
            let modules = workspace.path + "/.build/debug/Modules"
            let result = try await ChildProcess.run(
                "/usr/bin/env",
                ["swiftc"] + flags + standIn.compilerFlags + ["-I", modules, "App/Shop/ShopApp.swift"],
                in: workspace.path
            )
            #expect(result.status == 0, Comment(rawValue: result.account))
            #endif
        }

        private static let handWritten =
            Toolchain.repository + "/Tests/GeneratedWorkspaceTests/Fixtures/HandWritten"
    }
}
