import Arguments
import Base
import Extractor

/// What a cache file holds: many small pieces of bytes by what they are about, for one program.
///
/// A heading, the program's digest and the stamp of its file, the count of entries, a checksum of all that, then the
/// entries, each with the place and the size of its bytes, then the bytes. Numbers have eight bytes, the lowest first.
struct CachePack: Sendable {
    /// What bytes are, and what of.
    struct Key: Hashable, Sendable {
        /// What is kept.
        enum Kind: Hashable, Sendable {
            /// What the last run read.
            case reading
            /// A picture, by its DOT text.
            case picture
            /// Some of what is known of a file, by what is in it.
            case facts(FactsKind)

            /// What stands for it in a file.
            var number: UInt64 {
                switch self {
                case .reading: 0
                case .picture: 1
                case .facts(let kind): 2 + kind.rawValue
                }
            }

            init?(number: UInt64) {
                switch number {
                case 0: self = .reading
                case 1: self = .picture
                default:
                    guard let kind = FactsKind(rawValue: number - 2) else { return nil }
                    self = .facts(kind)
                }
            }
        }

        let kind: Kind
        let digest: Digest
    }

    struct Entry: Sendable {
        let bytes: ArraySlice<UInt8>
        /// How many times the file was written since this was last used.
        var age: UInt64 = 0
    }

    private static let heading = Array("navdocs cache 1\n".utf8)
    private static let wordSize = MemoryLayout<UInt64>.size
    /// Heading, program, stamp, count, checksum.
    private static let headSize = heading.count + 5 * wordSize
    /// Kind, digest, age, place, size.
    private static let entrySize = 6 * wordSize

    var entries: [Key: Entry] = [:]

    init() {}

    /// Nil where the bytes are damaged, or of another program than this one.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= Self.headSize, bytes.starts(with: Self.heading) else { return nil }
        func word(_ position: Int) -> UInt64 {
            bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: UInt64.self)) }
        }
        let head = (0..<5).map { word(Self.heading.count + $0 * Self.wordSize) }
        guard let count = Int(exactly: head[3]), count <= (bytes.count - Self.headSize) / Self.entrySize else {
            return nil
        }
        let list = Self.headSize..<Self.headSize + count * Self.entrySize
        guard Self.checksum(bytes[..<(Self.headSize - Self.wordSize)], bytes[list]) == head[4],
            Self.isOurs(Digest(first: head[0], second: head[1]), stamp: head[2])
        else { return nil }
        entries.reserveCapacity(count)
        for index in 0..<count {
            let place = list.lowerBound + index * Self.entrySize
            let words = (0..<6).map { word(place + $0 * Self.wordSize) }
            guard let kind = Key.Kind(number: words[0]), let start = Int(exactly: words[4]),
                let size = Int(exactly: words[5]), start >= list.upperBound, start <= bytes.count,
                size <= bytes.count - start
            else { return nil }
            let key = Key(kind: kind, digest: Digest(first: words[1], second: words[2]))
            entries[key] = Entry(bytes: bytes[start..<start + size], age: words[3])
        }
    }

    /// Whether this program is meant. Where its file is the same, it need not be looked into.
    private static func isOurs(_ program: Digest, stamp: UInt64) -> Bool {
        (stamp != 0 && stamp == ProgramDigest.stamp) || program == ProgramDigest.current
    }

    /// How many bytes a file of it has.
    var size: Int { entries.values.reduce(Self.headSize) { $0 + Self.entrySize + $1.bytes.count } }

    /// The file, in parts that are not copied together.
    var parts: [ArraySlice<UInt8>] {
        var head = Self.heading
        let program = ProgramDigest.current
        for word in [program.first, program.second, ProgramDigest.stamp, UInt64(entries.count)] {
            Self.add(word, to: &head)
        }
        let sorted = entries.sorted { $0.key < $1.key }
        var list: [UInt8] = []
        list.reserveCapacity(entries.count * Self.entrySize)
        var place = Self.headSize + entries.count * Self.entrySize
        for (key, entry) in sorted {
            let size = entry.bytes.count
            for word in [
                key.kind.number, key.digest.first, key.digest.second, entry.age, UInt64(place), UInt64(size),
            ] { Self.add(word, to: &list) }
            place += size
        }
        Self.add(Self.checksum(head[...], list[...]), to: &head)
        return [head[...], list[...]] + sorted.map(\.value.bytes)
    }

    private static func checksum(_ head: ArraySlice<UInt8>, _ list: ArraySlice<UInt8>) -> UInt64 {
        Digest(of: head).first ^ Digest(of: list).second
    }

    private static func add(_ word: UInt64, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: word.littleEndian) { bytes += $0 }
    }
}

extension CachePack.Key: Comparable {
    static func < (left: Self, right: Self) -> Bool {
        (left.kind.number, left.digest.first, left.digest.second)
            < (right.kind.number, right.digest.first, right.digest.second)
    }
}
