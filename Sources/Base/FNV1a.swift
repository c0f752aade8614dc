/// The 64-bit hash of Fowler, Noll and Vo, in its variant 1a: the same in each run, and quick for short names.
package enum FNV1a {
    package static let offset: UInt64 = 0xcbf2_9ce4_8422_2325
    package static let prime: UInt64 = 0x100_0000_01b3

    package static func hash(of text: String) -> UInt64 {
        text.utf8.reduce(offset) { ($0 ^ UInt64($1)) &* prime }
    }
}
