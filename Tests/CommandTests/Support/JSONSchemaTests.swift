import Testing

@Suite("JSON schema validator")
struct JSONSchemaTests {
    private static let schema = """
        {"type": "object", "required": ["a"], "additionalProperties": false, "properties": {
          "a": {"type": ["integer", "null"]}, "b": {"enum": ["x", "y"]}, "c": {"type": "boolean"},
          "d": {"type": "array", "items": {"oneOf": [{"type": "null"}, {"type": "string"}]}}}}
        """

    @Test(
        "Values that fit",
        arguments: [
            #"{"a": 1}"#, #"{"a": null}"#, #"{"a": 0, "b": "x", "c": true, "d": []}"#, #"{"a": 1, "d": [null, "s"]}"#,
        ]
    )
    func fits(_ text: String) throws {
        #expect(try JSONSchema(Self.schema).flaws(of: JSONSchema.object(text)) == [])
    }

    @Test(
        "Values that don't",
        arguments: [
            ("{}", "$: a is missing"), (#"{"a": "s"}"#, "$.a: string, not integer or null"),
            (#"{"a": 1.5}"#, "$.a: number, not integer or null"),
            (#"{"a": true}"#, "$.a: boolean, not integer or null"),
            (#"{"a": 1, "z": 1}"#, "$: z is not documented"),
            (#"{"a": 1, "b": "z"}"#, #"$.b: z is none of ["x", "y"]"#),
            (#"{"a": 1, "c": 1}"#, "$.c: integer, not boolean"),
            (#"{"a": 1, "d": [1]}"#, "$.d[0]: fits 0 of 2 choices"),
        ]
    )
    func differs(_ text: String, flaw: String) throws {
        #expect(try JSONSchema(Self.schema).flaws(of: JSONSchema.object(text)) == [flaw])
    }

    @Test("A keyword that the validator doesn't know is a flaw")
    func unknownKeyword() throws {
        #expect(try JSONSchema(#"{"minimum": 1}"#).flaws(of: 1) == ["$: unknown keyword minimum"])
    }
}
