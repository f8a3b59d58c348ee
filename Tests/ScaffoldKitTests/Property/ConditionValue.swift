/// Which lines of a Swift text are compiled when certain flags are set: the reading of `#if` that the law is held against,
/// on its own, line by line.
struct ConditionValue {
    /// Whole names: `BETA`, `os(iOS)`.
    var flags: Set<String>

    /// For each line, whether it is compiled; lines of directives never are.
    func compiledLines(of lines: [String]) -> [Bool] {
        // For each open `#if`: whether its branch is compiled, and whether one was before.
        var open: [(isOn: Bool, wasOn: Bool)] = []
        return lines.map { line in
            let words = line.trimmed
            func expression(_ directive: String) -> Bool { isTrue(String(words.dropFirst(directive.count))) }
            if words.hasPrefix("#if ") {
                let isOn = expression("#if")
                open.append((isOn, isOn))
            } else if words.hasPrefix("#elseif "), let last = open.last {
                let isOn = !last.wasOn && expression("#elseif")
                open[open.count - 1] = (isOn, last.wasOn || isOn)
            } else if words.hasPrefix("#else"), let last = open.last {
                open[open.count - 1] = (!last.wasOn, true)
            } else if words.hasPrefix("#endif") {
                _ = open.popLast()
            } else {
                return open.allSatisfy(\.isOn)
            }
            return false
        }
    }

    func isTrue(_ expression: String) -> Bool {
        var rest = Substring(expression.filter { !$0.isWhitespace })
        return either(&rest)
    }

    private func either(_ rest: inout Substring) -> Bool {
        var value = both(&rest)
        while rest.hasPrefix("||") {
            rest = rest.dropFirst(2)
            let other = both(&rest)
            value = value || other
        }
        return value
    }

    private func both(_ rest: inout Substring) -> Bool {
        var value = one(&rest)
        while rest.hasPrefix("&&") {
            rest = rest.dropFirst(2)
            let other = one(&rest)
            value = value && other
        }
        return value
    }

    private func one(_ rest: inout Substring) -> Bool {
        if rest.hasPrefix("!") {
            rest = rest.dropFirst()
            return !one(&rest)
        }
        if rest.hasPrefix("(") {
            rest = rest.dropFirst()
            let value = either(&rest)
            rest = rest.dropFirst()
            return value
        }
        var name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        rest = rest.dropFirst(name.count)
        if rest.hasPrefix("(") {
            let argument = rest.prefix { $0 != ")" } + ")"
            name += argument
            rest = rest.dropFirst(argument.count)
        }
        return flags.contains(name)
    }
}
