extension Template {
    /// Renders a template that is a path, such as `{{ feature.path }}/Sources/{{ feature.name }}Feature.swift`.
    ///
    /// The result is relative and stays where it is put: no component is empty, `.` or `..`, and none contains a
    /// back-slash or a control character. A value may bring slashes of its own. Errors name the whole path, at 1:1.
    package func renderPath(_ context: [String: TemplateValue]) throws(TemplateError) -> String {
        let path = try render(context)
        guard let reason = Self.whatIsWrong(with: path) else { return path }
        throw source.error("the path comes out as `\(path.debugDescription.dropFirst().dropLast())`: \(reason)", at: 0)
    }

    private static func whatIsWrong(with path: String) -> String? {
        if path.isEmpty { return "it is empty" }
        if path.hasPrefix("/") { return "it must be relative" }
        for scalar in path.unicodeScalars {
            if scalar == "\\" { return "it contains a back-slash" }
            // General category Cc, which no later Unicode version can widen.
            if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) { return "it contains a control character" }
        }
        for component in path.split(separator: "/", omittingEmptySubsequences: false) {
            if component.isEmpty { return "a component is empty" }
            if component == "." || component == ".." { return "`\(component)` leads elsewhere" }
        }
        return nil
    }
}
