import Testing

@testable import ScaffoldKit

@Suite("A type's name as a path")
struct TypePathTests {
    @Test(
        "names, however they are written",
        arguments: [
            ("Home", "Home"), ("(Home)", "Home"), ("( ( Home ) )", "Home"), ("Home.Out", "Home.Out"),
            ("Home . Out", "Home.Out"), ("DemoHome::Home.Out", "DemoHome.Home.Out"), ("`Home`.`case`", "Home.case"),
            ("borrowing Home", "Home"), ("consuming (Home.Out)", "Home.Out"), ("sending Home", "Home"),
            ("Zo\u{EB}", "Zo\u{EB}"), ("`a b`", "a b"), ("_1", "_1"),
        ]
    )
    func names(_ text: String, _ name: String) {
        #expect(TypePath(text)?.name == name)
    }

    @Test(
        "what is more than a name",
        arguments: [
            "", "Home?", "Home!", "[Home]", "[Home: Out]", "(Home, Out)", "() -> Home", "(Home) -> Out", "some Home",
            "any Home",
            "inout Home", "Box<Home>", "Home.Type", "Home.Protocol", "Home & Out", "Home...", "@Sendable Home", "Self",
            "Any",
            "Home.", ".Home", "1Home", "Home::", "(Home", "isolated Home", "Self.Out", "`Home", "Home Out",
        ]
    )
    func others(_ text: String) {
        #expect(TypePath(text) == nil)
    }

    @Test("a module before `::` is one for certain")
    func modules() {
        #expect(TypePath("PayKit::Pay")?.startsWithModule == true)
        #expect(TypePath("PayKit.Pay")?.startsWithModule == false)
    }
}
