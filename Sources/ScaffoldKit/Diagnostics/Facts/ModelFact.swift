/// What stands in the way of writing a model, and what a reader of the result should know.
package enum ModelFact: FactArea {
    /// The text of `--fields` is no list of parameters.
    case fields(String, FieldsFlaw)
    case type(String, field: String, TypeFlaw)

    package enum FieldsFlaw: Hashable, Sendable {
        case notSwift
        case none
        case unnamed(type: String)
        case name(String)
        case twice(String)
        case defaultValue(String)
    }

    package enum TypeFlaw: Error, Hashable, Sendable {
        case notSwift
        case tooDeep
        case function
        case tuple
        case existential
        case generic
        case implicitlyUnwrapped
        case optionalTwice
        case dictionaryKey
        case notDecodable
    }

    package var code: String {
        switch self {
        case .fields: "model.fields"
        case .type: "model.type"
        }
    }

    package var message: String {
        switch self {
        case .fields(let text, .notSwift): "'\(text)' can't be read as the fields of a model"
        case .fields(_, .none): "a model needs at least one field"
        case .fields(_, .unnamed(let type)): "the field of type '\(type)' has no name"
        case .fields(_, .name(let name)): "'\(name)' can't be the name of a field"
        case .fields(_, .twice(let name)): "there are two fields '\(name)'"
        case .fields(_, .defaultValue(let name)): "field '\(name)' has a default value, which JSON doesn't know"
        case .type(let type, let field, let flaw): "field '\(field)' can't be of type '\(type)': \(flaw.reason)"
        }
    }

    package var help: String? {
        switch self {
        case .fields(_, .notSwift), .fields(_, .none), .fields(_, .unnamed):
            "write them as Swift's parameters: 'id: Int, name: String, status: Status?'"
        case .fields(_, .name): "begin with a lower-case letter, and use letters and digits: 'createdAt: Date'"
        case .fields(_, .twice): "give each a name of its own"
        case .fields(_, .defaultValue): "leave the default out, or make the field optional: 'name: String?'"
        case .type(_, _, let flaw): flaw.help
        }
    }
}

extension ModelFact.TypeFlaw {
    fileprivate var reason: String {
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
        }
    }

    fileprivate var help: String {
        switch self {
        case .notSwift: "write it as in: Int, String?, [Date], [String: URL]"
        case .tooDeep, .tuple: "make a model of it with `scaffold add-model`, and name that"
        case .function: "leave it out, and pass it to what needs it"
        case .existential: "name a concrete type"
        case .generic: "wrap it in a type of the feature that is Codable, and name that"
        case .implicitlyUnwrapped: "write '?' instead of '!'"
        case .optionalTwice: "write one '?'"
        case .dictionaryKey: "write [String: …]"
        case .notDecodable: "use String, and convert it where it is needed"
        }
    }
}
