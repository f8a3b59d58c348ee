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
            (["A || B"], ["B||A"]), (["!(A || B)"], ["!A", "!B"]), (["A", "A || B"], ["A"]), (["true"], []),
            (["A && os(iOS)", "!(B)"], ["!(!os(iOS) || B || !A)"]), (["swift(>=6.1)"], ["swift(>= 6.1)"]),
        ]
    )
    func agree(_ left: [String], _ right: [String]) {
        #expect(ConditionList.agree(list(left), list(right)))
    }

    @Test(
        "others don't",
        arguments: [
            (["BETA"], []), (["A"], ["!A"]), (["A || B"], ["A"]), (["!(A || B)"], ["!A"]), (["os(iOS)"], ["iOS"]),
            (["A || B"], ["A && B"]), (["A ||"], []), (["swift(>=6.1)"], ["swift(>=6.2)"]), (["false"], []),
        ]
    )
    func disagree(_ left: [String], _ right: [String]) {
        #expect(!ConditionList.agree(list(left), list(right)))
    }

    @Test("more conditions imply fewer, not the other way round")
    func imply() {
        #expect(ConditionList.implies(list(["A", "B"]), list(["B"])))
        #expect(ConditionList.implies(list(["A && B"]), list(["A || C"])))
        #expect(ConditionList.implies(list(["A"]), []))
        #expect(!ConditionList.implies([], list(["A"])))
        #expect(!ConditionList.implies(list(["A || B"]), list(["A"])))
    }

    @Test("branches of one #if and conditions that contradict each other exclude each other, others don't")
    func exclude() {
        let one = [Condition(expression: "A", opened: 5)]
        let other = [Condition(expression: "!(A)", opened: 5)]
        #expect(ConditionList.exclude(one, other))
        #expect(ConditionList.exclude(one, [Condition(expression: "!(A) && B", opened: 9)]))
        #expect(!ConditionList.exclude(one, [Condition(expression: "B", opened: 9)]))
        #expect(!ConditionList.exclude(one, one))
    }
}
