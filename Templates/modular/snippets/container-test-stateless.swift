    @Test("The {{ screen.title }} view model {% if screen.tracker %}tracks through the container's tracker{% else %}is made{% endif %}")
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
        viewModel.didAppear()

        // Then
        #expect(navigatorMock.navigatedDestinations == [])
{%- if screen.tracker %}
        #expect(
            trackerMock.trackedEvents == [
                AnyTrackingEvent({{ screen.name }}Event.screenViewed)
            ]
        )
{%- else %}
        #expect(trackerMock.trackedEvents == [])
{%- endif %}
    }
