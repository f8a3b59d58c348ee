import Foundation
import Testing

/// What is certain is written, what is not is listed with the command that decides it, and the exit status says which.
@Suite("Redirects and their exit status, end to end")
struct RedirectDecisionTests {
    private static let table = "Demo/AppKit/Sources/Presentation/Navigation/AppNavigationRedirect.swift"
    private static let outgoing = "Features/Home/Sources/Presentation/Navigation/HomeOutgoingNavigation.swift"

    @Test("Stale is 1, in sync is 0, and --check writes nothing")
    func stale() throws {
        let scene = try Scene()
        let before = try scene.snapshot(times: true)
        let stale = try scene.run("sync-redirects --check")
        #expect(stale.status == 1)
        #expect(stale.output.contains("The redirect table is out of date."))
        #expect(try scene.snapshot(times: true) == before)

        #expect(try scene.run("sync-redirects").status == 0)
        #expect(try scene.run("sync-redirects --check").status == 0)
    }

    @Test("What goes is named: by a check before it goes, and by the sync that takes it away")
    func named() throws {
        // Given
        let scene = try Scene()
        let file = scene.absolute("Demo/" + Self.outgoing)
        #expect(try scene.run("sync-redirects").status == 0)
        #expect(try scene.run("add-navigator Home --feature Home --outgoing promo").status == 0)
        #expect(try scene.run("redirect Home.promo none").status == 0)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let gone = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasSuffix("case promo") }
        try gone.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)

        // When
        let checked = try scene.run("sync-redirects --check")
        let synced = try scene.run("sync-redirects")

        // Then
        #expect(checked.status == 1)
        #expect(checked.output.contains("HomeOutgoingNavigation.promo is gone, and its redirect goes.\n"))
        #expect(synced.status == 0)
        #expect(synced.output.contains("HomeOutgoingNavigation.promo: taken away, as it is gone\n"))
    }

    @Test("Undecided is 2: the case's place, the candidates and the command that decides; that command then works")
    func undecided() throws {
        // Given
        let scene = try Scene()
        #expect(try scene.run("new-feature Offers").status == 0)
        #expect(try scene.run("add-screen OfferPromo --feature Offers").status == 0)
        let added = try scene.run("add-navigator Home --feature Home --outgoing promo")
        #expect(added.status == 0, "what is undecided stops no other command: \(added.error)")
        #expect(added.error.contains("'HomeOutgoingNavigation.promo' has no redirect"))
        let before = try scene.snapshot()

        for line in ["sync-redirects", "sync-redirects --check", "sync-redirects --dry-run"] {
            // When
            let result = try scene.run(line)

            // Then
            #expect(result.status == 2, "\(line)")
            #expect(result.error.contains("\(Self.outgoing):"), "\(line): \(result.error)")
            #expect(result.error.contains("error: 'HomeOutgoingNavigation.promo' has no redirect"), "\(line)")
            #expect(
                result.error.contains(
                    "scaffold redirect HomeOutgoingNavigation.promo OffersIncomingNavigation.promo"
                ),
                "\(line): \(result.error)"
            )
            #expect(try scene.snapshot() == before, "\(line)")
        }

        // When
        let decided = try scene.run("redirect HomeOutgoingNavigation.promo OffersIncomingNavigation.promo")

        // Then
        #expect(decided.status == 0, "\(decided.error)")
        #expect(try scene.run("sync-redirects --check").status == 0)
        let text = try String(contentsOfFile: scene.absolute(Self.table), encoding: .utf8)
        #expect(text.contains("OffersIncomingNavigation.promo"))
    }

    @Test("none says not yet, and --explain says of every redirect why, and what nothing leads to")
    func explained() throws {
        let scene = try Scene()
        #expect(try scene.run("redirect HomeOutgoingNavigation.characters none").status == 0)
        let text = try String(contentsOfFile: scene.absolute(Self.table), encoding: .utf8)
        #expect(text.contains("UnknownNavigation.notFound"))

        let result = try scene.run("sync-redirects --check --explain")
        #expect(result.status == 0, "\(result.error)")
        let lines = result.output.split(separator: Character("\n")).map(String.init)
        #expect(lines.contains { $0.hasPrefix("HomeOutgoingNavigation.characters → ") })
        let first = try #require(lines.firstIndex { $0.hasPrefix("HomeOutgoingNavigation.charactersExtra → ") })
        #expect(lines[first] == "HomeOutgoingNavigation.charactersExtra → CharactersIncomingNavigation.extra")
        #expect(lines[first + 1].hasPrefix("    "), "no reason")
        let unused = try #require(lines.firstIndex(of: "Nothing leads to:"))
        #expect(lines[unused...].contains("    CharactersIncomingNavigation.main"))
        #expect(lines[unused...].contains("    HomeIncomingNavigation.main"))
    }

    @Test(
        "What a redirect names must be there",
        arguments: [
            ("HomeOutgoingNavigation.charcters none", "HomeOutgoingNavigation"),
            ("HomeOutgoingNavgation.characters none", "HomeOutgoingNavgation"),
            ("HomeOutgoingNavigation.characters CharactersIncomingNavigation.gone", "CharactersIncomingNavigation"),
            ("characters none", "characters"), ("HomeOutgoingNavigation.characters main", "main"),
        ]
    )
    func unknown(_ words: String, place: String) throws {
        let scene = try Scene()
        let before = try scene.snapshot()
        let result = try scene.run("redirect \(words)")
        #expect(result.status == 2)
        #expect(result.error.contains(place), "\(result.error)")
        #expect(result.error.contains("help:"), "\(result.error)")
        #expect(try scene.snapshot() == before)
    }

    @Test("Conflict markers in the table are shown with their lines, and nothing is written")
    func conflictMarkers() throws {
        let scene = try Scene()
        let path = scene.absolute(Self.table)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try scene.write("<<<<<<< HEAD\n" + text + "=======\n>>>>>>> other\n", to: Self.table)
        let before = try scene.snapshot()
        for line in ["sync-redirects", "sync-redirects --check", "sync-redirects --rewrite"] {
            let result = try scene.run(line)
            #expect(result.status == 2, "\(line)")
            #expect(result.error.contains("AppNavigationRedirect.swift:1"), "\(line): \(result.error)")
            #expect(try scene.snapshot() == before, "\(line)")
        }
    }
}
