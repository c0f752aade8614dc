/// Names, known by some bits of their hashes: quick to ask, and never wrong about a name that is among them.
///
/// Two names that share those bits are taken for the same. That costs a look-up that finds nothing, and no fact.
@usableFromInline package struct NameFilter: Sendable {
    private static let count: UInt64 = 1 << 18
    private var words = [UInt64](repeating: 0, count: Int(count / 64))

    package init() {}

    package mutating func insert(_ hash: UInt64) {
        let bit = hash % Self.count
        words[Int(bit / 64)] |= 1 << (bit % 64)
    }

    package mutating func insert(_ name: String) { insert(FNV1a.hash(of: name)) }

    package func contains(_ hash: UInt64) -> Bool {
        let bit = hash % Self.count
        return words[Int(bit / 64)] >> (bit % 64) & 1 == 1
    }

    package func contains(_ name: String) -> Bool { contains(FNV1a.hash(of: name)) }
}
