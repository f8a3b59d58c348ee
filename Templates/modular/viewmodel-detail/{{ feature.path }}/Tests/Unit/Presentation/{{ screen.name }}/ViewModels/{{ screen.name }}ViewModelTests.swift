{% if screen.hasSamples %}import Testing

@testable import {{ feature.module }}

@MainActor
@Suite("{{ screen.name }}ViewModel")
struct {{ screen.name }}ViewModelTests {
{%- if screen.navigator %}
    private let navigatorMock = {{ screen.name }}NavigatorMock()
{%- endif %}
{%- if screen.tracker %}
    private let trackerMock = {{ screen.name }}TrackerMock()
{%- endif %}
    private let recorder = {{ screen.name }}ViewStateRecorder()

    @Test("Appearing loads what the screen is about")
    func didAppear() async {
        // Given
        let loadMock = {{ load.mock }}(result: .success(.stub()))
        let sut = makeSUT(load: loadMock)

        // When
        await sut.didAppear()

        // Then
        #expect(sut.state == .loaded(.stub()))
        #expect(
            await loadMock.executedIdentifiers == [
                {% for item in screen.payload %}{% if item.name == content.identifier %}{{ item.sample }}{% endif %}{% endfor %}
            ]
        )
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [.screenViewed])
{%- endif %}
    }

    @Test("Appearing again keeps what is there")
    func didAppearAgain() async {
        // Given
        let loadMock = {{ load.mock }}(result: .success(.stub()))
        let sut = makeSUT(load: loadMock)
        await sut.didAppear()

        // When
        await sut.didAppear()

        // Then
        #expect(sut.state == .loaded(.stub()))
        #expect(await loadMock.executedIdentifiers.count == 1)
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [.screenViewed, .screenViewed])
{%- endif %}
    }

    @Test("A failure is shown")
    func didAppearFailing() async {
        // Given
        let sut = makeSUT(
            load: {{ load.mock }}(result: .failure(.notFound))
        )

        // When
        await sut.didAppear()

        // Then
        #expect(sut.state == .failed(.notFound))
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [.screenViewed])
{%- endif %}
    }

    @Test(
        "A cancelled task changes nothing",
        arguments: [nil, {{ model.name }}Error.unexpected]
    )
    func didAppearCancelled(error: {{ model.name }}Error?) async {
        // Given
        let sut = makeSUT(
            load: {{ load.mock }}(
                result: error.map(Result.failure) ?? .success(.stub())
            )
        )

        // When
        let task = Task { await sut.didAppear() }
        task.cancel()
        await task.value

        // Then
        #expect(sut.state == .loading)
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [.screenViewed])
{%- endif %}
    }

    @Test("Trying again shows that it loads, then what came")
    func didTapOnRetryButton() async {
        // Given
        let source = {{ screen.name }}Source(
            .failure(.unavailable),
            onExecute: recorder.record
        )
        let sut = makeSUT(load: source)
        await sut.didAppear()
        await source.give(.success(.stub()))

        // When
        await sut.didTapOnRetryButton()

        // Then
        #expect(recorder.states == [.loading, .loading])
        #expect(sut.state == .loaded(.stub()))
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [.screenViewed])
{%- endif %}
    }

    @Test("A cancelled try leaves the failure")
    func didTapOnRetryButtonCancelled() async {
        // Given
        let sut = makeSUT(
            load: {{ load.mock }}(result: .failure(.unavailable))
        )
        await sut.didAppear()

        // When
        let task = Task { await sut.didTapOnRetryButton() }
        task.cancel()
        await task.value

        // Then
        #expect(sut.state == .failed(.unavailable))
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [.screenViewed])
{%- endif %}
    }
{%- if content.otherIdentifier %}

    @Test("Pulling to refresh keeps what is there until the new comes")
    func didPullToRefresh() async {
        // Given
        let other = {{ model.name }}.stub(
            id: {{ content.otherIdentifier }}
        )
{%- if refresh.property != load.property %}
        let sut = makeSUT(
            load: {{ load.mock }}(result: .success(.stub())),
            refresh: {{ refresh.mock }}(
                result: .success(other),
                onExecute: recorder.record
            )
        )
        await sut.didAppear()
{%- else %}
        let source = {{ screen.name }}Source(.success(.stub()))
        let sut = makeSUT(load: source)
        await sut.didAppear()
        await source.give(.success(other))
{%- endif %}

        // When
        await sut.didPullToRefresh()

        // Then
{%- if refresh.property != load.property %}
        #expect(recorder.states == [.loaded(.stub())])
{%- endif %}
        #expect(sut.state == .loaded(other))
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [.screenViewed])
{%- endif %}
    }
{%- endif %}

    @Test("A failed refresh leaves what is there")
    func didPullToRefreshFailing() async {
        // Given
{%- if refresh.property != load.property %}
        let sut = makeSUT(
            load: {{ load.mock }}(result: .success(.stub())),
            refresh: {{ refresh.mock }}(
                result: .failure(.unavailable),
                onExecute: recorder.record
            )
        )
        await sut.didAppear()
{%- else %}
        let source = {{ screen.name }}Source(.success(.stub()))
        let sut = makeSUT(load: source)
        await sut.didAppear()
        await source.give(.failure(.unavailable))
{%- endif %}

        // When
        await sut.didPullToRefresh()

        // Then
{%- if refresh.property != load.property %}
        #expect(recorder.states == [.loaded(.stub())])
{%- endif %}
        #expect(sut.state == .loaded(.stub()))
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [.screenViewed])
{%- endif %}
    }
}

