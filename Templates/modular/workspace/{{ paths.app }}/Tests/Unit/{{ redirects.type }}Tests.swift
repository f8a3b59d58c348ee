import {{ modules.core }}
import Testing

@testable import {{ modules.app }}

@Suite("{{ redirects.type }}")
struct {{ redirects.type }}Tests {
    private let sut: any {{ contracts.redirect }} = {{ redirects.type }}()

    @Test("A destination that is not outgoing has no redirect")
    func notOutgoing() {
        // When
        let destination = sut.redirect(UnknownNavigation.notFound)

        // Then
        #expect(destination == nil)
    }
}
