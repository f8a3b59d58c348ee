#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#endif

/// A pool of threads over one stack of work. Work may add work; `run` returns when none is left.
final class Workers<Item: Sendable>: @unchecked Sendable {
    // `waiting` and `running` are touched only while `mutex` is held; hence the unchecked conformance.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var waiting: [Item]
    private var running = 0

    init(_ items: [Item]) {
        waiting = items
        mutex.initialize(to: pthread_mutex_t())
        condition.initialize(to: pthread_cond_t())
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    func add(_ items: [Item]) {
        if items.isEmpty { return }
        pthread_mutex_lock(mutex)
        waiting.append(contentsOf: items)
        pthread_cond_broadcast(condition)
        pthread_mutex_unlock(mutex)
    }

    /// Runs `body` on this thread and on `count - 1` more; each call takes items with `next` until that is nil.
    func run(count: Int, _ body: @escaping @Sendable () -> Void) {
        let threads = (1..<max(count, 1)).compactMap { _ in NativeThread(body) }
        body()
        for thread in threads { thread.join() }
    }

    /// Takes items until none is left anywhere.
    func drain(_ work: (Item) -> Void) {
        while let item = next() {
            work(item)
            pthread_mutex_lock(mutex)
            running -= 1
            if running == 0, waiting.isEmpty { pthread_cond_broadcast(condition) }
            pthread_mutex_unlock(mutex)
        }
    }

    private func next() -> Item? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while waiting.isEmpty {
            if running == 0 { return nil }
            pthread_cond_wait(condition, mutex)
        }
        running += 1
        return waiting.removeLast()
    }

    func locked<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}

/// How many processors there are to share the work.
func processorCount() -> Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}

/// A thread that runs one closure. nil where the system has no more: the caller's own thread does the work then.
private struct NativeThread {
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
