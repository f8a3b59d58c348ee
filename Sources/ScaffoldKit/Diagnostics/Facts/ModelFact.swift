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
    /// `--id` names none of the fields.
    case identifierUnknown(String, nearest: String?, known: [String])
    /// The field that `--id` names may be missing.
    case identifierOptional(String)
    /// There is an `id` besides the one that `--id` names.
    case identifierThere(other: String)
    /// `--id` without fields, and no model to take them from.
    case identifierAlone
    /// Why no model can be read off a sample.
    case sample(SampleFlaw)
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
        /// In bytes.
        case longText(limit: Int)
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
        case .identifierUnknown: "model.identifier-unknown"
        case .identifierOptional: "model.identifier-optional"
        case .identifierThere: "model.identifier-there"
        case .identifierAlone: "model.identifier-alone"
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
        case .identifierUnknown(let name, _, _): "there is no field '\(name)' to be the model's 'id'"
        case .identifierOptional(let name): "field '\(name)' is optional, and can't be the model's 'id'"
        case .identifierThere(let other): "the model has a field 'id' already, besides '\(other)'"
        case .identifierAlone: "--id names a field, and there are none"
        case .sample(let flaw): flaw.reason
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
        case .identifierUnknown(_, let nearest?, _): "did you mean '\(nearest)'?"
        case .identifierUnknown(_, nil, let known): "there are: \(known.joined(separator: ", "))"
        case .identifierOptional: "choose one that is always there"
        case .identifierThere: "leave --id out, or give the other field another name"
        case .identifierAlone: "give them with --fields, or with add-model's --from-json"
        case .sample(let flaw): flaw.help
        case .sampleMissing: "name it from the folder that you are in, or from the one that -C names"
        case .alwaysNull, .emptyList, .emptyObject: "put a value into the sample, or change the type by hand"
        }
    }
}
