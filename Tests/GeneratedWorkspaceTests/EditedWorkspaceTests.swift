import Foundation
import Testing

extension GeneratedWorkspaces {
    /// Parts that are added one by one to features whose files people have edited, each in another way.
    @Suite("A workspace edited by hand", .serialized)
    struct EditedWorkspaceTests {
        enum Habit: String, CaseIterable {
            case comments, tabs, carriageReturns, members

            var feature: String {
                switch self {
                case .comments: "Notes"
                case .tabs: "Tabs"
                case .carriageReturns: "Lines"
                case .members: "Extras"
                }
            }

            func edit(_ text: String) -> String {
                switch self {
                case .comments:
                    text.replacing("{\n", with: "{ // opened\n").replacing("\n}", with: "\n    // closing\n}")
                        .replacing("    func ", with: "    /* by hand */\n    func ")
                case .tabs: text.replacing("    ", with: "\t")
                case .carriageReturns: "\u{FEFF}" + text.replacing("\n", with: "\r\n")
                case .members: Self.reordered(text)
                }
            }

            /// Whether a text that was edited keeps the habit.
            func isKept(_ text: String) -> Bool {
                switch self {
                case .comments, .members: true
                case .tabs: !text.contains("    ")
                case .carriageReturns: !text.replacing("\r\n", with: "").contains("\n")
                }
            }

            /// An own method in every class and struct with an initialiser, which comes last in the type.
            private static func reordered(_ text: String) -> String {
                let parts = text.matches(of: /\n    init\([\s\S]*?\n    \}\n/)
                guard parts.count == 1, let part = parts.first, let end = text.range(of: "\n}\n") else { return text }
                let initializer = String(text[part.range])
                guard part.range.upperBound < end.lowerBound else { return text }
                return text[..<part.range.lowerBound] + text[part.range.upperBound..<end.lowerBound]
                    + "\n\n    private func own() -> Int { 1 }\n" + initializer.dropLast() + text[end.lowerBound...]
            }
        }

        @Test("Parts are added one by one, and the files keep their ways")
        func edited() async throws {
            let workspace = try await GeneratedWorkspace("Hand", ["--features", "Home"])
            for habit in Habit.allCases { try await addParts(habit, to: workspace) }
            try await workspace.scaffold(["sync-redirects", "--check"])
            let phone = try await StandIn(.iOS)
            try await phone.rewrite(workspace)
            try await workspace.build(phone.flags)
            try await workspace.test(
                phone.flags,
                suites: Habit.allCases.flatMap { ["\($0.feature)Container", "\($0.feature)DetailViewModel"] }
            )
        }

        private func addParts(_ habit: Habit, to workspace: GeneratedWorkspace) async throws {
            let feature = habit.feature
            var edited: Set<String> = []
            func add(_ words: String...) async throws {
                try await workspace.scaffold(words)
                for file in try workspace.files()
                where file.hasPrefix("Features/\(feature)/") && file.hasSuffix(".swift") {
                    let text = try workspace.text(file)
                    if edited.insert(file).inserted {
                        try workspace.write(habit.edit(text), to: file)
                    } else {
                        #expect(habit.isKept(text), "\(file) after \(words)")
                    }
                }
            }
            try await add("new-feature", feature, "--without", "tracker")
            try await add("add-model", "Note", "--feature", feature, "--fields", "id: Int, text: String?")
            try await add("add-datasource", "Note", "--source", "userdefaults", "--feature", feature)
            try await add("add-repository", "Note", "--policy", "all", "--feature", feature)
            try await add("add-usecase", "GetNote", "--kind", "get", "--feature", feature)
            try await workspace.scaffold([
                "add-screen", feature + "Detail", "--payload", "identifier: Int", "--feature", feature,
                "--without", "navigator",
            ])
            try await add("add-viewmodel", feature + "Detail", "--kind", "detail", "--feature", feature)
            try await workspace.scaffold(["add-screen", feature + "List", "--feature", feature])
            try await add("add-viewmodel", feature + "List", "--kind", "list", "--feature", feature)
            try await workspace.scaffold(["add-screen", feature + "Filter", "--feature", feature])
            try await add("add-viewmodel", feature + "Filter", "--kind", "filter", "--feature", feature)
            try await add("add-tracker", feature, "--event", "opened(at: Date)", "--feature", feature)
            try await add("add-navigator", feature + "Detail", "--outgoing", "home", "--feature", feature)
            try await add("add-deep-link", feature, "detail/:identifier")
            try await add("link", "Home", feature + ".detail")
            try await add("link", feature, "Home")
            try await add("add-tracker", feature + "List", "--event", "scrolled", "--feature", feature)
        }
    }
}
