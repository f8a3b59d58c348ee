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
        case .empty:
            ContentUnavailableView("Nothing here yet", systemImage: "tray")
                .accessibilityIdentifier("{{ screen.camel }}.empty")
        case .loaded(let items, let more):
            list(of: items, more: more)
        case .failed:
            failure
        }
    }

    private func list(
        of items: [{{ model.name }}],
        more: {{ screen.name }}ViewState.More
    ) -> some View {
        List {
            ForEach(items) { item in
                Button({{ content.row }}) {
                    viewModel.didSelect(item)
                }
                .accessibilityIdentifier("{{ screen.camel }}.item.\(item.id)")
            }
            footer(more)
        }
        .accessibilityIdentifier("{{ screen.camel }}.list")
        .refreshable {
            await viewModel.didPullToRefresh()
        }
    }

    @ViewBuilder
    private func footer(_ more: {{ screen.name }}ViewState.More) -> some View {
        switch more {
        case .available:
            loadMoreButton("Load more")
        case .loading:
            ProgressView()
                .accessibilityIdentifier("{{ screen.camel }}.loadingMore")
        case .failed:
            loadMoreButton("Try again")
        case .end:
            EmptyView()
        }
    }

    private func loadMoreButton(_ title: LocalizedStringKey) -> some View {
        Button(title) {
            Task {
                await viewModel.didTapOnLoadMoreButton()
            }
        }
        .accessibilityIdentifier("{{ screen.camel }}.loadMore")
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
    func didTapOnLoadMoreButton() async {}
    func didSelect(_ item: {{ model.name }}) {}
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
            state: .loaded([item], more: .available)
        )
    )
}
{%- endif %}
#endif
{% if guards %}#endif
{% endif -%}
