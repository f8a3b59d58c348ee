import Testing

@testable import ScaffoldKit

/// `sync-redirects --prune`: what nothing proves to be gone goes because somebody says so.
@Suite("Pruning the redirect table")
struct PruningTests {
    private let table = """
        import DemoCharacter
        import DemoHome
        import DemoShop
        import NavCore
        import PayKit

        struct AppNavigationRedirect: NavigationRedirectContract {
            func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
                switch navigation {
                case let navigation as HomeOutgoingNavigation:
                    redirect(navigation)
                case let navigation as DemoShop.ShopOutgoingNavigation:
                    redirect(navigation)
                case let navigation as ZooOutgoingNavigation:
                    redirect(navigation)
                default:
                    nil
                }
            }

            private func redirect(_ navigation: HomeOutgoingNavigation) -> any NavigationContract {
                switch navigation {
                case .characters:
                    CharacterIncomingNavigation.main
                }
            }

            private func redirect(_ navigation: ShopOutgoingNavigation) -> any NavigationContract {
                switch navigation {
                case .offers:
                    CharacterIncomingNavigation.main
                }
            }

            private func redirect(_ navigation: ZooOutgoingNavigation) -> any NavigationContract {
                switch navigation {
                case .animals:
                    CharacterIncomingNavigation.main
                }
            }
        }

        """
    private let tests = """
        import DemoHome
        import DemoShop
        import Testing

        struct AppNavigationRedirectTests {
            @Test("home")
            func homeCharacters() { check(HomeOutgoingNavigation.characters) }

            /// Offers.
            @Test("shop")
            func shopOffers() { check(ShopOutgoingNavigation.offers) }

            private func make() -> ShopOutgoingNavigation? { nil }
        }

        """
    private let tablePath =
        RelativePath("AppKit/Sources/Presentation/Navigation/AppNavigationRedirect.swift") ?? .root
    private let testPath = RelativePath("AppKit/Tests/Unit/AppNavigationRedirectTests.swift") ?? .root

    private func tree(tests: String? = nil, table: String? = nil) -> MemoryTree {
        MemoryTree(texts: [
            tablePath.string: table ?? self.table,
            testPath.string: tests ?? self.tests,
            "Features/Home/Sources/HomeOutgoingNavigation.swift":
                "public enum HomeOutgoingNavigation: OutgoingNavigationContract { case characters }\n",
            "Features/Character/Sources/CharacterIncomingNavigation.swift":
                "public enum CharacterIncomingNavigation: IncomingNavigationContract { case main }\n",
            "AppKit/Sources/Own.swift": "enum OwnOutgoingNavigation {}\n",
        ])
    }

    private func plan(_ pruning: Pruning?, _ tree: MemoryTree) throws -> RedirectPlan {
        try SyncRedirects.plan(
            tree: tree,
            configuration: Configuration(app: "Demo"),
            mode: .sync,
            pruning: pruning
        )
    }

    private func after(_ path: RelativePath, _ plan: RedirectPlan) -> String? {
        plan.changeset.changes.first { $0.path == path }?.after.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("without it nothing goes")
    func isAskedFor() throws {
        let plan = try plan(nil, tree())
        #expect(plan.isBlocked)
        #expect(plan.changeset.isEmpty)
        #expect(plan.diagnostics.filter { $0.severity == .error }.count == 2)
    }

    @Test(
        "without names all goes that is unproven, with its dispatching line and its tests, and a second run does nothing"
    )
    func takesAll() throws {
        let plan = try plan(.all, tree())
        #expect(plan.pruned == ["ShopOutgoingNavigation", "ZooOutgoingNavigation"])
        let table = try #require(after(tablePath, plan))
        #expect(!table.contains("Shop") && !table.contains("Zoo"))
        #expect(table.contains("case let navigation as HomeOutgoingNavigation:"))
        let tests = try #require(after(testPath, plan))
        #expect(
            tests == """
                import DemoHome
                import Testing

                struct AppNavigationRedirectTests {
                    @Test("home")
                    func homeCharacters() { check(HomeOutgoingNavigation.characters) }

                    private func make() -> ShopOutgoingNavigation? { nil }
                }

                """
        )
        let left = RedirectFact.leftTest(type: "ShopOutgoingNavigation", isRemovable: false)
        #expect(plan.diagnostics.map(\.fact) == [.redirect(left)])
        let again = try self.plan(.all, tree(tests: tests, table: table))
        #expect(again.changeset.changes.map(\.path) == [])
        #expect(again.pruned.isEmpty)
    }

    @Test("with names those go; the others stay, with a warning")
    func takesNamed() throws {
        let plan = try plan(.named(["DemoShop.ShopOutgoingNavigation"]), tree())
        #expect(!plan.isBlocked)
        let table = try #require(after(tablePath, plan))
        #expect(!table.contains("Shop"))
        #expect(table.contains("redirect(_ navigation: ZooOutgoingNavigation)"))
        #expect(plan.diagnostics.contains { $0.severity == .warning && $0.fact.code == "redirect.unproven" })
    }

    @Test("tests that were left over go by their type's name, once the table doesn't have it any more")
    func takesTestsAlone() throws {
        let pruned = try #require(after(tablePath, plan(.all, tree())))
        let plan = try plan(.named(["ShopOutgoingNavigation"]), tree(table: pruned))
        #expect(plan.changeset.changes.map(\.path) == [testPath])
    }

    @Test(
        "what is there, is nothing, or is somebody's is refused with what there is",
        arguments: [
            ("HomeOutgoingNavigation", "redirect.not-prunable"),
            ("Nothing", "redirect.not-prunable"),
            ("a b", "redirect.not-prunable"),
            ("OwnOutgoingNavigation", "redirect.not-left-over"),
            ("CharacterIncomingNavigation", "redirect.not-left-over"),
        ]
    )
    func refuses(_ name: String, _ code: String) throws {
        do {
            _ = try plan(.named([name]), tree())
            Issue.record("not refused")
        } catch let failure as Failure {
            #expect(failure.diagnostics.map(\.fact.code) == [code])
            let help = failure.diagnostics.first?.fact.help ?? ""
            #expect(code != "redirect.not-prunable" || help.contains("ShopOutgoingNavigation, ZooOutgoingNavigation"))
        }
    }
}
