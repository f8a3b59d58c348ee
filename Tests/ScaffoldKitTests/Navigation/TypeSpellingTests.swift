import Testing

@testable import ScaffoldKit

@Suite("Type spelling")
struct TypeSpellingTests {
    struct Pair: Sendable, CustomTestStringConvertible {
        var left: String
        var right: String
        var testDescription: String { "\(left) / \(right)" }

        init(_ left: String, _ right: String) {
            self.left = left
            self.right = right
        }
    }

    @Test(
        "two spellings of one type are equal",
        arguments: [
            Pair("Int?", "Optional<Int>"),
            Pair("Int!", "Int?"),
            Pair("Int??", "Optional<Optional<Int>>"),
            Pair("[Int]", "Array<Int>"),
            Pair("[[Int]?]", "Array<Optional<Array<Int>>>"),
            Pair("[String: Int]", "Dictionary<String, Int>"),
            Pair("[String:[Int]]", "Dictionary<String,Array<Int>>"),
            Pair("Swift.Int", "Int"),
            Pair("Swift::Int", "Int"),
            Pair("[Models::Episode.ID: Swift :: Int]?", "Optional<Dictionary<Episode.ID, Int>>"),
            Pair("Swift.Optional<Swift.Int>", "Int?"),
            Pair("Models.Episode", "Episode"),
            Pair("Models.Box<Models.Episode>", "Box<Episode>"),
            Pair("Set< Int >", "Set<Int>"),
            Pair("()", "Void"),
            Pair("(Int)", "Int"),
            Pair("((Int))?", "Int?"),
            Pair("any Shape", "Shape"),
            Pair("(any Shape)?", "Optional<any Shape>"),
            Pair("A & B", "B & A"),
            Pair("any (A & B)", "any B & A"),
            Pair("() -> ()", "() -> Void"),
            Pair("(_ done: Bool) -> Void", "(Bool) -> Void"),
            Pair("@Sendable @MainActor () -> Void", "@MainActor @Sendable () -> Void"),
            Pair("(Int) async throws -> Int?", "(Int) async throws -> Optional<Int>"),
            Pair("`Episode`", "Episode"),
            Pair("(id: Int, [Int])", "(id: Int, Array<Int>)"),
            Pair("Result<Int, any Error>", "Result<Int, Error>"),
            Pair("Episode.ID", "Models.Episode.ID"),
            Pair("Int.Type", "Swift.Int.Type"),
        ]
    )
    func equal(_ pair: Pair) {
        let modules: Set = ["Models"]
        #expect(TypeSpelling(pair.left, modules: modules) == TypeSpelling(pair.right, modules: modules))
    }

    @Test(
        "two types stay two",
        arguments: [
            Pair("Int", "Int?"),
            Pair("[Int]", "[Int?]"),
            Pair("[Int]", "Set<Int>"),
            Pair("[String: Int]", "[Int: String]"),
            Pair("Other.Episode", "Episode"),
            Pair("(id: Int, name: String)", "(Int, String)"),
            Pair("(Int) -> Void", "(Int) throws -> Void"),
            Pair("@Sendable () -> Void", "() -> Void"),
            Pair("Int.Type", "Int"),
            Pair("A & B", "A"),
        ]
    )
    func different(_ pair: Pair) {
        let modules: Set = ["Models"]
        #expect(TypeSpelling(pair.left, modules: modules) != TypeSpelling(pair.right, modules: modules))
    }

    @Test(
        "what can't be read neither crashes nor hangs",
        arguments: ["", "(", "[", "<", "@", "Int<", "a b c", "[3 of Int]", "->", "…", "\"", "@convention(c"]
    )
    func unreadable(_ text: String) {
        #expect(TypeSpelling(text) == TypeSpelling(text))
    }

    @Test("nesting of any depth is bounded")
    func deep() {
        let deep = String(repeating: "[", count: 20_000) + "Int" + String(repeating: "]", count: 20_000)
        #expect(TypeSpelling(deep) != TypeSpelling("Int"))
    }
}
