import SwiftScan

/// The edits that rename a feature's identifiers in one file: tokens alone, those in interpolations included; never text of
/// strings and comments, never a part of another word.
struct IdentifierRenaming {
    let names: RenamedNames

    /// In the feature's own files.
    func edits(inOwn source: SourceFile) -> [TextEdit] {
        edits(in: source, names: names.types.merging(names.functions) { $1 })
    }

    /// In a file of another module: nothing where it doesn't import this one. What isn't shown is seen by tests alone.
    func edits(inOther source: SourceFile) -> [TextEdit] {
        let imports = source.declarations.filter {
            $0.kind == .import && RedirectTable.module(of: $0) == names.module.old
        }
        guard !imports.isEmpty else { return conditions(in: source) }
        let isTestable = imports.contains { $0.attributes.contains { $0.name == "testable" } }
        // A type of the file's own hides the imported one.
        let own = Set(source.declarations.filter { RenamedNames.kinds.contains($0.kind) }.map(\.name))
        let types = names.types.filter { (isTestable || names.shown.contains($0.key)) && !own.contains($0.key) }
        return edits(in: source, names: types)
    }

    private func edits(in source: SourceFile, names renamed: [String: String]) -> [TextEdit] {
        let imports = source.declarations.filter { $0.kind == .import }.map(RedirectTable.module)
        let others = Set(imports).subtracting([names.module.old])
        let all = Set(renamed.keys).union([names.module.old])
        return conditions(in: source)
            + IdentifierUse.all(in: source, named: all).compactMap { use in
                if use.name == names.module.old, !use.isMember {
                    if use.imported != nil || use.isQualifier { return edit(use, to: names.module.new, in: source) }
                }
                // `DemoOther.CharactersView` is another module's.
                if let qualifier = use.qualifier, others.contains(qualifier) { return nil }
                return renamed[use.name].map { edit(use, to: $0, in: source) }
            }
    }

    /// `#if canImport(DemoCharacters)`
    private func conditions(in source: SourceFile) -> [TextEdit] {
        source.tokens.indices.filter { index in
            source.name(ofToken: index) == names.module.old && source.isToken(index - 2, "canImport")
                && source.kind(ofToken: index - 1) == .leftParenthesis
                && [.rightParenthesis, .comma].contains(source.kind(ofToken: index + 1))
        }
        .map { TextEdit(range: source.tokens[$0].range, replacement: names.module.new) }
    }

    private func edit(_ use: IdentifierUse, to name: String, in source: SourceFile) -> TextEdit {
        let isTicked = source.bytes[use.range.lowerBound] == UInt8(ascii: "`")
        return TextEdit(range: use.range, replacement: isTicked ? "`\(name)`" : name)
    }
}
