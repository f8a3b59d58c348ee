import SwiftUI

struct CoverView: View {
    @State private var isPresented = false

    var body: some View {
        Text("a").fullScreenCover(isPresented: $isPresented) { Text("b") }
    }
}
