import SwiftScan

/// The array literal that a name stands for: the one that a variable is declared with or assigned, or that a variable or
/// function returns: `let features: [Feature] = [`, `features = [`, `func makeFeatures() -> [any FeatureContract] { [`.
///
/// One that is computed (`makeFeatures()`, `a + b`) is no place, and neither is one of several: a parameter's default or
/// an argument's label of the same name doesn't count.
struct ArrayPlace {
    var name: String

    func literal(in file: EditableSource) -> ArrayLiteral? {
        let declared = file.source.declarations.filter { declaration in
            declaration.name == name && (declaration.kind == .variable || declaration.kind == .func)
        }
        if !declared.isEmpty {
            let outermost = declared.filter { $0.parent == nil }
            let candidates = outermost.isEmpty ? declared : outermost
            guard candidates.count == 1, let first = candidates.first else { return nil }
            return start(of: first).flatMap { literal(at: $0, in: file) }
        }
        let assigned = file.source.tokens.indices.filter { isAssigned(at: $0, in: file) }
        guard assigned.count == 1, let first = assigned.first, let value = value(after: first, in: file) else {
            return nil
        }
        return literal(at: value, in: file)
    }

    private func start(of declaration: Declaration) -> Int? {
        let value = declaration.initialValueTokens ?? declaration.bodyTokens
        return value.flatMap { $0.isEmpty ? nil : $0.lowerBound }
    }

    private func literal(at start: Int, in file: EditableSource) -> ArrayLiteral? {
        let bracket = file.text(ofToken: start) == "return" ? start + 1 : start
        let tokens = file.source.tokens
        guard bracket < tokens.count, tokens[bracket].kind == .leftBracket else { return nil }
        // An operator, a member access, a subscript or a call after the literal makes the array a computed one.
        let after = Int(tokens[bracket].partner) + 1
        if after > bracket, after < tokens.count {
            switch tokens[after].kind {
            case .operator, .period: return nil
            case .leftBracket where !tokens[after].startsLine, .leftParenthesis where !tokens[after].startsLine:
                return nil
            default: break
            }
        }
        return file.source.arrayLiteral(at: bracket)
    }

    /// `features =`, or `let features: [Feature] =` in a function's body, where declarations are not read.
    private func isAssigned(at index: Int, in file: EditableSource) -> Bool {
        let tokens = file.source.tokens
        guard tokens[index].kind == .identifier, file.text(ofToken: index) == name, index + 1 < tokens.count else {
            return false
        }
        if tokens[index + 1].kind == .colon {
            guard index > 0, ["let", "var"].contains(file.text(ofToken: index - 1)) else { return false }
        }
        return value(after: index, in: file) != nil
    }

    /// The token after the `=` that follows the name and its type.
    private func value(after index: Int, in file: EditableSource) -> Int? {
        let tokens = file.source.tokens
        var next = index + 1
        if tokens[next].kind == .colon {
            next += 1
            while next < tokens.count, !file.isAssignment(next) {
                switch tokens[next].kind {
                case .leftBrace, .rightBrace, .comma, .semicolon, .rightParenthesis, .rightBracket: return nil
                default: next = Int(tokens[next].partner) > next ? Int(tokens[next].partner) + 1 : next + 1
                }
            }
        }
        guard next + 1 < tokens.count, file.isAssignment(next) else { return nil }
        return next + 1
    }
}

extension EditableSource {
    func isAssignment(_ index: Int) -> Bool {
        source.tokens[index].kind == .operator && text(ofToken: index) == "="
    }
}
