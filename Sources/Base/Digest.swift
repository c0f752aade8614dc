/// A fingerprint of bytes, by which contents are told apart and damage is noticed. It is fast, and no defence against
/// someone who looks for two contents with the same one.
///
/// MurmurHash3_x64_128 by Austin Appleby (public domain, `smhasher/src/MurmurHash3.cpp`), seed 0.
package struct Digest: Hashable, Sendable {
    package let first: UInt64
    package let second: UInt64

    package static let checksumSize = 8

    package init(first: UInt64, second: UInt64) {
        self.first = first
        self.second = second
    }

    package init(of text: String) {
        var text = text
        self = text.withUTF8 { Digest(of: UnsafeRawBufferPointer($0)) }
    }

    package init(of bytes: [UInt8]) { self = bytes.withUnsafeBytes { Digest(of: $0) } }

    package init(of bytes: ArraySlice<UInt8>) { self = bytes.withUnsafeBytes { Digest(of: $0) } }

    /// What notices damage.
    package var checksum: [UInt8] { withUnsafeBytes(of: first.littleEndian) { Array($0) } }

    private static let multipliers: (UInt64, UInt64) = (0x87c3_7b91_1142_53d5, 0x4cf5_ad43_2745_937f)

    private init(of bytes: UnsafeRawBufferPointer) {
        var (first, second) = (UInt64(0), UInt64(0))
        let blocks = bytes.count / 16
        for block in 0..<blocks {
            first ^= Self.mixedFirst(Self.word(bytes, at: block * 16))
            first = (Self.rotated(first, 27) &+ second) &* 5 &+ 0x52dc_e729
            second ^= Self.mixedSecond(Self.word(bytes, at: block * 16 + 8))
            second = (Self.rotated(second, 31) &+ first) &* 5 &+ 0x3849_5ab5
        }
        var tail = (UInt64(0), UInt64(0))
        for (index, byte) in bytes[(blocks * 16)...].enumerated() {
            if index < 8 { tail.0 |= UInt64(byte) << (8 * index) } else { tail.1 |= UInt64(byte) << (8 * (index - 8)) }
        }
        first ^= Self.mixedFirst(tail.0) ^ UInt64(bytes.count)
        second ^= Self.mixedSecond(tail.1) ^ UInt64(bytes.count)
        first = first &+ second
        second = second &+ first
        first = Self.finished(first)
        second = Self.finished(second)
        self.first = first &+ second
        self.second = second &+ self.first
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    private static func mixedFirst(_ word: UInt64) -> UInt64 {
        rotated(word &* multipliers.0, 31) &* multipliers.1
    }

    private static func mixedSecond(_ word: UInt64) -> UInt64 {
        rotated(word &* multipliers.1, 33) &* multipliers.0
    }

    private static func rotated(_ word: UInt64, _ bits: UInt64) -> UInt64 { word << bits | word >> (64 - bits) }

    private static func finished(_ word: UInt64) -> UInt64 {
        var word = word
        word = (word ^ (word >> 33)) &* 0xff51_afd7_ed55_8ccd
        word = (word ^ (word >> 33)) &* 0xc4ce_b9fe_1a85_ec53
        return word ^ (word >> 33)
    }
}
