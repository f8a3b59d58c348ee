import ScaffoldTemplates
import Testing

@Suite("Paths of templates")
struct TemplatePathTests {
    private func path(_ template: String, _ value: String) throws(TemplateError) -> String {
        try Template(template, name: template).renderPath([
            "feature": .record(["name": .string(value), "path": .string("Features/Home")])
        ])
    }

    @Test("a path is a template")
    func rendered() throws {
        let path = try path("{{ feature.path }}/Sources/{{ feature.name }}Feature.swift", "Home")
        #expect(path == "Features/Home/Sources/HomeFeature.swift")
    }

    @Test("hidden files and odd names are paths too", arguments: [".gitkeep", ".github/ci.yml", "a b", "...", "日本"])
    func allowed(value: String) throws {
        #expect(try path("{{ feature.name }}", value) == value)
    }

    @Test(
        "a path that leads elsewhere is an error",
        arguments: [
            ("", "`x/`: a component is empty"),
            ("/a", "`x//a`: a component is empty"),
            ("a//b", "`x/a//b`: a component is empty"),
            ("a/", "`x/a/`: a component is empty"),
            ("..", "`x/..`: `..` leads elsewhere"),
            ("../../etc", "`x/../../etc`: `..` leads elsewhere"),
            ("a/./b", "`x/a/./b`: `.` leads elsewhere"),
            ("a\\b", "`x/a\\\\b`: it contains a back-slash"),
            ("a\0b", "`x/a\\0b`: it contains a control character"),
            ("a\nb", "`x/a\\nb`: it contains a control character"),
        ]
    )
    func refused(value: String, reason: String) {
        let template = "x/{{ feature.name }}"
        #expect(
            throws: TemplateError(template: template, line: 1, column: 1, message: "the path comes out as \(reason)")
        ) {
            try path(template, value)
        }
    }

    @Test("nothing and an absolute path are errors", arguments: ["", "/etc/passwd"])
    func refusedWhole(value: String) {
        #expect(throws: TemplateError.self) { try path("{{ feature.name }}", value) }
    }
}
