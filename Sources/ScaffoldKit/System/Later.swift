/// A value that is made when it is first asked for, once.
final class Later<Value: Sendable>: Sendable {
    private let made = Guarded<Value?>(nil)
    private let make: @Sendable () -> Value

    init(_ make: @escaping @Sendable () -> Value) {
        self.make = make
    }

    /// Begins with it on a thread of its own. Without one, whoever asks makes it.
    func start() {
        NativeThread { _ = self.value }?.detach()
    }

    var value: Value {
        made.locked { made in
            if let made { return made }
            let value = make()
            made = value
            return value
        }
    }
}
