import Foundation
import Testing

@testable import ScaffoldKit

@Suite("The bytes of a workspace's own templates")
struct OwnTemplateBytesTests {
    private static let folder = ".scaffold/templates/modular/feature/{{ feature.path }}/"

    private func written(_ name: String, _ bytes: [UInt8], indent: String = "4 spaces") throws -> [UInt8]? {
        var shop = try Workshop()
        shop.configuration.style.indent = indent
        let folder = Workshop.path(Self.folder + "Own")
        shop.tree.contents[folder.appending(name)] = bytes
        try shop.newFeature("Episodes")
        return shop.tree.contents[Workshop.path("Features/Episodes/Own").appending(name)]
    }

    @Test("a byte order mark stays in front")
    func mark() throws {
        let text = "\u{FEFF}import Foundation\n\nenum {{ feature.name }}Own {}\n"
        let written = try written("Own.swift", Array(text.utf8))
        #expect(written == Array("\u{FEFF}import Foundation\n\nenum EpisodesOwn {}\n".utf8))
    }

    @Test("what is no text is copied to the byte, with braces in it as well")
    func binary() throws {
        let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x00, 0xFF, 0x7B, 0x7B, 0x20, 0xC3]
        #expect(try written("picture.png", picture) == picture)
    }

    @Test("levels of two spaces stay in a workspace that has such, and those of four become two")
    func indentation() throws {
        let own = "enum A {\n  static let a = [\n    1,\n    2,\n  ]\n}\n"
        #expect(try written("A.swift", Array(own.utf8), indent: "2 spaces") == Array(own.utf8))
        let usual = "enum A {\n    static let a = 1\n}\n"
        #expect(
            try written("A.swift", Array(usual.utf8), indent: "2 spaces")
                == Array("enum A {\n  static let a = 1\n}\n".utf8)
        )
    }

    @Test("a snippet with levels of two spaces goes into a file with four")
    func snippet() throws {
        // Given
        var shop = try Workshop()
        try shop.addNavigator(to: "Home", outgoing: ["first"])
        shop[".scaffold/templates/modular/snippets/outgoing-case.swift"] =
            "  case {{ outgoing.case }}(\n    a: Int\n  )\n"

        // When
        try shop.addNavigator(to: "Home", outgoing: ["second"])

        // Then
        let text = shop["Features/Home/Sources/Presentation/Navigation/HomeOutgoingNavigation.swift"]
        #expect(text?.contains("    case second(\n        a: Int\n    )\n") == true)
    }

    @Test(
        "what file browsers and editors leave behind is no template",
        arguments: [".DS_Store", "Thumbs.db", "Own.swift~", ".Own.swift.swp", "._Own.swift", "desktop.ini"]
    )
    func junk(name: String) throws {
        #expect(try written(name, [0xFF, 0xFE, 0x7B, 0x7B]) == nil)
    }

    @Test("a folder or a snippet that no command reads is said, with the nearest")
    func misnamed() throws {
        // Given
        var shop = try Workshop()
        shop[".scaffold/templates/modular/featur/a.txt"] = "a"
        shop[".scaffold/templates/modular/snippets/outgoing-cas.swift"] = "a"
        shop[".scaffold/templates/modular/partials/header.txt"] = "a"

        // When
        let plan = try shop.newFeature("Episodes")

        // Then
        let found = plan.diagnostics.filter { $0.fact.code == "template.unused" }
        #expect(
            found.map(\.fact.help) == [
                "did you mean 'modular/feature'?", "did you mean 'modular/snippets/outgoing-case.swift'?",
            ]
        )
        #expect(found.allSatisfy { $0.severity == .warning })
    }

    @Test("a template that may be run makes files that may be run")
    func runBits() throws {
        // Given
        let folder = try TemporaryFolder(Workshop().texts())
        try folder.write("#!/bin/sh\n", to: Self.folder + "run.sh")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: folder.absolute(Self.folder + "run.sh")
        )

        // When
        let plan = try NewFeature(name: Name("Episodes")).plan(in: Workspace.find(from: folder.path))

        // Then
        #expect(plan.changeset.changes.filter(\.isExecutable).map(\.path.string) == ["Features/Episodes/run.sh"])
    }
}
