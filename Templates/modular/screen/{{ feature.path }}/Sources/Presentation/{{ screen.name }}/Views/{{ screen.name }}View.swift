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
            .onAppear {
                viewModel.didAppear()
            }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .initial:
            Text("{{ screen.title }}")
                .accessibilityIdentifier("{{ screen.camel }}.placeholder")
        }
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
}

#Preview("Initial") {
    {{ screen.name }}View(
        viewModel: {{ screen.name }}ViewModelStub(state: .initial)
    )
}
#endif
{% if guards %}#endif
{% endif -%}
