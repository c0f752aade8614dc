/// Something that does work, possibly several pieces at once. What comes out does not depend on that.
package protocol Workers: Sendable {
    /// The same work on many values.
    /// - Returns: the results in the order of the items.
    func results<Item: Sendable, Output: Sendable>(
        of items: [Item], _ transform: @escaping @Sendable (Item) -> Output
    ) -> [Output]

    /// Two pieces of work that have nothing to do with one another.
    func both<First, Other>(
        _ first: () -> First, other: @escaping @Sendable () -> sending Other
    ) -> (First, Other)

    /// Frees what is needed no more, if possible while other work goes on.
    func letGo<Value>(of value: sending Value)
}

extension Workers {
    package func both<First, Other>(
        _ first: () -> First, other: @escaping @Sendable () -> sending Other
    ) -> (First, Other) { (first(), other()) }

    package func letGo<Value>(of value: sending Value) {}
}

/// Does one piece of work after the other.
package struct OneWorker: Workers {
    package init() {}

    package func results<Item: Sendable, Output: Sendable>(
        of items: [Item], _ transform: @escaping @Sendable (Item) -> Output
    ) -> [Output] { items.map(transform) }
}
