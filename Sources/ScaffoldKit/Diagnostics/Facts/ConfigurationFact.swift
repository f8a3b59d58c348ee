/// What is wrong with `scaffold.json`; where, the diagnostic's location says.
package enum ConfigurationFact: FactArea {
    case syntax(JSONFlaw)
    case duplicateKey(String)
    /// `known`: the keys that may stand there.
    case unknownKey(String, nearest: String?, known: [String])
    case missingKey(String)
    /// `expected` and `found` as `a string`.
    case wrongType(key: String, expected: String, found: String)
    /// `expected` says what may stand there; `nearest` is the one of a few that is nearest.
    case wrongValue(key: String, value: String, expected: String, nearest: String?)
    /// No `scaffold.json` in the folder or above it.
    case noWorkspace(from: String)
    /// The folder given with `-C` has no `scaffold.json`.
    case noWorkspaceIn(String)

    package var code: String {
        switch self {
        case .syntax: "configuration.syntax"
        case .duplicateKey: "configuration.duplicate-key"
        case .unknownKey: "configuration.unknown-key"
        case .missingKey: "configuration.missing-key"
        case .wrongType: "configuration.wrong-type"
        case .wrongValue: "configuration.wrong-value"
        case .noWorkspace, .noWorkspaceIn: "configuration.no-workspace"
        }
    }

    package var message: String {
        switch self {
        case .syntax(let flaw): "not valid JSON: \(flaw.message)"
        case .duplicateKey(let key): "key '\(key)' is given twice"
        case .unknownKey(let key, _, _): "unknown key '\(key)'"
        case .missingKey(let key): "key '\(key)' is missing"
        case .wrongType(let key, let expected, let found): "'\(key)' must be \(expected), not \(found)"
        case .wrongValue(let key, let value, let expected, _): "'\(key)' can't be '\(value)': it must be \(expected)"
        case .noWorkspace(let folder): "no scaffold.json in \(folder) or any folder above it"
        case .noWorkspaceIn(let folder): "no scaffold.json in \(folder)"
        }
    }

    package var help: String? {
        switch self {
        case .syntax(let flaw): flaw.help ?? "mend the file at this place and run the command again"
        case .duplicateKey: "keep one of them"
        case .unknownKey(_, .some(let nearest), _): "did you mean '\(nearest)'?"
        case .unknownKey(_, nil, let known): "known here: \(known.joined(separator: ", "))"
        case .missingKey(let key): "add it, as in: { \"\(key)\": \"Demo\" }"
        case .wrongType(_, let expected, _): "write \(expected) there"
        case .wrongValue(_, _, let expected, let nearest):
            nearest.map { "did you mean '\($0)'?" } ?? "write \(expected) there"
        case .noWorkspace: "make a workspace with 'scaffold init <App>', go into one, or name it with -C <folder>"
        case .noWorkspaceIn: "make a workspace there with 'scaffold init <App> --path <folder>', or name another folder"
        }
    }
}
