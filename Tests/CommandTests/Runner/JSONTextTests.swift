import Foundation
import ScaffoldKit
import Testing

@testable import scaffold

@Suite("JSON text")
struct JSONTextTests {
    private struct Sample: Codable, Hashable {
        var text = "a \"quoted\" back-slash \\, a line\nend, a control \u{1}, é, 😀, </script>"
        var number = -42
        var large = UInt64.max
        var fraction = 1.5
        var flag = true
        var none: String?
        var list = [[1, 2], [], [3]]
        var empty: [String] = []
        var map = ["z": 1, "a": 2, "é": 3]
    }

    @Test("Foundation's decoder reads back what was written")
    func roundTrip() throws {
        let sample = Sample()
        let text = try JSONText.pretty(sample)
        #expect(try JSONDecoder().decode(Sample.self, from: Data(text.utf8)) == sample)
    }

    @Test("Keys are sorted by bytes, entries stand one a line, empty lists are short")
    func form() throws {
        struct Small: Encodable {
            var b = [1, 2]
            var a: [Int] = []
        }
        #expect(try JSONText.pretty(Small()) == "{\n  \"a\": [],\n  \"b\": [\n    1,\n    2\n  ]\n}\n")
    }

    @Test("What JSON has no number for is null")
    func notFinite() throws {
        #expect(try JSONText.pretty([Double.nan, .infinity]) == "[\n  null,\n  null\n]\n")
    }
}
