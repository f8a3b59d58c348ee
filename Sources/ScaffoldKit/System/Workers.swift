#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#endif

/// A pool of threads over one stack of work. Work may add work; `run` returns when none is left.
final class Workers<Item: Sendable>: @unchecked Sendable {
    // What varies is touched only while `mutex` is held; hence the unchecked conformance.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var waiting: [Item]
    private var running = 0
    /// How many items there ever were.
    private var known: Int
    /// What further threads would run, until they are started.
    private var body: (@Sendable () -> Void)?
    private var count = 1
    private var threads: [NativeThread] = []
    private static var plenty: Int { 64 }

    init(_ items: [Item]) {
        waiting = items
        known = items.count
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

    /// Whether enough waits for every thread, so that work need not be shared out in small pieces.
    var havePlenty: Bool { locked { waiting.count >= Self.plenty } }

    func add(_ items: [Item]) {
        if items.isEmpty { return }
        locked {
            waiting.append(contentsOf: items)
            known += items.count
            startThreads()
            pthread_cond_broadcast(condition)
        }
    }

    /// Called while `mutex` is held. For little work a thread costs more than it saves.
    private func startThreads() {
        guard known >= Self.plenty, let body else { return }
        threads = (1..<count).compactMap { _ in NativeThread(body) }
        self.body = nil
    }

    /// Runs `body` on this thread, and on `count - 1` more as soon as there is enough for them; each takes items with
    /// `drain` until none is left.
    func run(count: Int, _ body: @escaping @Sendable () -> Void) {
        locked {
            self.body = body
            self.count = max(count, 1)
            startThreads()
        }
        body()
        let threads = locked {
            self.body = nil
            return self.threads
        }
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
