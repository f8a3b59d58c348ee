    @Test("What one {{ screen.title }} view model applies is where the next begins")
    func make{{ screen.name }}ViewModel() {
        // Given
        let viewModel = sut.make{{ screen.name }}ViewModel(
{%- for item in screen.payload %}
            {{ item.name }}: {{ item.sample }}{% if not forloop.last or screen.navigator %},{% endif %}
{%- endfor %}
{%- if screen.navigator %}
            navigator: navigatorMock
{%- endif %}
{%- if screen.payload or screen.navigator %}
        {% endif %})

        // When
        viewModel.didChange(text: "text")
        viewModel.didTapOnApplyButton()

        // Then
        let next = sut.make{{ screen.name }}ViewModel(
{%- for item in screen.payload %}
            {{ item.name }}: {{ item.sample }}{% if not forloop.last or screen.navigator %},{% endif %}
{%- endfor %}
{%- if screen.navigator %}
            navigator: navigatorMock
{%- endif %}
{%- if screen.payload or screen.navigator %}
        {% endif %})
        #expect(next.draft == {{ filter.name }}(text: "text"))
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 1)
{%- endif %}
        #expect(navigatorMock.navigatedDestinations == [])
{%- if screen.tracker %}
        #expect(
            trackerMock.trackedEvents == [
                AnyTrackingEvent({{ screen.name }}Event.filterApplied)
            ]
        )
{%- else %}
        #expect(trackerMock.trackedEvents == [])
{%- endif %}
    }
