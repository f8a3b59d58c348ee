    @Test("{{ feature.title }} has a tab")
    func {{ tab.case }}Tab() {
        // Given
        let sut = AppTab.{{ tab.case }}

        // Then
        #expect(sut.title == "{{ tab.title }}")
        #expect(sut.symbol == "{{ tab.symbol }}")
        #expect(ObjectIdentifier(sut.feature) == ObjectIdentifier({{ feature.name }}Feature.self))
    }
