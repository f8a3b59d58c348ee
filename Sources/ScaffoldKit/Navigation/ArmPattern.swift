import SwiftScan

/// One pattern of an arm, read as far as an enum's cases go. Ranges are UTF-8 offsets.
package struct ArmPattern: Sendable {
    package struct Binding: Hashable, Sendable {
        /// Without back-ticks.
        package var label: String?
        /// nil for `_` and for what isn't a plain binding.
        package var name: String?
    }

    package var range: Range<Int>
    /// The case, without back-ticks; nil for a wildcard and for what isn't a case pattern.
    package var caseName: String?
    package var nameRange: Range<Int>
    /// nil without parentheses.
    package var bindings: [Binding]?
    /// `_` and `let x` match everything.
    package var isWildcard = false
    /// True where it doesn't match every value of its case: a `where` clause, a literal or a nested pattern.
    package var isPartial = false
    /// True where values are taken apart, all of them: `.go(let (x, y))`.
    package var isNested = false
    /// Where it is one value that makes it partial, and no `where` clause: which part of that value's it matches.
    package var part: ValuePart?
    /// Of a pattern without a `caseName`: the members that it names, any of which may be a case.
    package var otherNames: [String] = []

    package init(_ pattern: SwitchArm.Pattern, in source: SourceFile) {
        range = pattern.range.lowerBound..<max(pattern.range.upperBound, pattern.whereClause?.upperBound ?? 0)
        nameRange = pattern.range
        isPartial = pattern.whereClause != nil
        var tokens = Self.unwrapped(pattern.tokens, source)
        let hasOuterLet = source.isToken(tokens.lowerBound, "let") || source.isToken(tokens.lowerBound, "var")
        if hasOuterLet { tokens = Self.unwrapped((tokens.lowerBound + 1)..<tokens.upperBound, source) }
        var index = tokens.lowerBound
        let end = tokens.upperBound
        if end - index == 1, hasOuterLet || source.isToken(index, "_") {
            isWildcard = !isPartial
            return
        }
        // A type's path, a period, the case's name.
        var name: Int?
        while index < end {
            if source.kind(ofToken: index) == .period, source.kind(ofToken: index + 1) == .identifier, index + 1 < end {
                name = index + 1
                index += 2
            } else if source.kind(ofToken: index) == .identifier, name == nil, index == tokens.lowerBound {
                index += 1
            } else {
                break
            }
        }
        let hasPayload = source.kind(ofToken: index) == .leftParenthesis && index < end
        guard let name, let text = source.name(ofToken: name),
            index == end || (hasPayload && source.indexAfter(index) == end)
        else {
            otherNames = tokens.filter { source.kind(ofToken: $0 - 1) == .period }.compactMap {
                source.name(ofToken: $0)
            }
            return
        }
        caseName = text
        nameRange = source.tokens[name].range
        if hasPayload { bindings = readBindings(after: index, before: end - 1, hasOuterLet: hasOuterLet, source) }
        if pattern.whereClause != nil { part = nil }
    }

    /// Without parentheses around the whole pattern.
    private static func unwrapped(_ tokens: Range<Int>, _ source: SourceFile) -> Range<Int> {
        var tokens = tokens
        while tokens.count > 2, source.kind(ofToken: tokens.lowerBound) == .leftParenthesis,
            source.indexAfter(tokens.lowerBound) == tokens.upperBound
        {
            tokens = (tokens.lowerBound + 1)..<(tokens.upperBound - 1)
        }
        return tokens
    }

    private mutating func readBindings(
        after open: Int,
        before close: Int,
        hasOuterLet: Bool,
        _ source: SourceFile
    ) -> [Binding] {
        var bindings: [Binding] = []
        var index = open + 1
        while index < close {
            var label: String?
            if source.kind(ofToken: index + 1) == .colon, let name = source.name(ofToken: index) {
                label = name
                index += 2
            }
            let start = index
            while index < close, source.kind(ofToken: index) != .comma { index = source.indexAfter(index) }
            let hasLet = source.isToken(start, "let") || source.isToken(start, "var")
            let word = hasLet ? start + 1 : start
            let isSingle = index - word == 1
            let reader = ValuePattern(source: source, bindsNames: hasOuterLet)
            if isSingle, source.isToken(word, "_") {
                bindings.append(Binding(label: label, name: nil))
            } else if isSingle, hasLet || hasOuterLet, let name = source.name(ofToken: word) {
                bindings.append(Binding(label: label, name: name))
            } else if reader.matchesAll(start..<index) {
                isNested = true
                bindings.append(Binding(label: label, name: nil))
            } else {
                part =
                    isPartial ? nil : reader.part(start..<index).map { ValuePart(position: bindings.count, kind: $0) }
                isPartial = true
                bindings.append(Binding(label: label, name: nil))
            }
            index += 1
        }
        return bindings
    }

    /// Whether it still matches a payload of this shape, binding what it names.
    package func fits(_ payload: [PayloadParameter]) -> Bool {
        guard let bindings else { return true }
        if bindings.count == 1, bindings[0].label == nil, payload.count > 1 {
            // One name for the whole tuple, unless it is that of a value.
            return !payload.contains { $0.label == bindings[0].name } || bindings[0].name == nil
        }
        guard bindings.count == payload.count else { return false }
        for (binding, parameter) in zip(bindings, payload) {
            if let label = binding.label {
                if label != parameter.label { return false }
            } else if let name = binding.name, name != parameter.label, payload.contains(where: { $0.label == name }) {
                // `(let to, let from)` on `(from:to:)` compiles and swaps the values.
                return false
            }
        }
        return true
    }

    /// Whether the case it was written for had this payload, as far as labels tell.
    package func wasWritten(for payload: [PayloadParameter]) -> Bool {
        guard let bindings, !bindings.isEmpty else { return payload.isEmpty }
        return bindings.count == payload.count
            && zip(bindings, payload).allSatisfy { binding, parameter in
                (binding.label ?? (parameter.label == nil ? nil : binding.name)) == parameter.label
            }
    }
}
