import Base

/// Bytes on their way back into facts.
///
/// What is damaged gives empty values and no error until the end, where ``isDamaged`` tells; nothing is made larger than
/// the bytes that are there.
package struct ByteReader {
    /// The file whose places are read.
    let file: String
    /// The declaration that what is read now stands in.
    private var current = DeclarationID.file
    private let bytes: ArraySlice<UInt8>
    private var position: Int
    /// Where the checksum begins.
    private let end: Int
    private var texts: [String] = []
    private var depth = 0
    package private(set) var isDamaged = false

    /// Nil where the bytes are not what a ``ByteWriter`` of this version wrote.
    /// - Parameter file: the path that places get.
    package init?(_ bytes: ArraySlice<UInt8>, file: String = "") {
        self.file = file
        self.bytes = bytes
        position = bytes.startIndex
        end = bytes.endIndex - Digest.checksumSize
        guard end > position, bytes[position] == BinaryForm.version,
            Digest(of: bytes[..<end]).checksum.elementsEqual(bytes[end...])
        else { return nil }
        position += 1
        for _ in 0..<count() {
            let size = count()
            texts.append(String(decoding: bytes[position..<position + size], as: UTF8.self))
            position += size
        }
        if isDamaged { return nil }
    }

    /// Whether nothing is left, and all was as it should be.
    package var isDone: Bool { !isDamaged && position == end }

    package mutating func read<Value: BinaryCodable>() -> Value { Value(from: &self) }

    package mutating func fail() {
        isDamaged = true
        position = end
    }

    mutating func byte() -> UInt8 {
        guard position < end else {
            fail()
            return 0
        }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func number() -> Int {
        var number = 0
        var shift = 0
        while shift < 35 {
            let byte = byte()
            number |= Int(byte & 0x7F) << shift
            if byte < 0x80 {
                if number > BinaryForm.largestNumber { break }
                return number
            }
            shift += 7
        }
        fail()
        return 0
    }

    /// How many things follow, each of at least a byte.
    mutating func count() -> Int {
        let count = number()
        guard count <= end - position else {
            fail()
            return 0
        }
        return count
    }

    mutating func text() -> String {
        let index = number()
        guard texts.indices.contains(index) else {
            fail()
            return ""
        }
        return texts[index]
    }

    mutating func location() -> SourceLocation { SourceLocation(file: file, line: number(), column: number()) }

    mutating func declaration() -> DeclarationID {
        current = DeclarationID(hash())
        return current
    }

    mutating func place() -> RelativeLocation {
        RelativeLocation(file: file, declaration: current, offset: number())
    }

    /// Reads something that may hold things of its own kind.
    /// - Parameter leaf: what it is where it stands too deep.
    mutating func nested<Value>(or leaf: Value, _ read: (inout ByteReader) -> Value) -> Value {
        guard depth < BinaryForm.deepest else {
            fail()
            return leaf
        }
        depth += 1
        defer { depth -= 1 }
        return read(&self)
    }

    mutating func hash() -> UInt64 {
        let size = MemoryLayout<UInt64>.size
        guard size <= end - position else {
            fail()
            return 0
        }
        defer { position += size }
        return bytes[position..<position + size].withUnsafeBytes {
            UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self))
        }
    }

    /// Reads the hashes of words.
    package mutating func hashes() -> [UInt64] {
        let count = count()
        let size = count * MemoryLayout<UInt64>.size
        guard size <= end - position else {
            fail()
            return []
        }
        defer { position += size }
        return bytes[position..<position + size].withUnsafeBytes { raw in
            (0..<count).map { UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self)) }
        }
    }

    /// Reads bytes that have a form of their own.
    package mutating func blob() -> ArraySlice<UInt8> {
        let size = count()
        defer { position += size }
        return bytes[position..<position + size]
    }
}
