extension TokenStream {
    /// The index behind the expression that starts at `start`: at a comma, a semicolon, a closing bracket, a directive,
    /// a property observer's brace, or a line that does not continue it.
    func expressionEnd(_ start: Int, limit: Int) -> Int {
        var index = start
        var needsOperand = true
        while index < limit {
            let token = tokens[index]
            if isDirective(token.kind) || isClosing(token.kind) { break }
            if token.kind == .comma || token.kind == .semicolon { break }
            if !needsOperand, token.startsLine, !continuesExpression(index, limit: limit) { break }
            switch token.kind {
            case .leftBrace:
                if !needsOperand, startsObservers(index + 1) { return index }
                needsOperand = false
            case .identifier:
                let follows = index > start && tokens[index - 1].kind == .period
                needsOperand = !follows && wantsOperand(index)
            case .operator:
                let isPostfix = !hasGap(before: index) && (index + 1 >= limit || hasGap(before: index + 1))
                needsOperand = index == start || !isPostfix && !isPostfixMark(index)
            case .period, .colon, .at, .backslash:
                needsOperand = true
            default:
                needsOperand = false
            }
            index = skipping(index)
        }
        return min(index, limit)
    }

    /// `?` and `!` right behind an operand, with a member or call behind them.
    private func isPostfixMark(_ index: Int) -> Bool {
        !hasGap(before: index) && (isSpelled(index, "?") || isSpelled(index, "!"))
    }

    private func wantsOperand(_ index: Int) -> Bool {
        switch word(index) {
        case "try", "await", "as", "is", "in", "any", "some", "each", "repeat", "if", "switch", "else", "consume",
            "copy", "unsafe", "where", "throw", "return":
            true
        default:
            false
        }
    }

    private func continuesExpression(_ index: Int, limit: Int) -> Bool {
        switch tokens[index].kind {
        case .period, .colon, .leftBrace:
            true
        case .operator:
            index + 1 < limit && hasGap(before: index + 1)
        case .identifier:
            isSpelled(index, "as") || isSpelled(index, "is") || isSpelled(index, "else")
        default:
            false
        }
    }

    private func startsObservers(_ index: Int) -> Bool {
        var index = index
        while kind(index) == .at {
            index = self.index(after: attributeNameEnd(index, limit: tokens.count))
            if kind(index) == .leftParenthesis { index = skipping(index) }
        }
        return isSpelled(index, "didSet") || isSpelled(index, "willSet")
    }

    /// The token ranges between the commas of a list, where a generic argument list's commas, and those in brackets,
    /// don't count. Directives and their conditions separate too; what is empty is left out.
    func elements(_ list: Range<Int>) -> [Range<Int>] {
        var bounds: [(end: Int, next: Int)] = []
        /// For each `<` that may open generics: how many bounds there were.
        var angles: [Int] = []
        var index = list.lowerBound
        while index < list.upperBound {
            let kind = tokens[index].kind
            switch kind {
            case .comma:
                bounds.append((index, index + 1))
            case .operator:
                closeAngles(index, limit: list.upperBound, &angles, &bounds)
            case .poundIf, .poundElseif, .poundElse, .poundEndif:
                angles = []
                let end = conditionEnd(index, limit: list.upperBound)
                bounds.append((index, end))
                index = end
                continue
            case .identifier, .period, .integerLiteral, .at, .leftParenthesis, .leftBracket:
                break
            default:
                angles = []
            }
            index = skipping(index)
        }
        var elements: [Range<Int>] = []
        var start = list.lowerBound
        for bound in bounds + [(list.upperBound, list.upperBound)] {
            if start < bound.end { elements.append(start..<bound.end) }
            start = bound.next
        }
        return elements
    }

    private func closeAngles(
        _ index: Int,
        limit: Int,
        _ angles: inout [Int],
        _ bounds: inout [(end: Int, next: Int)]
    ) {
        var cursor = self.cursor(index)
        while cursor.index == index {
            if isOperator(cursor, "->", limit: limit) {
                cursor = advanced(cursor, by: 2)
                continue
            }
            switch bytes[cursor.offset] {
            case UInt8(ascii: "<"):
                angles.append(bounds.count)
            case UInt8(ascii: ">"):
                let next = advanced(cursor, by: 1)
                if let count = angles.popLast(), next.index == index || mayFollowGenerics(next.index, limit: limit) {
                    bounds.removeSubrange(count...)
                }
            case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "~"), UInt8(ascii: "-"),
                UInt8(ascii: "."):
                break
            default:
                angles = []
            }
            cursor = advanced(cursor, by: 1)
        }
    }

    private func mayFollowGenerics(_ index: Int, limit: Int) -> Bool {
        guard index < limit else { return true }
        switch tokens[index].kind {
        case .identifier: return isSpelled(index, "where") || effectsEnd(index, limit: limit) > index
        case .integerLiteral, .floatLiteral, .stringLiteral, .regexLiteral, .at, .pound, .backslash: return false
        case .leftParenthesis, .leftBracket: return !tokens[index].startsLine
        case .operator:
            let cursor = self.cursor(index)
            return ["?", "!", "=", "&", "->", ">", "..."].contains { isOperator(cursor, $0, limit: limit) }
        default: return true
        }
    }
}
