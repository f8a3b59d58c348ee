import Testing

@testable import ScaffoldKit

@Suite("Sample values")
struct SampleValueTests {
    @Test(
        "are literals of the type",
        arguments: [
            ("Int", "1"), ("UInt8", "1"), ("Double", "1.5"), ("Bool", "true"), ("String", "\"name\""),
            ("Character", "\"a\""), ("Int?", "1"), ("Optional<Int>", "1"), ("Int??", "1"), ("[Int]", "[1]"),
            ("Array<String>", "[\"name\"]"), ("Set<Int>", "[1]"), ("[String: Int]", "[\"name\": 1]"),
            ("Dictionary<String, [Int]>", "[\"name\": [1]]"), ("[[Int]: [String: Bool]]", "[[1]: [\"name\": true]]"),
            ("[Int?]?", "[1]"), ("UUID", "UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))"),
            ("Date", "Date(timeIntervalSince1970: 0)"), ("URL", "URL(fileURLWithPath: \"/name\")"),
        ]
    )
    func literal(_ type: String, literal: String) {
        #expect(SampleValue.literal(for: type, label: "name") == literal)
    }

    @Test(
        "are unknown for other types",
        arguments: [
            "Widget", "[Widget]", "Range<Int>", "[String: Widget]", "Widget<Int>", "[", "]", "[]", "", "?", "Set<",
        ]
    )
    func unknown(_ type: String) {
        #expect(SampleValue.literal(for: type, label: "name") == nil)
    }

    @Test(
        "need Foundation where their type is Foundation's",
        arguments: [("URL?", true), ("[UUID]", true), ("String", false), ("URLs", false), ("Foundation.Date", true)]
    )
    func foundation(_ type: String, needs: Bool) {
        #expect(SampleValue.isFoundation(type) == needs)
    }
}
