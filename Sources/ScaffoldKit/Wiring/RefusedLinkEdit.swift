import SwiftScan

/// Takes out of a handler's tests the links that were nobody's and that a new route answers: the arguments of tests that
/// expect `nil`. The last argument of a test stays.
package struct RefusedLinkEdit: WiringEdit {
    /// The suite.
    package var type: String
    /// What stands before the path in a whole link: `demo://characters/`.
    package var base: String
    package var route: DeepLinkRoute

    package init(type: String, base: String, route: DeepLinkRoute) {
        self.type = type
        self.base = base
        self.route = route
    }

    package var place: String { "out of the tests of `\(type)` that expect no destination" }
    package var text: String { base + route.path.text }
    package var isRemoval: Bool { true }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        guard let owner = file.type(named: type) else { return nil }
        return file.members(of: owner)
            .map { file.source.declarations[$0] }
            .filter { $0.kind == .func && expectsNothing($0, in: file) }
            .compactMap { arguments(of: $0, in: file) }
            .flatMap { removals(from: $0, in: file) }
    }

    private func expectsNothing(_ test: Declaration, in file: EditableSource) -> Bool {
        guard let body = test.bodyTokens else { return false }
        return body.dropLast().contains { file.text(ofToken: $0) == "==" && file.text(ofToken: $0 + 1) == "nil" }
    }

    /// The array behind `arguments:` of a test's attribute.
    private func arguments(of test: Declaration, in file: EditableSource) -> ArrayLiteral? {
        for attribute in test.attributes where attribute.name == "Test" {
            let start = file.source.tokenIndex(atOrAfter: attribute.range.lowerBound)
            let end = file.source.tokenIndex(atOrAfter: attribute.range.upperBound)
            for index in start..<max(start, end - 2) where file.text(ofToken: index) == "arguments" {
                if file.source.tokens[index + 2].kind == .leftBracket { return file.source.arrayLiteral(at: index + 2) }
            }
        }
        return nil
    }

    private func removals(from literal: ArrayLiteral, in file: EditableSource) -> [TextEdit] {
        let gone = literal.elements.indices.filter { isAnswered(file.source.text(literal.elements[$0].range)) }
        guard gone.count < literal.elements.count else { return [] }
        return gone.map { index in
            let range = literal.elements[index].range
            let isLast = index == literal.elements.count - 1
            let end = isLast ? range.upperBound : literal.elements[index + 1].range.lowerBound
            let hasComma = !isLast || literal.hasTrailingComma
            if file.source.startsLine(range.lowerBound), hasComma, isLast || file.source.startsLine(end) {
                let start = file.source.lineStart(of: range.lowerBound)
                return TextEdit(range: start..<file.source.nextLine(after: range.upperBound), replacement: "")
            }
            if index > 0, isLast {
                return TextEdit(range: literal.elements[index - 1].range.upperBound..<range.upperBound, replacement: "")
            }
            return TextEdit(range: range.lowerBound..<end, replacement: "")
        }
    }

    private func isAnswered(_ element: String) -> Bool {
        guard element.hasPrefix("\""), element.hasSuffix("\""), element.count > 1 else { return false }
        var path = element.dropFirst().dropLast()
        if path.hasPrefix(base) { path = path.dropFirst(base.count) }
        guard !path.contains(":"), !path.contains("%"), !path.contains("\\") else { return false }
        let components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        return !components.contains("") && route.answers(components)
    }
}
