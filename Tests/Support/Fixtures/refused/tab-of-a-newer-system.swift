import SwiftUI

struct TabsView: View {
    var body: some View {
        TabView {
            Tab("a", systemImage: "a.circle") { Text("a") }
        }
    }
}
