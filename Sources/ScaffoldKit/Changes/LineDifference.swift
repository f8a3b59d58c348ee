/// Which lines of two lists are the same: Myers, "An O(ND) Difference Algorithm and Its Variations" (1986).
///
/// Time and memory are bounded: where more than `bound` lines differ after the common beginning and end are set aside,
/// what is between counts as replaced whole.
enum LineDifference {
    enum Step: Hashable { case keep, remove, add }

    /// In order; a group's removals stand before its additions.
    static func steps(_ old: [Int], _ new: [Int], bound: Int = 1000) -> [Step] {
        let head = zip(old, new).prefix { $0 == $1 }.count
        let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
        let oldMiddle = Array(old[head..<(old.count - tail)])
        let newMiddle = Array(new[head..<(new.count - tail)])
        let middle = shortest(oldMiddle, newMiddle, bound: bound) ?? replaced(oldMiddle, newMiddle)
        let keep = { Array(repeating: Step.keep, count: $0) }
        return keep(head) + removalsFirst(middle) + keep(tail)
    }

    private static func replaced(_ old: [Int], _ new: [Int]) -> [Step] {
        Array(repeating: .remove, count: old.count) + Array(repeating: .add, count: new.count)
    }

    private static func shortest(_ old: [Int], _ new: [Int], bound: Int) -> [Step]? {
        if old.isEmpty || new.isEmpty { return replaced(old, new) }
        // For each number of differences, the furthest `x` reached on each diagonal from -d to d.
        var rounds: [[Int]] = []
        for distance in 0...min(bound, old.count + new.count) {
            var furthest = Array(repeating: 0, count: 2 * distance + 1)
            for diagonal in stride(from: -distance, through: distance, by: 2) {
                var x = start(diagonal, distance, rounds.last).x
                var y = x - diagonal
                while x < old.count, y < new.count, old[x] == new[y] {
                    x += 1
                    y += 1
                }
                furthest[diagonal + distance] = x
                if x >= old.count, y >= new.count { return walkBack(rounds, old.count, new.count) }
            }
            rounds.append(furthest)
        }
        return nil
    }

    /// Where a diagonal goes on from, and whether by an addition (from the diagonal above) or a removal.
    private static func start(_ diagonal: Int, _ distance: Int, _ previous: [Int]?) -> (x: Int, added: Bool) {
        guard let previous else { return (0, true) }
        let index = diagonal + distance - 1
        let below = index - 1 >= 0 ? previous[index - 1] : -1
        let above = index + 1 < previous.count ? previous[index + 1] : -1
        let adds = diagonal == -distance || (diagonal != distance && below < above)
        return adds ? (above, true) : (below + 1, false)
    }

    private static func walkBack(_ rounds: [[Int]], _ oldCount: Int, _ newCount: Int) -> [Step] {
        var steps: [Step] = []
        var x = oldCount
        var y = newCount
        for distance in stride(from: rounds.count, to: 0, by: -1) {
            let diagonal = x - y
            let (begin, added) = start(diagonal, distance, rounds[distance - 1])
            steps += Array(repeating: .keep, count: x - begin)
            steps.append(added ? .add : .remove)
            x = added ? begin : begin - 1
            y = added ? begin - diagonal - 1 : begin - diagonal
        }
        steps += Array(repeating: .keep, count: x)
        return steps.reversed()
    }

    private static func removalsFirst(_ steps: [Step]) -> [Step] {
        var result: [Step] = []
        var additions = 0
        for step in steps {
            switch step {
            case .add: additions += 1
            case .remove: result.append(.remove)
            case .keep:
                result += Array(repeating: .add, count: additions)
                additions = 0
                result.append(.keep)
            }
        }
        return result + Array(repeating: .add, count: additions)
    }
}
