{% if screen.hasSamples %}{% if detail.method %}import {{ modules.core }}
{% endif %}import Testing

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

    @Test("Appearing loads the first page")
    func didAppear() async {
        // Given
        let loadMock = {{ load.mock }}(result: .success([.stub()]))
        let sut = makeSUT(load: loadMock)

        // When
        await sut.didAppear()

        // Then
        #expect(sut.state == .loaded([.stub()], more: .available))
        #expect(await loadMock.executedPages == [1])
{%- if detail.method %}
        #expect(navigatorMock.{{ detail.method }}Calls == [])
{%- endif %}
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
        let loadMock = {{ load.mock }}(result: .success([.stub()]))
        let sut = makeSUT(load: loadMock)
        await sut.didAppear()

        // When
        await sut.didAppear()

        // Then
        #expect(sut.state == .loaded([.stub()], more: .available))
        #expect(await loadMock.executedPages == [1])
{%- if detail.method %}
        #expect(navigatorMock.{{ detail.method }}Calls == [])
{%- endif %}
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [.screenViewed, .screenViewed])
{%- endif %}
    }

    @Test("Without items the screen is empty")
    func didAppearWithoutItems() async {
        // Given
        let sut = makeSUT(
            load: {{ load.mock }}(result: .success([]))
        )

        // When
        await sut.didAppear()

        // Then
        #expect(sut.state == .empty)
{%- if detail.method %}
        #expect(navigatorMock.{{ detail.method }}Calls == [])
{%- endif %}
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [.screenViewed])
{%- endif %}
    }

    @Test("A failure is shown")
    func didAppearFailing() async {
        // Given
        let sut = makeSUT(
            load: {{ load.mock }}(result: .failure(.unavailable))
        )

        // When
        await sut.didAppear()

        // Then
        #expect(sut.state == .failed(.unavailable))
{%- if detail.method %}
        #expect(navigatorMock.{{ detail.method }}Calls == [])
{%- endif %}
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
                result: error.map(Result.failure) ?? .success([.stub()])
            )
        )

        // When
        let task = Task { await sut.didAppear() }
        task.cancel()
        await task.value

        // Then
        #expect(sut.state == .loading)
{%- if detail.method %}
        #expect(navigatorMock.{{ detail.method }}Calls == [])
{%- endif %}
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
        let pages = {{ screen.name }}Pages(
            [1: .failure(.unavailable)],
            onExecute: recorder.record
        )
        let sut = makeSUT(load: pages)
        await sut.didAppear()
        await pages.give([1: .success([.stub()])])

        // When
        await sut.didTapOnRetryButton()

        // Then
        #expect(recorder.states == [.loading, .loading])
        #expect(sut.state == .loaded([.stub()], more: .available))
        #expect(await pages.executedPages == [1, 1])
{%- if detail.method %}
        #expect(navigatorMock.{{ detail.method }}Calls == [])
{%- endif %}
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
{%- if detail.method %}
        #expect(navigatorMock.{{ detail.method }}Calls == [])
{%- endif %}
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [.screenViewed])
{%- endif %}
    }

    @Test("Pulling to refresh keeps what is there until the new comes")
    func didPullToRefresh() async {
        // Given
{%- if refresh.property != load.property %}
        let sut = makeSUT(
            load: {{ load.mock }}(result: .success([.stub()])),
            refresh: {{ refresh.mock }}(
                result: .success([]),
                onExecute: recorder.record
            )
        )
        await sut.didAppear()
{%- else %}
        let pages = {{ screen.name }}Pages([1: .success([.stub()])])
        let sut = makeSUT(load: pages)
        await sut.didAppear()
        await pages.give([1: .success([])])
{%- endif %}

        // When
        await sut.didPullToRefresh()

        // Then
{%- if refresh.property != load.property %}
        #expect(recorder.states == [.loaded([.stub()], more: .available)])
{%- endif %}
        #expect(sut.state == .empty)
{%- if detail.method %}
        #expect(navigatorMock.{{ detail.method }}Calls == [])
{%- endif %}
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [.screenViewed])
{%- endif %}
    }

    @Test("A failed refresh leaves what is there")
    func didPullToRefreshFailing() async {
        // Given
{%- if refresh.property != load.property %}
        let sut = makeSUT(
            load: {{ load.mock }}(result: .success([.stub()])),
            refresh: {{ refresh.mock }}(
                result: .failure(.unavailable),
                onExecute: recorder.record
            )
        )
        await sut.didAppear()
{%- else %}
        let pages = {{ screen.name }}Pages([1: .success([.stub()])])
        let sut = makeSUT(load: pages)
        await sut.didAppear()
        await pages.give([1: .failure(.unavailable)])
{%- endif %}

        // When
        await sut.didPullToRefresh()

        // Then
{%- if refresh.property != load.property %}
        #expect(recorder.states == [.loaded([.stub()], more: .available)])
{%- endif %}
        #expect(sut.state == .loaded([.stub()], more: .available))
{%- if detail.method %}
        #expect(navigatorMock.{{ detail.method }}Calls == [])
{%- endif %}
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [.screenViewed])
{%- endif %}
    }
{%- if content.otherIdentifier %}

    @Test("The next page is put below, without what is there already")
    func didTapOnLoadMoreButton() async {
        // Given
        let other = {{ model.name }}.stub(
            id: {{ content.otherIdentifier }}
        )
        let pages = {{ screen.name }}Pages(
            [
                1: .success([.stub()]),
                2: .success([.stub(), other]),
            ],
            onExecute: recorder.record
        )
        let sut = makeSUT(load: pages)
        await sut.didAppear()

        // When
        await sut.didTapOnLoadMoreButton()

        // Then
        #expect(recorder.states == [.loading, .loaded([.stub()], more: .loading)])
        #expect(sut.state == .loaded([.stub(), other], more: .available))
        #expect(await pages.executedPages == [1, 2])
{%- if detail.method %}
        #expect(navigatorMock.{{ detail.method }}Calls == [])
{%- endif %}
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [.screenViewed])
{%- endif %}
    }
{%- endif %}

    @Test("A page without a new item is the end")
    func didTapOnLoadMoreButtonAtTheEnd() async {
        // Given
        let loadMock = {{ load.mock }}(result: .success([.stub()]))
        let sut = makeSUT(load: loadMock)
        await sut.didAppear()
        await sut.didTapOnLoadMoreButton()

        // When
        await sut.didTapOnLoadMoreButton()

        // Then
        #expect(sut.state == .loaded([.stub()], more: .end))
        #expect(await loadMock.executedPages == [1, 2])
{%- if detail.method %}
        #expect(navigatorMock.{{ detail.method }}Calls == [])
{%- endif %}
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [.screenViewed])
{%- endif %}
    }

    @Test("A page that fails keeps the items and can be tried again")
    func didTapOnLoadMoreButtonFailing() async {
        // Given
        let pages = {{ screen.name }}Pages([1: .success([.stub()]), 2: .failure(.unavailable)])
        let sut = makeSUT(load: pages)
        await sut.didAppear()
        await sut.didTapOnLoadMoreButton()
        let failed = sut.state
        await pages.give([:])

        // When
        await sut.didTapOnLoadMoreButton()

        // Then
        #expect(failed == .loaded([.stub()], more: .failed))
        #expect(sut.state == .loaded([.stub()], more: .end))
        #expect(await pages.executedPages == [1, 2, 2])
{%- if detail.method %}
        #expect(navigatorMock.{{ detail.method }}Calls == [])
{%- endif %}
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [.screenViewed])
{%- endif %}
    }

    @Test("A cancelled page changes nothing")
    func didTapOnLoadMoreButtonCancelled() async {
        // Given
        let sut = makeSUT(
            load: {{ load.mock }}(result: .success([.stub()]))
        )
        await sut.didAppear()

        // When
        let task = Task { await sut.didTapOnLoadMoreButton() }
        task.cancel()
        await task.value

        // Then
        #expect(sut.state == .loaded([.stub()], more: .available))
{%- if detail.method %}
        #expect(navigatorMock.{{ detail.method }}Calls == [])
{%- endif %}
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [.screenViewed])
{%- endif %}
    }

    @Test("Selecting an item {% if screen.tracker %}is tracked{% if detail.method %} and {% else %} alone{% endif %}{% elif not detail.method %}leads nowhere yet{% endif %}{% if detail.method %}leads to its detail{% endif %}")
    func didSelect() {
        // Given
        let sut = makeSUT(
            load: {{ load.mock }}(result: .success([.stub()]))
        )

        // When
        sut.didSelect(.stub())

        // Then
        #expect(sut.state == .loading)
{%- if detail.method %}
        let destination = AnyNavigation(
            {{ feature.incoming }}.{{ detail.case }}{% if detail.case|count > 20 %}(
                {% if detail.label %}{{ detail.label }}: {% endif %}{{ model.name }}.stub().id
            ){% else %}({% if detail.label %}{{ detail.label }}: {% endif %}{{ model.name }}.stub().id){% endif %}
        )
        #expect(navigatorMock.{{ detail.method }}Calls == [destination])
{%- endif %}
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(
            trackerMock.trackedEvents == [
                .itemSelected(identifier: {{ model.name }}.stub().id)
            ]
        )
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

/// Gives what it is told to give next, page by page.
private actor {{ screen.name }}Pages:{% if load.contract|count > 40 %}
    {{ load.contract }}
{% else %} {{ load.contract }} {% endif %}{
    typealias Given = Result<[{{ model.name }}], {{ model.name }}Error>

    private(set) var executedPages: [Int] = []
    private var results: [Int: Given]
    private let onExecute: (@Sendable () async -> Void)?

    init(
        _ results: [Int: Given],
        onExecute: (@Sendable () async -> Void)? = nil
    ) {
        self.results = results
        self.onExecute = onExecute
    }

    func give(_ results: [Int: Given]) {
        self.results = results
    }

    func execute(
        page: Int
    ) async throws({{ model.name }}Error) -> [{{ model.name }}] {
        executedPages.append(page)
        await onExecute?()
        return try (results[page] ?? .success([])).get()
    }
}
{% endif -%}
