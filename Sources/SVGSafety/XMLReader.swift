/// Reads the markup of a small part of XML, as strictly as browsers do, and tells where each part stands.
///
/// XML 1.0, fifth edition. Of declarations only those of entities are read that stand for plain text, as some programs write
/// them for namespaces.
struct XMLReader {
    struct Attribute {
        /// As it is written, with its prefix.
        let name: String
        /// References resolved.
        let value: String
        /// With the white space before it.
        let range: Range<Int>
    }

    enum Part {
        case start(name: String, attributes: [Attribute], isEmpty: Bool)
        case end(name: String)
        /// Text, references not resolved, or what is in a CDATA section.
        case text(Range<Int>, isPlain: Bool)
        /// A comment, the declaration of XML, or that of a document type.
        case remark
        case instruction
    }

    struct Fault: Error { let reason: String }

    /// How many bytes entities may become, all together.
    private static let mostEntityBytes = 1 << 20

    private let bytes: [UInt8]
    private(set) var position = 0
    private var entities: [Substring: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    ]
    private var entityBytes = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    /// The next part; nil at the end.
    mutating func next() throws(Fault) -> Part? {
        guard position < bytes.count else { return nil }
        guard bytes[position] == UInt8(ascii: "<") else {
            let start = position
            while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
            return .text(start..<position, isPlain: true)
        }
        if take("<!--") {
            try skip(to: "-->")
            return .remark
        }
        if take("<![CDATA[") {
            let start = position
            try skip(to: "]]>")
            return .text(start..<position - 3, isPlain: false)
        }
        if take("<?") {
            let isFirst = position == 2 || (position == 5 && bytes[0] == 0xEF)
            guard isFirst, takeName() == "xml" else {
                try skip(to: "?>")
                return .instruction
            }
            let start = position
            try skip(to: "?>")
            try Self.checkEncoding(text(start..<position - 2))
            return .remark
        }
        if take("<!DOCTYPE") {
            try documentType()
            return .remark
        }
        if take("</") {
            guard let name = takeName() else { throw Fault(reason: "a tag has no name") }
            skipSpace()
            guard take(">") else { throw Fault(reason: "a tag isn't closed") }
            return .end(name: name)
        }
        position += 1
        return try start()
    }

    /// Refuses what is read as other letters than those that are seen here.
    private static func checkEncoding(_ declaration: String) throws(Fault) {
        let text = declaration.lowercased()
        guard let found = text.firstRange(of: "encoding") else { return }
        let name = text[found.upperBound...].drop { " \t\r\n=\"'".contains($0) }.prefix { !"\"' ".contains($0) }
        guard ["utf-8", "us-ascii", "ascii", "iso-8859-1", "windows-1252"].contains(name) else {
            throw Fault(reason: "its encoding isn't UTF-8")
        }
    }

    /// The text of a range.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private mutating func start() throws(Fault) -> Part {
        guard let name = takeName() else { throw Fault(reason: "a tag has no name") }
        var attributes: [Attribute] = []
        var names: Set<String> = []
        while true {
            let start = position
            skipSpace()
            if take("/>") { return .start(name: name, attributes: attributes, isEmpty: true) }
            if take(">") { return .start(name: name, attributes: attributes, isEmpty: false) }
            guard position > start, let name = takeName() else { throw Fault(reason: "a tag isn't closed") }
            guard names.insert(name).inserted else { throw Fault(reason: "the attribute \(name) is given twice") }
            skipSpace()
            guard take("=") else { throw Fault(reason: "the attribute \(name) has no value") }
            skipSpace()
            let value = try value(of: name)
            attributes.append(Attribute(name: name, value: value, range: start..<position))
        }
    }

    private mutating func value(of name: String) throws(Fault) -> String {
        guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw Fault(reason: "the value of the attribute \(name) has no quotes")
        }
        position += 1
        let start = position
        while let byte = peek, byte != quote, byte != UInt8(ascii: "<") { position += 1 }
        guard peek == quote else { throw Fault(reason: "the value of the attribute \(name) isn't closed") }
        position += 1
        return try resolved(text(start..<position - 1))
    }

    private mutating func documentType() throws(Fault) {
        while let byte = peek {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): try skip(to: "\"")
            case UInt8(ascii: "'"): try skip(to: "'")
            case UInt8(ascii: "["): try declarations()
            case UInt8(ascii: "<"): throw Fault(reason: "the DOCTYPE isn't closed")
            case UInt8(ascii: ">"): return
            default: break
            }
        }
        throw Fault(reason: "the DOCTYPE isn't closed")
    }

    private mutating func declarations() throws(Fault) {
        skipSpace()
        while !take("]") {
            guard take("<!ENTITY") else {
                throw Fault(reason: "the DOCTYPE declares something other than plain-text entities")
            }
            skipSpace()
            guard let name = takeName() else { throw Fault(reason: "a declaration has no name") }
            skipSpace()
            let quote = peek
            position += 1
            let start = position
            switch quote {
            case UInt8(ascii: "\""): try skip(to: "\"")
            case UInt8(ascii: "'"): try skip(to: "'")
            default: throw Fault(reason: "the DOCTYPE declares something other than plain-text entities")
            }
            let value = text(start..<position - 1)
            // What stands for markup, or for another, could become anything.
            guard !value.utf8.contains(where: { "<&%".utf8.contains($0) }) else {
                throw Fault(reason: "the DOCTYPE declares something other than plain-text entities")
            }
            skipSpace()
            guard take(">") else { throw Fault(reason: "a declaration isn't closed") }
            // The first counts.
            if entities[Substring(name)] == nil { entities[Substring(name)] = value }
            skipSpace()
        }
    }

    /// A text with its references resolved.
    mutating func resolved(_ text: String) throws(Fault) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var rest = Substring(text)
        while let mark = rest.firstIndex(of: "&") {
            result += rest[..<mark]
            rest = rest[rest.index(after: mark)...]
            guard let end = rest.firstIndex(of: ";"), let meaning = meaning(of: rest[..<end]) else {
                throw Fault(reason: "it refers to an undeclared entity")
            }
            entityBytes += meaning.utf8.count
            guard entityBytes <= Self.mostEntityBytes else { throw Fault(reason: "the entities contain too much text") }
            result += meaning
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private func meaning(of name: Substring) -> String? {
        guard name.first == "#" else { return entities[name] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x"
        let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }.map { String(Character($0)) }
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
        position += count
        return true
    }

    private mutating func skip(to end: StaticString) throws(Fault) {
        while position < bytes.count {
            if take(end) { return }
            position += 1
        }
        throw Fault(reason: "a comment, CDATA section or processing instruction isn't closed")
    }

    private mutating func skipSpace() {
        while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    }

    /// A name of ASCII and of what is no ASCII; whether XML has the latter in names makes no difference here.
    private mutating func takeName() -> String? {
        let start = position
        while let byte = peek {
            let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
            let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            guard isLetter || isDigit || byte >= 0x80 || [0x5F, 0x3A, 0x2D, 0x2E].contains(byte) else { break }
            position += 1
        }
        return position > start ? text(start..<position) : nil
    }
}
