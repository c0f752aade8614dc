import Base
import Testing

/// MurmurHash3_x64_128 against what its author's own program says.
struct DigestTests {
    @Test(
        arguments: [
            ("", 0, 0), ("hello", 0xcbd8_a7b3_41bd_9b02, 0x5b1e_906a_48ae_1d19),
            ("The quick brown fox jumps over the lazy dog", 0xe34b_bc7b_bc07_1b6c, 0x7a43_3ca9_c49a_9347),
        ] as [(String, UInt64, UInt64)])
    func digestIsThatOfTheAuthor(_ text: String, _ first: UInt64, _ second: UInt64) {
        #expect(Digest(of: text) == Digest(first: first, second: second))
        #expect(Digest(of: Array(text.utf8)) == Digest(of: text))
    }

    @Test func everyBitCounts() {
        let bytes = (0..<70).map { UInt8($0) }
        var seen: Set<Digest> = [Digest(of: bytes)]
        for index in bytes.indices {
            for bit in 0..<8 {
                var other = bytes
                other[index] ^= 1 << bit
                seen.insert(Digest(of: other))
            }
            seen.insert(Digest(of: bytes[..<index]))
        }
        #expect(seen.count == 1 + 70 * 8 + 70)
    }
}
