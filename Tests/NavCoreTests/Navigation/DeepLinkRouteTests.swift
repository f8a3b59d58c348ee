import Foundation
import NavCore
import Testing

@Suite("DeepLink routes")
struct DeepLinkRouteTests {
    private func link(_ path: String) throws -> DeepLink {
        let url = try #require(URL(string: "demo://characters" + path))
        return try #require(DeepLink(url, scheme: "demo", host: "characters"))
    }

    @Test(
        "A route matches exactly its components",
        arguments: [
            ("", "", true),
            ("/", "", true),
            ("/detail", "", false),
            ("", "detail", false),
            ("/detail", "detail", true),
            ("/Detail", "detail", false),
            ("/detail/1", "detail", false),
            ("/detail/1", "detail/:identifier", true),
            ("/detail", "detail/:identifier", false),
            ("/detail/1/2", "detail/:identifier", false),
            ("/other/1", "detail/:identifier", false),
            ("/detail/1", "detail/1", true),
            ("/detail", "detail/", false),
            ("/detail", "/detail", false),
            ("/a%2Fb", "a/b", false),
            ("/:identifier", ":identifier", true),
        ]
    )
    func matches(path: String, route: String, expected: Bool) throws {
        #expect(try link(path).matches(route) == expected)
    }

    @Test("Parameters are read as the type that is asked for")
    func parameters() throws {
        // Given
        let sut = try link("/detail/42/Rick%20Sanchez/true")

        // When
        let parameters = try #require(sut.parameters(of: "detail/:identifier/:name/:isNew"))

        // Then
        let identifier: Int? = parameters["identifier"]
        let name: String? = parameters["name"]
        let isNew: Bool? = parameters["isNew"]
        #expect(identifier == 42)
        #expect(name == "Rick Sanchez")
        #expect(isNew == true)
    }

    @Test("A parameter of another type, or of another name, is nil")
    func wrongParameter() throws {
        // Given
        let sut = try link("/detail/abc")

        // When
        let parameters = try #require(sut.parameters(of: "detail/:identifier"))

        // Then
        let identifier: Int? = parameters["identifier"]
        let other: String? = parameters["other"]
        #expect(identifier == nil)
        #expect(other == nil)
    }
}
