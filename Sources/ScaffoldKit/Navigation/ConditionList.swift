import SwiftScan

/// The `#if` conditions around something, compared by what they demand: `A` within `B` equals `B && A`, `!(A)` equals `!A`.
package enum ConditionList {
    /// The terms of all conditions, each without white space and needless parentheses.
    package static func terms(of conditions: [Condition]) -> Set<String> {
        Set(conditions.flatMap { conjuncts(of: $0.expression) })
    }

    package static func agree(_ left: [Condition], _ right: [Condition]) -> Bool {
        if left.isEmpty, right.isEmpty { return true }
        if terms(of: left) == terms(of: right) { return true }
        return ConditionFormula.implies(left.map(\.expression), right.map(\.expression)) == true
            && ConditionFormula.implies(right.map(\.expression), left.map(\.expression)) == true
    }

    /// Whether every build that meets `left` meets `right`; false where that can't be told.
    package static func implies(_ left: [Condition], _ right: [Condition]) -> Bool {
        if right.isEmpty || terms(of: left).isSuperset(of: terms(of: right)) { return true }
        return ConditionFormula.implies(left.map(\.expression), right.map(\.expression)) == true
    }

    /// Whether both are branches of one `#if`, so that never both are compiled.
    package static func exclude(_ left: [Condition], _ right: [Condition]) -> Bool {
        for one in left {
            for other in right where one.opened == other.opened && one.expression != other.expression { return true }
        }
        if left.isEmpty || right.isEmpty { return false }
        return ConditionFormula.exclude(left.map(\.expression), right.map(\.expression)) == true
    }

    /// The parts that `&&` joins at the outermost level.
    package static func conjuncts(of expression: String) -> [String] {
        let characters = expression.filter { !$0.isWhitespace }
        var parts: [String] = []
        var current = ""
        var depth = 0
        var hasOr = false
        var previous: Character?
        for character in characters {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth == 0, character == "|" { hasOr = true }
            if depth == 0, character == "&", previous == "&" {
                current.removeLast()
                parts.append(current)
                current = ""
                previous = nil
                continue
            }
            current.append(character)
            previous = character
        }
        parts.append(current)
        return hasOr ? [plain(characters)] : parts.map(plain)
    }

    /// Without parentheses around a whole term, or around a name after `!`.
    private static func plain(_ term: String) -> String {
        var term = term
        var negation = ""
        while true {
            if term.hasPrefix("!") {
                negation += "!"
                term.removeFirst()
            } else if term.hasPrefix("("), enclosesWhole(term),
                negation.isEmpty || !(term.contains("&") || term.contains("|"))
            {
                term = String(term.dropFirst().dropLast())
            } else {
                return negation + term
            }
        }
    }

    private static func enclosesWhole(_ term: String) -> Bool {
        var depth = 0
        for (index, character) in term.enumerated() {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth == 0 { return index == term.count - 1 }
        }
        return false
    }
}
