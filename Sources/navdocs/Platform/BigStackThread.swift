import Synchronization

/// A thread with a stack deep enough for the most deeply nested source.
///
/// Code that walks a syntax tree calls itself once a level; a chain of 100,000 calls is as many levels. The stack
/// takes memory only as far down as it is used.
package struct BigStackThread {
    /// In bytes; where the system refuses, half is asked for until it agrees.
    private static let wantedStack = 2 << 30
    private static let smallestStack = 8 << 20

    fileprivate final class Work: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    private let thread: pthread_t

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
        let work = Unmanaged.passRetained(Work(body))
        var stack = Self.wantedStack
        while stack >= Self.smallestStack {
            if let thread = Self.start(work.toOpaque(), stack: stack) {
                self.thread = thread
                return
            }
            stack /= 2
        }
        work.release()
        return nil
    }

    /// Lets the work go on by itself.
    package func detach() { pthread_detach(thread) }

    /// Waits for the work to end.
    package func join() { pthread_join(thread, nil) }

    private static func start(_ work: UnsafeMutableRawPointer, stack: Int) -> pthread_t? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, stack) == 0 else { return nil }
        var thread = CLibrary.emptyThread
        // Whether the pointer may be null differs by system, and from header to header: a closure fits either.
        return pthread_create(&thread, &attributes, { runWork($0) }, work) == 0 ? thread : nil
    }
}

/// What a thread starts with: a C function, so it stands outside the type.
private func runWork(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<BigStackThread.Work>.fromOpaque(work).takeRetainedValue().body() }
    return nil
}
