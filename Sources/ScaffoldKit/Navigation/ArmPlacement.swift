import SwiftScan

/// Puts new arms where the enum's order wants them: behind the arm of the case before, else in front of the next one's.
struct ArmPlacement {
    let overload: RedirectOverload
    let statement: SwitchStatement
    let layout: SourceLayout
    let arms: ArmLayout
    /// The enum's cases, in order.
    let items: [NavigationCase]
    /// For each case, the arm that answers it and stays where it is.
    let standing: [Int?]
    let reach: ArmReach

    /// Where new arms go. `isAligned`: between whole lines.
    private struct Spot: Hashable {
        var offset: Int
        var isAligned: Bool
        var isBefore: Bool
    }

    /// `texts`: for each case its new arm's lines, nil where it has none.
    func edits(inserting texts: [String?]) -> [TextEdit] {
        let following = nearestStanding(items.indices.reversed())
        let inBranchBefore = nearestInBranch(Array(items.indices))
        let inBranchAfter = nearestInBranch(items.indices.reversed())
        var insertions: [(spot: Spot, piece: ConditionalLines.Piece)] = []
        var previous: Int?
        for index in items.indices {
            if let text = texts[index] {
                // Beside a case under the same `#if`, no new one is needed.
                let name = items[index].name
                if let arm = inBranchBefore[index], reach.allowsInside(arm + 1, name) {
                    insertions.append((after(arm, inside: true), .init(text: text, conditions: [])))
                } else if let arm = inBranchAfter[index], reach.allowsInside(arm, name) {
                    insertions.append((before(arm, inside: true), .init(text: text, conditions: [])))
                } else {
                    let spot = spot(for: name, after: previous, before: following[index])
                    insertions.append((spot, .init(text: text, conditions: items[index].conditions)))
                }
            }
            previous = standing[index] ?? previous
        }
        return written(insertions)
    }

    /// For each case, the last standing arm that was passed on the way to it.
    private func nearestStanding(_ path: some Sequence<Int>) -> [Int?] {
        var result: [Int?] = Array(repeating: nil, count: items.count)
        var last: Int?
        for index in path {
            result[index] = last
            last = standing[index] ?? last
        }
        return result
    }

    /// For each case in a branch of `#if`, the nearest arm on the way to it that stands in the same branch.
    private func nearestInBranch(_ path: some Sequence<Int>) -> [Int?] {
        var result: [Int?] = Array(repeating: nil, count: items.count)
        var branch: Condition?
        var last: Int?
        for index in path {
            let innermost = items[index].conditions.last
            if innermost != branch {
                branch = innermost
                last = nil
            }
            guard innermost != nil else { continue }
            result[index] = last
            if let arm = standing[index],
                ConditionList.agree(overload.arms[arm].arm.conditions, items[index].conditions)
            {
                last = arm
            }
        }
        return result
    }

    private func block(of arm: SwitchArm, inside: Bool) -> Range<Int>? {
        if !inside, let outer = arm.conditions.first, let block = layout.conditionalBlock(openedAt: outer.opened) {
            return block
        }
        return layout.block(of: arm.range)
    }

    private func after(_ index: Int, inside: Bool) -> Spot {
        let arm = overload.arms[index].arm
        let block = block(of: arm, inside: inside)
        return Spot(offset: (block ?? arm.range).upperBound, isAligned: block != nil, isBefore: false)
    }

    private func before(_ index: Int, inside: Bool) -> Spot {
        let arm = overload.arms[index].arm
        let block = block(of: arm, inside: inside)
        return Spot(offset: (block ?? arm.range).lowerBound, isAligned: block != nil, isBefore: true)
    }

    /// Beside one of two arms, or where none of the enum's cases has one that stays before what takes everything, else at the
    /// start; moved to where it is reached and hides nothing.
    private func spot(for name: String, after previous: Int?, before following: Int?) -> Spot {
        if overload.arms.isEmpty { return startSpot() }
        let wished = previous.map { $0 + 1 } ?? following ?? reach.firstOfAll ?? 0
        let gap = reach.gap(near: wished, for: name) ?? wished
        if gap > wished || (gap == wished && previous != nil) { return after(gap - 1, inside: false) }
        if gap == 0, previous == nil, following == nil, reach.firstOfAll != 0 { return startSpot() }
        return gap < overload.arms.count ? before(gap, inside: false) : after(gap - 1, inside: false)
    }

    private func startSpot() -> Spot {
        let open = statement.body.lowerBound
        let line = layout.source.nextLine(after: open)
        let isAligned = line <= layout.nextTokenStart(open) && line <= statement.body.upperBound
        return Spot(offset: isAligned ? line : open, isAligned: isAligned, isBefore: false)
    }

    private func written(_ insertions: [(spot: Spot, piece: ConditionalLines.Piece)]) -> [TextEdit] {
        let newline = arms.style.lineEnding
        var edits: [TextEdit] = []
        var order: [Spot] = []
        var pieces: [Spot: [ConditionalLines.Piece]] = [:]
        for (spot, piece) in insertions {
            if pieces[spot] == nil { order.append(spot) }
            pieces[spot, default: []].append(piece)
        }
        for spot in order {
            let lines = ConditionalLines(pieces: pieces[spot] ?? [])
            var text = lines.text(indent: arms.indent, newline: newline, separator: arms.separator)
            let isAlone = overload.arms.isEmpty
            if !spot.isAligned {
                // Shares a line: the new arms get lines of their own.
                text = newline + text
                text += spot.isBefore ? arms.indent : ""
                if !spot.isBefore, !isAlone { text.removeLast(newline.count) }
                if isAlone { text += layout.source.indentation(at: statement.range.lowerBound) }
            } else if !isAlone {
                text = spot.isBefore ? text + arms.separator : arms.separator + text
            }
            edits.append(TextEdit(insert: text, at: spot.offset))
        }
        return edits
    }
}
