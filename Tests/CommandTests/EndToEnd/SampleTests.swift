import Testing

/// `add-model --from-json`: the sample is found from where the command is run, and becomes the fixture.
@Suite("Models from samples, end to end")
struct SampleTests {
    private static let fixture = "Demo/Features/Characters/Tests/Shared/Fixtures/hero.json"

    @Test(
        "A sample is looked for from the working directory",
        arguments: [
            ("", "-C Demo add-model Hero --feature Characters --from-json hero.json"),
            ("Demo", "add-model Hero --feature Characters --from-json ../hero.json"),
            ("Demo/Features/Characters", "add-model Hero --from-json ../../../hero.json"),
            ("Demo", "add-model Hero --feature Characters --from-json \"$PWD/../hero.json\""),
        ]
    )
    func found(_ place: String, line: String) throws {
        // Given
        let scene = try Scene()
        let sample = "{\"id\": 1,\r\n \"full_name\": \"Ünï\"}"
        try scene.write(sample, to: place.isEmpty ? "Demo/hero.json" : "hero.json")
        if place.isEmpty { try scene.expect("cp Demo/hero.json hero.json") }

        // When
        let result = try scene.run(line, in: place)

        // Then
        #expect(result.status == 0, "\(result.error)")
        try scene.expect("cmp hero.json \(Self.fixture)")
    }

    @Test(
        "A sample that can't be used is refused with its place, and nothing is written",
        arguments: [
            ("", "hero.json:1:1: error: the file is empty"), ("{\"a\": 1,\n}", "hero.json:1:8: error:"),
            ("[1]", "hero.json:1:2: error: a number where the model's object is expected"),
            ("\u{FEFF}{\"a\": [1,\n\"b\"]}", "hero.json:2:1: error: 'a[]' is a string here and a number in line 1"),
        ]
    )
    func refused(_ sample: String, message: String) throws {
        // Given
        let scene = try Scene()
        try scene.write(sample, to: "Demo/hero.json")
        let before = try scene.snapshot()

        // When
        let result = try scene.run("add-model Hero --feature Characters --from-json hero.json")

        // Then
        #expect(result.status == 2)
        #expect(result.error.contains(message), "\(result.error)")
        #expect(try scene.snapshot() == before)
    }

    @Test(
        "A sample that isn't there, or is a folder, is refused",
        arguments: ["none.json", "Features", "no/hero.json", "."]
    )
    func missing(_ path: String) throws {
        let scene = try Scene()
        let result = try scene.run("add-model Hero --feature Characters --from-json \(path)")
        #expect(result.status == 2)
        #expect(result.error.contains("error: "), "\(result.error)")
    }
}
