import Synchronization

/// Work on many values at once, each on a thread with a big stack, with the results in the order of the values.
///
/// The calling thread takes values from the front, the others take them from the back: work that must wait for its
/// own kind is put at the front, and keeps one thread busy instead of making all of them wait.
package final class ParallelMap<Item: Sendable, Output: Sendable>: Sendable {
    private let items: [Item]
    private let transform: @Sendable (Item) -> Output
    private let taken = Atomic<Int>(0)
    private let front = Atomic<Int>(0)
    private let back = Atomic<Int>(0)
    private let outputs: Mutex<[Output?]>

    private init(_ items: [Item], transform: @escaping @Sendable (Item) -> Output) {
        self.items = items
        self.transform = transform
        outputs = Mutex(Array(repeating: nil, count: items.count))
    }

    /// - Parameter transform: called once for each value, from any thread, in no order.
    package static func results(of items: [Item], transform: @escaping @Sendable (Item) -> Output) -> [Output] {
        let map = ParallelMap(items, transform: transform)
        let cores = Parallelism.threads
        // The calling thread, whose stack is big too, is one of them.
        let others = (1..<max(1, min(cores, items.count))).compactMap { _ in
            BigStackThread { map.work(fromFront: false) }
        }
        map.work(fromFront: true)
        for thread in others { thread.join() }
        return map.outputs.withLock { $0.compactMap { $0 } }
    }

    private func work(fromFront: Bool) {
        // No more are taken than there are, so the two ends never meet in one value.
        while taken.add(1, ordering: .relaxed).oldValue < items.count {
            let position =
                fromFront
                ? front.add(1, ordering: .relaxed).oldValue
                : items.count - 1 - back.add(1, ordering: .relaxed).oldValue
            let output = transform(items[position])
            outputs.withLock { $0[position] = output }
        }
    }
}
