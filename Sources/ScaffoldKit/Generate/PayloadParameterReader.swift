import SwiftScan

/// Holds one value of a case, as `ParameterReader` took it apart, against Swift's grammar.
struct PayloadParameterReader {
    private let parameter: Parameter
    private let source: SourceFile
    private let isNew: Bool

    init(_ parameter: Parameter, of source: SourceFile, isNew: Bool) {
        self.parameter = parameter
        self.source = source
        self.isNew = isNew
    }

    func check() throws(GenerateFact.PayloadFlaw) {
        let tokens = source.tokenRange(in: parameter.range)
        let start = try typeStart(in: tokens)
        let equals = tokens[start...].first { source.tokens[$0].kind == .operator && source.isToken($0, "=") }
        let type = start..<(equals ?? tokens.upperBound)
        if parameter.label == nil, type.count == 1, source.text(ofToken: start).first?.isLowercase == true {
            throw .noType(source.text(ofToken: start))
        }
        if type.isEmpty { throw .typeMissing(parameter.label ?? "") }
        try PayloadTypeReader.check(type, of: source, isNew: isNew)
        if let equals { try checkDefault(equals + 1..<tokens.upperBound) }
    }

    /// Behind `label:`, `_ name:` or nothing.
    private func typeStart(in tokens: Range<Int>) throws(GenerateFact.PayloadFlaw) -> Int {
        var index = tokens.lowerBound
        var words: [String] = []
        while index < tokens.upperBound, source.tokens[index].kind == .identifier {
            words.append(source.text(ofToken: index))
            index += 1
        }
        let isSelector = source.kind(ofToken: index + 1) == .colon && words.count == 1
        guard index < tokens.upperBound, source.tokens[index].kind == .colon, !words.isEmpty, !isSelector else {
            return tokens.lowerBound
        }
        if words.count > 2 || words.count == 2 && words[0] != "_" { throw .twoNames(words.joined(separator: " ")) }
        for word in words where word != "_" {
            let isName = word.hasPrefix("`") ? SwiftName.isRaw(word) : PlainIdentifier.isOne(word)
            if !isName { throw .label(word) }
        }
        return index + 1
    }

    /// An expression, as far as its tokens tell: operands with operators between them.
    private func checkDefault(_ tokens: Range<Int>) throws(GenerateFact.PayloadFlaw) {
        guard !tokens.isEmpty else { throw .valueMissing(parameter.label ?? parameter.type) }
        let words: Set<String> = ["as", "await", "is", "try", "any", "some"]
        var index = tokens.lowerBound
        var lastIsOperand = false
        while index < tokens.upperBound {
            let kind = source.tokens[index].kind
            switch kind {
            case .semicolon, .colon, .at, .poundIf, .poundElse, .poundElseif, .poundEndif:
                throw .separator(source.text(ofToken: index))
            case .identifier where words.contains(source.text(ofToken: index)):
                lastIsOperand = false
            case .identifier, .integerLiteral, .floatLiteral, .stringLiteral, .regexLiteral:
                if lastIsOperand { throw .separator(source.text(ofToken: index)) }
                lastIsOperand = true
            case .leftParenthesis, .leftBracket, .leftBrace:
                lastIsOperand = true
            case .operator:
                // Behind its operand without a gap it ends one: `value!`.
                let isPostfix = lastIsOperand && source.tokens[index - 1].end == source.tokens[index].start
                lastIsOperand = isPostfix && ["!", "?", ">"].contains(source.text(ofToken: index))
            case .period:
                lastIsOperand = false
            default:
                lastIsOperand = kind == .pound
            }
            index = source.indexAfter(index)
        }
        if !lastIsOperand { throw .valueMissing(parameter.label ?? parameter.type) }
    }
}
