import SwiftScan

// Why a type can't be that of a model's field, in words.

extension ModelFact.TypeFlaw {
    var reason: String {
        switch self {
        case .notSwift: "it is no type of Swift"
        case .tooDeep: "it is nested too deeply"
        case .function: "a function can't be decoded"
        case .tuple: "a tuple can't be decoded"
        case .existential: "it doesn't say what to decode"
        case .generic: "of the generic types, Array, Set, Dictionary and Optional are known"
        case .implicitlyUnwrapped: "a value that may be missing is an optional"
        case .optionalTwice: "it is optional twice, and JSON has one null"
        case .dictionaryKey: "keys of a JSON object are text"
        case .notDecodable: "it can't be decoded from JSON"
        case .declared(let flaw): flaw.reason
        }
    }

    private static let example = "write it as in: Int, String?, [Date], [String: URL]"

    func help(_ type: String) -> String {
        switch self {
        case .notSwift:
            PlainIdentifier.isOne(type) && type.first?.isLowercase == true
                ? SampleValue.typeNearest(to: type).map { "did you mean '\($0)'?" } ?? Self.example : Self.example
        case .tooDeep, .tuple: "make a model of it with `scaffold add-model`, and name that"
        case .function: "leave it out, and pass it to what needs it"
        case .existential: "name a concrete type"
        case .generic: "wrap it in a type of the feature that is Codable, and name that"
        case .implicitlyUnwrapped: "write '?' instead of '!'"
        case .optionalTwice: "write one '?'"
        case .dictionaryKey: "write [String: …]"
        case .notDecodable: "use String, and convert it where it is needed"
        case .declared(let flaw): flaw.help(type)
        }
    }
}

extension ModelFact.DeclaredFlaw {
    var reason: String {
        switch self {
        case .notValue(let kind): "the feature declares it as \(kind)"
        case .alias: "the feature declares it as another name of a type"
        case .notCodable: "the feature declares it, but not as Codable, and it has no DTO"
        case .enumWithoutUnknown: "it is an enum that can't be decoded, and has no case for values that nobody knows"
        case .noSample: "no value of it is known that stub and fixture could have"
        case .noFixture(let path): "it has no fixture \(path)"
        case .itself: "a value can't contain one of its own type"
        case .undeclared: "the feature declares it nowhere, or inside of another type"
        }
    }

    func help(_ type: String) -> String {
        let name = String(type.filter { $0.isLetter || $0.isNumber || $0 == "_" })
        return switch self {
        case .notValue: "name a struct or an enum"
        case .alias: "name the type that it stands for"
        case .notCodable, .noFixture: "`scaffold add-model \(name)` adds what is missing"
        case .enumWithoutUnknown: "add `case unknown` to it, or make it Codable"
        case .noSample: "make a model of it with `scaffold add-model`, or give it properties of known types alone"
        case .itself: "write [\(name)]"
        case .undeclared: "write the DTO and the mapper by hand, or declare the type in the feature"
        }
    }
}
