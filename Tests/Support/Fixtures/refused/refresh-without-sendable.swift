import SwiftUI

@MainActor
protocol ListViewModelContract: AnyObject {
    func didPullToRefresh() async
}

struct RefreshedView<ViewModel: ListViewModelContract>: View {
    let viewModel: ViewModel

    var body: some View {
        Text("a").refreshable { await viewModel.didPullToRefresh() }
    }
}
