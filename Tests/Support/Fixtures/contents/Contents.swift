@_spi(StandIn) import SwiftUI

struct Framed: ViewModifier {
    func body(content: Content) -> some View {
        VStack {
            Text("above")
            content
        }
    }
}

struct InnerView: View {
    let isShown: Bool

    var body: some View {
        if isShown {
            Text("shown").accessibilityIdentifier("inner.shown")
        } else {
            EmptyView()
        }
        ForEach(0..<2, id: \.self) { Text("row \($0)") }
    }
}

struct OuterView: View {
    @State private var isPresented = true

    var body: some View {
        AnyView(InnerView(isShown: true))
            .modifier(Framed())
            .toolbar { ToolbarItem { Button("action") {} } }
            .sheet(isPresented: $isPresented) { Text("sheet") }
            .navigationDestination(for: Int.self) { Text("\($0)") }
            .accessibilityIdentifier("outer")
    }
}

@main
struct ContentsApp: App {
    var body: some Scene {
        WindowGroup { OuterView() }
    }

    static func main() {
        let contents = StandIn.contents(of: OuterView())
        print(contents.texts.joined(separator: ","))
        print(contents.identifiers.joined(separator: ","))
        print(StandIn.contents(of: InnerView(isShown: false)).texts.joined(separator: ","))
    }
}
