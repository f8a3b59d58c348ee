/// What is wrong with a template, and where: 1-based line and column (in characters).
package struct TemplateError: Error, Hashable, Sendable {
    package var template: String
    package var line: Int
    package var column: Int
    package var message: String
    /// The nearest known name, for "did you mean".
    package var suggestion: String?

    package init(template: String, line: Int, column: Int, message: String, suggestion: String? = nil) {
        self.template = template
        self.line = line
        self.column = column
        self.message = message
        self.suggestion = suggestion
    }
}
