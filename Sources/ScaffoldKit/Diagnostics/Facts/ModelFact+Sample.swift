// Why a sample gives no model, in words.

extension ModelFact.SampleFlaw {
    var reason: String {
        switch self {
        case .syntax(let flaw): flaw.message
        case .notObject(let kind): "\(kind) where the model's object is expected"
        case .emptyList: "a list without an element, which tells nothing"
        case .emptyObject: "an object without a key, which tells nothing"
        case .tooDeep(let limit): "nested more than \(limit) levels deep"
        case .tooMany(let limit): "more than \(limit) values in one model"
        case .hugeNumber(let text): "'\(text)' is beyond every number of Swift"
        case .longText(let limit): "a text of more than \(limit) bytes, which the stub would hold"
        case .mixed(let path, let kind, let earlier, let line):
            "'\(path)' is \(kind) here and \(earlier) in line \(line)"
        }
    }

    var help: String? {
        switch self {
        // Theirs are about configurations.
        case .syntax(.empty): "give an object, or a list of objects"
        case .syntax(.tooDeep), .tooDeep: "give the part of it that is the model"
        case .syntax(let flaw): flaw.help
        case .notObject: "give an object, or a list of objects"
        case .emptyList, .emptyObject: "give one that has all that may come"
        case .tooMany: "shorten its lists to an element or two"
        case .longText: "shorten it: a sample shows the form, not all of the data"
        case .hugeNumber: "write it as text, or leave it out"
        case .mixed: "a field has one type: leave one of the two out, and decode it by hand"
        }
    }
}
