/// What stands in the way of a deep link's route.
package enum DeepLinkFact: FactArea {
    case path(String, PathFlaw)
    /// No case is named like the path's first components.
    case noCase(path: String, type: String, known: [String])
    /// A parameter of the path that the case has no value for.
    case parameterUnknown(String, item: String, known: [String])
    /// A value of the case that the path has no parameter for.
    case valueMissing(String, item: String, path: String)
    /// A value that no text of a link can be read as.
    case notText(String, label: String)
    /// A route of the same shape is there.
    case taken(path: String, by: String, destination: String?)
    /// A note: where it went, because order decides.
    case goesFirst(path: String, before: String)
    /// The handler is to be made, and there is no entry for it to lead to.
    case noEntry(type: String)

    package enum PathFlaw: Hashable, Sendable {
        case emptyComponent
        case literal(String)
        case parameter(String)
        case twice(String)
    }

    package var code: String {
        switch self {
        case .path: "deep-link.path"
        case .noCase: "deep-link.no-case"
        case .parameterUnknown: "deep-link.parameter-unknown"
        case .valueMissing: "deep-link.value-missing"
        case .notText: "deep-link.not-text"
        case .taken: "deep-link.taken"
        case .goesFirst: "deep-link.goes-first"
        case .noEntry: "deep-link.no-entry"
        }
    }

    package var message: String {
        switch self {
        case .path(let path, .emptyComponent): "'\(path)' has an empty component, which no link can have"
        case .path(_, .literal(let part)): "'\(part)' can't stand in a link as it is"
        case .path(_, .parameter(let part)): "'\(part)' is no name for a parameter"
        case .path(let path, .twice(let name)): "'\(path)' has the parameter '\(name)' twice"
        case .noCase(let path, let type, _): "'\(type)' has no case that '\(path)' names"
        case .parameterUnknown(let name, let item, _): "'\(item)' takes no '\(name)'"
        case .valueMissing(let label, let item, let path): "'\(item)' needs '\(label)', and '\(path)' doesn't have it"
        case .notText(let type, let label):
            "'\(label)' can't be read from a link: '\(type)' isn't LosslessStringConvertible"
        case .taken(let path, let other, let destination):
            (path == other ? "'\(path)' is there" : "'\(path)' has the shape of '\(other)', which is there")
                + (destination.map { " and leads to '\($0)'" } ?? "")
        case .goesFirst(let path, let other): "'\(path)' stands before '\(other)', which would take its links"
        case .noEntry(let type): "'\(type)' has no case 'main' that a link without a path could lead to"
        }
    }

    package var help: String? {
        switch self {
        case .path(_, .emptyComponent): "write it without a slash at its end, and with single ones between"
        case .path(_, .literal(let part)) where part.hasSuffix(":"):
            "write what follows the feature's host: 'detail/:identifier'"
        case .path(_, .literal): "use letters, digits, '-', '.', '_' and '~'"
        case .path(_, .parameter): "write a colon and a Swift name: 'detail/:identifier'"
        case .path(_, .twice): "give each parameter a name of its own"
        case .noCase(_, _, let known):
            known.isEmpty
                ? "add one with `scaffold add-screen`" : "name one with --to: \(known.joined(separator: ", "))"
        case .parameterUnknown(_, _, let known):
            known.isEmpty ? "leave it out" : "it takes: \(known.joined(separator: ", "))"
        case .valueMissing(let label, _, let path): "add it to the path: '\(path.isEmpty ? "" : path + "/"):\(label)'"
        case .notText: "pass what it is known by as text or number, or make the type LosslessStringConvertible"
        case .taken: "order can't tell them apart: choose another path, or change the route that is there"
        case .goesFirst: nil
        case .noEntry: "write the handler by hand, and run the command again"
        }
    }
}
