import ScaffoldTemplates
import Testing

@Suite("Any text is a template or an error")
struct RobustnessTests {
    /// The same numbers on every run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private static let fragments = [
        "{{", "}}", "{%", "%}", "{#", "#}", "{{-", "-}}", "{%-", "-%}", "{", "}", "%", "#", "-", "+", " ", "\n", "\r\n",
        "\r", "\t", "\"", "'", "\"a\"", "'b'", "|", ":", ",", ".", "...", "(", ")", "[", "]", "=", "==", "!=", "<",
        "<=",
        "if", "elif", "else", "endif", "for", "in", "where", "empty", "endfor", "set", "endset", "filter", "endfilter",
        "macro", "endmacro", "call", "include", "verbatim", "endverbatim", "break", "continue", "and", "or", "not",
        "name", "xs", "feature", "forloop", "first", "counter", "count", "x", "y", "default", "uppercase", "split",
        "join", "replace", "indent", "0", "1", "-1", "99999999999999999999", "true", "false", "é", "👨‍👩‍👧", "\u{301}",
        "\u{FEFF}", "\0", "{% if yes %}", "{% endif %}", "{% for x in xs %}", "{% endfor %}", "{{ name }}",
        "{% set x %}", "{% endset %}", "{% macro x y %}", "{% endmacro %}", "{% call x name %}", "{{ x|default:name }}",
        "{% include \"part\" %}", "{% filter uppercase %}", "{% endfilter %}", "{% break %}", "{% verbatim %}",
    ]

    /// Renders, and checks that an error is at a place that the template has.
    private func check(_ source: String) {
        do throws(TemplateError) {
            _ = try Template(source, name: "t").render(RenderingTests.context, include: { _ in "{{ name }}" })
        } catch {
            let lines = source.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
            let isInside = lines.indices.contains(error.line - 1) && error.column <= lines[error.line - 1].count + 1
            #expect(isInside && error.column >= 1, "\(error) is not in \(source.debugDescription)")
            #expect(!error.message.isEmpty)
        }
    }

    @Test("words of the language in any order", arguments: 0..<20)
    func shuffled(seed: UInt64) {
        var numbers = Numbers(state: seed)
        for _ in 0..<200 {
            let count = Int.random(in: 1...30, using: &numbers)
            check((0..<count).map { _ in Self.fragments.randomElement(using: &numbers) ?? "" }.joined())
        }
    }

    @Test("every beginning and every end of a template", arguments: DocumentationTests.examples.map(\.template))
    func cut(template: String) {
        var index = template.startIndex
        while index < template.endIndex {
            check(String(template[..<index]))
            check(String(template[index...]))
            index = template.index(after: index)
        }
    }

    @Test("nesting up to the limit is rendered")
    func deepest() throws {
        func repeated(_ text: String, _ count: Int = 100) -> String { String(repeating: text, count: count) }
        let parentheses = repeated("(") + "name" + repeated(")")
        let blocks = [("{% if \(parentheses) %}", "{% endif %}"), ("{% for x in 1...1 %}", "{% endfor %}")]
        for (start, end) in blocks {
            let template = try Template(repeated(start) + "x" + repeated(end), name: "t")
            #expect(try template.render(RenderingTests.context) == "x")
        }
        let subscripts = repeated("names[") + "'a'" + repeated("]")
        let names: TemplateValue = .record(["a": .string("a")])
        #expect(try Template("{{ \(subscripts) }}", name: "t").render(["names": names]) == "a")
    }

    @Test("a chain of includes ends at the limit")
    func includeChain() throws {
        func render(_ length: Int) throws -> String {
            try Template("{% include '1' %}", name: "0").render([:]) { name in
                Int(name).map { $0 < length ? "{% include '\($0 + 1)' %}" : "end" }
            }
        }
        #expect(try render(100) == "end")
        let error = #expect(throws: TemplateError.self) { try render(101) }
        #expect(error?.message == "blocks, includes and macros are nested more than 100 deep")
    }
}
