import SwiftScan

/// The tests that a test plan picks or leaves out by their names: `CharactersViewModelTests\\/didAppear()`, or, of Swift
/// Testing, suites with `name` and `testFunctions`.
struct PickedTests {
    let names: RenamedNames

    /// In the entries of these targets.
    func edits(in file: EditableSource, of targets: Set<String>) -> [TextEdit] {
        let entries = TestPlan.targets(in: file)?.elements.filter { entry in
            TestPlan.name(of: entry, in: file).map(targets.contains) ?? false
        }
        return (entries ?? []).flatMap { entry in
            entry.tokens.flatMap { index -> [TextEdit] in
                let isList = ["\"skippedTests\"", "\"selectedTests\""].contains(file.text(ofToken: index))
                guard isList, file.source.kind(ofToken: index + 1) == .colon else { return [] }
                return (index + 2..<file.source.indexAfter(index + 2)).compactMap { edit(of: $0, in: file) }
            }
        }
    }

    private func edit(of index: Int, in file: EditableSource) -> TextEdit? {
        guard file.source.kind(ofToken: index) == .stringLiteral, file.source.kind(ofToken: index + 1) != .colon else {
            return nil
        }
        let text = file.text(ofToken: index)
        var parts: [String] = []
        var word = ""
        for character in text {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                parts += [renamed(word), String(character)]
                word = ""
            }
        }
        let new = parts.joined() + renamed(word)
        return new == text ? nil : TextEdit(range: file.source.tokens[index].range, replacement: new)
    }

    private func renamed(_ word: String) -> String { names.types[word] ?? names.functions[word] ?? word }
}
