import Base

/// Facts on their way into bytes: small numbers in few bytes, each text once, nothing that the reader knows already.
package struct ByteWriter {
    /// The file whose places are written without its name.
    private let file: String
    /// The declaration that what is written now stands in.
    private var declaration = DeclarationID.file
    private var body: [UInt8] = []
    private var texts: [String] = []
    private var positions: [String: Int] = [:]
    /// Whether all that was written can be read again as it was.
    private var isWhole = true

    /// - Parameter file: the path of the file that everything written is about.
    package init(file: String = "") { self.file = file }

    /// Everything written, led by the version of the form and ended by a checksum; nil where something could not be
    /// written.
    package var bytes: [UInt8]? {
        guard isWhole else { return nil }
        var all: [UInt8] = [BinaryForm.version]
        Self.add(texts.count, to: &all)
        for text in texts {
            Self.add(text.utf8.count, to: &all)
            all += text.utf8
        }
        all += body
        return all + Digest(of: all).checksum
    }

    package mutating func write(_ value: some BinaryCodable) { value.write(to: &self) }

    mutating func write(byte: UInt8) { body.append(byte) }

    /// - Parameter number: none below 0 can be written.
    mutating func write(number: Int) {
        if number < 0 || number > BinaryForm.largestNumber { isWhole = false }
        Self.add(max(0, number), to: &body)
    }

    mutating func write(text: String) {
        if let position = positions[text] { return write(number: position) }
        positions[text] = texts.count
        write(number: texts.count)
        texts.append(text)
    }

    mutating func write(location: SourceLocation) {
        if location.file != file { isWhole = false }
        write(number: location.line)
        write(number: location.column)
    }

    mutating func write(declaration: DeclarationID) {
        self.declaration = declaration
        write(hash: declaration.value)
    }

    /// - Parameter place: only one in the declaration that was written last can be written.
    mutating func write(place: RelativeLocation) {
        if place.declaration != declaration || place.file != file { isWhole = false }
        write(number: place.offset)
    }

    mutating func write(hash: UInt64) { withUnsafeBytes(of: hash.littleEndian) { body += $0 } }

    /// Writes the hashes of words.
    package mutating func write(hashes: [UInt64]) {
        write(number: hashes.count)
        for hash in hashes { write(hash: hash) }
    }

    /// Writes bytes that have a form of their own.
    package mutating func write(bytes: [UInt8]) {
        write(number: bytes.count)
        body += bytes
    }

    /// LEB128.
    private static func add(_ number: Int, to bytes: inout [UInt8]) {
        var rest = UInt(number)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}

/// The form in which facts are kept.
enum BinaryForm {
    /// Raised when what is written where changes. A cache is bound to one program besides, and facts of other programs
    /// are refused.
    static let version: UInt8 = 10
    /// Nothing in a file is counted that far.
    static let largestNumber = Int(Int32.max)
    /// How deep things stand inside one another; more than the parser gives.
    static let deepest = 100_000
}
