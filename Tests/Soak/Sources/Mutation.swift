/// A file with something done to it.
struct Mutation {
    /// The file after it.
    private(set) var bytes: [UInt8]
    private var random: Random

    /// - Parameters:
    ///   - number: which of the mutations of this file it is, from 1; the kinds take turns.
    ///   - seed: the same gives the same.
    init(of bytes: [UInt8], number: Int, seed: UInt64) {
        self.bytes = bytes
        random = Random(state: seed &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count))
        guard !bytes.isEmpty else { return }
        switch number % 5 {
        case 0: self.bytes = Array(bytes.prefix(64 * Int.random(in: 0...bytes.count / 64, using: &random)))
        case 1: delete(Array("{}()[]".utf8))
        case 2: delete(Array("\"'#/`\\".utf8))
        case 3: flip()
        default: shuffle()
        }
    }

    private mutating func delete(_ signs: [UInt8]) {
        let places = bytes.indices.filter { signs.contains(bytes[$0]) }
        if let place = places.randomElement(using: &random) { bytes.remove(at: place) }
    }

    private mutating func flip() {
        for _ in 0..<(1 + bytes.count / 1_000) {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            bytes[place] ^= UInt8.random(in: 1...255, using: &random)
        }
    }

    private mutating func shuffle() {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        bytes = Array(lines.shuffled(using: &random).joined(separator: [UInt8(ascii: "\n")]))
    }
}

/// Numbers that are the same on every machine: SplitMix64.
private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
