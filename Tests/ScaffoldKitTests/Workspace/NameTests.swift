import Testing

@testable import ScaffoldKit

@Suite("Names")
struct NameTests {
    struct Spelling: CustomTestStringConvertible {
        var input: String
        var upper: String
        var lower: String
        var kebab: String
        var title: String
        var testDescription: String { input }
    }

    static let spellings = [
        Spelling(
            input: "character-list",
            upper: "CharacterList",
            lower: "characterList",
            kebab: "character-list",
            title: "Character List"
        ),
        Spelling(
            input: "character_list",
            upper: "CharacterList",
            lower: "characterList",
            kebab: "character-list",
            title: "Character List"
        ),
        Spelling(
            input: "CharacterList",
            upper: "CharacterList",
            lower: "characterList",
            kebab: "character-list",
            title: "Character List"
        ),
        Spelling(
            input: "characterList",
            upper: "CharacterList",
            lower: "characterList",
            kebab: "character-list",
            title: "Character List"
        ),
        Spelling(
            input: "character list",
            upper: "CharacterList",
            lower: "characterList",
            kebab: "character-list",
            title: "Character List"
        ),
        Spelling(
            input: "  character--list_",
            upper: "CharacterList",
            lower: "characterList",
            kebab: "character-list",
            title: "Character List"
        ),
        Spelling(
            input: "URLSession",
            upper: "URLSession",
            lower: "urlSession",
            kebab: "url-session",
            title: "URL Session"
        ),
        Spelling(
            input: "urlSession",
            upper: "URLSession",
            lower: "urlSession",
            kebab: "url-session",
            title: "URL Session"
        ),
        Spelling(
            input: "url-session",
            upper: "URLSession",
            lower: "urlSession",
            kebab: "url-session",
            title: "URL Session"
        ),
        Spelling(
            input: "UrlSession",
            upper: "UrlSession",
            lower: "urlSession",
            kebab: "url-session",
            title: "Url Session"
        ),
        Spelling(
            input: "iOSSettings",
            upper: "IOSSettings",
            lower: "iOSSettings",
            kebab: "ios-settings",
            title: "iOS Settings"
        ),
        Spelling(
            input: "IOSSettings",
            upper: "IOSSettings",
            lower: "iOSSettings",
            kebab: "ios-settings",
            title: "iOS Settings"
        ),
        Spelling(
            input: "ios-settings",
            upper: "IOSSettings",
            lower: "iOSSettings",
            kebab: "ios-settings",
            title: "iOS Settings"
        ),
        Spelling(input: "macOS", upper: "MacOS", lower: "macOS", kebab: "macos", title: "macOS"),
        Spelling(
            input: "oauth-login",
            upper: "OAuthLogin",
            lower: "oAuthLogin",
            kebab: "oauth-login",
            title: "OAuth Login"
        ),
        Spelling(
            input: "iPhoneList",
            upper: "IPhoneList",
            lower: "iPhoneList",
            kebab: "iphone-list",
            title: "iPhone List"
        ),
        Spelling(input: "FAQ", upper: "FAQ", lower: "faq", kebab: "faq", title: "FAQ"),
        Spelling(input: "Faq", upper: "Faq", lower: "faq", kebab: "faq", title: "Faq"),
        Spelling(input: "VODPlayer", upper: "VODPlayer", lower: "vodPlayer", kebab: "vod-player", title: "VOD Player"),
        Spelling(input: "a-b-c", upper: "ABC", lower: "abc", kebab: "abc", title: "ABC"),
        Spelling(input: "page2View", upper: "Page2View", lower: "page2View", kebab: "page2-view", title: "Page2 View"),
        Spelling(input: "page-2", upper: "Page2", lower: "page2", kebab: "page2", title: "Page2"),
        Spelling(
            input: "HTTP2Server",
            upper: "HTTP2Server",
            lower: "http2Server",
            kebab: "http2-server",
            title: "HTTP2 Server"
        ),
        Spelling(input: "h264codec", upper: "H264codec", lower: "h264codec", kebab: "h264codec", title: "H264codec"),
        Spelling(input: "eBook", upper: "EBook", lower: "eBook", kebab: "e-book", title: "E Book"),
        Spelling(
            input: "iosettings",
            upper: "Iosettings",
            lower: "iosettings",
            kebab: "iosettings",
            title: "Iosettings"
        ),
        Spelling(
            input: "Self-Service",
            upper: "SelfService",
            lower: "selfService",
            kebab: "self-service",
            title: "Self Service"
        ),
    ]

    @Test("are one name in every spelling", arguments: spellings)
    func spelling(_ item: Spelling) throws {
        let name = try Name(item.input)
        #expect(name.upperCamel == item.upper)
        #expect(name.lowerCamel == item.lower)
        #expect(name.kebab == item.kebab)
        #expect(name.snake == item.kebab.split(separator: "-").joined(separator: "_"))
        #expect(name.title == item.title)
        #expect(try Name(name.upperCamel) == name, "UpperCamelCase reads as itself")
    }

