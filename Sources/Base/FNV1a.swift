/// The 64-bit hash of Fowler, Noll and Vo, in its variant 1a: the same in each run, and quick for short names.
@usableFromInline
package enum FNV1a {
    @inlinable package static var offset: UInt64 { 0xcbf2_9ce4_8422_2325 }
    @inlinable package static var prime: UInt64 { 0x100_0000_01b3 }

    @inlinable
    package static func hash(of text: String) -> UInt64 {
        var hash = offset
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* prime }
        return hash
    }
}
