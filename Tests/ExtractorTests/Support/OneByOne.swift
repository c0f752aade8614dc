import Extractor

/// Workers that do one thing after the other.
struct OneByOne: Workers {
    func results<Item: Sendable, Output: Sendable>(
        of items: [Item], _ transform: @escaping @Sendable (Item) -> Output
    ) -> [Output] { items.map(transform) }
}
