import SwiftScan

/// Reads a type by Swift's grammar, token by token, as one that a case's value can have.
struct PayloadTypeReader {
    /// One token, or one character of a run of operators: `>>` closes two lists of generics.
    private struct Piece {
        var kind: Token.Kind
        var text: String
        var hasGap: Bool
    }

    private static let maximumDepth = 64
    /// Words before a type that say how a function takes it, or that it is any type of a kind.
    private static let modifiers: Set<String> = [
        "borrowing", "consuming", "each", "inout", "isolated", "nonisolated", "repeat", "sending", "some", "__owned",
        "__shared",
    ]

    /// False: names that begin in lower case are taken as they are, because code that is there has them.
    private let isNew: Bool
    private let pieces: [Piece]
    private let whole: String
    private var index = 0

    /// Throws what makes the tokens no type of a payload.
    static func check(_ tokens: Range<Int>, of source: SourceFile, isNew: Bool) throws(GenerateFact.PayloadFlaw) {
        var reader = PayloadTypeReader(tokens, of: source, isNew: isNew)
        if reader.pieces.contains(where: { $0.text == "->" }) { throw .closure(reader.whole) }
        try reader.readType(depth: 0)
        if let rest = reader.next { throw reader.unexpected(rest) }
    }

    private init(_ tokens: Range<Int>, of source: SourceFile, isNew: Bool) {
        self.isNew = isNew
        var pieces: [Piece] = []
        for index in tokens {
            let token = source.tokens[index]
            let text = source.text(ofToken: index)
            let hasGap = index > tokens.lowerBound && source.tokens[index - 1].end < token.start
            if token.kind == .operator, !["->", "...", "=="].contains(text) {
                for (offset, character) in text.enumerated() {
                    pieces.append(Piece(kind: .operator, text: String(character), hasGap: hasGap && offset == 0))
                }
            } else {
                pieces.append(Piece(kind: token.kind, text: text, hasGap: hasGap))
            }
        }
        self.pieces = pieces
        let last = tokens.last.map { source.tokens[$0].range.upperBound }
        whole = last.map { source.folded(source.tokens[tokens.lowerBound].range.lowerBound..<$0) } ?? ""
    }

    private var next: Piece? { index < pieces.count ? pieces[index] : nil }

    private func unexpected(_ piece: Piece) -> GenerateFact.PayloadFlaw {
        switch piece.text {
        case "!": .implicitlyUnwrapped(whole)
        case "&": .notHashable(whole)
        case ";": .separator(piece.text)
        default: piece.kind == .identifier ? .separator(piece.text) : .type(whole)
        }
    }

    private mutating func take(_ text: String) -> Bool {
        guard next?.text == text else { return false }
        index += 1
        return true
    }

    private mutating func readType(depth: Int) throws(GenerateFact.PayloadFlaw) {
        guard depth < Self.maximumDepth, let first = next else { throw .type(whole) }
        switch first.kind {
        case .identifier: try readName(depth: depth)
        case .leftBracket:
            index += 1
            try readType(depth: depth + 1)
            if take(":") { try readType(depth: depth + 1) }
            guard take("]") else { throw next.map(unexpected) ?? .type(whole) }
        case .leftParenthesis:
            index += 1
            if take(")") { throw .notHashable(whole) }
            let isLabelled = index + 1 < pieces.count && pieces[index + 1].kind == .colon
            if isLabelled { throw .notHashable(whole) }
            try readType(depth: depth + 1)
            if next?.kind == .comma { throw .notHashable(whole) }
            guard take(")") else { throw next.map(unexpected) ?? .type(whole) }
        default: throw .type(whole)
        }
        while let suffix = next {
            if suffix.text == "?", !suffix.hasGap {
                index += 1
            } else if suffix.kind == .period, index + 1 < pieces.count,
                ["Type", "Protocol"].contains(pieces[index + 1].text)
            {
                throw .notHashable(whole)
            } else {
                return
            }
        }
    }

    /// `Swift.Array<Int>.Index`, `Swift::Int`.
    private mutating func readName(depth: Int) throws(GenerateFact.PayloadFlaw) {
        if let word = next?.text, index + 1 < pieces.count, Self.startsType(pieces[index + 1]) {
            if word == "any" { throw .notHashable(whole) }
            if Self.modifiers.contains(word) { throw .modifier(word) }
        }
        while true {
            guard let name = next, name.kind == .identifier else { throw .type(whole) }
            index += 1
            let isLast = try !continues(depth: depth)
            try check(name.text, isLast: isLast)
            if isLast { return }
        }
    }

    /// Behind the generics that may follow a name; true where a further name follows.
    private mutating func continues(depth: Int) throws(GenerateFact.PayloadFlaw) -> Bool {
        if next?.text == "<" {
            repeat {
                index += 1
                try readType(depth: depth + 1)
            } while next?.kind == .comma
            guard take(">") else { throw next.map(unexpected) ?? .type(whole) }
        }
        guard let sign = next, index + 1 < pieces.count else { return false }
        if sign.kind == .period, pieces[index + 1].kind == .identifier {
            if ["Type", "Protocol"].contains(pieces[index + 1].text) { return false }
            index += 1
            return true
        }
        if sign.text == "::" {
            index += 1
            return true
        }
        guard sign.kind == .colon, pieces[index + 1].kind == .colon, !pieces[index + 1].hasGap else { return false }
        index += 2
        return true
    }

    private func check(_ name: String, isLast: Bool) throws(GenerateFact.PayloadFlaw) {
        if name.hasPrefix("`") {
            if !SwiftName.isRaw(name) { throw .type(whole) }
            return
        }
        guard PlainIdentifier.isOne(name) else { throw .type(whole) }
        guard isLast else { return }
        if ["Void", "Any", "AnyObject", "Never"].contains(name) { throw .notHashable(name) }
        if name == "Self" || SwiftName.isKeyword(name) { throw .type(name) }
        if isNew, let first = name.unicodeScalars.first, first.properties.isLowercase {
            throw .lowerCase(name, nearest: SampleValue.typeNearest(to: name))
        }
    }

    private static func startsType(_ piece: Piece) -> Bool {
        [.identifier, .leftParenthesis, .leftBracket, .at].contains(piece.kind)
    }
}
