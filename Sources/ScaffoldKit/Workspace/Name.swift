/// The name of an app, a feature, a screen, a model: words, spelled as each place wants them.
///
/// Input may be in any spelling: `character-list`, `character_list`, `CharacterList`, `characterList`, `"character list"`.
/// Words end at `-`, `_`, a space or a dot, before an upper-case letter that follows a lower-case one or a digit, and
/// before the last letter of a run of upper-case letters that a lower-case one follows (`URLSession` is `URL`, `Session`).
/// Digits belong to the word before them.
///
/// Acronyms keep their shape: a word of upper-case letters stays one in `UpperCamelCase`, and is lowered as a whole where
/// a name begins in lower case (`URLSession` → `urlSession`). What is written wholly in lower case has lost its shape; it
/// gets it back where it is one of `Acronyms` (`url-session`, `urlSession` → `URLSession`), else it is a plain word.
/// Brands such as iOS are one word with shapes of their own: `iOSSettings` gives `IOSSettings` and `iOSSettings`.
///
/// A name is what its `UpperCamelCase` reads as, so reading any rendering's `UpperCamelCase` again changes nothing.
package struct Name: Hashable, Sendable, CustomStringConvertible {
    package static let maximumLength = 40

    /// In their `UpperCamelCase` shapes: `URL`, `Session`.
    private let words: [String]

    /// Throws what makes it no name; see `NameFact`.
    package init(_ text: String) throws(NameFact) {
        if text.utf8.allSatisfy({ NameWords.separators.contains($0) }) {
            throw text.isEmpty ? .empty : .notIdentifier(text, .noLetter)
        }
        if text.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }) || text.hasPrefix("..") {
            throw .path(text)
        }
        if let odd = text.unicodeScalars.first(where: { !NameWords.isAllowed($0) }) {
            throw odd.isASCII ? .notIdentifier(text, .character(String(odd))) : .notASCII(text, String(odd))
        }
        // Read twice: `a-b-c` is spelled `ABC`, and that is one word.
        let spelled = NameWords.read(text).joined()
        let words = NameWords.read(spelled)
        guard let first = words.first?.utf8.first else { throw .notIdentifier(text, .noLetter) }
        if NameWords.isDigit(first) { throw .notIdentifier(text, .startsWithDigit) }
        if spelled.utf8.count > Self.maximumLength { throw .tooLong(text, count: spelled.utf8.count) }
        self.words = words
        if ReservedNames.keywords.contains(lowerCamel) || ReservedNames.keywords.contains(spelled) {
            throw .keyword(text, rendered: ReservedNames.keywords.contains(lowerCamel) ? lowerCamel : spelled)
        }
    }

    private init(words: [String]) {
        self.words = words
    }

    /// `CharacterList`, `URLSession`: types, modules, folders, files.
    package var upperCamel: String { words.joined() }

    /// `characterList`, `urlSession`: variables, functions, enum cases.
    package var lowerCamel: String {
        guard let first = words.first else { return "" }
        return Acronyms.lowerShape(of: first) + words.dropFirst().joined()
    }

    /// `character-list`, `url-session`: hosts of links.
    package var kebab: String { lowered.joined(separator: "-") }
    /// `character_list`, `url_session`: names of events.
    package var snake: String { lowered.joined(separator: "_") }
    /// `Character List`, `URL Session`: what people read.
    package var title: String { words.map(Acronyms.titleShape).joined(separator: " ") }
    package var description: String { upperCamel }

    private var lowered: [String] { words.map { $0.lowercased() } }

    /// Without a last word that would be doubled (`CharactersFeature` where `Feature` is added anyway); nil where it isn't
    /// there or is all there is.
    package func droppingSuffix(_ suffixes: [String]) -> (name: Name, suffix: String)? {
        guard words.count > 1, let last = words.last, suffixes.contains(last) else { return nil }
        return (Name(words: words.dropLast()), last)
    }

    /// Without the leading words of another name: `CharacterDetail` in `Characters` is `Detail`; the other's last word may
    /// be in the plural. nil where nothing is in common or nothing would be left.
    package func droppingPrefix(_ other: Name) -> Name? {
        let count = other.words.count
        guard words.count > count, let mine = lowered.prefix(count).last, let theirs = other.lowered.last else {
            return nil
        }
        guard lowered.prefix(count - 1).elementsEqual(other.lowered.dropLast()) else { return nil }
        guard Inflection.isSame(mine, theirs) else { return nil }
        return Name(words: Array(words.dropFirst(count)))
    }
}

extension Name {
    /// The first of `existing` that a case-insensitive or Unicode-normalising disk or a reader would take for `name`.
    package static func clash(of name: String, with existing: [String]) -> String? {
        let folded = fold(name)
        return existing.first { fold($0) == folded }
    }

    /// One for all texts that differ only in case or Unicode form: `String` compares by canonical equivalence.
    package static func fold(_ text: String) -> String {
        text.uppercased().lowercased()
    }
}
