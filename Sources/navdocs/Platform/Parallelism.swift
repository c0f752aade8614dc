import Synchronization

/// How much is done at once.
package enum Parallelism {
    private static let limit = Atomic<Int>(.max)

    /// From now on no more than so many threads work on anything at once.
    package static func limit(to threads: Int) { limit.store(max(1, threads), ordering: .relaxed) }

    /// How many threads work on anything at once, at most.
    static var threads: Int { min(Surroundings.cores, limit.load(ordering: .relaxed)) }
}
