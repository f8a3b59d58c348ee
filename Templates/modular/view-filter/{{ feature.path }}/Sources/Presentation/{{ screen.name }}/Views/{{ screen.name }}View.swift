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
        Form {
            TextField(
                "Text",
                text: Binding(
                    get: { viewModel.draft.text },
                    set: { viewModel.didChange(text: $0) }
                )
            )
            .accessibilityIdentifier("{{ screen.camel }}.text")
            Button("Reset") {
                viewModel.didTapOnResetButton()
            }
            .disabled(viewModel.draft.isEmpty)
            .accessibilityIdentifier("{{ screen.camel }}.reset")
            Button("Apply") {
                viewModel.didTapOnApplyButton()
            }
            .accessibilityIdentifier("{{ screen.camel }}.apply")
        }
        .navigationTitle("{{ screen.title }}")
        .onAppear {
            viewModel.didAppear()
        }
    }
}

#if DEBUG
private final class {{ screen.name }}ViewModelStub:{% if screen.name|count > 30 %}
    {{ screen.name }}ViewModelContract
{% else %} {{ screen.name }}ViewModelContract {% endif %}{
    let draft: {{ filter.name }}

    init(draft: {{ filter.name }}) {
        self.draft = draft
    }

    func didAppear() {}
    func didChange(text: String) {}
    func didTapOnResetButton() {}
    func didTapOnApplyButton() {}
}

#Preview("Empty") {
    {{ screen.name }}View(
        viewModel: {{ screen.name }}ViewModelStub(
            draft: {{ filter.name }}()
        )
    )
}

#Preview("Filled in") {
    {{ screen.name }}View(
        viewModel: {{ screen.name }}ViewModelStub(
            draft: {{ filter.name }}(text: "text")
        )
    )
}
#endif
{% if guards %}#endif
{% endif -%}
