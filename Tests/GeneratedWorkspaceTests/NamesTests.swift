import Foundation
import Testing

extension GeneratedWorkspaces {
    @Suite("Names", .serialized)
    struct NamesTests {
        /// 40 characters each, the longest that is allowed.
        private static let long = (
            app: "ExtraordinarilyWellNamedShopApplications",
            feature: "InternationalCharacterEncyclopaediaIndex",
            screen: "EncyclopaediaOfRemarkableCharactersDetai",
            other: "ComprehensiveShippingAddressRegistration",
            label: "identifierOfTheCharacterThatIsToBeShowns"
        )

        @Test("The longest names and acronyms are lint-clean, build and pass")
        func longNames() async throws {
            let long = Self.long
            for name in [long.app, long.feature, long.screen, long.other, long.label] { #expect(name.count == 40) }
            let workspace = try await GeneratedWorkspace(long.app, ["--features", "\(long.feature),URLSessionLog"])
            try await workspace.scaffold(["new-feature", long.other, "--screen", long.screen])
            try await workspace.scaffold(["new-feature", "FAQ", "--screen", "HTTPAPIList"])
            for (screen, payload) in [
                ("\(long.screen.dropLast())l", "\(long.label): Int"),
                ("ListOfEverythingThatCanBeFoundInTheIndex", "\(long.label): [String: [Int?]], _ secondValue: UUID?"),
            ] {
                try await workspace.scaffold([
                    "add-screen", screen, "--feature", long.feature, "--payload", payload,
                ])
            }
            let destination = long.feature.prefix(1).lowercased() + long.feature.dropFirst()
            try await workspace.scaffold([
                "add-navigator", long.screen, "--feature", long.other,
                "--outgoing", destination,
                "--outgoing", "\(long.label)(\(long.label): Int)",
                "--outgoing", "urlSessionLog(\(long.label): [String: [Int?]], in: Int)",
                "--outgoing", "faq",
            ])
            try await workspace.lint()
            try await workspace.decideNone()
            try await workspace.lint()
            try await XcodeFiles(workspace: workspace).check()

            let standIn = try await StandIn(.iOS)
            let copy = try workspace.copy()
            try await standIn.rewrite(copy)
            try await copy.build(standIn.flags)
            try await copy.test(
                standIn.flags,
                suites: ["\(long.screen)Navigator", "FAQFeature", "HTTPAPIListViewModel"]
            )
        }

        /// With everything else that a configuration can change: where things are and how modules are named, a core from
        /// a package, no guards, tabs and a header.
        @Test("The shortest names, under a configuration that changes everything, are lint-clean, build and pass")
        func shortNames() async throws {
            let workspace = try await GeneratedWorkspace(
                "Q",
                ["--features", "A,Bo"],
                configuration: """
                    {
                      "app": "Q",
                      "core": { "package": { "path": "\(Toolchain.repository)" } },
                      "guards": false,
                      "modules": {
                        "feature": "{feature}{app}Kit", "app": "{app}Main", "networking": "{app}Net",
                        "dependencies": "{app}Needs"
                      },
                      "paths": {
                        "features": ["Modules/Features", "Old"], "app": "Modules/Main", "networking": "Base/Net",
                        "dependencies": "Base/Needs"
                      },
                      "redirects": { "table": "Modules/Main/Sources/Table.swift", "type": "QTable" },
                      "scan": { "include": ["Modules/Features"] },
                      "deepLinks": { "scheme": "q-app" },
                      "style": { "indent": "tabs", "header": "Q\\n\\nAll of it." }
                    }
                    """
            )
            try await workspace.scaffold(["new-feature", "c", "--without", "tracker", "--screen", "D"])
            try await workspace.scaffold(["add-screen", "E", "--feature", "C", "--payload", "i: Int, Date"])
            try await workspace.scaffold(["add-navigator", "A", "--feature", "A", "--outgoing", "cE(i: Int, Date)"])
            try await workspace.scaffold(["sync-redirects", "--check"])
            try await workspace.lint()
            for (file, text) in try workspace.swiftFiles() where file != "Package.swift" {
                #expect(text.hasPrefix("// Q\n//\n// All of it.\n\n"), "\(file) has the header")
                #expect(!text.contains("canImport(SwiftUI)"), "\(file) has no guard")
            }
            for (file, text) in try workspace.swiftFiles() {
                #expect(!text.contains(/(?m)^ {2}/), "\(file) is indented with tabs")
            }
            try await XcodeFiles(workspace: workspace).check()

            let standIn = try await StandIn(.macOS)
            let copy = try workspace.copy()
            try await standIn.rewrite(copy)
            try await copy.build(standIn.flags)
            try await copy.test(standIn.flags, suites: ["AFeature", "DNavigator", "EViewModel", "QTable"])
        }

        @Test("Two spaces and a header are obeyed by every command, and lint-clean")
        func style() async throws {
            let workspace = try await GeneratedWorkspace(
                "Demo",
                configuration: #"{ "app": "Demo", "style": { "indent": "2 spaces", "header": "Demo" } }"#
            )
            try await workspace.scaffold(["new-feature", "Orders", "--screen", "OrderList"])
            // A platform's module of that name is not in the way of module DemoContacts.
            try await workspace.scaffold(["new-feature", "Contacts"])
            try await workspace.scaffold(["add-screen", "OrderDetail", "--feature", "Orders", "--payload", "id: Int"])
            try await workspace.scaffold([
                "add-navigator", "Home", "--feature", "Home", "--outgoing", "orderDetail(id: Int)", "--outgoing",
                "orders",
            ])
            try await workspace.lint()
            for (file, text) in try workspace.swiftFiles() {
                #expect(file == "Package.swift" || text.hasPrefix("// Demo\n\n"), "\(file) has the header")
            }
        }

        @Test("A scaffold.json of another app is not taken for one's own")
        func anotherApp() async throws {
            let workspace = try await GeneratedWorkspace("Demo")
            let before = try workspace.bytes()
            let result = try await workspace.scaffold(["init", "Other", "--path", ".", "--force"], status: 2)
            #expect(result.output.contains("'Demo'"))
            #expect(try workspace.bytes() == before)
        }
    }
}
