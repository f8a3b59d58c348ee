{% if guards %}#if canImport(SwiftUI)
{% endif %}import SwiftUI

{% if screen.name|count > 30 %}struct {{ screen.name }}View<
    ViewModel: {{ screen.name }}ViewModelContract
>: View {
{% else %}struct {{ screen.name }}View<ViewModel: {{ screen.name }}ViewModelContract>: View {
{% endif %}    @State private var viewModel: ViewModel
    @State private var text: String

    init(viewModel: ViewModel) {
        _viewModel = State(initialValue: viewModel)
        _text = State(initialValue: viewModel.draft.text)
    }

    var body: some View {
        Form {
            TextField("Text", text: $text)
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
        .onChange(of: text) { _, text in
            viewModel.didChange(text: text)
        }
        .onChange(of: viewModel.draft.text) { _, draft in
            text = draft
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
