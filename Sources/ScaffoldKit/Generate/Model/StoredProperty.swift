import SwiftScan

/// A stored property that a struct's memberwise initialiser takes.
struct StoredProperty: Hashable {
    var name: String
    /// Folded.
    var type: String
}

extension EditableSource {
    /// The stored properties of a type, in source order. Left out are those of the type itself, computed and lazy ones,
    /// constants that have their value already, and those whose type isn't written.
    func storedProperties(of type: Int) -> [StoredProperty] {
        source.declarations.filter { $0.parent == type && $0.kind == .variable }.flatMap(properties)
    }

    private func properties(of declaration: Declaration) -> [StoredProperty] {
        let others: Set<String> = ["static", "class", "lazy"]
        if declaration.modifiers.contains(where: others.contains) || isComputed(declaration) { return [] }
        let start = source.tokenIndex(atOrAfter: declaration.nameRange.lowerBound)
        let end =
            declaration.body.map { source.tokenIndex(atOrAfter: $0.lowerBound) - 1 }
            ?? source.tokenIndex(atOrAfter: declaration.range.upperBound)
        guard start > 0 else { return [] }
        let isConstant = source.text(ofToken: start - 1) == "let"
        var properties: [StoredProperty] = []
        var type: String?
        // `let a, b: Int`: the type is the last one's.
        for binding in bindings(in: start..<end).reversed() {
            if binding.hasValue || binding.type != nil { type = binding.type }
            guard let name = binding.name, let type, !(isConstant && binding.hasValue) else { continue }
            properties.append(StoredProperty(name: name, type: type))
        }
        return properties.reversed()
    }

    /// Accessors other than observers make it one.
    private func isComputed(_ declaration: Declaration) -> Bool {
        guard let tokens = declaration.bodyTokens, let first = tokens.first else { return declaration.body != nil }
        return !["didSet", "willSet"].contains(source.text(ofToken: first))
    }

    private struct Binding {
        /// nil for a tuple.
        var name: String?
        var type: String?
        var hasValue = false
    }

    /// What stands between the commas of `let a: Int = 1, b: [String: Int]`.
    private func bindings(in tokens: Range<Int>) -> [Binding] {
        var bindings: [Binding] = []
        var index = tokens.lowerBound
        while index < tokens.upperBound {
            var binding = Binding()
            if source.tokens[index].kind == .identifier { binding.name = SwiftName.plain(text(ofToken: index)) }
            var end = source.indexAfter(index)
            if end < tokens.upperBound, source.tokens[end].kind == .colon {
                let start = end + 1
                end = typeEnd(start, limit: tokens.upperBound)
                if start < end {
                    let range = Int(source.tokens[start].start)..<Int(source.tokens[end - 1].end)
                    binding.type = source.folded(range)
                }
            }
            if end < tokens.upperBound, text(ofToken: end).hasPrefix("=") { binding.hasValue = true }
            bindings.append(binding)
            while end < tokens.upperBound, source.tokens[end].kind != .comma { end = source.indexAfter(end) }
            index = end + 1
        }
        return bindings
    }

    /// The first token behind a type: a comma outside generics, or the sign before a value.
    private func typeEnd(_ start: Int, limit: Int) -> Int {
        var depth = 0
        var index = start
        while index < limit {
            let token = source.tokens[index]
            if token.kind == .comma, depth == 0 { break }
            if token.kind == .operator {
                let text = text(ofToken: index)
                if depth == 0, text.hasPrefix("=") { break }
                depth += text.count { $0 == "<" }
                if text != "->" { depth -= text.count { $0 == ">" } }
            }
            index = source.indexAfter(index)
        }
        return index
    }
}
