import SwiftScan

/// A dotted path of names in an expression: `CharacterIncomingNavigation.detail`, `DemoHome.Home.Incoming.main`.
struct MemberPath {
    var components: [String]
    /// UTF-8 offset of the first name.
    var offset: Int
    /// Its tokens' indices.
    var tokens = 0..<0

    /// The paths of two names and more among tokens, in order; a leading-dot path isn't one.
    static func all(in tokens: Range<Int>, of source: SourceFile) -> [MemberPath] {
        var paths: [MemberPath] = []
        var index = tokens.lowerBound
        while index < tokens.upperBound {
            guard let first = source.name(ofToken: index), source.kind(ofToken: index - 1) != .period else {
                index += 1
                continue
            }
            var path = MemberPath(components: [first], offset: Int(source.tokens[index].start))
            let start = index
            index += 1
            while index + 1 < tokens.upperBound, source.kind(ofToken: index) == .period,
                let name = source.name(ofToken: index + 1)
            {
                // `value.Module::member` is `value.member`.
                if source.isToken(index, ".") && source.isToken(index + 2, "::") {
                    index += 2
                    continue
                }
                path.components.append(name)
                index += 2
            }
            path.tokens = start..<index
            if path.components.count > 1 { paths.append(path) }
        }
        return paths
    }
}

/// Where names are used as values in an expression.
enum NameUse {
    /// UTF-8 offset of the first use of a name; argument labels and members don't count, interpolations do.
    static func first(of name: String, in tokens: Range<Int>, of source: SourceFile) -> Int? {
        var brackets: [Token.Kind] = []
        for index in tokens {
            let token = source.tokens[index]
            switch token.kind {
            case .leftParenthesis, .leftBracket, .leftBrace:
                brackets.append(token.kind)
            case .rightParenthesis, .rightBracket, .rightBrace:
                _ = brackets.popLast()
            case .identifier:
                guard source.name(ofToken: index) == name, source.kind(ofToken: index - 1) != .period else { continue }
                let follows = source.kind(ofToken: index - 1)
                let isLabel =
                    source.kind(ofToken: index + 1) == .colon && brackets.last == .leftParenthesis
                    && (follows == .leftParenthesis || follows == .comma)
                if !isLabel { return Int(token.start) }
            case .stringLiteral:
                if interpolates(name, source.text(token.range)) { return Int(token.start) }
            default:
                break
            }
        }
        return nil
    }

    /// Whether a literal with an interpolation has the name as a word behind it.
    private static func interpolates(_ name: String, _ literal: String) -> Bool {
        guard literal.contains("\\"), let start = literal.firstIndex(of: "\\") else { return false }
        let words = literal[start...].split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return words.contains { $0 == name }
    }
}
