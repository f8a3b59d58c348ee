import Foundation
import Testing

@testable import ScaffoldKit

/// Every input beside what the compiler's own parser makes of it.
@Suite("What is written of a payload is Swift, or isn't written")
struct PayloadSpellingTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var text: String
        /// As the case declares it; nil: refused.
        var written: String?
        /// Whether the compiler's parser takes the text as it is.
        var isSwift: Bool
        var testDescription: String { text }

        /// Taken as it is.
        init(_ text: String) {
            self.init(text, text)
        }

        init(_ text: String, _ written: String?, isSwift: Bool = true) {
            self.text = text
            self.written = written
            self.isSwift = isSwift
        }
    }

    static let examples: [Example] = [
        // Labels.
        Example("id: Int"), Example("Int"), Example("_: Int", "Int"), Example("_ id: Int", "Int"), Example("👍: Int"),
        Example("`👍`: Int", "👍: Int"), Example("größe: Int"), Example("²: Int"), Example("`a b`: Int"),
        Example("`2fa`: Int"), Example("`with-dash`: Int"), Example("`in`: Int", "in: Int"), Example("in: Int"),
        Example("default: Int"), Example("class: Int"), Example("self: Int"), Example("Self: Int"),
        Example("Type: Int"), Example("let: Int", "`let`: Int", isSwift: false),
        Example("var: Int", "`var`: Int", isSwift: false), Example("`let`: Int"), Example("init: Int"),
        Example("some: Int"),
        Example("any: Int"), Example("inout: Int", "`inout`: Int", isSwift: false), Example("`inout`: Int"),
        Example("a b: Int", nil, isSwift: false), Example("a b c: Int", nil, isSwift: false),
        Example("2fa: Int", nil, isSwift: false), Example("a-b: Int", nil, isSwift: false),
        Example("a.b: Int", nil, isSwift: false), Example("$0: Int", nil, isSwift: false),
        Example("©: Int", nil, isSwift: false), Example("``: Int", nil, isSwift: false),
        Example("`a\\b`: Int", nil, isSwift: false), Example("`  `: Int", nil, isSwift: false),
        Example("id: Int, id: Int", nil), Example("`a b`: Int, `a b`: Int", nil),
        // Types.
        Example("id: Int?"), Example("id: Int??"), Example("id: [Int]"), Example("id: [String: [Int?]]"),
        Example("id: Set<[Int]>"), Example("id: Result<Set<Int>, Set<Int>>"), Example("id: A.B.C"),
        Example("id: A<Int>.B"), Example("id: `My Type`"), Example("`my id`: `My Type`"), Example("id: `Int`"),
        Example("id: (Int)"), Example("id: [ Int ]", "id: [Int]"), Example("id:Int", "id: Int"),
        Example("id: Optional<Int>"), Example("id: Foundation.URL"), Example("id: `int`"),
        Example("id: Date, url: URL, key: UUID, data: Data, price: Decimal"),
        Example("id: int", nil), Example("id: [string]", nil), Example("id: uuid?", nil), Example("id: my_type", nil),
        Example("id: some P", nil), Example("id: any P", nil), Example("id: inout Int", nil),
        Example("id: borrowing Int", nil), Example("id: Int...", nil),
        Example("id: Int!", nil), Example("id: A & B", nil),
        Example("id: Int.Type", nil), Example("id: (Int, Int)", nil), Example("id: (x: Int)", nil),
        Example("id: [(Int, Int)]", nil), Example("id: ()", nil), Example("id: Void", nil), Example("id: Any", nil),
        Example("id: () -> Void", nil), Example("id: [() -> Void]", nil), Example("id: @Sendable () -> Void", nil),
        Example("id: class", nil, isSwift: false), Example("id: 3", nil, isSwift: false),
        Example("id: \"Int\"", nil, isSwift: false), Example("id: ?", nil, isSwift: false),
        Example("id: Int +", nil, isSwift: false), Example("id: + Int", nil, isSwift: false),
        Example("id: <Int>", nil, isSwift: false), Example("id: A.", nil, isSwift: false),
        Example("id: []", nil, isSwift: false), Example("id: [Int: ]", nil, isSwift: false),
        Example("id: Int Int", nil, isSwift: false), Example("id: Int ?", nil, isSwift: false),
        // Values.
        Example("id: Int = 1"), Example("id: Int = -1"), Example("id: Int? = nil"), Example("id: A = .b"),
        Example("id: [Int] = []"), Example("id: [String: Int] = [:]"), Example("id: A = A(b: 1, 2)"),
        Example("id: Int = 1 + 2"), Example("id: String = \"a, b\""), Example("id: A = .b(c: [1]).d"),
        Example("id: Int=1", "id: Int = 1"), Example("id: Int =", nil, isSwift: false),
        Example("id: Int = ,", nil, isSwift: false), Example("id: Int = 1 2", nil, isSwift: false),
        Example("id: Int = 1 +", nil, isSwift: false), Example("id: Int == 1", nil, isSwift: false),
        // Between and around them.
        Example("id: Int; name: String", nil, isSwift: false), Example("id: Int name: String", nil, isSwift: false),
        Example("id: Int,, name: String", nil, isSwift: false), Example(", id: Int", nil, isSwift: false),
        Example("id:", nil, isSwift: false), Example(": Int", nil, isSwift: false), Example("id", nil),
        Example("id: Int)", nil, isSwift: false), Example("(id: Int", nil, isSwift: false),
        Example("id: [Int", nil, isSwift: false), Example("id: Int]", nil, isSwift: false),
        Example("id: \"", nil, isSwift: false), Example("id: Int // a", nil, isSwift: false),
        Example("id: /* a */ Int", "id: Int"), Example("id: Int /* a", nil, isSwift: false),
        Example("id: Int,\n name: String", "id: Int, name: String"), Example("id:\nInt", "id: Int"),
        Example("id: Int } enum B {", nil, isSwift: false), Example("id: Int) case b(c: Int", nil, isSwift: false),
        Example("#if A", nil, isSwift: false), Example("id: Int\u{0}", nil, isSwift: false),
    ]

    @Test("what is taken is written as Swift wants it", arguments: examples)
    func spelling(_ example: Example) throws {
        let payload = try? Payload(example.text)
        #expect(payload?.declaration == example.written.map { "(\($0))" })
        #expect(payload?.values.allSatisfy { SwiftName.isIdentifier($0.name) } != false)
    }

    @Test("events, destinations and screens are read by the same rules", arguments: examples)
    func cases(_ example: Example) throws {
        let item = try? CaseSpelling("go(\(example.text))")
        #expect(item?.payload.declaration == example.written.map { "(\($0))" })
    }

    @Test("the compiler's own parser takes all that is written, and knows what isn't Swift")
    func compiler() throws {
        // Given
        let taken = Self.examples.compactMap { example in example.written.map { "(\($0))" } }
        let swift = Self.examples.filter(\.isSwift).map { "(\($0.text))" }
        let others = Self.examples.filter { !$0.isSwift }.map { "(\($0.text))" }

        // When
        let refused = try refused(of: taken + swift + others)

        // Then
        #expect(refused == others)
    }

    /// Those that `swiftc -parse` complains about as the payload of a case.
    private func refused(of payloads: [String]) throws -> [String] {
        var files: [String: String] = [:]
        for (index, payload) in payloads.enumerated() {
            files["Case\(index).swift"] = "enum E\(index) { case go\(payload) }\n"
        }
        let folder = try TemporaryFolder(files)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc", "-parse", "-wmo", "-diagnostic-style", "llvm"]
        process.arguments? += files.keys.sorted().map { folder.absolute($0) }
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let complaints = output.split(separator: "\n").filter { line in
            line.contains(": error: ") || line.contains(": warning: ")
        }
        return payloads.enumerated().compactMap { index, payload in
            complaints.contains { $0.contains("/Case\(index).swift:") } ? payload : nil
        }
    }
}
