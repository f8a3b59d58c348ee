import Foundation
import NavCore
import Testing

@Suite("DeepLink")
struct DeepLinkTests {
    /// A link, and the components that it must have; `nil` where it must be refused.
    nonisolated struct Example: CustomTestStringConvertible, Sendable {
        let why: String
        let link: String
        let components: [String]?

        init(_ why: String, _ link: String, _ components: [String]?) {
            self.why = why
            self.link = link
            self.components = components
        }

        var testDescription: String { "\(why): \(link)" }
    }

    nonisolated static let examples = [
        Example("no path is the entry", "demo://character-filter", []),
        Example("a lone slash is the entry", "demo://character-filter/", []),
        Example("one component", "demo://character-filter/detail", ["detail"]),
        Example("several components", "demo://character-filter/detail/42", ["detail", "42"]),
        Example("scheme in capitals", "DEMO://character-filter/detail", ["detail"]),
        Example("host in capitals", "demo://Character-Filter/detail", ["detail"]),
        Example("the path keeps its case", "demo://character-filter/Detail", ["Detail"]),
        Example("query and fragment are ignored", "demo://character-filter/detail?identifier=1#top", ["detail"]),
        Example("query on the entry is ignored", "demo://character-filter?a=/b", []),
        Example("fragment on the entry is ignored", "demo://character-filter/#a/b", []),
        Example("encoded space", "demo://character-filter/detail/Rick%20Sanchez", ["detail", "Rick Sanchez"]),
        Example("encoded slash is no separator", "demo://character-filter/a%2Fb", ["a/b"]),
        Example("encoded percent is decoded once", "demo://character-filter/%2525", ["%25"]),
        Example("plus stays plus", "demo://character-filter/a+b", ["a+b"]),
        Example("UTF-8", "demo://character-filter/%C3%A9t%C3%A9", ["été"]),
        Example("dots are components", "demo://character-filter/../x", ["..", "x"]),
        Example("not UTF-8", "demo://character-filter/%FF", nil),
        Example("cut UTF-8", "demo://character-filter/detail/%C3", nil),
        Example("empty component in the middle", "demo://character-filter/detail//42", nil),
        Example("empty component first", "demo://character-filter//detail", nil),
        Example("two slashes", "demo://character-filter//", nil),
        Example("slash at the end of a path", "demo://character-filter/detail/", nil),
        Example("another scheme", "http://character-filter/detail", nil),
        Example("longer scheme", "demos://character-filter", nil),
        Example("another host", "demo://characters/detail", nil),
        Example("host as a path", "demo:///character-filter/detail", nil),
        Example("no host, no slash", "demo:character-filter", nil),
        Example("no host, one slash", "demo:/character-filter", nil),
        Example("no scheme", "//character-filter/detail", nil),
        Example("relative", "character-filter/detail", nil),
    ]

    @Test("A link is read, or refused", arguments: examples)
    func components(example: Example) throws {
        // Given
        let url = try #require(URL(string: example.link))

        // When
        let sut = DeepLink(url, scheme: "demo", host: "character-filter")

        // Then
        #expect(sut?.components == example.components)
    }

    @Test("Scheme and host that are asked for compare without case too")
    func askedInCapitals() throws {
        // Given
        let url = try #require(URL(string: "demo://characters/detail"))

        // When
        let sut = DeepLink(url, scheme: "Demo", host: "CHARACTERS")

        // Then
        #expect(sut?.components == ["detail"])
    }

    @Test("An empty host is asked for in vain")
    func askedForEmptyHost() throws {
        // Given
        let url = try #require(URL(string: "demo:///detail"))

        // Then
        #expect(DeepLink(url, scheme: "demo", host: "") == nil)
    }

    @Test("A relative URL is read with its base")
    func relativeToBase() throws {
        // Given
        let base = try #require(URL(string: "demo://characters/"))
        let url = try #require(URL(string: "detail/1", relativeTo: base))

        // When
        let sut = DeepLink(url, scheme: "demo", host: "characters")

        // Then
        #expect(sut?.components == ["detail", "1"])
    }
}