extension {{ screen.name }}ViewModelTests {
    private func makeSUT(
        load: any {{ load.contract }}
{%- if refresh.property != load.property %},
        refresh: any {{ refresh.contract }} {% if refresh.contract|count > 40 %}=
            {% else %}= {% endif %}{{ refresh.mock }}()
{%- endif %}
    ) -> {{ screen.name }}ViewModel {
        let sut = {{ screen.name }}ViewModel(
{%- for item in screen.payload %}
            {{ item.name }}: {{ item.sample }},
{%- endfor %}
            {{ load.property }}: load{% if refresh.property != load.property or screen.navigator or screen.tracker %},{% endif %}
{%- if refresh.property != load.property %}
            {{ refresh.property }}: refresh{% if screen.navigator or screen.tracker %},{% endif %}
{%- endif %}
{%- if screen.navigator %}
            navigator: navigatorMock{% if screen.tracker %},{% endif %}
{%- endif %}
{%- if screen.tracker %}
            tracker: trackerMock
{%- endif %}
        )
        recorder.sut = sut
        return sut
    }
}

/// Notes what is on the screen while a call is under way.
@MainActor
private final class {{ screen.name }}ViewStateRecorder {
    weak var sut: {{ screen.name }}ViewModel?
    var states: [{{ screen.name }}ViewState] = []

    func record() {
        if let sut { states.append(sut.state) }
    }
}

/// Gives what it is told to give next.
private actor {{ screen.name }}Source:{% if load.contract|count > 40 %}
    {{ load.contract }}
{% else %} {{ load.contract }} {% endif %}{
    typealias Given = Result<{{ model.name }}, {{ model.name }}Error>

    private var result: Given
    private let onExecute: (@Sendable () async -> Void)?

    init(
        _ result: Given,
        onExecute: (@Sendable () async -> Void)? = nil
    ) {
        self.result = result
        self.onExecute = onExecute
    }

    func give(_ result: Given) {
        self.result = result
    }

    func execute(
        identifier: {{ model.identifier }}
    ) async throws({{ model.name }}Error) -> {{ model.name }} {
        await onExecute?()
        return try result.get()
    }
}
{% endif -%}
