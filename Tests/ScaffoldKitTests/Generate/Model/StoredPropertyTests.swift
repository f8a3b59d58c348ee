import SwiftScan
import Testing

@testable import ScaffoldKit

@Suite("Stored properties of a struct")
struct StoredPropertyTests {
    private static func properties(_ body: String) throws -> String {
        let file = try EditableSource(
            path: Workshop.path("Model.swift"),
            bytes: Array("struct Model: Hashable {\n\(body)\n}\n".utf8),
            fallbackIndent: "    "
        )
        let type = try #require(file.type(named: "Model"))
        return file.storedProperties(of: type).map { "\($0.name): \($0.type)" }.joined(separator: "; ")
    }

    @Test(
        "are those that the memberwise initialiser takes",
        arguments: [
            ("let id: Int", "id: Int"), ("var id: Int", "id: Int"),
            ("let id: Int; let name: String", "id: Int; name: String"),
            ("let id: Int, name: String", "id: Int; name: String"),
            ("let a, b: Int, c: String", "a: Int; b: Int; c: String"),
            ("let a: Dictionary<String, Int>, b: Set<Int>", "a: Dictionary<String, Int>; b: Set<Int>"),
            ("let a: [ String :Int ]? // why\n  , b: Int", "a: [String: Int]?; b: Int"),
            ("var a: Int = 1, b: String? = nil", "a: Int; b: String?"), ("var a = 1", ""), ("let a: Int = 1", ""),
            ("let a: Int = 1, b: Int", "b: Int"), ("static let a: Int = 1\n  let b: Int", "b: Int"),
            ("var a: Int { 1 }", ""), ("var a: Int { get { 1 } set {} }", ""), ("var a: Int { didSet {} }", "a: Int"),
            ("var a: Int = 2 { willSet {} }", "a: Int"), ("lazy var a: Int = 1", ""),
            ("// let a: Int\n/* let b: Int */", ""),
            ("let `class`: Int", "class: Int"), ("private(set) var a: Int", "a: Int"),
            ("@Wrapped var a: Int", "a: Int"),
            ("let a: (Int) -> Void", "a: (Int) -> Void"), ("let a: (Int, Int)", "a: (Int, Int)"),
            ("var (a, b) = (1, 2)", ""), ("func f() { let a: Int = 1; _ = a }", ""),
            ("struct Inner { let b: Int }\nlet a: Inner", "a: Inner"), ("enum E { case a }\nlet e: E", "e: E"),
            ("init(a: Int) { self.a = a }\nlet a: Int", "a: Int"),
            ("let a: Int\n}\nextension Model { var b: Int { 1 }", "a: Int"),
            ("let a: [Int]\n/// doc\nlet b: String", "a: [Int]; b: String"),
            ("let a: Foundation.URL", "a: Foundation.URL"),
        ]
    )
    func properties(_ body: String, expected: String) throws {
        #expect(try Self.properties(body) == expected)
    }

    @Test("are read in files of any form", arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
    func forms(ending: String, mark: String) throws {
        let text =
            mark + ["struct Model {", "\tlet a: Int // one", "\tvar b: [String]? = nil", "}"].joined(separator: ending)
        let file = try EditableSource(path: Workshop.path("Model.swift"), bytes: Array(text.utf8), fallbackIndent: "\t")
        let type = try #require(file.type(named: "Model"))
        #expect(
            file.storedProperties(of: type) == [
                StoredProperty(name: "a", type: "Int"), StoredProperty(name: "b", type: "[String]?"),
            ]
        )
    }
}
