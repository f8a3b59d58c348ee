import Foundation
import Testing

@testable import ScaffoldKit

@Suite("What a feature's new name reaches beside its code")
struct RenamedSurroundingsTests {
    private static func renamed(_ edit: (inout Workshop) -> Void) throws -> Workshop {
        var shop = try Workshop(features: ["Home", "Characters"])
        edit(&shop)
        shop.apply(try RenameFeature(feature: "Characters", name: Name("People")).plan(in: shop.workspace).changeset)
        return shop
    }

    @Test("conditions that ask for the module, with its import or without")
    func canImport() throws {
        let shop = try Self.renamed { shop in
            shop["AppKit/Sources/Own.swift"] = "#if canImport(DemoCharacters)\nimport DemoCharacters\n#endif\n"
            shop["AppKit/Sources/Other.swift"] = "#if !canImport(DemoCharacters) && os(iOS)\nlet a = 1\n#endif\n"
        }
        #expect(shop["AppKit/Sources/Own.swift"] == "#if canImport(DemoPeople)\nimport DemoPeople\n#endif\n")
        #expect(shop["AppKit/Sources/Other.swift"] == "#if !canImport(DemoPeople) && os(iOS)\nlet a = 1\n#endif\n")
    }

    @Test("a test plan's coverage, and the tests that it leaves out or picks")
    func testPlan() throws {
        let path = "App/Demo.xctestplan"
        let shop = try Self.renamed { shop in
            shop[path] = shop[path]?
                .replacing(
                    "\"testTargets\"",
                    with: """
                        "codeCoverage" : { "targets" : [ { "identifier" : "DemoCharacters", "name" : "DemoCharacters" } ] },
                          "testTargets"
                        """
                )
                .replacing(
                    "\"name\" : \"DemoCharactersTests\"\n",
                    with: """
                        "name" : "DemoCharactersTests"
                              },
                              "skippedTests" : [ "CharactersContainerTests\\/makeCharactersViewModel()" ],
                              "selectedTests" : {
                                "suites" : [ { "name" : "CharactersFeatureTests", "testFunctions" : [ "other()" ] } ]

                        """
                )
        }
        let text = try #require(shop[path])
        #expect(!text.contains("Characters"), "\(text)")
        #expect(text.contains("\"skippedTests\" : [ \"PeopleContainerTests\\/makePeopleViewModel()\" ]"), "\(text)")
        #expect(text.contains("\"name\" : \"PeopleFeatureTests\""), "\(text)")
    }

    @Test("the snapshots of a suite stay with it; other folders keep their names")
    func snapshots() throws {
        let folder = "Features/Characters/Tests/Unit/Presentation/Characters/ViewModels/"
        let shop = try Self.renamed { shop in
            shop[folder + "__Snapshots__/CharactersViewModelTests/didAppear.1.txt"] = "a"
            shop[folder + "__Snapshots__/CharactersOther/didAppear.1.txt"] = "b"
        }
        let new = "Features/People/Tests/Unit/Presentation/People/ViewModels/__Snapshots__/"
        #expect(shop[new + "PeopleViewModelTests/didAppear.1.txt"] == "a")
        #expect(shop[new + "CharactersOther/didAppear.1.txt"] == "b")
    }

    @Test("a file that may be run may be run where it is then")
    func runBits() throws {
        // Given
        let shop = try Workshop(features: ["Home", "Characters"])
        let folder = try TemporaryFolder(shop.texts())
        try folder.write("#!/bin/sh\n", to: "Features/Characters/Scripts/record.sh")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: folder.absolute("Features/Characters/Scripts/record.sh")
        )

        // When
        let workspace = try Workspace.find(from: folder.path)
        let plan = try RenameFeature(feature: "Characters", name: Name("People")).plan(in: workspace)

        // Then
        let runnable = plan.changeset.changes.filter(\.isExecutable).map(\.path.string)
        #expect(runnable == ["Features/People/Scripts/record.sh"])
    }
}
