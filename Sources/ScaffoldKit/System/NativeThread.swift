#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#endif

/// A thread that runs one closure. nil where the system has no more: the caller's own thread does the work then.
struct NativeThread {
    #if canImport(Glibc)
    private let handle: pthread_t
    #else
    private let handle: pthread_t?
    #endif

    private final class Body {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    init?(_ run: @escaping @Sendable () -> Void) {
        let body = Unmanaged.passRetained(Body(run))
        #if canImport(Glibc)
        var handle = pthread_t()
        #else
        var handle: pthread_t?
        #endif
        let failed = pthread_create(&handle, nil, Self.main, body.toOpaque())
        if failed != 0 {
            body.release()
            return nil
        }
        self.handle = handle
    }

    func join() {
        #if canImport(Glibc)
        pthread_join(handle, nil)
        #else
        if let handle { pthread_join(handle, nil) }
        #endif
    }

    /// Lets it run on its own: nobody waits for it.
    func detach() {
        #if canImport(Glibc)
        pthread_detach(handle)
        #else
        if let handle { pthread_detach(handle) }
        #endif
    }

    #if canImport(Darwin)
    private static let main: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { raw in
        Unmanaged<Body>.fromOpaque(raw).takeRetainedValue().run()
        return nil
    }
    #else
    private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { raw in
        if let raw { Unmanaged<Body>.fromOpaque(raw).takeRetainedValue().run() }
        return nil
    }
    #endif
}
