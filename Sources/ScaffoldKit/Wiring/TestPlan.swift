import SwiftScan

/// An Xcode test plan. It is JSON, whose brackets, strings and commas are those of Swift, so it is read as Swift.
enum TestPlan {
    static func targets(in file: EditableSource) -> ArrayLiteral? {
        let tokens = file.source.tokens
        for index in tokens.indices.dropLast(2) where file.text(ofToken: index) == "\"testTargets\"" {
            if tokens[index + 1].kind == .colon, tokens[index + 2].kind == .leftBracket {
                return file.source.arrayLiteral(at: index + 2)
            }
        }
        return nil
    }

    /// The value of an entry's `name`.
    static func name(of entry: ArrayLiteral.Element, in file: EditableSource) -> String? {
        for index in entry.tokens.dropLast(2) where file.text(ofToken: index) == "\"name\"" {
            return String(file.text(ofToken: index + 2).dropFirst().dropLast())
        }
        return nil
    }
}
