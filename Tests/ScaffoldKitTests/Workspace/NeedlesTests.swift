import Testing

@testable import ScaffoldKit

@Suite("Needles")
struct NeedlesTests {
    struct Case: CustomTestStringConvertible {
        var name: String
        var needles: [String]
        var text: String
        var found: Bool
        var testDescription: String { name }
    }

    static let cases = [
        Case(name: "alone", needles: ["abc"], text: "abc", found: true),
        Case(name: "at the end", needles: ["abc"], text: "xxabc", found: true),
        Case(name: "cut off", needles: ["abc"], text: "xxab", found: false),
        Case(
            name: "second of two with a common part",
            needles: ["InNavigation", "OutNavigation"],
            text: "x OutNavigation",
            found: true
        ),
        Case(name: "common part alone", needles: ["InNavigation", "OutNavigation"], text: "Navigation", found: false),
        Case(
            name: "common part, then the whole",
            needles: ["InNavigation", "OutNavigation"],
            text: "Navigation InNavigation",
            found: true
        ),
        Case(name: "nothing in common", needles: ["abc", "xyz"], text: "--xyz", found: true),
        Case(
            name: "two groups, the last of the second",
            needles: ["InNavigation", "OutNavigation", "AppHome", "HomeFeature", "HomeInNavigation"],
            text: "Navigation Home AppHome",
            found: true
        ),
        Case(
            name: "two groups, the first",
            needles: ["InNavigation", "AppHome", "HomeFeature"],
            text: "Home InNavigation",
            found: true
        ),
        Case(
            name: "two groups, both common parts alone",
            needles: ["InNavigation", "OutNavigation", "AppHome", "HomeFeature"],
            text: "Navigation Home Feature App",
            found: false
        ),
        Case(name: "common part twice in one", needles: ["abcdabcd", "abcd!"], text: "abcdabcd", found: true),
        Case(name: "overlapping itself", needles: ["aab"], text: "aaab", found: true),
        Case(name: "empty text", needles: ["a"], text: "", found: false),
        Case(name: "no needle", needles: [], text: "", found: true),
        Case(name: "empty needle", needles: ["", "a"], text: "x", found: true),
        Case(name: "not ASCII", needles: ["é"], text: "café", found: true),
    ]

    @Test("finds", arguments: cases)
    func match(_ item: Case) {
        let needles = Needles(item.needles.map { Array($0.utf8) })
        #expect(Array(item.text.utf8).withUnsafeBytes(needles.match) == item.found)
    }
}
