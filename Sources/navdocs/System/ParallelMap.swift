import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Work on many values at once, each on a thread with a big stack, with the results in the order of the values.
final class ParallelMap<Item: Sendable, Output: Sendable>: Sendable {
    private let items: [Item]
    private let transform: @Sendable (Item) -> Output
    private let next = Atomic<Int>(0)
    private let outputs: Mutex<[Output?]>

    private init(_ items: [Item], transform: @escaping @Sendable (Item) -> Output) {
        self.items = items
        self.transform = transform
        outputs = Mutex(Array(repeating: nil, count: items.count))
    }

    /// - Parameter transform: called once for each value, from any thread, in no order.
    static func results(of items: [Item], transform: @escaping @Sendable (Item) -> Output) -> [Output] {
        let map = ParallelMap(items, transform: transform)
        let cores = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
        // The calling thread, whose stack is big too, is one of them.
        let others = (1..<max(1, min(cores, items.count))).compactMap { _ in BigStackThread { map.work() } }
        map.work()
        for thread in others { thread.join() }
        return map.outputs.withLock { $0.compactMap(\.self) }
    }

    private func work() {
        while true {
            let index = next.add(1, ordering: .relaxed).oldValue
            guard index < items.count else { return }
            let output = transform(items[index])
            outputs.withLock { $0[index] = output }
        }
    }
}
