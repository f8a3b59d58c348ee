import ScaffoldTemplates
import Testing

@Suite("Rendering")
struct RenderingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let template: String
        let expected: String

        init(_ name: String, _ template: String, _ expected: String) {
            testDescription = name
            self.template = template
            self.expected = expected
        }
    }

    static let context: [String: TemplateValue] = [
        "name": .string("Demo"),
        "empty": .string(""),
        "path": .string("Features/Home"),
        "code": .string("{{ name }} <T> & $1 \\n \\(x) {% if %} {# no #} &amp;"),
        "yes": .bool(true),
        "no": .bool(false),
        "two": .int(2),
        "key": .string("title"),
        "xs": .list([.string("a"), .string("b"), .string("c")]),
        "none": .list([]),
        "pairs": .list([.list([.string("x"), .int(1)]), .list([.string("y"), .int(2)])]),
        "feature": .record(["name": .string("Home"), "title": .string("The home"), "screens": .int(3)]),
        "screens": .list([
            .record(["name": .string("List"), "isRoot": .bool(true)]),
            .record(["name": .string("Detail"), "isRoot": .bool(false)]),
        ]),
    ]

    @Test(
        "a template comes out as Stencil's users expect",
        arguments: [
            Case("text alone", "a } b { c }} %} #} {", "a } b { c }} %} #} {"),
            Case("empty", "", ""),
            Case("variable", "let {{ name }} = {{name}}", "let Demo = Demo"),
            Case(
                "member, element, subscript",
                "{{ feature.name }} {{ xs.1 }} {{ feature[key] }} {{ xs[0] }}",
                "Home b The home a"
            ),
            Case(
                "count, first, last",
                "{{ xs.count }}{{ xs.first }}{{ xs.last }}{{ name.count }}{{ feature.count }}",
                "3ac43"
            ),
            Case("literals", #"{{ "a" }}{{ 'b"' }}{{ -12 }}{{ true }}"#, #"ab"-12true"#),
            Case("literals have no escapes", #"{{ "a\n" }}"#, #"a\n"#),
            Case("a delimiter in a string", #"{{ "}}" }}{% if "%}" %}x{% endif %}"#, "}}x"),
            Case("values are verbatim, once", "{{ code }}", "{{ name }} <T> & $1 \\n \\(x) {% if %} {# no #} &amp;"),
            Case(
                "stored values are verbatim",
                "{% set c %}{{ code }}{% endset %}{{ c }}",
                "{{ name }} <T> & $1 \\n \\(x) {% if %} {# no #} &amp;"
            ),
            Case("comment", "a{# {{ nope }} {% if %} ' #}b", "ab"),
            Case("verbatim", "{% verbatim %}{{ x }} {% if %} {#{% endverbatim %}{{ name }}", "{{ x }} {% if %} {#Demo"),
            Case("verbatim trims", "a {%- verbatim -%} {{ x }} {%- endverbatim -%} b", "a{{ x }}b"),
            Case("any line ends", "a\r\n{{ name }}\r\nb\rc\n", "a\r\nDemo\r\nb\rc\n"),
            Case("a tag over lines", "{% if\n yes\r\n and yes %}x{% endif %}", "x"),
            Case("nothing is trimmed without a dash", " \n{% if yes %}\n  x\n{% endif %}\n", " \n\n  x\n\n"),
            Case("dashes trim all white space", "a \n\t {%- if yes -%} \r\n x \n\n {%- endif -%} \n b", "axb"),
            Case("dashes of a variable", "a  {{- name -}}\n\n b", "aDemob"),
            Case("dashes of a comment", "a {#- x -#} b", "ab"),
            Case("a dash reaches up to the next tag", "{{ name -}} {{ name }} x", "DemoDemo x"),
            Case("a plus keeps", "a {%+ if yes +%} x {% endif %}", "a  x "),
            Case("a dash is not a minus", "a {{-1}}{{ -1-}} b", "a1-1b"),
            Case("beyond ASCII", "é👨‍👩‍👧{{ 'ü' }}\u{FEFF}日", "é👨‍👩‍👧ü\u{FEFF}日"),

            Case("if, elif, else", "{% if no %}1{% elif two == 3 %}2{% elif yes %}3{% else %}4{% endif %}", "3"),
            Case("else", "{% if no %}1{% elif none %}2{% else %}3{% endif %}", "3"),
            Case("truth", "{% if empty or none or 0 or -1 or no %}x{% else %}y{% endif %}", "y"),
            Case("and binds tighter than or", "{% if yes or no and no %}x{% endif %}", "x"),
            Case("parentheses", "{% if (yes or no) and no %}x{% else %}y{% endif %}", "y"),
            Case("not", "{% if not no and not not yes %}x{% endif %}", "x"),
            Case("not with a comparison", "{% if not two == 3 %}x{% endif %}", "x"),
            Case("order", "{% if two < 3 and two <= 2 and two > 1 and two >= 2 %}x{% endif %}", "x"),
            Case("different kinds differ", "{% if two == '2' %}x{% else %}y{% endif %}", "y"),
            Case("in", "{% if 'a' in xs and 'em' in name and 'name' in feature %}x{% endif %}", "x"),
            Case("not in", "{% if 'z' not in xs and not 'z' in name %}x{% endif %}", "x"),
            Case("a filter in a condition", "{% if name|hasPrefix:'De' and xs|contains:'b' %}x{% endif %}", "x"),
            Case("a condition in a variable", "{{ 'a' if yes else 'b' }}{{ 'a' if no else 'b' }}{{ 'a' if no }}", "ab"),
            Case(
                "nested blocks",
                "{% if yes %}{% for x in xs %}{% if x == 'b' %}{{ x }}{% endif %}{% endfor %}{% endif %}",
                "b"
            ),

            Case("for", "{% for x in xs %}{{ x }},{% endfor %}", "a,b,c,"),
            Case(
                "forloop",
                "{% for x in xs %}{{ forloop.counter }}{{ forloop.counter0 }}{{ forloop.length }}{% if forloop.first %}F{% endif %}{% if forloop.last %}L{% endif %} {% endfor %}",
                "103F 213 323L "
            ),
            Case(
                "forloop of the inner loop",
                "{% for x in xs %}{% for y in 1...2 %}{{ forloop.counter }}{% endfor %}{{ forloop.counter }} {% endfor %}",
                "121 122 123 "
            ),
            Case(
                "where",
                "{% for s in screens where not s.isRoot %}{{ s.name }}{{ forloop.last }}{% endfor %}",
                "Detailtrue"
            ),
            Case("empty", "{% for x in none %}x{% empty %}none{% endfor %}", "none"),
            Case("empty after where", "{% for x in xs where x == 'z' %}x{% empty %}none{% endfor %}", "none"),
            Case(
                "key and value, by key",
                "{% for key, value in feature %}{{ key }}={{ value }};{% endfor %}",
                "name=Home;screens=3;title=The home;"
            ),
            Case("entries of a record", "{% for e in feature %}{{ e.key }}{% endfor %}", "namescreenstitle"),
            Case("pairs", "{% for a, b in pairs %}{{ a }}{{ b }}{% endfor %}", "x1y2"),
            Case("range", "{% for i in 1...two %}{{ i }}{% endfor %}{% for i in 3...1 %}{{ i }}{% endfor %}", "12321"),
            Case("range of a count", "{% for i in 1...xs.count %}{{ i }}{% endfor %}", "123"),
            Case("filtered list", "{% for x in 'a-b'|split:'-' %}{{ x }}.{% endfor %}", "a.b."),
            Case(
                "break and continue",
                "{% for x in xs %}{% if x == 'a' %}{% continue %}{% endif %}{{ x }}{% if x == 'b' %}{% break %}{% endif %}-{% endfor %}",
                "b"
            ),
            Case("a loop's variable hides and ends", "{% for name in xs %}{{ name }}{% endfor %}{{ name }}", "abcDemo"),

            Case("set as a block", "{% set x %}<{{ name }}>{% endset %}{{ x }}{{ x }}", "<Demo><Demo>"),
            Case(
                "set to a value",
                "{% set x = xs|join:'+' %}{% set y name %}{% set z = two > 1 %}{{ x }}{{ y }}{{ z }}",
                "a+b+cDemotrue"
            ),
            Case(
                "set lasts to the end of its loop",
                "{% set x = 'o' %}{% for y in xs %}{% set x = y %}{{ x }}{% endfor %}{{ x }}",
                "abco"
            ),
            Case("set in an if stays", "{% if yes %}{% set x = 'i' %}{% endif %}{{ x }}", "i"),
            Case("filter block", "{% filter uppercase|replace:'D','T' %}{{ name }}{% endfilter %}", "TEMO"),
            Case("filter by name", "{% set f = 'uppercase' %}{{ name|filter:f }}", "DEMO"),
            Case(
                "macro",
                "{% macro hi who greeting='Hello' %}{{ greeting }}, {{ who }}!{% endmacro %}{% call hi name %}{% call hi 'x' 'Hi' %}",
                "Hello, Demo!Hi, x!"
            ),

            Case(
                "default",
                "{{ missing|default:name }}{{ feature.missing|default:'-' }}{{ name|default:'x' }}{{ missing.a.b|default:'!' }}",
                "Demo-Demo!"
            ),
            Case(
                "default of a filter's nothing",
                "{{ none|first|default:'-'|uppercase }}{{ none|last|defined }}",
                "-false"
            ),
            Case("a default that isn't needed needn't be there", "{{ name|default:missing }}", "Demo"),
            Case("default goes on", "{{ missing|default:'abc'|uppercase }}", "ABC"),
            Case("defined", "{% if missing|defined or not name|defined %}x{% else %}y{% endif %}", "y"),
            Case("arguments are variables too", "{{ 'a'|replace:xs.first,feature.name }}", "Home"),
        ]
    )
    func render(_ testCase: Case) throws {
        let result = try Template(testCase.template, name: "t").render(Self.context)
        #expect(result == testCase.expected)
        #expect(Array(result.utf8) == Array(testCase.expected.utf8))
    }

    static let partials = [
        "header": "// {{ name }}",
        "card": "[{{ title }} of {{ name }}]",
        "outer": "({% include 'card' feature %})",
        "setter": "{% set x = 'inside' %}{{ x }}",
        "counter": "{{ forloop.counter }}",
    ]

    @Test(
        "an included template sees the context and what it is given",
        arguments: [
            Case("plain", "{% include 'header' %}\n", "// Demo\n"),
            Case("with a record on top", "{% include 'card' feature %}{{ name }}", "[The home of Home]Demo"),
            Case("in one another", "{% include 'outer' %}", "([The home of Home])"),
            Case("by a variable", "{% set p = 'header' %}{% include p %}", "// Demo"),
            Case("its variables stay inside", "{% set x = 'o' %}{% include 'setter' %}{{ x }}", "insideo"),
            Case("in a loop", "{% for x in xs %}{% include 'counter' %}{% endfor %}", "123"),
        ]
    )
    func include(_ testCase: Case) throws {
        let template = try Template(testCase.template, name: "t")
        #expect(try template.render(Self.context, include: { Self.partials[$0] }) == testCase.expected)
    }

    @Test("a template in a loop is asked for once")
    func includeLoadsOnce() throws {
        var asked: [String] = []
        let template = try Template("{% for i in 1...3 %}{% include 'a' %}{% endfor %}", name: "t")
        let result = try template.render([:]) { name in
            asked.append(name)
            return "x"
        }
        #expect(result == "xxx")
        #expect(asked == ["a"])
    }
}
