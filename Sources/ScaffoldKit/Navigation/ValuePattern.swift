import SwiftScan

/// Which part of a payload's value a pattern matches.
package struct ValuePart: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case isTrue, isFalse, isNil, isSome }

    /// The value's position in the payload.
    package var position: Int
    package var kind: Kind
}

extension ArmPattern {
    /// Whether partial patterns of one case match all of its values together: `.go(true)` and `.go(false)`.
    static func areWhole(_ patterns: [ArmPattern]) -> Bool {
        let parts = Set(patterns.compactMap(\.part))
        return parts.contains { part in
            switch part.kind {
            case .isTrue: parts.contains(ValuePart(position: part.position, kind: .isFalse))
            case .isNil: parts.contains(ValuePart(position: part.position, kind: .isSome))
            case .isFalse, .isSome: false
            }
        }
    }
}

/// Reads the pattern of one value of a payload.
struct ValuePattern {
    let source: SourceFile
    /// True behind a `let` that stands before the whole pattern: names are bindings.
    let bindsNames: Bool

    /// Whether it matches every value: `_`, `let x`, and tuples of these.
    func matchesAll(_ tokens: Range<Int>) -> Bool {
        guard let first = tokens.first else { return false }
        if source.isToken(first, "let") || source.isToken(first, "var") {
            return ValuePattern(source: source, bindsNames: true).matchesAll(first + 1..<tokens.upperBound)
        }
        if tokens.count == 1 { return source.isToken(first, "_") || (bindsNames && source.name(ofToken: first) != nil) }
        guard source.kind(ofToken: first) == .leftParenthesis, source.indexAfter(first) == tokens.upperBound else {
            return false
        }
        return elements(first + 1..<tokens.upperBound - 1).allSatisfy(matchesAll)
    }

    /// nil for what isn't known to be one half of a value's.
    func part(_ tokens: Range<Int>) -> ValuePart.Kind? {
        guard let first = tokens.first else { return nil }
        if source.isToken(first, "let") || source.isToken(first, "var") {
            return ValuePattern(source: source, bindsNames: true).part(first + 1..<tokens.upperBound)
        }
        switch tokens.count {
        case 1:
            if source.isToken(first, "true") { return .isTrue }
            if source.isToken(first, "false") { return .isFalse }
            return source.isToken(first, "nil") ? .isNil : nil
        case 2:
            if source.kind(ofToken: first) == .period, source.isToken(first + 1, "none") { return .isNil }
            return source.isToken(first + 1, "?") && matchesAll(first..<first + 1) ? .isSome : nil
        default:
            let isSome =
                source.kind(ofToken: first) == .period && source.isToken(first + 1, "some")
                && source.kind(ofToken: first + 2) == .leftParenthesis
                && source.indexAfter(first + 2) == tokens.upperBound
                && matchesAll(first + 3..<tokens.upperBound - 1)
            return isSome ? .isSome : nil
        }
    }

    /// The token ranges between commas, without labels.
    private func elements(_ list: Range<Int>) -> [Range<Int>] {
        var elements: [Range<Int>] = []
        var index = list.lowerBound
        while index < list.upperBound {
            if source.kind(ofToken: index + 1) == .colon { index += 2 }
            let start = index
            while index < list.upperBound, source.kind(ofToken: index) != .comma { index = source.indexAfter(index) }
            elements.append(start..<max(start, index))
            index += 1
        }
        return elements
    }
}
