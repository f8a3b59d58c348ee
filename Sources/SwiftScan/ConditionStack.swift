/// The `#if` branches around the place that a reader has reached.
struct ConditionStack {
    /// Outer first.
    private(set) var conditions: [Condition] = []
    /// For each condition: what the branches before and this one are taken for.
    private var branches: [(before: String, own: String)] = []

    /// Takes in the directive at the index; returns the index behind its condition.
    mutating func read(_ index: Int, in stream: TokenStream, limit: Int) -> Int {
        let end = stream.conditionEnd(index, limit: limit)
        let expression = stream.folded(stream.range(index + 1..<max(index + 1, end)), isType: false)
        switch stream.tokens[index].kind {
        case .poundIf:
            branches.append(("", expression))
            conditions.append(Condition(expression: expression, opened: Int(stream.tokens[index].start)))
        case .poundElseif, .poundElse:
            guard let last = branches.popLast(), let condition = conditions.popLast() else { break }
            let before = Self.joined(last.before, "!(\(last.own))")
            let isElse = stream.tokens[index].kind == .poundElse
            branches.append((before, expression))
            conditions.append(
                Condition(
                    expression: isElse ? before : Self.joined(before, "(\(expression))"),
                    opened: condition.opened
                )
            )
        case .poundEndif:
            _ = branches.popLast()
            _ = conditions.popLast()
        default:
            break
        }
        return end
    }

    private static func joined(_ left: String, _ right: String) -> String {
        left.isEmpty ? right : left + " && " + right
    }
}
