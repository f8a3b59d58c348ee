/// What a template can be given. Never `Any`: a filter or tag knows what it gets.
package enum TemplateValue: Hashable, Sendable {
    case string(String)
    case bool(Bool)
    case int(Int)
    case list([TemplateValue])
    case record([String: TemplateValue])
}
