import Testing

/// What a command says to do next can be done as it is printed.
@Suite("Next steps, end to end")
struct NextStepsTests {
    /// The lines below `Next:` or `Next, in …:`, and that line itself.
    private func steps(_ output: String) -> [String] {
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let start = lines.lastIndex(where: { $0.hasPrefix("Next") }) else { return [] }
        return lines[start...].filter { !$0.isEmpty }
    }

    @Test(
        "init leads to the new folder from where it was run",
        arguments: [
            ("init Demo", "", "  cd Demo && swift test"),
            ("init Demo --path 'my app'", "", "  cd 'my app' && swift test"),
            ("init Demo --path ../Demo", "beside", "  cd ../Demo && swift test"),
            ("init Demo --path .", "beside", "  swift test"),
            ("-C beside init Demo", "", "  cd beside/Demo && swift test"),
        ]
    )
    func initialise(line: String, place: String, step: String) throws {
        let scene = try Scene(empty: ())
        try scene.expect("mkdir beside")
        let result = try scene.run(line, in: place)
        #expect(result.status == 0)
        #expect(steps(result.output).prefix(2) == ["Next:", step])
    }

    @Test(
        "Steps for another folder name it; below the workspace they work as they are",
        arguments: [
            ("", "-C Demo", "Next, in Demo:"), ("Demo", "", "Next:"), ("Demo/Features/Home", "", "Next:"),
            ("Demo", "-C ../Demo", "Next:"),
        ]
    )
    func folder(place: String, option: String, heading: String) throws {
        let result = try Scene().run("\(option) new-feature Episodes", in: place)
        #expect(result.status == 0)
        #expect(steps(result.output).first == heading)
    }

    @Test("An open decision comes first")
    func undecided() throws {
        let result = try Scene().run("add-navigator Home --feature Home --outgoing other")
        #expect(result.status == 0)
        #expect(
            steps(result.output) == [
                "Next:", "  scaffold redirect HomeOutgoingNavigation.other <Incoming.case>    # decide where it leads",
                "  swift test",
            ]
        )
    }

    @Test("Edits that are left to the user come first, and the feature isn't said to be in the app")
    func withoutWiring() throws {
        let result = try Scene().run("new-feature Episodes --no-wiring")
        #expect(result.status == 0)
        #expect(result.output.contains("\nFeature Episodes is written.\n"))
        #expect(steps(result.output).dropFirst().first?.hasPrefix("  make the edits listed above") == true)
    }

    @Test("--check names the case without an arm, with its place and its destination")
    func stale() throws {
        let result = try Scene().run("sync-redirects --check")
        #expect(result.status == 1)
        #expect(
            result.error.hasPrefix(
                """
                Features/Home/Sources/Presentation/Navigation/HomeOutgoingNavigation.swift:6:10: warning: \
                the table has no arm for 'HomeOutgoingNavigation.charactersExtra', which leads to \
                'CharactersIncomingNavigation.extra'

                """
            )
        )
    }

    @Test("A flaw in an own template is at a file that can be opened")
    func ownTemplate() throws {
        // Given
        let scene = try Scene()
        let template = ".scaffold/templates/modular/feature/{{ feature.path }}/README.md"
        try scene.expect("mkdir -p 'Demo/.scaffold/templates/modular/feature/{{ feature.path }}'")
        try scene.write("# {{ feature.nam }}\n", to: "Demo/" + template)

        // When
        let result = try scene.run("new-feature Episodes")

        // Then
        #expect(result.status == 2)
        #expect(
            result.error == """
                \(template):1:14: error: 'feature', a record, has no 'nam'
                    # {{ feature.nam }}
                                 ^
                help: did you mean 'name'?

                """
        )
    }
}
