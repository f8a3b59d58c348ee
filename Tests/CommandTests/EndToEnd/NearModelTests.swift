import Testing

/// A mistyped model makes no stack of its own, and a verb that nobody knows gets no body.
@Suite("Models that are nearly there, and verbs, end to end")
struct NearModelTests {
    @Test(
        "Near a model that is there it asks, and says how a new one is meant",
        arguments: [
            ("add-usecase GetBoks --feature Home", "--model Bok"),
            ("add-usecase GetBooj --feature Home", "--model Booj"),
            ("add-repository Bok --feature Home", "add-model Bok --feature Home"),
            ("add-datasource Bok --feature Home", "add-model Bok --feature Home"),
        ]
    )
    func near(line: String, way: String) throws {
        let scene = try Scene()
        #expect(try scene.run("add-model Book --feature Home").status == 0)
        let before = try scene.snapshot()
        let result = try scene.run(line)
        #expect(result.status == 2)
        #expect(result.error.contains("but there is 'Book'") && result.error.contains(way), "\(result.error)")
        #expect(try scene.snapshot() == before)
    }

    @Test("Both ways on lead on")
    func waysOn() throws {
        let scene = try Scene()
        #expect(try scene.run("add-model Book --feature Home").status == 0)
        #expect(try scene.run("add-usecase GetBoks --feature Home --model Book --dry-run").status == 0)
        #expect(try scene.run("add-usecase GetBoks --feature Home --model Bok").status == 0)
        #expect(try scene.run("add-usecase GetBok --feature Home").status == 0)
        #expect(try scene.run("add-usecase GetBooks --feature Home").status == 0)
        #expect(try scene.run("add-usecase GetAuthors --feature Home").status == 0)
    }

    @Test("A verb that isn't known is refused with those that are, and with --kind")
    func verb() throws {
        let scene = try Scene()
        let before = try scene.snapshot()
        for line in ["add-usecase SaveOrder --model Order --feature Home", "add-usecase SaveOrder --feature Home"] {
            let result = try scene.run(line)
            #expect(result.status == 2)
            #expect(result.error.contains("Get, Refresh, Search, Fetch, Load") && result.error.contains("--kind"))
            #expect(try scene.snapshot() == before)
        }
        #expect(try scene.run("add-usecase SaveOrder --model Order --kind get --feature Home --dry-run").status == 0)
        #expect(try scene.run("add-usecase SaveOrder --kind logic --feature Home --dry-run").status == 0)
    }

    @Test("Two readings of a plural are asked about", arguments: ["GetAxes", "GetBases", "GetLeaves"])
    func doubtful(name: String) throws {
        let scene = try Scene()
        let result = try scene.run("add-usecase \(name) --feature Home")
        #expect(result.status == 2)
        #expect(result.error.contains("--model") && result.error.contains(" or --model"), "\(result.error)")
    }
}
