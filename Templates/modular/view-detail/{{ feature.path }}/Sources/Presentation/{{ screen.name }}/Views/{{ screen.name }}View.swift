{% if guards %}#if canImport(SwiftUI)
{% endif %}import SwiftUI

{% if screen.name|count > 30 %}struct {{ screen.name }}View<
    ViewModel: {{ screen.name }}ViewModelContract
>: View {
{% else %}struct {{ screen.name }}View<ViewModel: {{ screen.name }}ViewModelContract>: View {
{% endif %}    @State private var viewModel: ViewModel

    init(viewModel: ViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
        content
            .navigationTitle("{{ screen.title }}")
            .task {
                await viewModel.didAppear()
            }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            ProgressView()
                .accessibilityIdentifier("{{ screen.camel }}.loading")
        case .loaded(let item):
            detail(of: item)
        case .failed:
            failure
        }
    }

    private func detail(of item: {{ model.name }}) -> some View {
        List {
{%- for line in content.details %}
            LabeledContent("{{ line.title }}", value: {{ line.value }})
                .accessibilityIdentifier("{{ screen.camel }}.{{ line.name }}")
{%- endfor %}
        }
        .accessibilityIdentifier("{{ screen.camel }}.detail")
        .refreshable {
            await viewModel.didPullToRefresh()
        }
    }

    private var failure: some View {
        ContentUnavailableView {
            Label("Something went wrong", systemImage: "exclamationmark.triangle")
        } actions: {
            Button("Try again") {
                Task {
                    await viewModel.didTapOnRetryButton()
                }
            }
            .accessibilityIdentifier("{{ screen.camel }}.retry")
        }
        .accessibilityIdentifier("{{ screen.camel }}.error")
    }
}

#if DEBUG
private final class {{ screen.name }}ViewModelStub:{% if screen.name|count > 30 %}
    {{ screen.name }}ViewModelContract
{% else %} {{ screen.name }}ViewModelContract {% endif %}{
    let state: {{ screen.name }}ViewState

    init(state: {{ screen.name }}ViewState) {
        self.state = state
    }

    func didAppear() async {}
    func didTapOnRetryButton() async {}
    func didPullToRefresh() async {}
}

#Preview("Loading") {
    {{ screen.name }}View(
        viewModel: {{ screen.name }}ViewModelStub(state: .loading)
    )
}

#Preview("Error") {
    {{ screen.name }}View(
        viewModel: {{ screen.name }}ViewModelStub(state: .failed(.unavailable))
    )
}
{%- if content.previews %}

#Preview("Loaded") {
    let item = {{ model.name }}(
{%- for field in model.fields %}
        {{ field.label }}: {{ field.sample }}{% if not forloop.last %},{% endif %}
{%- endfor %}
    )
    {{ screen.name }}View(
        viewModel: {{ screen.name }}ViewModelStub(
            state: .loaded(item)
        )
    )
}
{%- endif %}
#endif
{% if guards %}#endif
{% endif -%}
