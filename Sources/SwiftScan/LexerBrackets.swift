extension Lexer {
    mutating func openBracket(_ kind: Open.Kind, _ tokenKind: Token.Kind) {
        let start = position
        open.append(Open(kind: kind, token: strings.isEmpty ? Int32(tokens.count) : -1, offset: start))
        position += 1
        emit(tokenKind, from: start)
    }

    mutating func closeBracket(_ kind: Open.Kind, _ tokenKind: Token.Kind, _ text: String) throws(ScanError) {
        let start = position
        guard let last = open.last, last.kind == kind else { throw failure(.unbalanced(text), at: start) }
        open.removeLast()
        position += 1
        emit(tokenKind, from: start)
        if last.token >= 0 {
            let closing = tokens.count - 1
            tokens[Int(last.token)].partner = Int32(closing)
            tokens[closing].partner = last.token
        }
    }

    /// `)` also ends an interpolation, after which the string goes on.
    mutating func closeParenthesis() throws(ScanError) {
        guard let last = open.last, last.kind == .interpolation else {
            return try closeBracket(.parenthesis, .rightParenthesis, ")")
        }
        open.removeLast()
        position += 1
        try scanString()
    }

    /// `#` and what belongs to it: a raw string, an extended regex, a directive or a macro's name.
    mutating func lexPound() throws(ScanError) {
        let start = position
        var end = start + 1
        while byte(end) == UInt8(ascii: "#") {
            end += 1
        }
        let pounds = end - start
        switch byte(end) {
        case UInt8(ascii: "\""):
            position = end
            return try openString(from: start, pounds: pounds)
        case UInt8(ascii: "/"):
            position = end
            return try lexExtendedRegex(from: start, pounds: pounds)
        default:
            break
        }
        let nameStart = end
        if pounds == 1 {
            while isIdentifier(at: end) {
                end += byte(end) < 0x80 ? 1 : scalarLength(at: end)
            }
        }
        position = end
        switch directive(nameStart, end) {
        case .some(.poundIf):
            openConditions += 1
            guard openConditions <= Self.conditionLimit else { throw failure(.tooLarge, at: start) }
            open.append(Open(kind: .condition, token: strings.isEmpty ? Int32(tokens.count) : -1, offset: start))
            emit(.poundIf, from: start)
        case .some(let kind):
            guard let last = open.last, last.kind == .condition else {
                throw failure(.unbalancedCondition, at: start)
            }
            if last.token >= 0 {
                nextBranch[Int(last.token)] = tokens.count
                open[open.count - 1].token = Int32(tokens.count)
            }
            if kind == .poundEndif {
                open.removeLast()
                openConditions -= 1
            } else {
                open[open.count - 1].branches += 1
                guard last.branches < Self.branchLimit else { throw failure(.tooLarge, at: start) }
            }
            emit(kind, from: start)
        case nil:
            emit(.pound, from: start)
        }
    }

    private func directive(_ start: Int, _ end: Int) -> Token.Kind? {
        switch end - start {
        case 2 where matches("if", at: start): .poundIf
        case 4 where matches("else", at: start): .poundElse
        case 5 where matches("endif", at: start): .poundEndif
        case 6 where matches("elseif", at: start): .poundElseif
        default: nil
        }
    }

    func matches(_ text: StaticString, at offset: Int) -> Bool {
        guard offset >= 0, offset + text.utf8CodeUnitCount <= count else { return false }
        for index in 0..<text.utf8CodeUnitCount where text.utf8Start[index] != bytes[offset + index] {
            return false
        }
        return true
    }
}