    @Test(
        "come back whole from lower case where their acronyms are known",
        arguments: [
            "URLSession", "IOSSettings", "CharacterList", "OAuthLogin", "Page2View", "FAQ", "UserID", "IPadOSGuide",
        ]
    )
    func bothDirections(_ text: String) throws {
        let name = try Name(text)
        #expect(try Name(name.lowerCamel) == name)
        #expect(try Name(name.kebab) == name)
        #expect(try Name(name.snake) == name)
    }

    static let refusals: [(String, NameFact)] = [
        ("", .empty),
        ("_", .notIdentifier("_", .noLetter)),
        ("--", .notIdentifier("--", .noLetter)),
        ("2fa", .notIdentifier("2fa", .startsWithDigit)),
        ("-2-fa", .notIdentifier("-2-fa", .startsWithDigit)),
        ("42", .notIdentifier("42", .startsWithDigit)),
        ("a+b", .notIdentifier("a+b", .character("+"))),
        ("`x`", .notIdentifier("`x`", .character("`"))),
        ("a\nb", .notIdentifier("a\nb", .character("\n"))),
        ("a{{x}}", .notIdentifier("a{{x}}", .character("{"))),
        ("Café", .notASCII("Café", "é")),
        ("Cafe\u{301}", .notASCII("Cafe\u{301}", "\u{301}")),
        ("../Escape", .path("../Escape")),
        ("/abs", .path("/abs")),
        ("a/b", .path("a/b")),
        ("a\\b", .path("a\\b")),
        ("class", .keyword("class", rendered: "class")),
        ("Class", .keyword("Class", rendered: "class")),
        ("protocol", .keyword("protocol", rendered: "protocol")),
        ("any", .keyword("any", rendered: "Any")),
        ("self", .keyword("self", rendered: "self")),
        (String(repeating: "a", count: 41), .tooLong(String(repeating: "a", count: 41), count: 41)),
    ]

    @Test("are refused with the reason", arguments: refusals)
    func refused(_ text: String, _ fact: NameFact) {
        #expect(throws: fact) { try Name(text) }
        #expect(!fact.message.isEmpty && fact.help != nil && fact.code.hasPrefix("name."))
    }

    @Test("may have 40 characters")
    func longest() throws {
        let text = "A" + String(repeating: "b", count: 39)
        #expect(try Name(text).upperCamel == text)
    }

    @Test("lose a last word that would be doubled, but never all")
    func suffix() throws {
        let dropped = try #require(try Name("CharactersFeature").droppingSuffix(["Feature"]))
        #expect(dropped.name.upperCamel == "Characters" && dropped.suffix == "Feature")
        #expect(try Name("list-screen").droppingSuffix(["View", "Screen"])?.name.upperCamel == "List")
        #expect(try Name("Feature").droppingSuffix(["Feature"]) == nil)
        #expect(try Name("Preview").droppingSuffix(["View"]) == nil)
    }

    @Test(
        "lose a feature's leading words",
        arguments: [
            ("CharacterDetail", "Characters", "detail"), ("CategoryEdit", "Categories", "edit"),
            ("CharacterFilterReset", "CharacterFilter", "reset"), ("OrdersList", "Order", "list"),
            ("Characters", "Characters", nil), ("NewPost", "News", nil), ("Detail", "Characters", nil),
        ]
    )
    func prefix(_ screen: String, _ feature: String, _ rest: String?) throws {
        #expect(try Name(screen).droppingPrefix(Name(feature))?.lowerCamel == rest)
    }

    @Test("clash by case and by Unicode form")
    func clash() {
        #expect(Name.clash(of: "characters", with: ["Home", "Characters"]) == "Characters")
        #expect(Name.clash(of: "Cafe\u{301}", with: ["Café"]) == "Café")
        #expect(Name.clash(of: "STRASSE", with: ["straße"]) == "straße")
        #expect(Name.clash(of: "Home", with: ["Homes"]) == nil)
    }

    @Test("hide nothing of the toolchain's, a platform's, SwiftUI's or the templates'")
    func reserved() throws {
        #expect(ReservedNames.owner(ofModule: "Core" + "Data") == .platform)
        #expect(ReservedNames.owner(ofModule: "coredata") == .platform)
        #expect(ReservedNames.owner(ofModule: "Swift") == .toolchain)
        #expect(ReservedNames.owner(ofModule: "DemoHome") == nil)
        for screen in ["Progress", "Tab", "Navigation", "Any", "Empty"] {
            #expect(ReservedNames.owner(ofView: screen + "View") == .swiftUI)
        }
        #expect(ReservedNames.owner(ofView: "NotFoundView") == .generatedCode)
        #expect(ReservedNames.owner(ofView: "HomeView") == nil)
        for model in ["Task", "Character", "Error", "Result", "String", "URL"] {
            #expect(ReservedNames.owner(ofType: model) == .standardLibrary)
        }
        let fact = ReservedNames.refusal(of: try Name("Data"), kind: .module, rendered: "CoreData")
        #expect(
            fact?.message == "'Data' can't be used: its module would be 'CoreData', "
                + "which is the name of one of the platform's modules"
        )
    }
}
