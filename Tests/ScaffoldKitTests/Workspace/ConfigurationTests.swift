import Foundation
import Testing

@testable import ScaffoldKit

@Suite("Configuration")
struct ConfigurationTests {
    private func decode(_ text: String) throws -> Configuration {
        try Configuration(decoding: Array(text.utf8))
    }

    @Test("has a default for all but the app")
    func defaults() throws {
        #expect(try decode(#"{ "app": "Demo" }"#) == Configuration(app: "Demo"))
        #expect(try decode("\u{FEFF}{\r\n\t\"app\": \"my-app\"\r\n}") == Configuration(app: "MyApp"))
    }

    @Test("takes every key")
    func allKeys() throws {
        let configuration = try decode(
            """
            {
              "app": "Shop", "kit": "modular", "guards": false,
              "core": { "package": { "url": "https://example.org/core.git", "version": "1.2.0" } },
              "modules": { "feature": "{feature}Feature", "app": "Main", "core": "Core2", "networking": "{app}Net", "dependencies": "Deps" },
              "paths": { "features": ["Modules", "./More//Modules"], "app": "Main", "core": "C", "networking": "N", "dependencies": "D" },
              "redirects": { "table": "Main/Table.swift", "type": "Table" },
              "scan": { "include": ["."], "exclude": ["Modules/Old"] },
              "deepLinks": { "scheme": "shop+x" },
              "style": { "indent": "tabs", "header": "© \\"Shop\\"\\n\\u00e9\\ud83d\\ude00" },
              "check": { "off": ["a"] },
              "contracts": { "navigation": "Nav", "incoming": "In", "outgoing": "Out", "redirect": "Redirect" }
            }
            """
        )
        var expected = Configuration(app: "Shop")
        expected.guards = false
        expected.core = .package(.url("https://example.org/core.git"), version: "1.2.0")
        expected.modules = .init(
            feature: "{feature}Feature",
            app: "Main",
            core: "Core2",
            networking: "{app}Net",
            dependencies: "Deps"
        )
        expected.paths = .init(
            features: ["Modules", "More/Modules"],
            app: "Main",
            core: "C",
            networking: "N",
            dependencies: "D"
        )
        expected.redirects = .init(table: "Main/Table.swift", type: "Table")
        expected.scan = .init(include: ["."], exclude: ["Modules/Old"])
        expected.deepLinks = .init(scheme: "shop+x")
        expected.style = .init(indent: "tabs", header: "© \"Shop\"\né😀")
        expected.check = .init(off: ["a"])
        expected.contracts = .init(navigation: "Nav", incoming: "In", outgoing: "Out", redirect: "Redirect")
        #expect(configuration == expected)
        #expect(try decode(expected.rendered()) == expected)
        #expect(expected.module(feature: try Name("home")) == "HomeFeature")
        #expect(expected.networkingModule == "ShopNet")
        #expect(expected.featureName(ofModule: "HomeFeature") == "Home")
        #expect(expected.featureName(ofModule: "Feature") == nil)
    }

