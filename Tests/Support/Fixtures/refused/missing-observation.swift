import SwiftUI

final class Coordinator {
    var path: [Int] = []
}

struct ContainerView: View {
    @Bindable var coordinator: Coordinator

    var body: some View {
        NavigationStack(path: $coordinator.path) { Text("a") }
    }
}
