import ScaffoldTemplates
import Testing

@Suite("Errors of templates")
struct TemplateErrorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let template: String
        let line: Int
        let column: Int
        let message: String
        let suggestion: String?

        init(
            _ name: String,
            _ template: String,
            _ line: Int,
            _ column: Int,
            _ message: String,
            _ suggestion: String? = nil
        ) {
            testDescription = name
            self.template = template
            self.line = line
            self.column = column
            self.message = message
            self.suggestion = suggestion
        }
    }

    static func failure(_ template: String, include: (String) -> String? = { _ in nil }) -> TemplateError? {
        do throws(TemplateError) {
            _ = try Template(template, name: "t").render(RenderingTests.context, include: include)
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "an error says where, what, and what was meant",
        arguments: [
            Case("unknown variable", "a\r\n é{{ nmae }}", 2, 6, "unknown variable `nmae`", "name"),
            Case("unknown variable in if", "{% if yess %}{% endif %}", 1, 7, "unknown variable `yess`", "yes"),
            Case("nothing near", "{{ quite_other }}", 1, 4, "unknown variable `quite_other`"),
            Case("unknown member", "{{ feature.nam }}", 1, 12, "`feature`, a record, has no `nam`", "name"),
            Case("member of a string", "{{ name.uppercased }}", 1, 9, "`name`, a string, has no `uppercased`"),
            Case("deeper member", "{{ screens.0.nme }}", 1, 14, "`screens.0`, a record, has no `nme`", "name"),
            Case("no such element", "{{ xs.3 }}", 1, 7, "`xs` has no element 3"),
            Case("first of an empty list", "{{ none.first }}", 1, 9, "`none` is empty"),
            Case("forloop outside", "{{ forloop.first }}", 1, 4, "unknown variable `forloop`"),
            Case(
                "forloop's member",
                "{% for x in xs %}{{ forloop.lst }}{% endfor %}",
                1,
                29,
                "`forloop` has no `lst`",
                "last"
            ),
            Case("unknown filter", "{{ name|upercase }}", 1, 9, "unknown filter `upercase`", "uppercase"),
            Case("unknown tag", "\n\n  {% fro x in xs %}", 3, 3, "unknown tag `fro`", "for"),
            Case("unknown end tag", "{% if yes %}{% endfi %}", 1, 13, "unknown tag `endfi`", "endif"),
            Case("no tag name", "{% %}", 1, 1, "a tag starts with its name"),
            Case("too few arguments", "{{ name|replace:'a' }}", 1, 9, "`replace` takes 2 arguments, not 1"),
            Case("too many arguments", "{{ name|uppercase:'a' }}", 1, 9, "`uppercase` takes no argument, not 1"),
            Case("no default", "{{ missing|default:absent }}", 1, 20, "unknown variable `absent`"),
            Case("first of nothing", "{{ none|first|uppercase }}", 1, 9, "`first`: there is none, it is empty"),
            Case("wrong input", "{{ name|join }}", 1, 9, "`join`: needs a list, not a string"),
            Case(
                "wrong argument",
                "{{ name|hasPrefix:two }}",
                1,
                9,
                "`hasPrefix`: argument 1 must be a string, not a number"
            ),
            Case(
                "wrong mode",
                "{{ name|swiftIdentifier:'x' }}",
                1,
                9,
                "`swiftIdentifier`: argument 1 is one of normal, pretty, valid, not `x`"
            ),
            Case(
                "a list as text",
                "{{ xs }}",
                1,
                4,
                "a list can't be written as it is; `|join:\", \"` makes text of it"
            ),
            Case(
                "a record as text",
                "{{ feature }}",
                1,
                4,
                "a record can't be written as it is; name one of its members"
            ),
            Case(
                "for over text",
                "{% for x in name %}{% endfor %}",
                1,
                13,
                "`for` needs a list or a record, not a string"
            ),
            Case(
                "order of text",
                "{% if name < 'x' %}{% endif %}",
                1,
                12,
                "only numbers can be ordered, not a string and a string"
            ),
            Case(
                "unclosed if",
                "x\n{% if yes %}\n{% for x in xs %}{% endfor %}",
                2,
                1,
                "`if` is never closed with `{% endif %}`"
            ),
            Case(
                "unclosed inner",
                "{% for x in xs %}\n {% if yes %}\n{% endfor %}",
                2,
                2,
                "`if` isn't closed before `endfor` in line 3"
            ),
            Case("unclosed else", "{% if yes %}{% else %}", 1, 1, "`if` is never closed with `{% endif %}`"),
            Case("unclosed set", "{% set x %}", 1, 1, "`set` is never closed with `{% endset %}`"),
            Case(
                "unclosed verbatim",
                "a{% verbatim %}{% endverb %}",
                1,
                2,
                "`verbatim` is never closed with `{% endverbatim %}`"
            ),
            Case("unclosed comment", "a {# b", 1, 3, "this comment is never closed with `#}`"),
            Case("unclosed variable", "a {{ name\nlet x = { y; z }", 1, 3, "this is never closed with `}}`"),
            Case("unclosed variable before another", "{{ name\n{{ name }}", 1, 1, "this is never closed with `}}`"),
            Case("unclosed tag", "{% if yes", 1, 1, "this is never closed with `%}`"),
            Case("unclosed string", "{{ don't }}", 1, 7, "this string is never closed"),
            Case("stray end", "a{% endif %}", 1, 2, "`endif` without `if`"),
            Case(
                "else twice",
                "{% if yes %}{% else %}{% else %}{% endif %}",
                1,
                23,
                "`else` can't stand here in its `if`"
            ),
            Case("no value", "{{ }}", 1, 4, "expected a value, found the end of the tag"),
            Case("two values", "{{ name name }}", 1, 9, "expected the end of the tag, found `name`"),
            Case("a missing in", "{% for x of xs %}{% endfor %}", 1, 10, "expected `in`, found `of`"),
            Case(
                "a keyword as name",
                "{% for in in xs %}{% endfor %}",
                1,
                8,
                "expected a name for each value, found `in`"
            ),
            Case("an open parenthesis", "{% if (yes %}{% endif %}", 1, 12, "expected `)`, found the end of the tag"),
            Case(
                "chained comparison",
                "{% if 1 < 2 < 3 %}{% endif %}",
                1,
                13,
                "expected the end of the tag, found `<`"
            ),
            Case("a name with a dash", "{{ feature-name }}", 1, 11, "`-` has no meaning here"),
            Case("a digit in front", "{{ 2fa }}", 1, 4, "a name can't start with a digit"),
            Case("a huge number", "{{ 99999999999999999999 }}", 1, 4, "this number is too large"),
            Case(
                "a huge range",
                "{% for i in 1...1000000000 %}{% endfor %}",
                1,
                14,
                "a range has at most 100000 numbers"
            ),
            Case(
                "the whole of Int",
                "{% for i in -9223372036854775808...9223372036854775807 %}{% endfor %}",
                1,
                33,
                "a range has at most 100000 numbers"
            ),
            Case(
                "not a pair",
                "{% for a, b in xs %}{% endfor %}",
                1,
                16,
                "there are 2 names for each value, but a value is a string"
            ),
            Case("break outside", "{% break %}", 1, 1, "`break` stands outside of a `for`"),
            Case(
                "break in a macro",
                "{% for x in xs %}{% macro m %}{% break %}{% endmacro %}{% endfor %}",
                1,
                31,
                "`break` stands outside of a `for`"
            ),
            Case(
                "unknown macro",
                "{% macro hello %}{% endmacro %}{% call helo %}",
                1,
                40,
                "unknown macro `helo`",
                "hello"
            ),
            Case(
                "macro without its argument",
                "{% macro m a %}{% endmacro %}{% call m %}",
                1,
                38,
                "`m` needs its argument `a`"
            ),
            Case("include of nothing", "{% include 'gone' %}", 1, 12, "there is no template `gone`"),
            Case(
                "include with text",
                "{% include 'gone' name %}",
                1,
                12,
                "what an included template is given must be a record"
            ),
            Case("verbatim with something", "{% verbatim x %}{% endverbatim %}", 1, 13, "`verbatim` takes nothing"),
        ]
    )
    func error(_ testCase: Case) {
        let expected = TemplateError(
            template: "t",
            line: testCase.line,
            column: testCase.column,
            message: testCase.message,
            suggestion: testCase.suggestion
        )
        #expect(Self.failure(testCase.template) == expected)
    }

    @Test("an error in an included template is at its place in that template")
    func includedError() {
        let error = Self.failure("{% include 'part' %}", include: { _ in "\n {{ absent }}" })
        #expect(error == TemplateError(template: "part", line: 2, column: 5, message: "unknown variable `absent`"))
    }

    @Test("templates that include one another are an error at the include that closes the circle")
    func includeCycle() {
        let sources = ["a": "x{% include 'b' %}", "b": "y\n{% include 'a' %}"]
        let error = Self.failure("{% include 'a' %}", include: { sources[$0] })
        #expect(
            error
                == TemplateError(
                    template: "b",
                    line: 2,
                    column: 12,
                    message: "templates include one another: a → b → a"
                )
        )
    }

    @Test("what is nested too deep is an error", arguments: [1_000, 100_000])
    func depth(_ count: Int) {
        func repeated(_ text: String) -> String { String(repeating: text, count: count) }
        let tooDeep = [
            repeated("{% if yes %}"),
            repeated("{% for x in xs %}"),
            repeated("{% set x %}"),
            "{{ " + repeated("(") + " }}",
            "{{ " + repeated("feature[") + " }}",
            "{{ " + repeated("1 if yes else ") + "1 }}",
        ]
        for template in tooDeep {
            #expect(Self.failure(template)?.message.contains("nested more than 100 deep") == true)
        }
    }

    @Test("a macro that calls itself for ever is an error")
    func endlessMacro() {
        let error = Self.failure("{% macro m %}{% call m %}{% endmacro %}{% call m %}")
        #expect(error?.message == "blocks, includes and macros are nested more than 100 deep")
    }

    @Test("what is long, not deep, is no error")
    func long() throws {
        func repeated(_ text: String) -> String { String(repeating: text, count: 20_000) }
        let template =
            "{% if " + repeated("no or ") + "yes %}" + "{% elif no %}" + repeated("{% elif no %}") + "{% endif %}"
            + "{{ name" + repeated("|lowercase") + " }}" + "{{ not " + repeated("not ") + "yes }}"
            + repeated("{% set x = 1 %}") + "{{ missing" + repeated(".a") + "|default:'d' }}"
        #expect(try Template(template, name: "t").render(RenderingTests.context) == "demofalsed")
    }

    @Test(
        "a template that would fill the memory is an error",
        arguments: [
            "{% set x = 'xxxxxxxx' %}{% for i in 1...60 %}" + "{% endfor %}"
                + String(repeating: "{% set x %}{{ x }}{{ x }}{% endset %}", count: 60),
            "{% set x = 'xxxxxxxx' %}" + String(repeating: "{% set x = x|replace:'x',x %}", count: 60),
            "{% set x = 'xxxxxxxx' %}" + String(repeating: "{% set x = x|split:'x'|join:x %}", count: 60),
            "{% for a in 1...90000 %}{% for b in 1...90000 %}{% endfor %}{% endfor %}",
        ]
    )
    func bomb(_ template: String) {
        let message = Self.failure(template)?.message
        #expect(message?.contains("more text than a template may") == true)
    }
}
