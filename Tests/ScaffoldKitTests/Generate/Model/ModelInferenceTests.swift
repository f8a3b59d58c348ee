import Testing

@testable import ScaffoldKit

@Suite("Models inferred from a sample")
struct ModelInferenceTests {
    private static func infer(_ json: String) throws -> (layout: ModelLayout, notes: [ModelFact]) {
        try ModelInference.layout(of: Name("Character"), file: "sample.json", bytes: Array(json.utf8))
    }

    /// `id: Int; Origin(name: String)`.
    private static func summary(_ layout: ModelLayout) -> String {
        func list(_ fields: [ModelField]) -> String {
            fields.map { field in
                field.name + (field.key == field.name ? "" : "(\(field.key))") + ": " + field.type
            }
            .joined(separator: ", ")
        }
        return ([list(layout.fields)] + layout.nested.map { "\($0.name)(\(list($0.fields)))" }).joined(separator: "; ")
    }

    @Test(
        "have the type that all values of a key have",
        arguments: [
            (#"{"a": 1, "b": -2, "c": true, "d": "x"}"#, "a: Int, b: Int, c: Bool, d: String"),
            (#"{"a": 1.5, "b": 1e3, "c": 1.0}"#, "a: Double, b: Double, c: Double"),
            (#"{"a": 9223372036854775807, "b": 9223372036854775808}"#, "a: Int, b: UInt64"),
            (#"{"a": 18446744073709551616, "b": -9223372036854775809}"#, "a: Double, b: Double"),
            (#"[{"a": 1}, {"a": 2.5}]"#, "a: Double"),
            (#"[{"a": -1}, {"a": 9223372036854775808}]"#, "a: Double"),
            (#"[{"a": 1}, {"a": null}]"#, "a: Int?"), (#"[{"a": 1}, {}]"#, "a: Int?"),
            (#"[{}, {"a": 1}]"#, "a: Int?"), (#"[{"a": null}, {"a": 1}]"#, "a: Int?"),
            (#"[{"a": null}, {}]"#, "a: String?"),
            (#"{"a": [1, null]}"#, "a: [Int?]"), (#"{"a": [[1], [2.5]]}"#, "a: [[Double]]"),
            (#"[{"a": []}, {"a": [true]}]"#, "a: [Bool]"),
            (#"{"a": "2020-01-01", "b": "2017-11-04T18:48:46.250Z"}"#, "a: Date, b: Date"),
            (#"{"a": ["2020-01-01", "soon"]}"#, "a: [String]"), (#"[{"a": "2020-01-01"}, {"a": null}]"#, "a: Date?"),
            (
                #"{"full_name": "x", "class": 1, "self": 2}"#,
                "fullName(full_name): String, class: Int, selfValue(self): Int"
            ),
            (#"{"é": 1}"#, #"e(é): Int"#),
        ]
    )
    func types(_ json: String, expected: String) throws {
        #expect(Self.summary(try Self.infer(json).layout) == expected)
    }

    @Test(
        "have types inside them for objects",
        arguments: [
            (#"{"origin": {"name": "Earth"}}"#, "origin: Origin; Origin(name: String)"),
            (#"{"episodes": [{"id": 1}, {"id": 2, "x": 1}]}"#, "episodes: [Episode]; Episode(id: Int, x: Int?)"),
            (#"{"a": {"b": {"c": {"d": 1}}}}"#, "a: A; A(b: B); B(c: C); C(d: Int)"),
            // The same shape under the same key is one type, another shape another.
            (#"{"a": {"p": {"x": 1}}, "b": {"p": {"x": 2}}}"#, "a: A, b: B; A(p: P); P(x: Int); B(p: P)"),
            (
                #"{"a": {"p": {"x": 1}}, "b": {"p": {"y": 2}}}"#,
                "a: A, b: B; A(p: P); P(x: Int); B(p: BP); BP(y: Int)"
            ),
            // What Swift, Foundation, SwiftUI or the model itself is called.
            (#"{"data": {"a": 1}}"#, "data: CharacterData; CharacterData(a: Int)"),
            (#"{"type": {"a": 1}}"#, "type: CharacterType; CharacterType(a: Int)"),
            (#"{"character": {"a": 1}}"#, "character: CharacterCharacter; CharacterCharacter(a: Int)"),
            (
                #"{"coding_keys": {"a": 1}}"#,
                "codingKeys(coding_keys): CharacterCodingKeys; CharacterCodingKeys(a: Int)"
            ),
        ]
    )
    func nested(_ json: String, expected: String) throws {
        #expect(Self.summary(try Self.infer(json).layout) == expected)
    }

    @Test("say what the sample doesn't tell")
    func notes() throws {
        let (layout, notes) = try Self.infer(#"{"a": null, "b": {"c": [], "d": {}}}"#)
        #expect(Self.summary(layout) == "a: String?, b: B; B(c: [String], d: [String: String])")
        #expect(notes == [.alwaysNull("a"), .emptyList("b.c"), .emptyObject("b.d")])
    }

    @Test("keep the sample to the byte, and its first element for the stub")
    func sample() throws {
        let text = "\u{FEFF}[ {\"a\": 1},\r\n {\"a\": 2} ]\r\n"
        let layout = try Self.infer(text).layout
        #expect(layout.sample.map { Array($0.utf8) } == Array(text.utf8))
        #expect(layout.sampleCount == 2)
        #expect(layout.json == .object([JSONValue.Member(key: "a", value: .number("1"))]))
        #expect(try Self.infer(#"{"a": 1}"#).layout.sampleCount == nil)
    }

    @Test(
        "are refused with the place",
        arguments: [
            ("", 1, 1, .syntax(.empty)), ("{", 1, 2, .syntax(.expected("a key in double quotes", found: nil))),
            ("{\"a\": 1,\n \"a\": 2}", 2, 2, .syntax(.duplicateKey("a"))),
            (
                "{\n  \"a\": nil\n}", 2, 8,
                .syntax(.expected("a value", found: "nil"))
            ),
            ("[]", 1, 1, .emptyList), ("{}", 1, 1, .emptyObject), ("[{}]", 1, 2, .emptyObject),
            ("1", 1, 1, .notObject(kind: "a number")), ("[{\"a\": 1}, null]", 1, 12, .notObject(kind: "null")),
            (
                "[{\"a\": 1},\n {\"a\": \"x\"}]", 2, 8,
                .mixed(path: "a", kind: "a string", earlier: "a number", line: 1)
            ),
            (
                "{\"a\": {\"b\": [1, true]}}", 1, 17,
                .mixed(path: "a.b[]", kind: "true or false", earlier: "a number", line: 1)
            ),
            ("{\"a\": [{}, []]}", 1, 12, .mixed(path: "a[]", kind: "a list", earlier: "an object", line: 1)),
            ("{\"a\": 1e999}", 1, 7, .hugeNumber("1e999")),
        ] as [(String, Int, Int, ModelFact.SampleFlaw)]
    )
    func refused(_ json: String, line: Int, column: Int, flaw: ModelFact.SampleFlaw) {
        let place = SourceLocation(given: "sample.json", line: line, column: column)
        let failure = Failure(.model(.sample(flaw)), at: place)
        #expect(throws: failure) { try Self.infer(json) }
    }

    @Test("hold no text that no stub could hold")
    func longText() {
        let place = SourceLocation(given: "sample.json", line: 1, column: 7)
        let failure = Failure(.model(.sample(.longText(limit: 1_000_000))), at: place)
        #expect(throws: failure) { try Self.infer("{\"a\": \"" + String(repeating: "é", count: 500_001) + "\"}") }
    }

    @Test("are bounded in depth and size")
    func bounds() {
        let deep = String(repeating: "{\"a\":", count: 20) + "1" + String(repeating: "}", count: 20)
        #expect(throws: Failure.self) { try Self.infer(deep) }
        let deeper = String(repeating: "[", count: 100_000)
        #expect(throws: Failure.self) { try Self.infer(deeper) }
        let long = "{\"a\": [" + Array(repeating: "1", count: 1_100).joined(separator: ",") + "]}"
        #expect(throws: Failure.self) { try Self.infer(long) }
        let list = "[" + Array(repeating: "{\"a\": 1}", count: 1_100).joined(separator: ",") + "]"
        #expect((try? Self.infer(list).layout.sampleCount) == 1_100)
    }
}
