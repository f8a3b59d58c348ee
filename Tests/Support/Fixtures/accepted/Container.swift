import SwiftUI

struct Modal: Identifiable {
    let id: Int
}

@MainActor
@Observable
final class Coordinator {
    var path: [Int] = []
    var modal: Modal?
}

struct ContainerView: View {
    @Bindable var coordinator: Coordinator

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            AnyView(NavigationLink("Next", value: 1))
                .navigationDestination(for: Int.self) { number in
                    Text("\(number)")
                }
        }
        .sheet(item: $coordinator.modal) { modal in
            Text("\(modal.id)").presentationDetents([.medium, .fraction(0.3), .height(120)])
        }
        .onOpenURL { _ in coordinator.modal = nil }
    }
}

struct TabsView: View {
    enum Choice: Hashable {
        case first
        case second
    }

    @State private var choice = Choice.first

    var body: some View {
        TabView(selection: $choice) {
            Text("First").tabItem { Label("First", systemImage: "1.circle") }.tag(Choice.first)
            Text("Second").tabItem { Label("Second", systemImage: "2.circle") }.tag(Choice.second)
        }
    }
}

struct ShellApp: App {
    @State private var coordinator = Coordinator()

    var body: some Scene {
        WindowGroup {
            ContainerView(coordinator: coordinator)
        }
    }
}
