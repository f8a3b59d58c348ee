import Foundation
import Testing

/// Bad input: a message with the place and the next step, status 2, and the tree as it was.
@Suite("Bad input, end to end")
struct BadInputTests {
    struct Damage: Sendable, CustomTestStringConvertible {
        var name: String
        /// Shell, run in the workspace.
        var line: String
        /// What the message must name.
        var place: String
        var testDescription: String { name }
    }

    @Test("No workspace", arguments: Scene.writing + Scene.reading)
    func missingWorkspace(_ line: String) throws {
        let scene = try Scene(empty: ())
        let result = try scene.run(line, in: "")
        check(result, place: "scaffold.json")
        #expect(try scene.snapshot(of: "").count == 1)
    }

    private static let broken = [
        Damage(name: "cut off", line: "printf '{' > scaffold.json", place: "scaffold.json:1:2"),
        Damage(name: "empty", line: ": > scaffold.json", place: "scaffold.json:1:1"),
        Damage(name: "no object", line: "echo '[]' > scaffold.json", place: "scaffold.json:1:1"),
        Damage(name: "no app", line: "echo '{}' > scaffold.json", place: "scaffold.json:1"),
        Damage(name: "unknown key", line: #"echo '{"app": "Demo", "pathz": 1}' > scaffold.json"#, place: "'pathz'"),
        Damage(name: "wrong type", line: #"echo '{"app": 1}' > scaffold.json"#, place: "scaffold.json:1:9"),
        Damage(name: "not UTF-8", line: #"printf '{"app": "\377"}' > scaffold.json"#, place: "scaffold.json:1"),
        Damage(name: "a folder", line: "rm scaffold.json; mkdir scaffold.json", place: "scaffold.json"),
        Damage(
            name: "a path as a folder",
            line: #"echo '{"app": "D", "paths": {"app": "../x"}}' > scaffold.json"#,
            place: "scaffold.json:1"
        ),
    ]

    @Test("A broken scaffold.json, whatever is wrong with it", arguments: broken, ["new-feature Episodes", "list"])
    func brokenConfiguration(_ damage: Damage, line: String) throws {
        try refuses(damage, line)
    }

    @Test("A broken scaffold.json, for every command", arguments: Scene.writing + Scene.reading)
    func brokenForEvery(_ line: String) throws {
        try refuses(try #require(Self.broken.first), line)
    }

    private func refuses(_ damage: Damage, _ line: String) throws {
        let scene = try Scene()
        try scene.expect("cd Demo && \(damage.line)")
        let before = try scene.snapshot()
        check(try scene.run(line), place: damage.place)
        #expect(try scene.snapshot() == before)
    }

    @Test(
        "A file where a folder should be, a folder where a file should be, and other obstacles",
        arguments: [
            (
                Damage(name: "Features is a file", line: "rm -r Features; : > Features", place: "Features"),
                "new-feature Episodes"
            ),
            (
                Damage(
                    name: "the feature's folder is a file",
                    line: ": > Features/Episodes",
                    place: "Features/Episodes"
                ),
                "new-feature Episodes"
            ),
            (
                Damage(
                    name: "a screen's folder is a file",
                    line: ": > Features/Home/Sources/Presentation/Detail",
                    place: "Features/Home/Sources/Presentation/Detail"
                ), "add-screen Detail --feature Home"
            ),
            (
                Damage(
                    name: "the manifest is a folder",
                    line: "rm Package.swift; mkdir Package.swift",
                    place: "Package.swift"
                ),
                "new-feature Episodes"
            ),
            (
                Damage(name: "the manifest is gone", line: "rm Package.swift", place: "Package.swift"),
                "new-feature Episodes"
            ),
            (
                Damage(
                    name: "the manifest is a pipe",
                    line: "rm Package.swift; mkfifo Package.swift",
                    place: "Package.swift"
                ),
                "new-feature Episodes"
            ),
            (
                Damage(
                    name: "the table is a folder",
                    line: "cd AppKit/Sources/Presentation/Navigation; rm *.swift; mkdir AppNavigationRedirect.swift",
                    place: "AppNavigationRedirect.swift"
                ), "sync-redirects"
            ),
            (
                Damage(
                    name: "the table leads out of the workspace",
                    line: "f=AppKit/Sources/Presentation/Navigation/AppNavigationRedirect.swift; mv $f ..; "
                        + "ln -s $PWD/../AppNavigationRedirect.swift $f",
                    place: "AppNavigationRedirect.swift"
                ), "sync-redirects"
            ),
            (
                Damage(
                    name: "a source is unbalanced",
                    line: "echo '}' >> Features/Home/Sources/HomeContainer.swift",
                    place: "Features/Home/Sources/HomeContainer.swift"
                ), "add-screen Detail --feature Home"
            ),
            (
                Damage(
                    name: "a source is not UTF-8",
                    line: #"printf '\377' >> Features/Home/Sources/HomeContainer.swift"#,
                    place: "Features/Home/Sources/HomeContainer.swift"
                ), "add-screen Detail --feature Home"
            ),
            (
                Damage(
                    name: "the feature's record is broken",
                    line: "echo '{' > Features/Home/.scaffold.json",
                    place: "Features/Home/.scaffold.json:"
                ), "add-screen Detail --feature Home"
            ),
            (
                Damage(
                    name: "somebody's folder",
                    line: "mkdir -p Features/Episodes/Sources; echo mine > "
                        + "Features/Episodes/Sources/EpisodesFeature.swift",
                    place: "EpisodesFeature.swift"
                ),
                "new-feature Episodes"
            ),
        ] as [(Damage, String)]
    )
    func obstacles(_ damage: Damage, line: String) throws {
        let scene = try Scene()
        try scene.expect("cd Demo && { \(damage.line); }")
        let before = try scene.snapshot()
        for option in ["", "--dry-run", "--diff", "--json"] {
            let result = try scene.run("\(line) \(option)")
            #expect(result.status == 2, "\(option)")
            if option == "--json" {
                #expect(try JSONSchema.object(result.output)["status"] != nil)
            } else {
                check(result, place: damage.place)
            }
        }
        #expect(try scene.snapshot() == before)
    }

    @Test(
        "init into a file, a full folder, below a file, or with bad names",
        arguments: [
            (": > Demo", "init Demo", "Demo"), ("mkdir Demo; : > Demo/x", "init Demo", "Demo"),
            (": > a", "init Demo --path a/Demo", "a"), (":", "init Swift", "Swift"), (":", "init ../x", "../x"),
            (":", "init Demo --features Home,home", "Home"), (":", "init Demo --features class", "class"),
        ]
    )
    func badInit(_ damage: String, line: String, place: String) throws {
        let scene = try Scene(empty: ())
        try scene.expect(damage)
        let before = try scene.snapshot(of: "")
        check(try scene.run(line, in: ""), place: place)
        #expect(try scene.snapshot(of: "") == before)
    }

    private func check(_ result: Binary.Result, place: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(result.status == 2, "\(result.output)", sourceLocation: sourceLocation)
        #expect(result.output == "", sourceLocation: sourceLocation)
        #expect(result.error.contains("error:"), sourceLocation: sourceLocation)
        #expect(result.error.contains(place), "\(result.error)", sourceLocation: sourceLocation)
        #expect(result.error.contains("help:"), "no next step: \(result.error)", sourceLocation: sourceLocation)
    }
}
