/// A program with scenes.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    /// Makes the app and evaluates what its scenes show, then returns: there is no screen to wait for.
    @MainActor @preconcurrency public static func main() {
        evaluate(Self().body)
    }
}

@MainActor private func evaluate(_ scene: any Scene) {
    if let primitive = scene as? any PrimitiveScene {
        for view in primitive.children { _ = StandIn.contents(of: view) }
    } else {
        evaluate(scene.body)
    }
}
