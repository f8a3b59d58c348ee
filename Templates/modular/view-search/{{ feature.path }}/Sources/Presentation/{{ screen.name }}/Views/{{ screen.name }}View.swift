{% if guards %}#if canImport(SwiftUI)
{% endif %}import SwiftUI

{% if screen.name|count > 30 %}struct {{ screen.name }}View<
    ViewModel: {{ screen.name }}ViewModelContract
>: View {
{% else %}struct {{ screen.name }}View<ViewModel: {{ screen.name }}ViewModelContract>: View {
{% endif %}    @State private var viewModel: ViewModel
    @State private var query = ""

    init(viewModel: ViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
        content
            .navigationTitle("{{ screen.title }}")
            .searchable(text: $query)
            .task(id: query) {
                await viewModel.didChange(query: query)
            }
            .onAppear {
                viewModel.didAppear()
            }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .idle:
            ContentUnavailableView("Search", systemImage: "magnifyingglass")
                .accessibilityIdentifier("{{ screen.camel }}.idle")
        case .loading:
            ProgressView()
                .accessibilityIdentifier("{{ screen.camel }}.loading")
        case .empty:
            ContentUnavailableView("Nothing found", systemImage: "tray")
                .accessibilityIdentifier("{{ screen.camel }}.empty")
        case .loaded(let items):
            list(of: items)
        case .failed:
            failure
        }
    }

    private func list(of items: [{{ model.name }}]) -> some View {
        List {
            ForEach(items) { item in
                Button({{ content.row }}) {
                    viewModel.didSelect(item)
                }
                .accessibilityIdentifier("{{ screen.camel }}.item.\(item.id)")
            }
        }
        .accessibilityIdentifier("{{ screen.camel }}.list")
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

    func didAppear() {}
    func didChange(query: String) async {}
    func didTapOnRetryButton() async {}
    func didSelect(_ item: {{ model.name }}) {}
}

#Preview("Idle") {
    {{ screen.name }}View(
        viewModel: {{ screen.name }}ViewModelStub(state: .idle)
    )
}

#Preview("Loading") {
    {{ screen.name }}View(
        viewModel: {{ screen.name }}ViewModelStub(state: .loading)
    )
}

#Preview("Empty") {
    {{ screen.name }}View(
        viewModel: {{ screen.name }}ViewModelStub(state: .empty)
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
            state: .loaded([item])
        )
    )
}
{%- endif %}
#endif
{% if guards %}#endif
{% endif -%}
