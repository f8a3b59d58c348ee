    @Test("The {{ screen.title }} view model shows what {% if viewModel.isRemote %}the server sends{% else %}is there{% endif %}")
    func make{{ screen.name }}ViewModel() async {% if viewModel.isRemote %}throws {% endif %}{
        // Given
{%- if viewModel.isRemote %}
        let body = try JSONEncoder().encode([{{ model.name }}DTO.stub()])
        let httpClientMock = HTTPClientMock(
            result: .success(HTTPResponse(body: body))
        )
        let sut = {{ feature.name }}Container(
{%- for item in container.arguments %}
            {{ item.label }}: {{ item.value }}{% if not forloop.last %},{% endif %}
{%- endfor %}
        )
{%- endif %}
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
        await viewModel.didAppear()

        // Then
{%- if viewModel.isRemote %}
        #expect(viewModel.state == .loaded([.stub()], more: .available))
{%- else %}
        #expect(viewModel.state != .loading)
{%- endif %}
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
