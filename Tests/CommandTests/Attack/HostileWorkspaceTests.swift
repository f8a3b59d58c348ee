import Foundation
import Testing

/// Links, templates, records and configuration that a repository brings with it: nothing is written outside, nor in Git's folders.
@Suite("Attack: links, templates, records, configuration")
struct HostileWorkspaceTests {
    struct Attack: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// Shell, run in the workspace.
        var line: String
        var command = "new-feature Episodes"
    }

    private static func template(_ path: String) -> String {
        "t=.scaffold/templates/modular/feature p='\(path)' && mkdir -p \"$t/$(dirname \"$p\")\" && echo x > \"$t/$p\""
    }

    private static let attacks =
        [
            Attack(
                testDescription: "a committed link to .git",
                line: "ln -s .git docs && \(template("docs/commondir"))"
            ),
            Attack(testDescription: "a link to a link", line: "ln -s a b && ln -s .git/hooks a && \(template("b/x"))"),
            Attack(
                testDescription: "a bare repository",
                line: "git init -q --bare docs && \(template("docs/hooks/post-commit"))"
            ),
            Attack(
                testDescription: "a worktree's own folder",
                line: "mkdir docs && touch docs/HEAD docs/commondir && \(template("docs/config"))"
            ),
            Attack(
                testDescription: "a new bare repository",
                line: ["docs/HEAD", "docs/objects/x", "docs/refs/x"].map(template).joined(separator: " && ")
            ),
            Attack(testDescription: "a link out", line: "mkdir ../out && ln -s ../out docs && \(template("docs/x"))"),
            Attack(
                testDescription: "a long name",
                line:
                    "mkdir -p .scaffold/templates/modular/feature && printf x > .scaffold/templates/modular/feature/'{% for i in \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\" %}x{% endfor %}'"
            ),
            Attack(
                testDescription: "a feature folder that leads out",
                line: "mkdir ../out && rm -rf Features && ln -s ../out Features"
            ),
            Attack(
                testDescription: "a feature folder that leads into .git",
                line: "rm -rf Features && mkdir .git/f && ln -s .git/f Features"
            ),
            Attack(
                testDescription: "a table that leads into .git",
                line:
                    "t=AppKit/Sources/Presentation/Navigation/AppNavigationRedirect.swift && mv $t .git/t && ln -s ../../../../.git/t $t",
                command: "sync-redirects"
            ),
            Attack(
                testDescription: "a record of files outside",
                line:
                    "echo x > ../victim && sed -i 's#\"files\": *{#&\"../../../victim\": \"0\",#' Features/Characters/.scaffold.json",
                command: "remove-feature Characters --force"
            ),
            Attack(
                testDescription: "a configuration that leads out",
                line: "sed -i 's#\"app\":#\"paths\": {\"features\": [\"../out\"]}, \"app\":#' scaffold.json"
            ),
        ]
        + [
            ".GIT", ".g\u{200C}it", "git~1", "GIT~1", ".git.", ".git ", ".git::$INDEX_ALLOCATION", ".git\\x",
            ".gi\u{FEFF}t",
        ].map {
            Attack(testDescription: "a template for \($0.debugDescription)", line: template("\($0)/hooks/post-commit"))
        }

    @Test(
        "Nothing outside the workspace, and nothing of Git's, is changed; all or nothing of the rest",
        arguments: attacks
    )
    func attack(_ attack: Attack) throws {
        let scene = try Scene()
        try scene.expect("cd Demo && git init -q . && \(attack.line)")
        let before = try scene.snapshot(of: "")
        let result = try scene.run(attack.command)
        let after = try scene.snapshot(of: "")
        let git = { (path: String) in path.contains("/.git/") || path.contains("docs") || !path.hasPrefix("Demo/") }
        #expect(before.filter { git($0.key) && !$0.key.isEmpty } == after.filter { git($0.key) && !$0.key.isEmpty })
        if result.status != 0 {
            #expect(result.status == 2)
            #expect(result.error.contains("error:"))
            #expect(after == before)
        }
        #expect(!after.keys.contains { $0.contains(".scaffold-staged") || $0.contains(".scaffold-transaction") })
    }

    @Test("A path that is too long is refused before anything is written")
    func longPath() throws {
        let scene = try Scene()
        let deep = Array(repeating: String(repeating: "d", count: 200), count: 15).joined(separator: "/")
        let shell =
            "cd Demo/.scaffold/templates/modular/feature && for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do d=$(printf 'd%.0s' $(seq 200)); mkdir $d; cd -P ./$d; done; echo x > $(printf 'e%.0s' $(seq 200))"
        #expect(deep.utf8.count > 3000)
        try scene.expect("mkdir -p Demo/.scaffold/templates/modular/feature && \(shell)")
        let before = try scene.snapshot(of: "Demo/Features")
        // Here the templates are found by their paths, there the files go one folder deeper.
        let result = try scene.run("new-feature Episodes")
        if result.status == 2 { #expect(try scene.snapshot(of: "Demo/Features") == before) }
        #expect(try scene.run("recover").status == 0)
    }
}
