import SwiftScan

/// Tells what `--rewrite` may replace: code that says nothing but what the canonical form says too.
struct ReplaceableShape {
    let table: RedirectTable
    /// The types of outgoing enums, as components of their names.
    let types: Set<String>

    private static let words: Set = [
        "as", "case", "compactMap", "default", "else", "flatMap", "guard", "if", "is", "let", "map", "nil", "redirect",
        "return", "self", "switch",
    ]

    init(_ table: RedirectTable, enums: [NavigationEnum]) {
        self.table = table
        var types: Set<String> = []
        for navigation in enums {
            types.insert(navigation.module)
            types.formUnion(navigation.name.split(separator: ".").map(String.init))
        }
        for overload in table.overloads { types.formUnion(overload.path?.components ?? []) }
        for entry in table.dispatcher?.entries ?? [] {
            types.formUnion(TypePath(table.source.folded(entry.typeRange))?.components ?? [])
        }
        self.types = types
    }

    /// Whether a dispatching function only hands its parameter to overloads: no other name in it, no literal, no comment, no
    /// `#if`.
    func holds(for dispatcher: Dispatcher) -> Bool {
        guard let body = dispatcher.declaration.body, let tokens = dispatcher.declaration.bodyTokens,
            table.source.comments(in: body).isEmpty, let parameter = dispatcher.declaration.parameters.first?.name
        else { return false }
        return tokens.allSatisfy { index in
            switch table.source.kind(ofToken: index) {
            case .identifier:
                guard let name = table.source.name(ofToken: index) else { return false }
                return name == parameter || Self.words.contains(name) || types.contains(name)
            case .stringLiteral, .integerLiteral, .floatLiteral, .regexLiteral, .pound, .poundIf, .poundElseif,
                .poundElse,
                .poundEndif, .at:
                return false
            default:
                return true
            }
        }
    }

    /// Whether an overload without a `switch` leads each of the cases to where its new arm would, or nowhere yet.
    func holds(for overload: RedirectOverload, arms: [TablePlan.Arm]) -> Bool {
        guard let body = overload.declaration.body, let tokens = overload.declaration.bodyTokens,
            table.source.comments(in: body).isEmpty
        else { return false }
        if tokens.isEmpty { return true }
        let first = table.source.isToken(tokens.lowerBound, "return") ? tokens.lowerBound + 1 : tokens.lowerBound
        guard first < tokens.upperBound else { return false }
        let start = Int(table.source.tokens[first].start)
        let text = table.source.folded(start..<Int(table.source.tokens[tokens.upperBound - 1].end))
        return arms.allSatisfy { arm in
            guard case .add(let canonical) = arm.action else { return false }
            switch canonical.right {
            case .call(let path, let arguments): return arguments.isEmpty && path == text
            case .emptyCall(let path): return text == path + "()"
            case .notFound: return text == "UnknownNavigation.notFound"
            }
        }
    }
}
