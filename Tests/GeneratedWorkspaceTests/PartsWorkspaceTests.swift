import Foundation
import Testing

extension GeneratedWorkspaces {
    /// Every option of every command that adds a part, in one workspace: parts that touch the same file stand together.
    @Suite("A workspace with every part", .serialized)
    struct PartsWorkspaceTests {
        @Test("Every part of every kind builds under both isolations, and each of its tests can fail")
        func parts() async throws {
            let workspace = try await GeneratedWorkspace("Parts", ["--features", "Home"])
            try await addEveryLayer(to: workspace)
            try await addModels(to: workspace)
            try await addPolicies(to: workspace)
            try await addBareScreens(to: workspace)
            try await addNavigation(to: workspace)
            try await renameAndRemove(in: workspace)
            try await workspace.lint()
            try await workspace.scaffold(["sync-redirects", "--check"])

            let phone = try await StandIn(.iOS)
            let copy = try workspace.copy()
            try await phone.rewrite(copy)
            try await copy.build(phone.flags)
            try await copy.test(phone.flags, suites: Self.suites)

            try copy.isolateByDefault()
            try await copy.build(phone.flags)
            try await copy.test(phone.flags, suites: Self.suites)
            try await Mutation.check(Mutation.ofParts, in: copy, phone.flags)

            let desktop = try await StandIn(.macOS)
            let other = try workspace.copy()
            try await desktop.rewrite(other)
            try await other.build(desktop.flags)
        }

        private static let suites = [
            "CharactersContainer", "CharactersViewModel", "CharacterDetailViewModel", "CharacterSearchViewModel",
            "CharacterFilterViewModel", "CharacterIntroViewModel", "CharacterRepository", "CharacterRESTDataSource",
            "CharacterMemoryDataSource", "CharactersDeepLinkHandler", "AlphaRepository", "BetaUserDefaultsDataSource",
            "EpisodeDTO", "OrderMapper", "BareContainer", "LocationsFeature", "AppTabs", "AppNavigationRedirect",
        ]

        /// The data, the domain and a screen of each kind in one feature.
        private func addEveryLayer(to workspace: GeneratedWorkspace) async throws {
            try await workspace.add([
                "new-feature", "Characters",
                "--with", "repository=local-first,datasource=rest,datasource=memory,usecase=get,viewmodel=list",
                "--fields", "id: Int, name: String, status: Status?",
            ])
            try await workspace.add([
                "add-screen", "CharacterDetail", "--feature", "Characters", "--payload", "identifier: Int",
            ])
            for screen in ["CharacterSearch", "CharacterFilter", "CharacterIntro", "CharacterList"] {
                try await workspace.add(["add-screen", screen, "--feature", "Characters"])
            }
            let kinds = [
                ("CharacterDetail", ["detail"]), ("CharacterSearch", ["search"]), ("CharacterFilter", ["filter"]),
                ("CharacterIntro", ["stateless"]), ("CharacterList", ["list", "--detail", "CharacterDetail"]),
            ]
            for (screen, kind) in kinds {
                try await workspace.add(["add-viewmodel", screen, "--feature", "Characters", "--kind"] + kind)
                try await workspace.add(["add-view", screen, "--feature", "Characters"])
            }
            try await workspace.add([
                "add-tracker", "CharacterIntro", "--feature", "Characters", "--event", "linkOpened(_ url: URL)",
                "--event", "pair(first: Int, second: String?)",
            ])
            for path in ["detail/:identifier", "search", "intro/first"] {
                let target = path.split(separator: "/").first.map(String.init) ?? ""
                try await workspace.add(["add-deep-link", "Characters", path, "--to", target])
            }
        }

