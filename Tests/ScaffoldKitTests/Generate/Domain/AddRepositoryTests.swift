import Testing

@testable import ScaffoldKit

@Suite("Add repository")
struct AddRepositoryTests {
    private static let container = "Features/Home/Sources/HomeContainer.swift"
    private static let entry = "Features/Home/Sources/HomeFeature.swift"
    private static let containerTests = "Features/Home/Tests/Unit/HomeContainerTests.swift"

    @Test(
        "Every policy is readable Swift, has its sources alone, and changes nothing again",
        arguments: RepositoryPolicy.allCases
    )
    func policies(policy: RepositoryPolicy) throws {
        // Given
        var shop = try Workshop()

        // When
        try shop.addRepository("Character", policy: policy)
        let again = try shop.addRepository("Character", policy: policy)

        // Then
        #expect(shop.flaws() == [])
        #expect(again.changeset.isEmpty)
        #expect((shop.path(ofFile: "CharacterRESTDataSource.swift") != nil) == policy.isRemote)
        #expect((shop.path(ofFile: "CharacterMemoryDataSource.swift") != nil) == policy.isLocal)
        #expect((shop.path(ofFile: "CharacterDTOMapper.swift") != nil) == (policy == .local))
        let contract = shop.text(ofFile: "CharacterRepositoryContract.swift")
        #expect(contract.contains("cachePolicy: CachePolicy") == policy.isCached)
        #expect(contract.contains("func search(") == policy.isRemote)
        #expect(contract.contains("func removeAll()") == !policy.isRemote)
        #expect(contract.contains("cachePolicy: .\(policy.defaultCase ?? "?"))") == (policy.defaultCase != nil))
    }