    @Test("is written short")
    func rendered() throws {
        var configuration = Configuration(app: "Demo")
        #expect(
            configuration.rendered()
                == "{\n  \"app\": \"Demo\",\n  \"deepLinks\": {\n    \"scheme\": \"demo\"\n  }\n}\n"
        )
        configuration.core = .package(.path("../Core"), version: nil)
        configuration.style.indent = "2 spaces"
        configuration.paths.features = ["Modules"]
        #expect(try decode(configuration.rendered()) == configuration)
    }

    struct Mistake: CustomTestStringConvertible {
        var text: String
        var line = 1
        var column: Int
        var fact: ConfigurationFact
        var testDescription: String { text }
    }

    static let syntax = [
        Mistake(text: "", column: 1, fact: .syntax(.empty)),
        Mistake(text: "{", column: 2, fact: .syntax(.expected("a key in double quotes", found: nil))),
        Mistake(text: "{ \"app\": \"Demo\", }", column: 16, fact: .syntax(.trailingComma)),
        Mistake(
            text: "{ \"app\": \"Demo\"\n  \"kit\": 1 }",
            line: 2,
            column: 3,
            fact: .syntax(.expected("',' or '}'", found: "\""))
        ),
        Mistake(text: "{\n  // the app\n}", line: 2, column: 3, fact: .syntax(.comment)),
        Mistake(text: "{ 'app': 1 }", column: 3, fact: .syntax(.singleQuotes)),
        Mistake(text: "{ app: 1 }", column: 3, fact: .syntax(.expected("a key in double quotes", found: "app"))),
        Mistake(text: "{ \"app\" 1 }", column: 9, fact: .syntax(.expected("':' after the key", found: "1"))),
        Mistake(text: "{ \"app\": yes }", column: 10, fact: .syntax(.expected("a value", found: "yes"))),
        Mistake(text: "{ \"app\": \"Demo\n\" }", column: 10, fact: .syntax(.unterminatedString)),
        Mistake(text: "{ \"app\": \"a\\x\" }", column: 12, fact: .syntax(.badEscape)),
        Mistake(text: "{ \"app\": \"\\ud800\" }", column: 11, fact: .syntax(.badEscape)),
        Mistake(text: "{ \"app\": 01 }", column: 10, fact: .syntax(.badNumber)),
        Mistake(text: "{ \"é\": 1.e }", column: 9, fact: .syntax(.badNumber)),
        Mistake(text: "{} {}", column: 4, fact: .syntax(.expected("the end of the file", found: "{"))),
        Mistake(text: "{ \"app\": \"A\", \"app\": \"B\" }", column: 15, fact: .duplicateKey("app")),
        Mistake(text: "{ \"scan\": { \"exclude\": [], \"exclude\": [] } }", column: 28, fact: .duplicateKey("exclude")),
        Mistake(text: String(repeating: "[", count: 100_000), column: 66, fact: .syntax(.tooDeep)),
    ]

    static let values = [
        Mistake(text: "[]", column: 1, fact: .wrongType(key: "scaffold.json", expected: "an object", found: "a list")),
        Mistake(text: "{}", column: 1, fact: .missingKey("app")),
        Mistake(
            text: "{ \"app\": \"A\",\n \"guard\": true }",
            line: 2,
            column: 2,
            fact: .unknownKey("guard", nearest: "guards", known: topLevel)
        ),
        Mistake(
            text: "{ \"app\": \"A\", \"zzz\": true }",
            column: 15,
            fact: .unknownKey("zzz", nearest: nil, known: topLevel)
        ),
        Mistake(
            text: "{ \"app\": \"A\", \"style\": { \"indnt\": 4 } }",
            column: 26,
            fact: .unknownKey("style.indnt", nearest: "style.indent", known: ["style.indent", "style.header"])
        ),
        Mistake(
            text: "{ \"app\": 3 }",
            column: 10,
            fact: .wrongType(key: "app", expected: "a string", found: "a number")
        ),
        Mistake(
            text: "{ \"app\": \"A\", \"guards\": \"yes\" }",
            column: 25,
            fact: .wrongType(key: "guards", expected: "true or false", found: "a string")
        ),
        Mistake(
            text: "{ \"app\": \"A\", \"paths\": [] }",
            column: 24,
            fact: .wrongType(key: "paths", expected: "an object", found: "a list")
        ),
        Mistake(
            text: "{ \"app\": \"A\", \"scan\": { \"include\": \"F\" } }",
            column: 36,
            fact: .wrongType(key: "scan.include", expected: "a list of strings", found: "a string")
        ),
        Mistake(
            text: "{ \"app\": \"A\", \"scan\": { \"include\": [1] } }",
            column: 37,
            fact: .wrongType(key: "scan.include", expected: "a string", found: "a number")
        ),
        Mistake(
            text: "{ \"app\": \"A\", \"scan\": { \"include\": [] } }",
            column: 36,
            fact: .wrongValue(key: "scan.include", value: "[]", expected: "one or more", nearest: nil)
        ),
        Mistake(
            text: "{ \"app\": \"A\", \"kit\": \"modlar\" }",
            column: 22,
            fact: .wrongValue(key: "kit", value: "modlar", expected: "modular", nearest: "modular")
        ),
        Mistake(
            text: "{ \"app\": \"A\", \"style\": { \"indent\": \"4 space\" } }",
            column: 36,
            fact: .wrongValue(
                key: "style.indent",
                value: "4 space",
                expected: "4 spaces, 2 spaces or tabs",
                nearest: "4 spaces"
            )
        ),
    ]

    static let topLevel = [
        "app", "kit", "core", "guards", "modules", "paths", "redirects", "scan", "deepLinks", "style", "check",
        "contracts",
    ]

    @Test("names the place of what is wrong", arguments: syntax + values)
    func mistakes(_ mistake: Mistake) throws {
        let location = SourceLocation(path: Configuration.fileName, line: mistake.line, column: mistake.column)
        #expect(throws: Failure(.configuration(mistake.fact), at: location)) { try decode(mistake.text) }
    }

    @Test(
        "refuses",
        arguments: [
            #""app": "class""#, #""app": "2fa""#, #""modules": { "feature": "{app}" }"#,
            #""modules": { "app": "{feature}" }"#,
            #""modules": { "core": "a b" }"#, #""modules": { "core": "Foundation" }"#,
            #""modules": { "app": "{name}X" }"#,
            #""paths": { "app": "/abs" }"#, #""paths": { "app": "../x" }"#, #""paths": { "app": "" }"#,
            #""paths": { "app": "." }"#,
            #""redirects": { "table": "Table.txt" }"#, #""redirects": { "type": "a.b" }"#,
            #""redirects": { "type": "class" }"#, #""modules": { "app": "class" }"#,
            #""contracts": { "incoming": "Any" }"#,
            #""deepLinks": { "scheme": "1x" }"#,
            #""deepLinks": { "scheme": "https" }"#, #""deepLinks": { "scheme": "a_b" }"#, #""core": "vendord""#,
            #""core": {}"#,
            #""core": true"#, #""core": { "package": { "url": "x" } }"#,
            #""core": { "package": { "url": "x", "path": "y" } }"#,
            #""core": { "package": { "path": 1 } }"#, #""core": { "package": { "pth": "x" } }"#,
            #""core": { "packge": {} }"#,
            #""style": { "header": null }"#, #""check": { "off": [""] }"#,
        ]
    )
    func refused(_ entry: String) throws {
        let text = entry.hasPrefix("\"app\"") ? "{ \(entry) }" : "{ \"app\": \"Demo\",\n \(entry) }"
        let failure = #expect(throws: Failure.self) { try decode(text) }
        #expect(failure?.diagnostics.count == 1)
        #expect(failure?.diagnostics.first?.location?.column ?? 0 > 1)
        #expect(failure?.diagnostics.first?.fact.message.isEmpty == false)
    }

    @Test("reports all that is wrong, in order")
    func several() throws {
        let failure = #expect(throws: Failure.self) {
            try decode("{ \"app\": \"class\", \"style\": { \"indent\": 1 }, \"kit\": 2, \"x\": 3 }")
        }
        #expect(
            failure?.diagnostics.map(\.fact.code) == [
                "configuration.wrong-value", "configuration.wrong-type", "configuration.wrong-type",
                "configuration.unknown-key",
            ]
        )
    }

    @Test("is refused where it is not UTF-8, with the place")
    func encoding() {
        let bytes = Array("{\n \"app\": \"".utf8) + [0xFF] + Array("\" }".utf8)
        let location = SourceLocation(path: Configuration.fileName, line: 2, column: 10)
        #expect(throws: Failure(.configuration(.syntax(.notUTF8)), at: location)) { try Configuration(decoding: bytes) }
    }

    @Test("survives any mutilation of its bytes")
    func mutilated() {
        let bytes = Array(
            #"{ "app": "Demo", "core": { "package": { "path": "\u00e9\n" } }, "scan": { "include": [1.5e3, true] } }"#
                .utf8
        )
        for index in bytes.indices {
            for byte: UInt8 in [0, 0x22, 0x5C, 0x7B, 0x7D, 0x2C, 0xFF, 0x0A] {
                var changed = bytes
                changed[index] = byte
                _ = try? Configuration(decoding: changed)
            }
            _ = try? Configuration(decoding: Array(bytes[..<index]))
        }
        #expect(throws: Failure.self) { try Configuration(decoding: bytes) }
    }

    @Test("documents exactly the keys it knows, with their defaults")
    func documented() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        let text = try String(contentsOf: root.appendingPathComponent("docs/configuration.md"), encoding: .utf8)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.prefix {
            !$0.hasPrefix("| `UpperCamelCase`")
        }
        let cells = rows.map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        #expect(cells.map { $0[0] } == Configuration.keys.map { "`\($0.name)`" })
        let defaults = Configuration(app: "Demo")
        for (cell, key) in zip(cells, Configuration.keys) where key.name != "app" && key.name != "deepLinks.scheme" {
            #expect(cell[1] == "`\(key.encode(defaults))`")
        }
    }
}
