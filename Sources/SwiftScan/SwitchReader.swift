extension SourceFile {
    /// The `switch` statements among these tokens, outermost only, in order.
    package func switches(in tokenRange: Range<Int>) -> [SwitchStatement] {
        var statements: [SwitchStatement] = []
        let range = tokenRange.clamped(to: 0..<tokens.count)
        var index = range.lowerBound
        while index < range.upperBound {
            if let brace = stream.switchBrace(index, limit: range.upperBound) {
                statements.append(stream.switchStatement(index, brace: brace))
                index = stream.skipping(brace)
            } else {
                index += 1
            }
        }
        return statements
    }
}

extension TokenStream {
    /// The opening brace of the `switch` at the index; nil where the token is none.
    fileprivate func switchBrace(_ index: Int, limit: Int) -> Int? {
        guard isSpelled(index, "switch"), index == 0 || tokens[index - 1].kind != .period else { return nil }
        var next = index + 1
        while next < limit {
            switch tokens[next].kind {
            case .leftBrace:
                return next > index + 1 ? next : nil
            case .rightBrace, .rightBracket, .rightParenthesis, .semicolon:
                return nil
            case .colon where next == index + 1:
                return nil
            case .identifier where isSpelled(next, "switch") && tokens[next - 1].kind != .period:
                return nil
            default:
                next = skipping(next)
            }
        }
        return nil
    }

    fileprivate func switchStatement(_ keyword: Int, brace: Int) -> SwitchStatement {
        let close = skipping(brace) - 1
        return SwitchStatement(
            range: Int(tokens[keyword].start)..<Int(tokens[close].end),
            subject: range(keyword + 1..<brace),
            body: Int(tokens[brace].end)..<Int(tokens[close].start),
            arms: arms(brace + 1..<close)
        )
    }

    private func arms(_ body: Range<Int>) -> [SwitchArm] {
        var arms: [SwitchArm] = []
        var conditions = ConditionStack()
        var arm: SwitchArm?
        var index = body.lowerBound
        while index < body.upperBound {
            let kind = tokens[index].kind
            if kind == .poundIf, arm != nil, !holdsArms(index, limit: body.upperBound) {
                index = behindCondition(index)
                extend(&arm, to: index)
            } else if isDirective(kind) {
                finish(&arm, into: &arms)
                index = conditions.read(index, in: self, limit: body.upperBound)
            } else if let label = armLabel(index, in: body) {
                finish(&arm, into: &arms)
                let next = readArm(from: index, label: label, limit: body.upperBound)
                arm = next.arm
                arm?.conditions = conditions.conditions
                index = next.index
            } else {
                index = max(attributesEnd(index, limit: body.upperBound), min(skipping(index), body.upperBound))
                extend(&arm, to: index)
            }
        }
        finish(&arm, into: &arms)
        return arms
    }

    private func extend(_ arm: inout SwitchArm?, to end: Int) {
        guard let start = arm?.bodyTokens.lowerBound else { return }
        arm?.bodyTokens = start..<end
    }

    private func finish(_ arm: inout SwitchArm?, into arms: inout [SwitchArm]) {
        guard var finished = arm else { return }
        finished.body = range(finished.bodyTokens, fallback: finished.body.lowerBound)
        finished.range = finished.range.lowerBound..<finished.body.upperBound
        arms.append(finished)
        arm = nil
    }

    /// Behind the `#endif` of the `#if` at the index.
    private func behindCondition(_ index: Int) -> Int {
        var last = index
        while let next = nextBranch[last] {
            last = next
        }
        return last + 1
    }

    /// Whether the `#if` at the index stands around arms, not around statements.
    private func holdsArms(_ start: Int, limit: Int) -> Bool {
        let end = min(behindCondition(start), limit)
        var index = start
        while index < end {
            guard isDirective(tokens[index].kind) else { return armLabel(index, in: start..<limit) != nil }
            index = conditionEnd(index, limit: limit)
        }
        return false
    }

    /// Behind the attributes that start at the index.
    private func attributesEnd(_ start: Int, limit: Int) -> Int {
        var index = start
        while index < limit, tokens[index].kind == .at {
            index = self.index(after: attributeNameEnd(index, limit: limit))
            if kind(index) == .leftParenthesis, index < limit { index = skipping(index) }
        }
        return index
    }

    /// The `case` or `default` of the arm that starts at the index, itself or behind its attributes.
    private func armLabel(_ start: Int, in body: Range<Int>) -> Int? {
        let index = attributesEnd(start, limit: body.upperBound)
        guard index < body.upperBound else { return nil }
        if isSpelled(index, "default") {
            let isMember = index > 0 && tokens[index - 1].kind == .period
            return !isMember && index + 1 < body.upperBound && tokens[index + 1].kind == .colon ? index : nil
        }
        guard isSpelled(index, "case") else { return nil }
        guard start > body.lowerBound else { return index }
        let previous = tokens[start - 1]
        if previous.kind == .comma { return nil }
        let words: [StaticString] = ["if", "guard", "for", "while", "await", "try"]
        return previous.kind == .identifier && words.contains { isSpelled(start - 1, $0) } ? nil : index
    }

    private func readArm(from start: Int, label: Int, limit: Int) -> (arm: SwitchArm, index: Int) {
        let isDefault = isSpelled(label, "default")
        let colon = armColon(label + 1, limit: limit)
        let patterns = isDefault ? [] : elements(label + 1..<colon).map { pattern($0) }
        let next = min(colon + 1, limit)
        let end = Int(tokens[next - 1].end)
        let arm = SwitchArm(
            range: Int(tokens[start].start)..<end,
            patterns: patterns,
            isDefault: isDefault,
            body: end..<end,
            bodyTokens: next..<next,
            conditions: []
        )
        return (arm, next)
    }

    /// The colon that ends the patterns; one that belongs to a `? :` doesn't.
    private func armColon(_ start: Int, limit: Int) -> Int {
        var index = start
        var ternaries = 0
        while index < limit {
            if isSpelled(index, "?"), hasGap(before: index), index + 1 < limit, hasGap(before: index + 1) {
                ternaries += 1
            } else if tokens[index].kind == .colon {
                if ternaries == 0 { return index }
                ternaries -= 1
            }
            index = skipping(index)
        }
        return limit
    }

    private func pattern(_ element: Range<Int>) -> SwitchArm.Pattern {
        var index = element.lowerBound
        while index < element.upperBound {
            let isMember = index > element.lowerBound && tokens[index - 1].kind == .period
            if isSpelled(index, "where"), !isMember {
                let pattern = element.lowerBound..<index
                return SwitchArm.Pattern(
                    range: range(pattern, fallback: Int(tokens[index].start)),
                    tokens: pattern,
                    whereClause: range(index + 1..<element.upperBound, fallback: Int(tokens[index].end))
                )
            }
            index = skipping(index)
        }
        return SwitchArm.Pattern(range: range(element), tokens: element, whereClause: nil)
    }
}
