import SwiftScan
import Testing

@testable import ScaffoldKit

@Suite("Scan for navigation enums")
struct NavigationScannerTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var files: [String: String]
        var expected: [String]
        var exclude: [String] = []

        /// One file: `Features/Home/Sources/N.swift`.
        init(_ name: String, _ source: String, gives expected: String...) {
            testDescription = name
            files = ["Features/Home/Sources/N.swift": source]
            self.expected = expected
        }

        init(_ name: String, files: [String: String], exclude: [String] = [], gives expected: String...) {
            testDescription = name
            self.files = files
            self.expected = expected
            self.exclude = exclude
        }
    }

    static let conformance = [
        Example(
            "in the inheritance clause",
            "public enum A: OutgoingNavigationContract { case a }",
            gives: "out DemoHome.A: a"
        ),
        Example(
            "by any name",
            "public enum Whatever: IncomingNavigationContract { case a }",
            gives: "in DemoHome.Whatever: a"
        ),
        Example("a name alone doesn't count", "public enum HomeOutgoingNavigation { case OutgoingNavigationContract }"),
        Example(
            "qualified with the core module",
            "public enum A: NavCore.OutgoingNavigationContract { case a }",
            gives: "out DemoHome.A: a"
        ),
        Example(
            "qualified with a module selector, in clauses, extensions, typealiases and payloads",
            files: [
                "Features/Home/Sources/A.swift": """
                public enum A: Swift::Hashable, NavCore::OutgoingNavigationContract { case year(Swift::Int), b(M :: T) }
                public enum B { case a }
                """,
                "Features/Home/Sources/B.swift":
                    "extension DemoHome::B: NavCore::Sendable & NavCore::OutgoingNavigationContract {}",
                "Features/Home/Sources/C.swift":
                    "typealias C = NavCore::IncomingNavigationContract & Swift::Sendable\npublic enum D: DemoHome::C { case d }",
            ],
            gives: "out DemoHome.A: year(_: Int), b(_: M.T)",
            "out DemoHome.B: a",
            "in DemoHome.D: d"
        ),
        Example("a selector of another module", "public enum A: Other::OutgoingNavigationContract { case a }"),
        Example("qualified with another module", "public enum A: Other.OutgoingNavigationContract { case a }"),
        Example(
            "beside others, in a composition, with attributes and comments between",
            """
            public enum A: @unchecked Sendable, /* x */ Hashable & // y
                @preconcurrency OutgoingNavigationContract { case a }
            """,
            gives: "out DemoHome.A: a"
        ),
        Example(
            "in an extension of the same file",
            "public enum A { case a }\nextension A: OutgoingNavigationContract {}",
            gives: "out DemoHome.A: a"
        ),
        Example(
            "in an extension in another file, whose enum's file names no contract",
            files: [
                "Features/Home/Sources/A.swift": "public enum A { case a }",
                "Features/Home/Sources/B.swift": "extension A: OutgoingNavigationContract {}",
                "Features/Other/Sources/A.swift": "public enum A { case other }",
            ],
            gives: "out DemoHome.A: a"
        ),
        Example(
            "in an extension of an enum whose name another module's enum has too, which is read first",
            files: [
                "Features/Home/Sources/A.swift": "public enum A { case a }",
                "Features/Home/Sources/B.swift": "extension A: OutgoingNavigationContract {}",
                "Features/Other/Sources/A.swift": "public enum A: IncomingNavigationContract { case other }",
            ],
            gives: "out DemoHome.A: a",
            "in DemoOther.A: other"
        ),
        Example(
            "through a refining protocol in another module",
            files: [
                "Libraries/Navigation/Sources/P.swift": "public protocol TabNavigation: IncomingNavigationContract {}",
                "Features/Home/Sources/A.swift": "public enum A: TabNavigation { case a }",
            ],
            gives: "in DemoHome.A: a"
        ),
        Example(
            "through a chain of protocols, in further rounds",
            files: [
                "Libraries/N/Sources/P.swift": "public protocol P: IncomingNavigationContract {}",
                "Libraries/N/Sources/Q.swift": "public protocol Q: Hashable, P {}",
                "Libraries/N/Sources/R.swift": "public protocol R where Self: Q {}",
                "Features/Home/Sources/A.swift": "public enum A: R { case a }",
            ],
            gives: "in DemoHome.A: a"
        ),
        Example(
            "a protocol of the same name that refines nothing hides the other in its module",
            files: [
                "Libraries/N/Sources/P.swift": "public protocol Tab: IncomingNavigationContract {}",
                "Features/Home/Sources/A.swift": "protocol Tab {}\npublic enum A: Tab { case a }",
                "Features/Shop/Sources/A.swift": "public enum B: Tab { case b }",
            ],
            gives: "in DemoShop.B: b"
        ),
        Example(
            "through a typealias of a composition",
            files: [
                "Libraries/N/Sources/P.swift": "public typealias Way = OutgoingNavigationContract & Sendable",
                "Features/Home/Sources/A.swift": "public enum A: Way { case a }",
            ],
            gives: "out DemoHome.A: a"
        ),
        Example(
            "an extension of a typealias",
            files: [
                "Features/Home/Sources/A.swift": "public enum A { case a }",
                "Features/Home/Sources/B.swift": "typealias B = A\nextension B: OutgoingNavigationContract {}",
            ],
            gives: "out DemoHome.A: a"
        ),
        Example(
            "protocols and typealiases that turn in circles",
            "protocol P: Q {}\nprotocol Q: P {}\ntypealias R = R\nextension R: OutgoingNavigationContract {}\npublic enum A: P { case a }"
        ),
        Example(
            "through a protocol, a typealias and a composition of the core's, on both sides and over several levels",
            files: [
                "Libraries/Core/Sources/N.swift": """
                public protocol NavigationContract {}
                public protocol OutgoingNavigationContract: NavigationContract {}
                public protocol IncomingNavigationContract: NavigationContract {}
                public enum UnknownNavigation: IncomingNavigationContract { case notFound }
                """,
                "Libraries/Core/Sources/P.swift": "public protocol TabOut: OutgoingNavigationContract {}",
                "Libraries/Core/Sources/Q.swift": "public protocol DeepOut: TabOut {}",
                "Libraries/Core/Sources/R.swift": "public typealias TabIn = Sendable & IncomingNavigationContract",
                "Libraries/Core/Sources/S.swift": "public typealias Also = NavCore.TabIn\nextension CoreOut: TabOut {}",
                "Libraries/Core/Sources/T.swift": "public enum CoreOut { case never }",
                "Features/Home/Sources/A.swift": "public enum A: NavCore.DeepOut { case a }",
                "Features/Home/Sources/B.swift": "public enum B { case b }\nextension B: Also {}",
            ],
            gives: "out DemoHome.A: a",
            "in DemoHome.B: b"
        ),
        Example(
            "through what networking, dependencies and a package of its own declare",
            files: [
                "Libraries/Networking/Sources/P.swift": "public protocol P: OutgoingNavigationContract {}",
                "Libraries/Dependencies/Sources/Q.swift": "public protocol Q: P {}",
                "Libraries/Kit/Package.swift": "",
                "Libraries/Kit/Sources/Kit/R.swift": "public protocol R: Q {}",
                "Features/Home/Sources/A.swift": "public enum A: R { case a }",
            ],
            gives: "out DemoHome.A: a"
        ),
        Example(
            "both contracts",
            "public enum A: IncomingNavigationContract, OutgoingNavigationContract { case a }",
            gives: "out DemoHome.A: a",
            "in DemoHome.A: a"
        ),
    ]

    static let phantoms = [
        Example(
            "in comments",
            """
            // enum A: OutgoingNavigationContract { case a }
            /// enum B: OutgoingNavigationContract { case a }
            /* enum C: OutgoingNavigationContract { /* case a */ } */
            public enum D: OutgoingNavigationContract { /* case x */ case d // case y
            }
            """,
            gives: "out DemoHome.D: d"
        ),
        Example(
            "in strings",
            #####"""
            let a = "enum A: OutgoingNavigationContract { case a }"
            let b = #"enum B: OutgoingNavigationContract { " case a "#
            let c = ##"""
                enum C: OutgoingNavigationContract { "# case a
                """##
            let d = "\(f("}"))"
            public enum E: OutgoingNavigationContract {
                var text: String { "\(f("}{"))" }
                case e
            }
            """#####,
            gives: "out DemoHome.E: e"
        ),
        Example(
            "switch bodies and nested enums add no case",
            """
            public enum A: OutgoingNavigationContract {
                case a, b(Int), c
                public enum Inner { case x }
                var title: String { switch self { case .a: "a"; case .b, .c: "b" } }
                static func == (left: A, right: A) -> Bool { switch (left, right) { case (.a, .a): true; default: false } }
                case
                    d
            }
            """,
            gives: "out DemoHome.A: a, b(_: Int), c, d"
        ),
    ]

    static let cases = [
        Example(
            "payloads of every shape",
            """
            public indirect enum A: OutgoingNavigationContract {
                case a(in: Int), `default`, `go home`
                case b(from: Int, to: [String: Int]?), c(done: @Sendable (Int, Int) -> Void)
                indirect case d(_ id: Int = f(1, 2))
                @available(*, deprecated) case e(Swift.Int)
            }
            """,
            gives: "out DemoHome.A: a(in: Int), default, go home, b(from: Int, to: Optional<Dictionary<String, Int>>), "
                + "c(done: @Sendable (Int, Int) -> Void), d(_: Int=), e(_: Int)"
        ),
        Example(
            "types qualified with an imported module are the same unqualified",
            "import Models\npublic enum A: OutgoingNavigationContract { case a(Models.Episode), b(Other.Episode) }",
            gives: "out DemoHome.A: a(_: Episode), b(_: Other.Episode)"
        ),
        Example(
            "under #if",
            """
            public enum A: OutgoingNavigationContract {
                case a
                #if BETA
                case b
                #else
                case c
                #endif
            }
            """,
            gives: "out DemoHome.A: a, b #if BETA, c #if !(BETA)"
        ),
        Example(
            "nested enums are qualified, and their cases their own",
            """
            public enum Feature {
                case notOne
                public enum Out: OutgoingNavigationContract { case a }
            }
            extension Feature {
                public enum In: IncomingNavigationContract { case b }
            }
            """,
            gives: "out DemoHome.Feature.Out: a",
            "in DemoHome.Feature.In: b"
        ),
        Example(
            "empty parentheses",
            "public enum A: OutgoingNavigationContract { case a() }",
            gives: "out DemoHome.A: a",
            "error 1 scan.empty-payload"
        ),
        Example(
            "two of one base name",
            "public enum A: OutgoingNavigationContract {\n    case go(id: Int)\n    case go(name: String)\n}",
            gives: "out DemoHome.A: go(id: Int), go(name: String)",
            "error 3 scan.indistinct-cases"
        ),
        Example(
            "two of one base name in two branches",
            "public enum A: OutgoingNavigationContract {\n#if B\ncase go(id: Int)\n#else\ncase go(name: String)\n#endif\n}",
            gives: "out DemoHome.A: go(id: Int) #if B, go(name: String) #if !(B)"
        ),
    ]

    static let trouble = [
        Example(
            "a struct",
            "public struct A: OutgoingNavigationContract {}\npublic struct B: IncomingNavigationContract {}",
            gives: "error 1 scan.not-an-enum",
            "note 2 scan.not-an-enum"
        ),
        Example(
            "a generic enum, or one in a generic type",
            "public enum A<T>: OutgoingNavigationContract { case a(T) }\n"
                + "public struct S<T> {\npublic enum B: OutgoingNavigationContract { case b }\n}\n"
                + "extension S { public enum C: OutgoingNavigationContract { case c } }",
            gives: "error 1 scan.generic-enum",
            "error 3 scan.generic-enum",
            "error 5 scan.generic-enum"
        ),
        Example(
            "not visible to the app layer",
            """
            enum A: OutgoingNavigationContract { case a }
            enum B: IncomingNavigationContract { case b }
            struct S { public enum C: OutgoingNavigationContract { case c } }
            public extension P { enum D: OutgoingNavigationContract { case d } }
            public struct P {}
            package enum E: OutgoingNavigationContract { case e }
            public struct Q { enum F: OutgoingNavigationContract { case f } }
            """,
            gives: "out DemoHome.E: e",
            "out DemoHome.P.D: d",
            "error 1 scan.invisible-outgoing",
            "note 2 scan.invisible-incoming",
            "error 3 scan.invisible-outgoing",
            "error 7 scan.invisible-outgoing"
        ),
        Example(
            "declared twice in a module",
            files: [
                "Features/Home/Sources/A.swift": "#if A\npublic enum X: OutgoingNavigationContract { case a }\n#endif",
                "Features/Home/Sources/B.swift": "public enum X: OutgoingNavigationContract { case b }",
                "Features/Shop/Sources/B.swift": "public enum X: OutgoingNavigationContract { case c }",
            ],
            gives: "out DemoHome.X: a",
            "out DemoShop.X: c",
            "error 1 scan.declared-twice"
        ),
    ]

    static let enumText = "public enum A: OutgoingNavigationContract { case a }"

    static let places = [
        Example(
            "modules are told by folders",
            files: [
                "Features/Home/Sources/Deep/Down/A.swift": enumText,
                "Features/Group/Shop/Sources/A.swift": enumText,
                "Features/Flat/A.swift": enumText,
                "Libraries/Design/Sources/A.swift": enumText,
                "Libraries/Kit/Package.swift": "",
                "Libraries/Kit/Sources/KitOne/A.swift": enumText,
                "Libraries/Networking/Sources/A.swift": enumText,
            ],
            gives: "out DemoFlat.A: a",
            "out DemoHome.A: a",
            "out DemoNetworking.A: a",
            "out DemoShop.A: a",
            "out Design.A: a",
            "out KitOne.A: a"
        ),
        Example(
            "folders and modules that are no identifiers",
            files: [
                "Features/My-New/Sources/A.swift": enumText,
                "Features/My Other/Sources/A.swift": enumText,
                "Libraries/Kit/Package.swift": "let package = Package(targets: [.target(name: \"my-mod\")])",
                "Libraries/Kit/Sources/my-mod/A.swift": enumText,
                "Libraries/2é👍/Sources/A.swift": enumText,
            ],
            gives: "out DemoMy_New.A: a",
            "out DemoMy_Other.A: a",
            "out _é_.A: a",
            "out my_mod.A: a"
        ),
        Example(
            "targets of a package, told by their paths",
            files: [
                "Features/Home/Package.swift": """
                let package = Package(name: "P", targets: [.target(name: "DemoHome", path: "Sources"), .testTarget(name: "T")])
                """,
                "Features/Home/Sources/Presentation/A.swift": enumText,
                "Features/Shop/Package.swift": """
                let package = Package(name: "P", targets: [
                    .target(name: "Shop", dependencies: [.target(name: "ShopKit")], path: "./Sources/"),
                    .target(name: "ShopKit", path: "Sources/Kit"), .target(name: "ShopAPI"),
                ])
                """,
                "Features/Shop/Sources/Views/A.swift": enumText,
                "Features/Shop/Sources/Kit/Deep/A.swift": enumText,
                "Features/Shop/Sources/ShopAPI/A.swift": enumText,
                "Libraries/One/Package.swift": "let package = Package(targets: [.target(name: \"One\")])",
                "Libraries/One/Sources/Presentation/A.swift": enumText,
                "Libraries/Many/Package.swift": "[\"Two\"].map { .target(name: $0) }",
                "Libraries/Many/Sources/Two/A.swift": enumText,
                "Libraries/Flat/Package.swift":
                    "let package = Package(targets: [.target(name: \"Flat-1\", path: \".\")])",
                "Libraries/Flat/A.swift": enumText,
            ],
            gives: "out DemoHome.A: a",
            "out Flat_1.A: a",
            "out One.A: a",
            "out Shop.A: a",
            "out ShopAPI.A: a",
            "out ShopKit.A: a",
            "out Two.A: a"
        ),
        Example(
            "folders that are passed by",
            files: [
                "Features/Home/Tests/A.swift": enumText,
                "Features/Home/Mocks/A.swift": enumText,
                "Features/Home/Sources/Mocks/A.swift": enumText,
                "Features/.build/A.swift": enumText,
                "Libraries/Core/Sources/A.swift": enumText,
                "Features/Legacy/Sources/A.swift": enumText,
                "Features/Home/Sources/Old.swift": enumText,
                "AppKit/Sources/A.swift": enumText,
                "Features/Home/Sources/A.txt": enumText,
            ],
            exclude: ["Features/Legacy", "**/Old.swift"],
            gives: "out DemoHome.A: a"
        ),
    ]

    @Test("what is found", arguments: conformance + phantoms + cases + trouble + places)
    func finds(_ example: Example) throws {
        var configuration = Configuration(app: "Demo")
        configuration.scan.exclude = example.exclude
        let map = try NavigationScanner(tree: MemoryTree(texts: example.files), configuration: configuration).scan()
        #expect(Self.words(map) == example.expected)
    }

    private static func words(_ map: NavigationMap) -> [String] {
        func words(_ role: String, _ navigation: NavigationEnum) -> String {
            let cases = navigation.cases.map { item in
                let payload = item.payload.map {
                    "\($0.label ?? "_"): \($0.type.canonical)" + ($0.hasDefault ? "=" : "")
                }
                let conditions = item.conditions.map { " #if \($0.expression)" }.joined()
                return item.name + (payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))") + conditions
            }
            return "\(role) \(navigation.module).\(navigation.name): \(cases.joined(separator: ", "))"
        }
        let diagnostics = (map.diagnostics + map.unusable.map(\.diagnostic)).sorted(by: Diagnostic.byPlace)
        return map.outgoing.map { words("out", $0) } + map.incoming.map { words("in", $0) }
            + diagnostics.map { "\($0.severity.rawValue) \($0.location?.line ?? 0) \($0.fact.code)" }
    }

    @Test("every file that can't be understood is named with its place, and nothing else comes of the scan")
    func notUnderstood() throws {
        let tree = MemoryTree(texts: [
            "Features/A/Sources/A.swift": "enum A: OutgoingNavigationContract {\n",
            "Features/B/Sources/B.swift": Self.enumText,
            "Features/C/Sources/C.swift": "\n/* OutgoingNavigationContract",
            "Features/D/Sources/D.swift": "} // another file, that nobody asks",
        ])
        var failure: Failure?
        do throws(Failure) {
            _ = try NavigationScanner(tree: tree, configuration: Configuration(app: "Demo")).scan()
        } catch {
            failure = error
        }
        let places = failure?.diagnostics.map {
            "\($0.location?.path.string ?? ""):\($0.location?.line ?? 0) \($0.fact.code)"
        }
        #expect(
            places == [
                "Features/A/Sources/A.swift:1 scan.not-understood", "Features/C/Sources/C.swift:2 scan.not-understood",
            ]
        )
    }

    @Test("a package that doesn't say which target a folder is in is an error at its manifest")
    func unclearTarget() throws {
        for manifest in [
            "Package(targets: [.target(name: name, path: folder)])",
            "Package(targets: [.target(name: \"A\"), .target(name: \"B\")])",
            "Package(targets: [",
        ] {
            let tree = MemoryTree(texts: [
                "Features/Home/Package.swift": manifest, "Features/Home/Sources/Presentation/A.swift": Self.enumText,
            ])
            let failure = #expect(throws: Failure.self) {
                try NavigationScanner(tree: tree, configuration: Configuration(app: "Demo")).scan()
            }
            #expect(failure?.diagnostics.map(\.location?.path.string) == ["Features/Home/Package.swift"])
        }
    }

    @Test("a core outside the scan roots, and one that is a package in the workspace, are read too")
    func coreElsewhere() throws {
        let files = [
            "Core/Sources/NavCore/P.swift": "public protocol TabOut: OutgoingNavigationContract {}",
            "Core/Sources/Tool/Template.swift": "{ OutgoingNavigationContract",
            "Features/Home/Sources/A.swift": "public enum A: TabOut { case a }",
        ]
        var configuration = Configuration(app: "Demo")
        configuration.core = .package(.path("./Core"), version: nil)
        let packaged = try NavigationScanner(tree: MemoryTree(texts: files), configuration: configuration).scan()
        #expect(packaged.outgoing.map(\.name) == ["A"])
        configuration.core = .vendored
        configuration.paths.core = "Core/Sources/NavCore"
        let vendored = try NavigationScanner(tree: MemoryTree(texts: files), configuration: configuration).scan()
        #expect(vendored.outgoing.map(\.name) == ["A"])
    }

    @Test("contracts go by the names that are configured")
    func configured() throws {
        var configuration = Configuration(app: "Demo")
        configuration.contracts.outgoing = "OutboundRoute"
        configuration.contracts.incoming = "InboundRouteProtocol"
        let tree = MemoryTree(texts: [
            "Features/Home/Sources/A.swift": "public enum HomeOut: OutboundRoute { case shop }",
            "Features/Shop/Sources/A.swift": "public enum ShopInboundRoute: InboundRouteProtocol { case main }",
        ])
        let map = try NavigationScanner(tree: tree, configuration: configuration).scan()
        #expect(map.outgoing.map(\.name) == ["HomeOut"])
        #expect(map.incoming.map { FeatureName.feature(of: $0, configuration: configuration) } == ["Shop"])
    }
}
