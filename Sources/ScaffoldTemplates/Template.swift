/// A parsed template. Rendering is a single pass, verbatim, linear, and needs no I/O but `include`'s loader.
package struct Template: Sendable {
    /// The name that errors carry, normally the template's path.
    package let name: String

    package init(_ source: String, name: String) throws(TemplateError) {
        self.name = name
    }

    /// `include` asks for another template by its name; nil where there is none.
    package func render(
        _ context: [String: TemplateValue],
        include: (String) -> String? = { _ in nil }
    ) throws(TemplateError) -> String {
        ""
    }
}

/// What is wrong with a template, and where: 1-based line and column (in characters).
package struct TemplateError: Error, Hashable, Sendable {
    package var template: String
    package var line: Int
    package var column: Int
    package var message: String
    /// The nearest known name, for "did you mean".
    package var suggestion: String?
}
