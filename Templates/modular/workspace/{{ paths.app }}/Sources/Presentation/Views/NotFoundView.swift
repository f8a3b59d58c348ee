{% if guards %}#if canImport(SwiftUI)
{% endif %}import SwiftUI

/// Stands for a destination that no feature shows.
struct NotFoundView: View {
    /// Whether something is behind it: the stack below, or what presented it.
    let canGoBack: Bool

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ContentUnavailableView {
            Label("Not found", systemImage: "questionmark.circle")
        } description: {
            Text("There is nothing to show here.")
        } actions: {
            if canGoBack {
                Button("Go back") {
                    dismiss()
                }
                .accessibilityIdentifier("notFound.goBack")
            }
        }
        .accessibilityIdentifier("notFound")
    }
}

#if DEBUG
#Preview("Not found, with a way back") {
    NotFoundView(canGoBack: true)
}

#Preview("Not found, as the root") {
    NotFoundView(canGoBack: false)
}
#endif
{% if guards %}#endif
{% endif -%}
