import Observation

@Observable
final class {{ screen.name }}ViewModel:{% if screen.name|count > 30 %}
    {{ screen.name }}ViewModelContract
{% else %} {{ screen.name }}ViewModelContract {% endif %}{
    private(set) var state = {{ screen.name }}ViewState.idle
    private let {{ load.property }}:{% if load.property|count > 40 %}
        any {{ load.contract }}{% else %} any {{ load.contract }}{% endif %}
    private let debounceInterval: Duration
{%- for item in screen.payload %}
    private let {{ item.name }}: {{ item.type }}
{%- endfor %}
{%- if screen.navigator %}
    private let navigator: any {{ screen.name }}NavigatorContract
{%- endif %}
{%- if screen.tracker %}
    private let tracker: any {{ screen.name }}TrackerContract
{%- endif %}
    private var query = ""
    /// What the shown results are for.
    private var shownQuery: String?

    init(
{%- for item in screen.payload %}
        {{ item.name }}: {{ item.type }},
{%- endfor %}
        {{ load.property }}:{% if load.property|count > 40 %}
            any {{ load.contract }}{% else %} any {{ load.contract }}{% endif %},
        debounceInterval: Duration = .milliseconds(300){% if screen.navigator or screen.tracker %},{% endif %}
{%- if screen.navigator %}
        navigator: any {{ screen.name }}NavigatorContract{% if screen.tracker %},{% endif %}
{%- endif %}
{%- if screen.tracker %}
        tracker: any {{ screen.name }}TrackerContract
{%- endif %}
    ) {
{%- for item in screen.payload %}
        self.{{ item.name }} = {{ item.name }}
{%- endfor %}
        self.{{ load.property }} = {{ load.property }}
        self.debounceInterval = debounceInterval
{%- if screen.navigator %}
        self.navigator = navigator
{%- endif %}
{%- if screen.tracker %}
        self.tracker = tracker
{%- endif %}
    }
{%- if screen.tracker %}

    func didAppear() {
        tracker.trackScreenViewed()
    }
{%- else %}

    func didAppear() {}
{%- endif %}

    func didChange(query: String) async {
        guard !Task.isCancelled else { return }
        self.query = query
        guard query.contains(where: { !$0.isWhitespace }) else {
            shownQuery = nil
            state = .idle
            return
        }
        do {
            try await Task.sleep(for: debounceInterval)
        } catch {
            return
        }
        // The view asks again when the user comes back to it.
        if query != shownQuery { await search() }
    }

    func didTapOnRetryButton() async {
        guard case .failed = state else { return }
        let failed = state
        await search()
        if Task.isCancelled, state == .loading { state = failed }
    }
{%- if screen.tracker or detail.method %}

    func didSelect(_ item: {{ model.name }}) {
{%- if screen.tracker %}
        tracker.trackItemSelected(identifier: item.id)
{%- endif %}
{%- if detail.method %}
        navigator.{{ detail.method }}({% if detail.label %}{{ detail.label }}: {% endif %}item.id)
{%- endif %}
    }
{% else %}

    func didSelect(_ item: {{ model.name }}) {}
{% endif %}
    private func search() async {
        let query = query
        shownQuery = nil
        state = .loading
        do {
            let items = try await {{ load.property }}.execute(query: query)
            guard !Task.isCancelled, query == self.query else { return }
            shownQuery = query
            state = items.isEmpty ? .empty : .loaded(items)
        } catch {
            guard !Task.isCancelled, query == self.query else { return }
            state = .failed(error)
        }
    }
}
