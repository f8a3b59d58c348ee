#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#endif

/// A thread that runs one closure. nil where the system has no more: the caller's own thread does the work then.
struct NativeThread {
    private let handle: pthread_t?

    private final class Body {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    init?(_ run: @escaping @Sendable () -> Void) {
        let body = Unmanaged.passRetained(Body(run))
        // A pointer, or, to glibc, a number.
        #if canImport(Darwin) || canImport(Musl)
        var handle: pthread_t?
        #else
        var handle = pthread_t()
        #endif
        let failed = pthread_create(&handle, nil, { Self.main($0) }, body.toOpaque())
        if failed != 0 {
            body.release()
            return nil
        }
        self.handle = handle
    }

    /// What a thread is given may be null to some systems, and never is to others; hence this and the closure above.
    private static func main(_ raw: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let raw { Unmanaged<Body>.fromOpaque(raw).takeRetainedValue().run() }
        return nil
    }

    func join() {
        if let handle { pthread_join(handle, nil) }
    }

    /// Lets it run on its own: nobody waits for it.
    func detach() {
        if let handle { pthread_detach(handle) }
    }
}
