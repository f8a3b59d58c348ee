import Testing

@testable import ScaffoldKit

@Suite("Payloads and cases as users write them")
struct PayloadTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var text: String
        /// `label name type` each.
        var values: [String]
        var testDescription: String { text }
    }

    @Test(
        "are read as Swift reads them",
        arguments: [
            Example(text: "identifier: Int", values: ["identifier identifier Int"]),
            Example(text: "id: Int, name: String?", values: ["id id Int", "name name String?"]),
            Example(text: "Int", values: [" value Int"]),
            Example(text: "Int, String", values: [" value1 Int", " value2 String"]),
            Example(text: "_ id: Int", values: [" value Int"]),
            Example(text: "map: [String: [Int]]", values: ["map map [String: [Int]]"]),
            Example(text: "items: Set<Pair<A, B>>", values: ["items items Set<Pair<A, B>>"]),
            Example(text: "in: Int", values: ["in inValue Int"]),
            Example(text: "`in`: Int", values: ["in inValue Int"]),
            Example(text: "navigator: A", values: ["navigator navigatorValue A"]),
            Example(text: "state: A, tracker: A", values: ["state stateValue A", "tracker trackerValue A"]),
            Example(text: "id: Int = f(1, 2)", values: ["id id Int"]),
            Example(text: "a: /* b */ Int", values: ["a a Int"]),
            Example(text: "a: Int,\nb: Int", values: ["a a Int", "b b Int"]),
            Example(text: "id: (Int)", values: ["id id (Int)"]),
        ]
    )
    func payload(_ example: Example) throws {
        let payload = try Payload(example.text)
        #expect(payload.values.map { "\($0.label) \($0.name) \($0.type)" } == example.values)
    }

    @Test("A default is kept where the case is declared")
    func spelling() throws {
        #expect(try Payload("id: Int = f(1, 2), Bool").declaration == "(id: Int = f(1, 2), Bool)")
        #expect(Payload.none.declaration == "")
    }

    @Test(
        "are refused with the reason",
        arguments: [
            ("1", .type("1")), ("a:", .typeMissing("a")), ("a: Int)", .notSwift), ("(", .notSwift),
            ("a: Int) case b(c: Int", .notSwift), ("a: Int // b", .notSwift), ("a: \"", .notSwift),
            ("a: Int...", .type("Int...")), ("a: inout Int", .modifier("inout")), ("a: some P", .modifier("some")),
            ("a: () -> Void", .closure("() -> Void")),
            ("a: @Sendable (Int, Int) -> Void", .closure("@Sendable (Int, Int) -> Void")),
            ("a: (Int, Int)", .notHashable("(Int, Int)")), ("a: ()", .notHashable("()")),
            ("a: Void", .notHashable("Void")), ("a: any P", .notHashable("any P")), ("a: Any", .notHashable("Any")),
            ("a: Int, a: Int", .labelTwice), ("id", .noType("id")), ("Int, id", .noType("id")),
            ("value1: Int, Int, value2: Int", .labelTwice),
        ] as [(String, GenerateFact.PayloadFlaw)]
    )
    func refused(_ text: String, flaw: GenerateFact.PayloadFlaw) {
        #expect(throws: Failure(.generate(.payload(text, flaw)))) { try Payload(text) }
    }

    @Test(
        "A case has a name that can be written after a period",
        arguments: [
            ("class", .caseName("class")), ("_", .caseName("_")),
            ("Detail", .caseName("Detail")),
            ("`default`", .caseName("default")),
            ("`go home`", .caseName("go home")), ("2fa", .notSwift), ("", .notSwift), ("a b", .notSwift),
            ("a, b", .notSwift), ("a(x: Int) }", .notSwift),
            ("a = 1", .notSwift), ("a.b", .notSwift), ("../a", .notSwift),
        ] as [(String, GenerateFact.PayloadFlaw)]
    )
    func refusedCases(_ text: String, flaw: GenerateFact.PayloadFlaw) {
        #expect(throws: Failure(.generate(.payload(text, flaw)))) { try CaseSpelling(text) }
    }

    @Test("A case names the navigator's method")
    func method() throws {
        let item = try CaseSpelling("characterDetail(id: Int, Int, in: Int)")
        #expect(item.method == "navigateToCharacterDetail")
        #expect(
            NavigatorRoute(item, of: "HomeOutgoingNavigation").methodSignature == "navigateToCharacterDetail(id:_:in:)"
        )
    }

    @Test(
        "No two values of one type have the same sample",
        arguments: ["Int", "Double", "Bool", "String", "Character", "UUID", "Date", "URL", "Data", "[Int?]"]
    )
    func samples(type: String) throws {
        // Given
        let sut = try Payload("\(type), \(type)")

        // When
        let samples = sut.samples.compactMap(\.self)

        // Then
        #expect(Set(samples).count == 2)
    }

    @Test("However long or deep, what is given is read or refused")
    func hostile() {
        for text in [
            "a: " + String(repeating: "[", count: 20_000) + "Int" + String(repeating: "]", count: 20_000),
            "a: Int" + String(repeating: "?", count: 20_000),
            "a: " + String(repeating: "Set<", count: 2_000) + "Int" + String(repeating: ">", count: 2_000),
            String(repeating: "(", count: 20_000),
        ] {
            guard let payload = try? Payload(text) else { continue }
            #expect(payload.typeWithoutSample != nil)
        }
    }
}
