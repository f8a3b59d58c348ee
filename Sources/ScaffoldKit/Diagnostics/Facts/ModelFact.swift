/// What stands in the way of writing a model, and what a reader of the result should know.
package enum ModelFact: FactArea {
    /// The text of `--fields` is no list of parameters.
    case fields(String, FieldsFlaw)
    case type(String, field: String, TypeFlaw)
    /// The model is there, and its fields are these.
    case taken(String, fields: String)
    /// A note: an enum was written for a type that nobody has declared.
    case enumerationMade(String, path: String)
    /// A note: from now on the feature's sources mean the model by this name.
    case hidesStandard(String)
    /// Both `--fields` and `--from-json`.
    case fieldsTwice
    /// Why no model can be read off a sample, and where.
    case sample(String, line: Int, column: Int, SampleFlaw)
    /// There is no such file.
    case sampleMissing(String)
    /// Notes about what a sample doesn't tell, by the place in it: `origin.tags`.
    case alwaysNull(String)
    case emptyList(String)
    case emptyObject(String)

    package enum SampleFlaw: Hashable, Sendable {
        case syntax(JSONFlaw)
        case notObject(kind: String)
        case emptyList
        case emptyObject
        case tooDeep(limit: Int)
        case tooMany(limit: Int)
        case hugeNumber(String)
        /// `line` is where the earlier one stands.
        case mixed(path: String, kind: String, earlier: String, line: Int)
    }

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
        /// What the feature declares by that name.
        case declared(DeclaredFlaw)
    }

    /// Why a type of the feature can't be the type of a field.
    package enum DeclaredFlaw: Hashable, Sendable {
        case notValue(kind: String)
        case alias
        /// A struct that neither decodes itself nor has a DTO.
        case notCodable
        case enumWithoutUnknown
        case noSample
        case noFixture(path: String)
        case itself
        /// Declared elsewhere, or inside another type.
        case undeclared
    }

    package var code: String {
        switch self {
        case .fields: "model.fields"
        case .type: "model.type"
        case .taken: "model.taken"
        case .enumerationMade: "model.enumeration-made"
        case .hidesStandard: "model.hides-standard"
        case .fieldsTwice: "model.fields-twice"
        case .sample: "model.sample"
        case .sampleMissing: "model.sample-missing"
        case .alwaysNull: "model.always-null"
        case .emptyList: "model.empty-list"
        case .emptyObject: "model.empty-object"
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
        case .taken(let model, let fields): "model '\(model)' is there with other fields: \(fields)"
        case .enumerationMade(let name, _):
            "'\(name)' is declared nowhere: it was written as an enum with the case 'unknown'"
        case .hidesStandard(let name): "in this feature '\(name)' is the model from now on"
        case .fieldsTwice: "the fields are given by --fields and by --from-json"
        case .sample(let file, let line, let column, let flaw):
            "'\(file)', line \(line), column \(column): \(flaw.reason)"
        case .sampleMissing(let file): "there is no file '\(file)'"
        case .alwaysNull(let place): "'\(place)' is null wherever it is, so that it became a String?"
        case .emptyList(let place): "'\(place)' has no element, so that it became [String]"
        case .emptyObject(let place): "'\(place)' has no key, so that it became [String: String]"
        }
    }

    package var help: String? {
        switch self {
        case .fields(_, .notSwift), .fields(_, .none), .fields(_, .unnamed):
            "write them as Swift's parameters: 'id: Int, name: String, status: Status?'"
        case .fields(_, .name): "begin with a lower-case letter, and use letters and digits: 'createdAt: Date'"
        case .fields(_, .twice): "give each a name of its own"
        case .fields(_, .defaultValue): "leave the default out, or make the field optional: 'name: String?'"
        case .type(let type, _, let flaw): flaw.help(type)
        case .taken:
            "without --fields what is missing is added; with --force it is replaced; or change the files by hand"
        case .enumerationMade(_, let path): "add its cases in \(path)"
        case .hidesStandard(let name): "Swift's own is written Swift.\(name)"
        case .fieldsTwice: "leave one of them out"
        case .sample(_, _, _, let flaw): flaw.help
        case .sampleMissing: "name it from the folder that you are in, or from the one that -C names"
        case .alwaysNull, .emptyList, .emptyObject: "put a value into the sample, or change the type by hand"
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
        case .declared(let flaw): flaw.reason
        }
    }

    fileprivate func help(_ type: String) -> String {
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
        case .declared(let flaw): flaw.help(type)
        }
    }
}

extension ModelFact.DeclaredFlaw {
    fileprivate var reason: String {
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

    fileprivate func help(_ type: String) -> String {
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

extension ModelFact.SampleFlaw {
    fileprivate var reason: String {
        switch self {
        case .syntax(let flaw): flaw.message
        case .notObject(let kind): "\(kind) where the model's object is expected"
        case .emptyList: "a list without an element, which tells nothing"
        case .emptyObject: "an object without a key, which tells nothing"
        case .tooDeep(let limit): "nested more than \(limit) levels deep"
        case .tooMany(let limit): "more than \(limit) values in one model"
        case .hugeNumber(let text): "'\(text)' is beyond every number of Swift"
        case .mixed(let path, let kind, let earlier, let line):
            "'\(path)' is \(kind) here and \(earlier) in line \(line)"
        }
    }

    fileprivate var help: String? {
        switch self {
        // Theirs are about configurations.
        case .syntax(.empty): "give an object, or a list of objects"
        case .syntax(.tooDeep), .tooDeep: "give the part of it that is the model"
        case .syntax(let flaw): flaw.help
        case .notObject: "give an object, or a list of objects"
        case .emptyList, .emptyObject: "give one that has all that may come"
        case .tooMany: "shorten its lists to an element or two"
        case .hugeNumber: "write it as text, or leave it out"
        case .mixed: "a field has one type: leave one of the two out, and decode it by hand"
        }
    }
}
