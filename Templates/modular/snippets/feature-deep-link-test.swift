    @Test("Its links are those of its deep-link handler")
    func deepLinkHandler() {
        // When
        let handler = sut.deepLinkHandler

        // Then
        #expect(handler is {{ feature.name }}DeepLinkHandler)
    }
