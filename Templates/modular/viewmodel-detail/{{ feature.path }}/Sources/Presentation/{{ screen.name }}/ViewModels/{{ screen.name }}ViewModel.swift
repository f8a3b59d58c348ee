import Observation

@Observable
final class {{ screen.name }}ViewModel:{% if screen.name|count > 30 %}
    {{ screen.name }}ViewModelContract
{% else %} {{ screen.name }}ViewModelContract {% endif %}{
    private(set) var state = {{ screen.name }}ViewState.loading
    private let {{ load.property }}:{% if load.property|count > 40 %}
        any {{ load.contract }}{% else %} any {{ load.contract }}{% endif %}
{%- if refresh.property != load.property %}
    private let {{ refresh.property }}:{% if refresh.property|count > 40 %}
        any {{ refresh.contract }}{% else %} any {{ refresh.contract }}{% endif %}
{%- endif %}
{%- for item in screen.payload %}
    private let {{ item.name }}: {{ item.type }}
{%- endfor %}
{%- if screen.navigator %}
    private let navigator: any {{ screen.name }}NavigatorContract
{%- endif %}
{%- if screen.tracker %}
    private let tracker: any {{ screen.name }}TrackerContract
{%- endif %}
    /// How many times it was asked for, and which of these times is shown.
    private var requests = (last: 0, shown: 0)

    init(
{%- for item in screen.payload %}
        {{ item.name }}: {{ item.type }},
{%- endfor %}
        {{ load.property }}:{% if load.property|count > 40 %}
            any {{ load.contract }}{% else %} any {{ load.contract }}{% endif %}{% if refresh.property != load.property or screen.navigator or screen.tracker %},{% endif %}
{%- if refresh.property != load.property %}
        {{ refresh.property }}:{% if refresh.property|count > 40 %}
            any {{ refresh.contract }}{% else %} any {{ refresh.contract }}{% endif %}{% if screen.navigator or screen.tracker %},{% endif %}
{%- endif %}
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
{%- if refresh.property != load.property %}
        self.{{ refresh.property }} = {{ refresh.property }}
{%- endif %}
{%- if screen.navigator %}
        self.navigator = navigator
{%- endif %}
{%- if screen.tracker %}
        self.tracker = tracker
{%- endif %}
    }

    func didAppear() async {
{%- if screen.tracker %}
        tracker.trackScreenViewed()
{%- endif %}
        // It appears again when the user comes back, and then it shows something.
        guard state == .loading else { return }
        await load()
    }

    func didTapOnRetryButton() async {
        guard case .failed = state else { return }
        let failed = state
        state = .loading
        await load()
        if Task.isCancelled, state == .loading { state = failed }
    }

    func didPullToRefresh() async {
{%- if refresh.property == load.property %}
        await load()
    }
{%- else %}
        requests.last += 1
        let request = requests.last
        do {
            let item = try await {{ refresh.property }}.execute(identifier: {{ content.identifier }})
            show(.success(item), of: request)
        } catch {
            show(.failure(error), of: request)
        }
    }
{%- endif %}

    private func load() async {
        requests.last += 1
        let request = requests.last
        do {
            let item = try await {{ load.property }}.execute(identifier: {{ content.identifier }})
            show(.success(item), of: request)
        } catch {
            show(.failure(error), of: request)
        }
    }

    /// A later request may have been quicker: what an earlier one brings is dropped then.
    private func show(
        _ result: Result<{{ model.name }}, {{ model.name }}Error>,
        of request: Int
    ) {
        guard !Task.isCancelled, request > requests.shown else { return }
        switch (result, state) {
        case (.success(let item), _):
            requests.shown = request
            state = .loaded(item)
        case (.failure(let error), .loading), (.failure(let error), .failed):
            state = .failed(error)
        case (.failure, .loaded):
            break
        }
    }
}
