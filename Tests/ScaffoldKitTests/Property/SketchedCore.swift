/// The core of the workspaces that are made up: the contracts, and a generic type for payloads.
enum SketchedCore {
    static let path = "Libraries/Core/Sources/Core.swift"

    static let text = """
        public protocol NavigationContract: Sendable {}
        public protocol IncomingNavigationContract: NavigationContract {}
        public protocol OutgoingNavigationContract: NavigationContract {}
        public enum UnknownNavigation: IncomingNavigationContract { case notFound }
        public protocol NavigationRedirectContract: Sendable {
            func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)?
        }
        public struct Box<Value: Sendable>: Sendable {
            public let value: Value
            public init(_ value: Value) { self.value = value }
        }
        public struct Link: Sendable {}

        """
}
