import Dispatch
import Synchronization

/// Work on a thread with a stack deep enough for the most deeply nested source.
///
/// Code that walks a syntax tree calls itself once a level; a chain of 100,000 calls is as many levels. The stack
/// takes memory only as far down as it is used.
package struct BigStackThread {
    private let hasEnded: DispatchSemaphore

    /// Does the work on a big stack and waits for its result; on the stack there is where there is no thread to have.
    package static func result<Value: Sendable>(of work: @escaping @Sendable () -> Value) -> Value {
        let box = Box<Value>()
        BigStackThread { box.fill(work()) }?.join()
        return box.taken() ?? work()
    }

    /// Does two pieces of work at once, the first of them on this thread.
    package static func both<First, Other>(
        _ first: () -> First, other: @escaping @Sendable () -> sending Other
    ) -> (First, Other) {
        let box = Box<Other>()
        guard Parallelism.threads > 1 else { return (first(), other()) }
        let thread = BigStackThread { box.fill(other()) }
        let own = first()
        thread?.join()
        return (own, box.taken() ?? other())
    }

    /// Where one thread leaves a value for another.
    private final class Box<Value>: Sendable {
        private let left = Mutex<Handoff<Value>?>(nil)

        func fill(_ value: sending Value) {
            let new = Handoff(value)
            left.withLock { $0 = new }
        }

        func taken() -> sending Value? { left.withLock { $0 }?.taken() }
    }

    /// Starts the work; nil where the system has no thread to give.
    package init?(_ body: @escaping @Sendable () -> Void) {
        hasEnded = DispatchSemaphore(value: 0)
        guard WaitingThread.start(WaitingThread.Work(body: body, hasEnded: hasEnded)) else { return nil }
    }

    /// Waits for the work to end.
    package func join() { hasEnded.wait() }
}

/// A thread that waits some time for more work once it has done some: a thread that ends gives its memory back piece by
/// piece, and a run starts a new one many times.
private final class WaitingThread: Sendable {
    struct Work {
        let body: @Sendable () -> Void
        let hasEnded: DispatchSemaphore
    }

    /// In bytes; where the system refuses, half is asked for until it agrees.
    private static let wantedStack = 2 << 30
    private static let smallestStack = 8 << 20
    private static let patience = DispatchTimeInterval.seconds(1)

    private static let waiting = Mutex<[WaitingThread]>([])

    private let next: Mutex<Work?>
    private let hasNext = DispatchSemaphore(value: 0)

    private init(_ work: Work) { next = Mutex(work) }

    /// Has a thread do the work; false where there is none to be had.
    static func start(_ work: Work) -> Bool {
        guard let thread = waiting.withLock({ $0.popLast() }) else { return WaitingThread(work).start() }
        thread.next.withLock { $0 = work }
        thread.hasNext.signal()
        return true
    }

    private func start() -> Bool {
        let own = Unmanaged.passRetained(self)
        var stack = Self.wantedStack
        while stack >= Self.smallestStack {
            if Self.create(own.toOpaque(), stack: stack) { return true }
            stack /= 2
        }
        own.release()
        return false
    }

    private static func create(_ thread: UnsafeMutableRawPointer, stack: Int) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, stack) == 0,
            pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED)) == 0
        else { return false }
        var created = CLibrary.emptyThread
        // Whether the pointer may be null differs by system, and from header to header: a closure fits either.
        return pthread_create(&created, &attributes, { runWork($0) }, thread) == 0
    }

    /// Does one piece of work after the other, until there is none for some time.
    func run() {
        repeat {
            guard let work = next.withLock({ $0.take() }) else { return }
            work.body()
            Self.waiting.withLock { $0.append(self) }
            work.hasEnded.signal()
        } while hasNext.wait(timeout: .now() + Self.patience) == .success || isAwaited()
    }

    /// Whether there is work after all: a thread that is no longer among those that wait was just taken for some.
    private func isAwaited() -> Bool {
        let wasWaiting = Self.waiting.withLock { waiting in
            let place = waiting.firstIndex { $0 === self }
            place.map { _ = waiting.remove(at: $0) }
            return place != nil
        }
        guard !wasWaiting else { return false }
        hasNext.wait()
        return true
    }
}

/// What a thread starts with: a C function, so it stands outside the type.
private func runWork(_ thread: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let thread { Unmanaged<WaitingThread>.fromOpaque(thread).takeRetainedValue().run() }
    return nil
}
