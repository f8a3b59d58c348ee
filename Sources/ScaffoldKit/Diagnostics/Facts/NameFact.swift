/// Why a name is refused, or what was done to it.
package enum NameFact: FactArea, Error {
    case empty
    case notIdentifier(String, Flaw)
    /// The character that is not ASCII.
    case notASCII(String, String)
    case path(String)
    /// `count` letters in `UpperCamelCase`.
    case tooLong(String, count: Int)
    /// `rendered`: the spelling in which it is one.
    case keyword(String, rendered: String)
    /// What the name would be rendered as is the toolchain's, a platform's, SwiftUI's or the generated code's own.
    case reserved(name: String, kind: Rendering, rendered: String, owner: ReservedNames.Owner)
    /// Something that differs at most in case or Unicode form is there.
    case taken(name: String, kind: Rendering, existing: String)
    /// The name of a file that makes an executable of its module.
    case entryFile(String)
    /// A note.
    case suffixDropped(from: String, to: String, suffix: String)

    package enum Flaw: Hashable, Sendable {
        case noLetter
        case startsWithDigit
        case character(String)
    }

    package enum Rendering: String, Hashable, Sendable { case module, view, type, feature, screen }

    package var code: String {
        switch self {
        case .empty: "name.empty"
        case .notIdentifier: "name.not-identifier"
        case .notASCII: "name.not-ascii"
        case .path: "name.path"
        case .tooLong: "name.too-long"
        case .keyword: "name.keyword"
        case .reserved: "name.reserved"
        case .taken: "name.taken"
        case .entryFile: "name.entry-file"
        case .suffixDropped: "name.suffix-dropped"
        }
    }

    package var message: String {
        switch self {
        case .empty: "the name is empty"
        case .notIdentifier(let name, .noLetter): "'\(name)' is no name: it has no letter"
        case .notIdentifier(let name, .startsWithDigit): "'\(name)' is no name: Swift's names don't begin with a digit"
        case .notIdentifier(let name, .character(let odd)): "'\(name)' is no name: Swift's names don't contain '\(odd)'"
        case .notASCII(let name, let odd):
            "'\(name)' is no name: '\(odd)' is not ASCII, and names become folders, modules and hosts of links"
        case .path(let name): "'\(name)' is a path, not a name"
        case .tooLong(let name, let count):
            "'\(name)' is too long: \(count) characters, at most \(Name.maximumLength) are allowed"
        case .keyword(let name, let rendered): "'\(name)' can't be a name: '\(rendered)' is a keyword of Swift"
        case .reserved(let name, let kind, let rendered, let owner):
            "'\(name)' can't be used: its \(kind.rawValue) would be '\(rendered)', which is the name of \(owner.words)"
        case .taken(let name, let kind, let existing):
            name == existing
                ? "\(kind.rawValue) '\(existing)' is there already"
                : "\(kind.rawValue) '\(name)' and '\(existing)', which is there, differ only in case or spelling"
        case .entryFile(let file): "a file '\(file)' would make an executable of its module"
        case .suffixDropped(let from, let to, let suffix): "'\(from)' is named '\(to)': '\(suffix)' is added anyway"
        }
    }

    package var help: String? {
        switch self {
        case .empty: "give a name, as in: CharacterList"
        case .notIdentifier, .notASCII:
            "use the letters a to z, digits, and '-' or '_' between words, as in: character-list"
        case .path: "give the name alone; scaffold.json says where things go (\"paths\")"
        case .tooLong: "choose a shorter name"
        case .keyword, .reserved: "choose another name, such as one with a further word"
        case .taken, .entryFile: "choose another name"
        case .suffixDropped: nil
        }
    }
}
