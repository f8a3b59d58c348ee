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

    private var content: some View {
        VStack {
            Text("{{ screen.title }}")
                .accessibilityIdentifier("{{ screen.camel }}.title")
            Button("Continue") {
                viewModel.didTapOnContinueButton()
            }
            .accessibilityIdentifier("{{ screen.camel }}.continue")
        }
    }
}

#if DEBUG
private final class {{ screen.name }}ViewModelStub:{% if screen.name|count > 30 %}
    {{ screen.name }}ViewModelContract
{% else %} {{ screen.name }}ViewModelContract {% endif %}{
    func didAppear() {}
    func didTapOnContinueButton() {}
}

#Preview {
    {{ screen.name }}View(
        viewModel: {{ screen.name }}ViewModelStub()
    )
}
#endif
{% if guards %}#endif
{% endif -%}
