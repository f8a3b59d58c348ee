import ScaffoldTemplates

/// A feature's name at the start of other names, and what comes in its place.
///
/// `CharactersView` begins with `Characters`; `CharacterDetailView`, `Charactersque` and `Characters` itself don't: what
/// bears another number or another word is named after something else, and the name alone may be anything.
struct FeaturePrefix: Hashable {
    /// `Characters`
    let old: String
    /// `People`
    let new: String
    /// Types that begin so and are named after something else: a model that is called like the feature keeps its name, and
    /// its parts keep theirs.
    var kept: Set<String> = []

    /// nil where the name isn't the feature's followed by another word.
    func renamed(_ name: String) -> String? {
        guard !kept.contains(name), name.utf8.starts(with: old.utf8), name.utf8.count > old.utf8.count else {
            return nil
        }
        let rest = Substring(name.utf8.dropFirst(old.utf8.count))
        guard let first = rest.utf8.first, Self.isUpper(first), let last = old.utf8.last else { return nil }
        // `ABTest` is one word and another, and not a feature `A`'s; `ABView` may be a feature `AB`'s.
        let isClear = !Self.isUpper(last) || NameWords.read(name).starts(with: NameWords.read(old))
        let isMade = ["DTO", "REST"].contains { rest.hasPrefix($0) }
        return isClear || isMade ? new + rest : nil
    }

    /// A folder's name, which may be the feature's alone.
    func renamedFolder(_ name: String) -> String? { name == old ? new : renamed(name) }

    /// `CharactersView+Preview.swift`: by the name that it begins with.
    func renamedFile(_ name: String) -> String? {
        guard name.hasSuffix(".swift") else { return nil }
        let head = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return renamed(String(head)).map { $0 + name.dropFirst(head.count) }
    }

    private static func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
}
