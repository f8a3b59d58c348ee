import SwiftUI

enum ScreenState {
    case loading
    case failed
    case empty
    case loaded([String])
}

@MainActor
protocol ScreenViewModelContract: AnyObject, Sendable {
    var state: ScreenState { get }
    var query: String { get set }
    func didAppear() async
    func didPullToRefresh() async
    func didSelect(_ row: String)
}

struct ScreenView<ViewModel: ScreenViewModelContract>: View {
    @State private var viewModel: ViewModel
    @State private var isAlertPresented = false
    @Environment(\.dismiss) private var dismiss

    init(viewModel: ViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
        content
            .navigationTitle("Screen")
            .searchable(text: $viewModel.query, prompt: "Search")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Close", systemImage: "xmark") {
                        dismiss()
                    }
                }
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) {
                        dismiss()
                    }
                }
            }
            .alert("Sure?", isPresented: $isAlertPresented) {
                Button("Yes", role: .destructive) {}
            }
            .task { await viewModel.didAppear() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            ProgressView()
                .accessibilityIdentifier("screen.loading")
        case .failed:
            ContentUnavailableView {
                Label("Failed", systemImage: "wifi.slash")
            } description: {
                Text("Check the connection.")
            } actions: {
                Button("Retry") {
                    Task { await viewModel.didAppear() }
                }
                .buttonStyle(.borderedProminent)
            }
        case .empty:
            ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Nothing \(1) of \("x")"))
        case .loaded(let rows):
            List(rows, id: \.self) { row in
                Button {
                    viewModel.didSelect(row)
                } label: {
                    HStack(spacing: 8) {
                        Text(row).font(.headline)
                        Spacer()
                        Image(systemName: "chevron.right").foregroundStyle(.secondary)
                    }
                    .padding(.horizontal, 8)
                    .frame(maxWidth: .infinity)
                }
                .buttonStyle(.plain)
            }
            .listStyle(.plain)
            .refreshable { await viewModel.didPullToRefresh() }
        }
    }
}
