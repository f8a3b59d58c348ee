import Foundation
import {{ modules.core }}
import Testing

@testable import {{ feature.module }}

@Suite("{{ feature.name }}DeepLinkHandler")
struct {{ feature.name }}DeepLinkHandlerTests {
    private let sut = {{ feature.name }}DeepLinkHandler()

    @Test(
        "A link without a path leads to the entry",
        arguments: [
            "{{ scheme }}://{{ feature.kebab }}",
            "{{ scheme }}://{{ feature.kebab }}/",
        ]
    )
    func entry(link: String) throws {
        // Given
        let url = try #require(URL(string: link))

        // When
        let destination = sut.resolve(url)

        // Then
        let expected = AnyNavigation({{ feature.incoming }}.{{ screen.case }})
        #expect(destination.map(AnyNavigation.init) == expected)
    }

    @Test(
        "Any other link is not its own",
        arguments: [
            "{{ scheme }}://{{ feature.kebab }}/no-such-path",
            "{{ scheme }}://{{ feature.kebab }}-other",
            "{{ scheme }}-other://{{ feature.kebab }}",
            "{{ scheme }}:{{ feature.kebab }}",
        ]
    )
    func unknown(link: String) throws {
        // Given
        let url = try #require(URL(string: link))

        // When
        let destination = sut.resolve(url)

        // Then
        #expect(destination == nil)
    }
}
