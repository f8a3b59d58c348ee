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

    @Test("Appearing {% if screen.tracker %}is tracked, and {% endif %}searches for nothing")
    func didAppear() async {
        // Given
        let loadMock = {{ load.mock }}()
        let sut = makeSUT(load: loadMock)

        // When
        sut.didAppear()

        // Then
        #expect(sut.state == .idle)
        #expect(await loadMock.executedQueries == [])
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

    @Test("A query is searched for")
    func didChangeQuery() async {
        // Given
        let loadMock = {{ load.mock }}(
            result: .success([.stub()]),
            onExecute: recorder.record
        )
        let sut = makeSUT(load: loadMock)

        // When
        await sut.didChange(query: "query")

        // Then
        #expect(recorder.states == [.loading])
        #expect(sut.state == .loaded([.stub()]))
        #expect(await loadMock.executedQueries == ["query"])
{%- if detail.method %}
        #expect(navigatorMock.{{ detail.method }}Calls == [])
{%- endif %}
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [])
{%- endif %}
    }

    @Test("The same query again keeps what was found")
    func didChangeQueryAgain() async {
        // Given
        let loadMock = {{ load.mock }}(result: .success([.stub()]))
        let sut = makeSUT(load: loadMock)
        await sut.didChange(query: "query")

        // When
        await sut.didChange(query: "query")

        // Then
        #expect(sut.state == .loaded([.stub()]))
        #expect(await loadMock.executedQueries == ["query"])
{%- if detail.method %}
        #expect(navigatorMock.{{ detail.method }}Calls == [])
{%- endif %}
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [])
{%- endif %}
    }

    @Test("Where nothing is found the screen is empty")
    func didChangeQueryWithoutResult() async {
        // Given
        let sut = makeSUT(
            load: {{ load.mock }}(result: .success([]))
        )

        // When
        await sut.didChange(query: "query")

        // Then
        #expect(sut.state == .empty)
{%- if detail.method %}
        #expect(navigatorMock.{{ detail.method }}Calls == [])
{%- endif %}
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [])
{%- endif %}
    }

    @Test("A failure is shown")
    func didChangeQueryFailing() async {
        // Given
        let sut = makeSUT(
            load: {{ load.mock }}(result: .failure(.unavailable))
        )

        // When
        await sut.didChange(query: "query")

        // Then
        #expect(sut.state == .failed(.unavailable))
{%- if detail.method %}
        #expect(navigatorMock.{{ detail.method }}Calls == [])
{%- endif %}
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [])
{%- endif %}
    }

    @Test(
        "A blank query is none",
        arguments: ["", " ", "\n"]
    )
    func didChangeQueryToBlank(query: String) async {
        // Given
        let loadMock = {{ load.mock }}(result: .success([.stub()]))
        let sut = makeSUT(load: loadMock)
        await sut.didChange(query: "query")

        // When
        await sut.didChange(query: query)

        // Then
        #expect(sut.state == .idle)
        #expect(await loadMock.executedQueries == ["query"])
{%- if detail.method %}
        #expect(navigatorMock.{{ detail.method }}Calls == [])
{%- endif %}
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [])
{%- endif %}
    }

    @Test("A query that changes while it waits is not searched for")
    func didChangeQueryCancelled() async {
        // Given
        let loadMock = {{ load.mock }}(result: .success([.stub()]))
        let sut = makeSUT(
            load: loadMock,
            debounceInterval: .seconds(3600)
        )

        // When
        let task = Task { await sut.didChange(query: "query") }
        await Task.yield()
        task.cancel()
        await task.value

        // Then
        #expect(sut.state == .idle)
        #expect(await loadMock.executedQueries == [])
{%- if detail.method %}
        #expect(navigatorMock.{{ detail.method }}Calls == [])
{%- endif %}
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [])
{%- endif %}
    }

    @Test(
        "What a cancelled search finds or fails with is dropped",
        arguments: [nil, {{ model.name }}Error.unexpected]
    )
    func didChangeQueryCancelledLate(error: {{ model.name }}Error?) async {
        // Given
        let cancellation = {{ screen.name }}Cancellation()
        let sut = makeSUT(
            load: {{ load.mock }}(
                result: error.map(Result.failure) ?? .success([.stub()]),
                onExecute: cancellation.cancel
            )
        )

        // When
        cancellation.task = Task { await sut.didChange(query: "query") }
        await cancellation.task?.value

        // Then
        #expect(sut.state == .loading)
{%- if detail.method %}
        #expect(navigatorMock.{{ detail.method }}Calls == [])
{%- endif %}
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [])
{%- endif %}
    }

    @Test("Trying again shows that it loads, then what was found")
    func didTapOnRetryButton() async {
        // Given
        let source = {{ screen.name }}Source(
            .failure(.unavailable),
            onExecute: recorder.record
        )
        let sut = makeSUT(load: source)
        await sut.didChange(query: "query")
        await source.give(.success([.stub()]))

        // When
        await sut.didTapOnRetryButton()

        // Then
        #expect(recorder.states == [.loading, .loading])
        #expect(sut.state == .loaded([.stub()]))
        #expect(await source.executedQueries == ["query", "query"])
{%- if detail.method %}
        #expect(navigatorMock.{{ detail.method }}Calls == [])
{%- endif %}
{%- if screen.navigator %}
        #expect(navigatorMock.goBackCallCount == 0)
{%- endif %}
{%- if screen.tracker %}
        #expect(trackerMock.trackedEvents == [])
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
        #expect(sut.state == .idle)
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
        load: any {{ load.contract }},
        debounceInterval: Duration = .zero
    ) -> {{ screen.name }}ViewModel {
        let sut = {{ screen.name }}ViewModel(
{%- for item in screen.payload %}
            {{ item.name }}: {{ item.sample }},
{%- endfor %}
            {{ load.property }}: load,
            debounceInterval: debounceInterval{% if screen.navigator or screen.tracker %},{% endif %}
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

/// Cancels a task from within a call that it makes.
@MainActor
private final class {{ screen.name }}Cancellation {
    var task: Task<Void, Never>?

    func cancel() {
        task?.cancel()
    }
}

/// Gives what it is told to give next.
private actor {{ screen.name }}Source:{% if load.contract|count > 40 %}
    {{ load.contract }}
{% else %} {{ load.contract }} {% endif %}{
    typealias Given = Result<[{{ model.name }}], {{ model.name }}Error>

    private(set) var executedQueries: [String] = []
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
        query: String
    ) async throws({{ model.name }}Error) -> [{{ model.name }}] {
        executedQueries.append(query)
        await onExecute?()
        return try result.get()
    }
}
{% endif -%}
