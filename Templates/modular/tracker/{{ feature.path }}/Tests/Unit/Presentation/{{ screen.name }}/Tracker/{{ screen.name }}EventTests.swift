import {{ modules.core }}
import Testing

@testable import {{ feature.module }}

@Suite("{{ screen.name }}Event")
struct {{ screen.name }}EventTests {
    @Test("Seeing the screen has its name and no properties")
    func screenViewed() {
        // Given
        let sut = {{ screen.name }}Event.screenViewed

        // When
        let name = sut.name
        let properties = sut.properties

        // Then
        #expect(name == "{{ screen.snake }}_screen_viewed")
        #expect(properties == [:])
    }
}
