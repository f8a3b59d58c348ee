/// What is wrong with a template.
package enum TemplateFact: FactArea {
    case invalid(template: String, message: String, suggestion: String?)
    /// No template has this path.
    case missing(String)

    package var code: String {
        switch self {
        case .invalid: "template.invalid"
        case .missing: "template.missing"
        }
    }

    package var message: String {
        switch self {
        case .invalid(_, let message, _): String(message.map { $0 == "`" ? "'" : $0 })
        case .missing(let path): "there is no template '\(path)'"
        }
    }

    package var help: String? {
        switch self {
        case .invalid(_, _, let suggestion?): "did you mean '\(suggestion)'?"
        case .invalid: "a workspace's own templates are in .scaffold/templates; remove one to get the built-in back"
        case .missing: "see `scaffold list templates`"
        }
    }
}