    @Test("The container gets a lazy repository, and the client that its remote source needs")
    func container() throws {
        // Given
        var shop = try Workshop()

        // When
        try shop.addRepository("Character")

        // Then
        let container = try #require(shop[Self.container])
        #expect(
            container.contains(
                """
                    private let tracker: any TrackerContract
                    private let httpClient: any HTTPClientContract
                    private lazy var characterRepository: any CharacterRepositoryContract =
                        CharacterRepository(
                            remoteDataSource: CharacterRESTDataSource(httpClient: httpClient),
                            localDataSource: CharacterMemoryDataSource()
                        )

                    init(
                        tracker: any TrackerContract,
                        httpClient: any HTTPClientContract
                    ) {
                        self.tracker = tracker
                        self.httpClient = httpClient
                    }
                """
            )
        )
        #expect(container.contains("import DemoNetworking\n"))
        #expect(shop[Self.entry]?.contains("            httpClient: dependencies.httpClient\n") == true)
        let tests = try #require(shop[Self.containerTests])
        #expect(tests.contains("import DemoNetworkingMocks\n"))
        #expect(tests.contains("private let httpClientMock = HTTPClientMock()\n"))
        #expect(tests.contains("            httpClient: httpClientMock\n"))
    }

    @Test("A local repository needs no client, and its source forgets nothing")
    func local() throws {
        // Given
        var shop = try Workshop()
        try shop.newFeature("Plain", without: [.navigator, .tracker])

        // When
        try shop.addRepository("Note", policy: .local, sources: [.userDefaults], to: "Plain")

        // Then
        let container = try #require(shop["Features/Plain/Sources/PlainContainer.swift"])
        #expect(shop.flaws() == [])
        #expect(!container.contains("init("))
        #expect(container.contains("localDataSource: NoteUserDefaultsDataSource(maximumAge: .infinity)\n"))
        #expect(shop.path(ofFile: "NoteMemoryDataSource.swift") == nil)
    }

    @Test("A container without an initialiser gets one for the client")
    func containerWithoutInitializer() throws {
        // Given
        var shop = try Workshop()
        try shop.newFeature("Plain", without: [.navigator, .tracker])

        // When
        try shop.addRepository("Note", policy: .remote, to: "Plain")

        // Then
        let container = try #require(shop["Features/Plain/Sources/PlainContainer.swift"])
        #expect(shop.flaws() == [])
        #expect(container.contains("        self.httpClient = httpClient\n"))
        let entry = try #require(shop["Features/Plain/Sources/PlainFeature.swift"])
        #expect(entry.contains("PlainContainer(\n            httpClient: dependencies.httpClient\n        )"))
    }

    @Test("A container whose initialiser can't be told apart is an error, and nothing is written")
    func containerWithTwoInitializers() throws {
        // Given
        var shop = try Workshop()
        shop[Self.container] = shop[Self.container]?.replacing(
            "    init(\n",
            with: "    init() { tracker = PrintTracker() }\n\n    init(\n"
        )
        let before = shop.texts()

        // When
        let codes = refusals { try shop.addRepository("Character") }

        // Then
        #expect(codes == ["\(Self.container) wiring.place-not-found"])
        #expect(shop.texts() == before)
    }

    @Test("A container that somebody rewrote keeps what is theirs")
    func rewrittenContainer() throws {
        // Given
        var shop = try Workshop()
        shop[Self.container] = shop[Self.container]?.replacing(
            "    init(\n        tracker: any TrackerContract\n    ) {\n        self.tracker = tracker\n    }",
            with: "    // Theirs.\n    init(tracker: any TrackerContract) { self.tracker = tracker /* kept */ }"
        )

        // When
        try shop.addRepository("Character")

        // Then
        let container = try #require(shop[Self.container])
        #expect(shop.flaws() == [])
        let initializer = "init(tracker: any TrackerContract, httpClient: any HTTPClientContract) {"
        #expect(container.contains("    // Theirs.\n    \(initializer)"))
        #expect(container.contains("self.tracker = tracker /* kept */"))
        #expect(container.contains("self.httpClient = httpClient"))
    }

    @Test("Another policy is refused, and replaces the repository under force")
    func otherPolicy() throws {
        // Given
        var shop = try Workshop()
        try shop.addRepository("Character", policy: .localFirst)

        // When
        let codes = refusals { try shop.addRepository("Character", policy: .all) }
        try shop.addRepository("Character", policy: .all, options: GenerationOptions(existing: .overwrite))
        let again = try shop.addRepository("Character", policy: .all)

        // Then
        #expect(codes == ["domain.repository-taken"])
        #expect(!shop.text(ofFile: "CharacterRepositoryContract.swift").contains("extension"))
        #expect(again.changeset.isEmpty)
        #expect(shop["Features/Home/.scaffold.json"]?.contains("local-first") == false)
    }

    @Test("The local source that is there is taken; one that is asked for is made")
    func localSource() throws {
        // Given
        var shop = try Workshop()
        try shop.addDataSource("Character", source: .userDefaults)
        try shop.addDataSource("Episode", source: .userDefaults)

        // When
        try shop.addRepository("Character")
        try shop.addRepository("Episode", sources: [.memory])

        // Then
        #expect(shop.path(ofFile: "CharacterMemoryDataSource.swift") == nil)
        let container = try #require(shop[Self.container])
        #expect(container.contains("localDataSource: CharacterUserDefaultsDataSource()\n"))
        #expect(container.contains("localDataSource: EpisodeMemoryDataSource()\n"))
        #expect(shop.flaws() == [])
    }

    @Test("Another local source is refused, and takes the other's place in the container under force")
    func otherSource() throws {
        // Given
        var shop = try Workshop()
        try shop.addRepository("Character")
        let force = GenerationOptions(existing: .overwrite)

        // When
        let codes = refusals { try shop.addRepository("Character", sources: [.userDefaults]) }
        try shop.addRepository("Character", sources: [.userDefaults], options: force)
        let again = try shop.addRepository("Character", sources: [.userDefaults])
        let cached = shop
        try shop.addRepository("Character", policy: .remote, options: force)

        // Then
        #expect(codes == ["domain.source-taken"])
        #expect(again.changeset.isEmpty)
        #expect(cached.flaws() == [])
        #expect(cached[Self.container]?.contains("localDataSource: CharacterUserDefaultsDataSource()\n") == true)
        #expect(cached[Self.container]?.contains("MemoryDataSource") == false)
        let remote = """
                private lazy var characterRepository: any CharacterRepositoryContract =
                    CharacterRepository(
                        remoteDataSource: CharacterRESTDataSource(httpClient: httpClient)
                    )

            """
        #expect(shop[Self.container]?.contains(remote) == true)
        #expect(shop.flaws() == [])
    }

    @Test("A property of the container that says something else stays, and force says what to put there")
    func otherProperty() throws {
        // Given
        var shop = try Workshop()
        try shop.addRepository("Character")
        shop[Self.container] = shop[Self.container]?.replacing(
            "CharacterMemoryDataSource()",
            with: "CharacterMemoryDataSource(maximumAge: 1)"
        )

        // When
        let codes = refusals {
            try shop.addRepository("Character", policy: .remote, options: GenerationOptions(existing: .overwrite))
        }

        // Then
        #expect(codes == ["\(Self.container) wiring.place-not-found"])
    }

    @Test(
        "A source that the policy has no use for is refused, and so is an address of nothing remote",
        arguments: [
            (.remote, [.memory], nil, "domain.source-unfit"),
            (.local, [.rest], nil, "domain.source-unfit"),
            (.local, [], "https://example.com", "domain.endpoint-unfit"),
            (.remote, [], "example", "domain.endpoint"),
        ] as [(RepositoryPolicy, [DataSourceKind], String?, String)]
    )
    func unfit(policy: RepositoryPolicy, sources: [DataSourceKind], url: String?, expected: String) throws {
        // Given
        var shop = try Workshop()

        // When
        let codes = refusals { try shop.addRepository("Character", policy: policy, sources: sources, url: url) }

        // Then
        #expect(codes == [expected])
    }

    @Test("A file that somebody edited is refused, kept, or replaced; what it stands on is never replaced")
    func editedFiles() throws {
        // Given
        var shop = try Workshop()
        try shop.addRepository("Character")
        let repository = try #require(shop.path(ofFile: "CharacterRepository.swift"))
        let mapper = try #require(shop.path(ofFile: "CharacterMapper.swift"))
        let source = try #require(shop.path(ofFile: "CharacterRESTDataSource.swift"))
        let tests = try #require(shop.path(ofFile: "CharacterRepositoryTests.swift"))
        for path in [repository, mapper, source] { shop[path] = shop[path].map { $0 + "// Mine.\n" } }
        shop[tests] = nil

        // When
        let codes = refusals { try shop.addRepository("Character") }
        try shop.addRepository("Character", options: GenerationOptions(existing: .skip))
        let kept = shop
        try shop.addRepository("Character", options: GenerationOptions(existing: .overwrite))

        // Then
        #expect(codes == ["\(repository) generate.differs", "generate.some-differ"])
        #expect(kept[repository]?.hasSuffix("// Mine.\n") == true)
        #expect(kept[tests] != nil)
        #expect(shop[repository]?.hasSuffix("// Mine.\n") == false)
        #expect(shop[mapper]?.hasSuffix("// Mine.\n") == true)
        #expect(shop[source]?.hasSuffix("// Mine.\n") == true)
    }

    @Test("Files that have been moved are found where they are")
    func movedFiles() throws {
        // Given
        var shop = try Workshop()
        try shop.addRepository("Character")
        let folder = "Features/Home/Sources/Moved/"
        for type in ["Repository", "RepositoryContract", "MemoryDataSource"] {
            let name = "Character\(type).swift"
            let path = try #require(shop.path(ofFile: name))
            shop[folder + name] = shop[path]
            shop[path] = nil
        }
        let before = shop.texts()

        // When
        try shop.addRepository("Character")
        try shop.addUseCase("GetCharacter")

        // Then
        #expect(shop.texts().filter { before[$0.key] == nil && !$0.key.contains("GetCharacter") } == [:])
        #expect(shop.path(ofFile: "CharacterRepository.swift") == folder + "CharacterRepository.swift")
    }

    @Test("Without wiring the container stays, and what is left to do is said")
    func noWiring() throws {
        // Given
        var shop = try Workshop()
        let container = shop[Self.container]

        // When
        let plan = try shop.addRepository("Character", options: GenerationOptions(wires: false))

        // Then
        #expect(shop[Self.container] == container)
        #expect(shop.path(ofFile: "CharacterRepository.swift") != nil)
        let places = plan.diagnostics.map { "\($0.location.map { "\($0.path)" } ?? "") \($0.fact.code)" }
        #expect(places.contains("\(Self.container) wiring.left-to-do"))
        #expect(places.contains("\(Self.entry) wiring.left-to-do"))
    }

    @Test("A model without an identifier that both layers have alike is refused")
    func identifiers() throws {
        // Given
        var shop = try Workshop()
        let models = "Features/Home/Sources/Domain/Models/"
        shop[models + "Plain.swift"] = "struct Plain: Hashable, Sendable {\n    let name: String\n}\n"
        shop[models + "Day.swift"] = "import Foundation\n\nstruct Day: Hashable, Sendable {\n    let id: Date\n}\n"

        // When
        let missing = refusals { try shop.addRepository("Plain") }
        let date = refusals { try shop.addRepository("Day") }
        let reserved = refusals { try shop.addRepository("Task") }
        shop[models + "Inner.swift"] = """
            struct Inner: Hashable, Sendable {
                let id: Key
                struct Key: Hashable, Codable, Sendable {
                    let raw: Int
                }
            }

            """
        let nested = refusals { try shop.addRepository("Inner") }

        // Then
        #expect(nested == ["domain.identifier-not-plain"])
        #expect(missing == ["domain.model-without-identifier"])
        #expect(date == ["domain.identifier-not-plain"])
        #expect(reserved == ["name.reserved"])
    }

    @Test("A model written by hand gets the DTO, mapper and stubs that are missing, and stays as it is")
    func modelByHand() throws {
        // Given
        var shop = try Workshop()
        let path = "Features/Home/Sources/Domain/Models/Note.swift"
        let text = "import Foundation\n\nstruct Note: Hashable, Sendable {\n    let id: UUID\n    var text = \"\"\n}\n"
        shop[path] = text

        // When
        try shop.addRepository("Note")

        // Then
        #expect(shop[path] == text)
        #expect(shop.path(ofFile: "NoteDTO.swift") != nil)
        let contract = shop.text(ofFile: "NoteRepositoryContract.swift")
        #expect(contract.hasPrefix("import Foundation\nimport NavCore\n"))
        #expect(contract.contains("identifier: UUID,"))
    }
}
