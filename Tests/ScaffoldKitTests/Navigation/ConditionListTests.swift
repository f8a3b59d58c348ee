import SwiftScan
import Testing

@testable import ScaffoldKit

@Suite("#if conditions")
struct ConditionListTests {
    private func list(_ expressions: [String]) -> [Condition] {
        expressions.enumerated().map { Condition(expression: $1, opened: $0) }
    }

    @Test(
        "conditions that demand the same agree",
        arguments: [
            (["BETA"], ["BETA"]), (["A", "B"], ["A && B"]), (["!(A)"], ["!A"]), (["os(iOS)"], [" os( iOS ) "]),
            (["!(A) && (B)"], ["B", "!A"]), ([], []), (["(A)"], ["A"]),
        ]
    )
    func agree(_ left: [String], _ right: [String]) {
        #expect(ConditionList.agree(list(left), list(right)))
    }

    @Test(
        "others don't",
        arguments: [
            (["BETA"], []), (["A"], ["!A"]), (["A || B"], ["A"]), (["!(A || B)"], ["!A"]), (["os(iOS)"], ["iOS"]),
        ]
    )
    func disagree(_ left: [String], _ right: [String]) {
        #expect(!ConditionList.agree(list(left), list(right)))
    }

    @Test("branches of one #if exclude each other, two #if don't")
    func exclude() {
        let one = [Condition(expression: "A", opened: 5)]
        let other = [Condition(expression: "!(A)", opened: 5)]
        #expect(ConditionList.exclude(one, other))
        #expect(!ConditionList.exclude(one, [Condition(expression: "!(A)", opened: 9)]))
        #expect(!ConditionList.exclude(one, one))
    }
}
