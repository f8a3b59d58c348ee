/// What is wrong with a template.
package enum TemplateFact: FactArea {
    case invalid(template: String, message: String, suggestion: String?)
    /// A snippet whose bytes are not UTF-8.
    case notText(String)
    /// A warning: a folder or a snippet of the workspace's own that no command reads.
    case unused(String, nearest: String)
    /// No template has this path.
    case missing(String)

    package var code: String {
        switch self {
        case .invalid: "template.invalid"
        case .notText: "template.not-text"
        case .unused: "template.unused"
        case .missing: "template.missing"
        }
    }

    package var message: String {
        switch self {
        case .invalid(_, let message, _): String(message.map { $0 == "`" ? "'" : $0 })
        case .notText(let path): "the snippet '\(path)' isn't UTF-8"
        case .unused(let path, _): "no command reads '\(path)': there is no template of that name"
        case .missing(let path): "there is no template '\(path)'"
        }
    }

    package var help: String? {
        switch self {
        case .invalid(_, _, let suggestion?): "did you mean '\(suggestion)'?"
        case .invalid: "a workspace's own templates are in .scaffold/templates; remove one to get the built-in back"
        case .notText: "save it as UTF-8"
        case .unused(_, let nearest): "did you mean '\(nearest)'?"
        case .missing: "see `scaffold list templates`"
        }
    }
}
