/// A parsed template. Rendering is a single pass, verbatim, linear, and needs no I/O but `include`'s loader.
package struct Template: Sendable {
    /// The name that errors carry, normally the template's path.
    package let name: String
    let source: SourceText
    let nodes: [Node]

    /// Throws for whatever is wrong with the text itself: syntax, unknown tags and filters, blocks left open.
    package init(_ source: String, name: String) throws(TemplateError) {
        self.name = name
        self.source = SourceText(source, name: name)
        var parser = BlockParser(self.source)
        nodes = try parser.parse()
    }

    /// `include` asks for another template by its name; nil where there is none.
    package func render(
        _ context: [String: TemplateValue],
        include: (String) -> String? = { _ in nil }
    ) throws(TemplateError) -> String {
        let result = withoutActuallyEscaping(include) { load -> Result<String, TemplateError> in
            var renderer = Renderer(self, context: context, load: load)
            do throws(TemplateError) {
                return .success(try renderer.run())
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
