import SwiftScan

/// Where new arms may stand in a `switch`, so that they are reached and leave every other arm one that is. A gap is the index of
/// the arm behind it.
struct ArmReach {
    private let arms: [RedirectOverload.Arm]
    /// Case → the last arm that names it.
    private var named: [String: Int] = [:]
    /// The last arm that may take any case, but doesn't take every value: `case _ where isOff`.
    private var lastOfSome: Int?
    /// The first that takes everything: `default`, `_`.
    private(set) var firstOfAll: Int?
    /// Arms that fall through into the next one.
    let falling: Set<Int>
    /// For each arm, those of its outermost `#if`.
    private let units: [Range<Int>]

    /// `leaving`: patterns that go.
    init(_ overload: RedirectOverload, leaving: Set<TablePlan.Place> = []) {
        let arms = overload.arms
        self.arms = arms
        falling = Set(arms.indices.filter { arms[$0].fallsThrough })
        units = Self.units(arms)
        for (index, arm) in arms.enumerated() {
            if arm.arm.isDefault { firstOfAll = firstOfAll ?? index }
            for (number, pattern) in arm.patterns.enumerated()
            where !leaving.contains(TablePlan.Place(arm: index, pattern: number)) {
                if let name = pattern.caseName {
                    named[name] = index
                } else if pattern.isWildcard {
                    firstOfAll = firstOfAll ?? index
                } else if pattern.otherNames.isEmpty {
                    lastOfSome = index
                } else {
                    for name in pattern.otherNames { named[name] = index }
                }
            }
        }
    }

    /// The last arm that a new one of this case must stand behind.
    private func last(before name: String) -> Int? {
        [named[name], lastOfSome].compactMap { $0 }.max()
    }

    private func allows(_ gap: Int, _ name: String) -> Bool {
        gap > last(before: name) ?? -1 && gap <= firstOfAll ?? arms.count && !falling.contains(gap - 1)
    }

    /// Whether a new arm of this case may stand right there, inside whatever `#if` is around.
    func allowsInside(_ gap: Int, _ name: String) -> Bool { allows(gap, name) }

    /// The gap outside every `#if` that is nearest to the one wished for, those behind it first; nil where there is none.
    func gap(near wished: Int, for name: String) -> Int? {
        func isFree(_ gap: Int) -> Bool { allows(gap, name) && !isWithinUnit(gap) }
        return (wished...max(wished, arms.count)).first(where: isFree) ?? (0..<wished).last(where: isFree)
    }

    private func isWithinUnit(_ gap: Int) -> Bool {
        gap > 0 && gap < arms.count && units[gap - 1].contains(gap)
    }

    private static func units(_ arms: [RedirectOverload.Arm]) -> [Range<Int>] {
        var units: [Range<Int>] = []
        var start = 0
        for index in arms.indices {
            let outer = arms[index].arm.conditions.first?.opened
            let isLast =
                index + 1 == arms.count || outer == nil || arms[index + 1].arm.conditions.first?.opened != outer
            guard isLast else { continue }
            units += Array(repeating: start..<index + 1, count: index + 1 - start)
            start = index + 1
        }
        return units
    }
}
