import {{ modules.app }}
import {{ modules.dependencies }}
import SwiftUI

@main
struct {{ app }}App: App {
    private let container = AppContainer(dependencies: .live())

    var body: some Scene {
        WindowGroup {
            RootContainerView(container: container)
        }
    }
}