        private func addModels(to workspace: GeneratedWorkspace) async throws {
            try await workspace.add(["new-feature", "Shop"])
            try workspace.write(Self.sample, to: "episodes.json")
            try await workspace.add(["add-model", "Episode", "--from-json", "episodes.json", "--feature", "Shop"])
            let fields = """
                id: UUID, `default`: Bool, price: Double, tags: [String], notes: [String: Int], link: URL?, \
                madeAt: Date, item: Item, others: [Item]?, kind: Kind
                """
            try workspace.write(#"{ "country_code": "de", "native_name": null }"#, to: "country.json")
            try await workspace.add([
                "add-model", "Country", "--from-json", "country.json", "--id", "country_code", "--feature", "Shop",
            ])
            try await workspace.add(["add-repository", "Country", "--feature", "Shop", "--policy", "local-first"])
            try await workspace.add(["add-model", "Item", "--feature", "Shop"])
            try await workspace.add(["add-model", "Order", "--feature", "Shop", "--fields", fields])
            try await workspace.add(["add-repository", "Order", "--feature", "Shop", "--policy", "all"])
            try await workspace.add([
                "add-viewmodel", "Shop", "--feature", "Shop", "--kind", "list", "--model", "Order",
            ])
        }

        /// Every policy and every source, with the use cases that go with them.
        private func addPolicies(to workspace: GeneratedWorkspace) async throws {
            try await workspace.add(["new-feature", "Policies", "--without", "navigator"])
            let repositories = [
                ("Alpha", "remote", "rest"), ("Beta", "local", "userdefaults"), ("Gamma", "local", "memory"),
                ("Delta", "local-first", "memory"), ("Epsilon", "remote-first", "userdefaults"),
                ("Zeta", "no-cache", "memory"), ("Eta", "all", "userdefaults"),
            ]
            func add(_ words: String...) async throws {
                try await workspace.add(words + ["--feature", "Policies"])
            }
            for (model, policy, source) in repositories {
                try await add("add-datasource", model, "--source", source)
                try await add("add-repository", model, "--policy", policy)
                for returns in ["one", "page"] {
                    for kind in ["get", "refresh"] {
                        let name = kind.capitalized + model + (returns == "page" ? "Page" : "")
                        try await add("add-usecase", name, "--kind", kind, "--model", model, "--returns", returns)
                    }
                }
                if policy != "local" { try await add("add-usecase", "Search" + model, "--kind", "search") }
            }
            try await add("add-usecase", "CheckName", "--kind", "logic")
            try await add("add-viewmodel", "Policies", "--kind", "list", "--model", "Beta")
        }

        /// Screens without navigator or tracker, with each kind of view model.
        private func addBareScreens(to workspace: GeneratedWorkspace) async throws {
            try await workspace.add([
                "new-feature", "Bare", "--without", "navigator,tracker", "--with", "viewmodel=stateless",
            ])
            for (screen, without) in [("Plain", "navigator,tracker"), ("Quiet", "tracker"), ("Still", "navigator")] {
                for kind in ["Stateless", "Detail", "List", "Search", "Filter"] {
                    let payload = kind == "Detail" ? ["--payload", "identifier: Int, title: String?"] : []
                    let name = screen + kind
                    try await workspace.add(
                        ["add-screen", name, "--feature", "Bare", "--without", without] + payload
                    )
                    try await workspace.add([
                        "add-viewmodel", name, "--feature", "Bare", "--kind", kind.lowercased(), "--model", "Thing",
                    ])
                }
            }
            // What was left out is added to a view model that is there.
            try await workspace.add(["add-navigator", "PlainList", "--feature", "Bare"])
            try await workspace.add(["add-tracker", "PlainSearch", "--feature", "Bare", "--event", "typed"])
        }

        private func addNavigation(to workspace: GeneratedWorkspace) async throws {
            try await workspace.add(["link", "Home", "Characters"])
            try await workspace.add(["link", "Home", "Characters.detail"])
            try await workspace.add(["link", "Home", "Characters.search", "--modal", "sheet"])
            try await workspace.add(["link", "Home", "Characters.filter", "--modal", "cover", "--as", "narrowDown"])
            try await workspace.add(["link", "Bare.PlainStateless", "Characters.detail"])
            try await workspace.add(["add-tab", "Home", "--title", "Start", "--symbol", "house"])
            try await workspace.add(["add-tab", "Characters"])
        }

        private func renameAndRemove(in workspace: GeneratedWorkspace) async throws {
            let before = try workspace.bytes()
            try await workspace.scaffold(["new-feature", "Gone", "--with", "viewmodel=list"])
            try await workspace.scaffold([
                "add-screen", "GoneDetail", "--feature", "Gone", "--payload", "identifier: Int",
            ])
            try await workspace.scaffold(["add-deep-link", "Gone", "detail/:identifier"])
            try await workspace.scaffold(["remove-feature", "Gone"])
            #expect(try workspace.bytes() == before)

            try await workspace.scaffold([
                "new-feature", "Locations", "--with", "repository=all,usecase=search,viewmodel=list",
            ])
            try await workspace.scaffold(["link", "Home", "Locations"])
            try await workspace.scaffold(["rename-feature", "Locations", "Places"])
        }

        private static let sample = """
            [
              {"id": 1, "name": "Pilot", "air_date": "2013-12-02T08:30:00.500Z", "rating": 7, "default": null,
               "studio": {"name": "Channel 5", "city": null, "rooms": [{"number": 1}, {"number": 2, "free": true}]}},
              {"id": 2, "name": "A \\"quoted\\" name \\u00e9\\n", "air_date": "2013-12-09", "rating": 7.5, "url": "https://x.org",
               "studio": {"name": "Channel 5", "rooms": []}, "x-odd key": [[1, 2], [3]]}
            ]

            """
    }
}

extension GeneratedWorkspace {
    /// Runs a command twice: the second time it changes nothing, or refuses with what is there.
    fileprivate func add(_ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await scaffold(arguments, sourceLocation: sourceLocation)
        let written = try bytes()
        let again = try await ChildProcess.run(Toolchain.scaffold, arguments, in: path)
        #expect(again.status == 0, Comment(rawValue: again.account), sourceLocation: sourceLocation)
        #expect(try bytes() == written, "\(arguments) twice", sourceLocation: sourceLocation)
    }
}
