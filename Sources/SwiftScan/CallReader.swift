extension SourceFile {
    /// The calls to `name` among these tokens at any bracket depth, in order.
    ///
    /// `name` is what stands before the parenthesis: `feature`, `Target.target`, or `.target` for an implicit member.
    /// A member `x.feature(…)` is no call to `feature`, and neither is the declaration `func feature(…)`.
    package func calls(to name: String, in tokenRange: Range<Int>) -> [Call] {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { Array($0.utf8) }
        guard let last = parts.last, !last.isEmpty else { return [] }
        let range = tokenRange.clamped(to: 0..<tokens.count)
        return range.compactMap { index in
            guard index + 1 < range.upperBound, tokens[index + 1].kind == .leftParenthesis,
                !tokens[index + 1].startsLine, tokens[index].kind == .identifier,
                let start = stream.calleeStart(parts, last: index, lowerBound: range.lowerBound)
            else { return nil }
            return stream.call(name, start: start, open: index + 1)
        }
    }

    /// The call whose opening parenthesis is the token at this index.
    package func arguments(at open: Int) -> [Argument] {
        guard stream.kind(open) == .leftParenthesis else { return [] }
        return stream.arguments(open + 1..<stream.skipping(open) - 1)
    }
}

extension TokenStream {
    fileprivate func calleeStart(_ parts: [[UInt8]], last: Int, lowerBound: Int) -> Int? {
        var index = last
        for (position, part) in parts.enumerated().reversed() {
            if part.isEmpty {
                guard position == 0 else { return nil }
                return isImplicitMember(index + 1) ? index + 1 : nil
            }
            guard index >= lowerBound, tokens[index].kind == .identifier,
                bytes[tokens[index].range].elementsEqual(part)
            else { return nil }
            if position == 0 { break }
            guard index > lowerBound, tokens[index - 1].kind == .period else { return nil }
            index -= 2
        }
        guard index > 0 else { return index }
        return tokens[index - 1].kind == .period || isSpelled(index - 1, "func") ? nil : index
    }

    /// Whether the period at the index has no expression before it.
    private func isImplicitMember(_ period: Int) -> Bool {
        guard period > 0, !isClosing(tokens[period - 1].kind) else { return period == 0 }
        switch tokens[period - 1].kind {
        case .stringLiteral, .regexLiteral, .integerLiteral, .floatLiteral:
            return false
        case .operator:
            return hasGap(before: period) || !(isSpelled(period - 1, "?") || isSpelled(period - 1, "!"))
        case .identifier:
            let words: [StaticString] = ["return", "in", "case", "try", "await", "else", "throw", "is", "as"]
            return words.contains { isSpelled(period - 1, $0) }
        default:
            return true
        }
    }

    fileprivate func call(_ name: String, start: Int, open: Int) -> Call {
        let close = skipping(open) - 1
        return Call(
            name: name,
            range: Int(tokens[start].start)..<Int(tokens[close].end),
            argumentsRange: Int(tokens[open].end)..<Int(tokens[close].start),
            arguments: arguments(open + 1..<close)
        )
    }

    fileprivate func arguments(_ list: Range<Int>) -> [Argument] {
        elements(list).map { element in
            var value = element
            var label: String?
            if tokens[element.lowerBound].kind == .identifier, element.count > 1,
                tokens[element.lowerBound + 1].kind == .colon
            {
                label = isSpelled(element.lowerBound, "_") ? nil : name(element.lowerBound)
                value = element.lowerBound + 2..<element.upperBound
            }
            return Argument(
                label: label,
                range: range(element),
                value: range(value, fallback: Int(tokens[element.upperBound - 1].end)),
                valueTokens: value
            )
        }
    }
}
