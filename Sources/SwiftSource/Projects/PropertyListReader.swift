/// Reads property lists in the form in which Xcode writes projects.
struct PropertyListReader {
    /// Where and why a text is no property list.
    struct Fault: Error, Equatable {
        /// Counted from 1.
        let line: Int
        let reason: String
    }

    /// How deep values may stand in each other; those of Xcode reach 7.
    private static let deepest = 50

    /// How many members are only looked through.
    private static let few = 16

    private let bytes: [UInt8]
    private var position = 0

    /// The value that a text is.
    static func value(of bytes: [UInt8]) throws(Fault) -> PropertyList {
        var reader = PropertyListReader(bytes: bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
        let value = try reader.value(depth: 0)
        try reader.skipSpace()
        guard reader.next == nil else { throw reader.fault(expected: "the end of the file") }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func fault(expected: String) -> Fault {
        let found = next.map { "'\(String(decoding: [$0], as: UTF8.self))'" } ?? "the end of the file"
        return fault("expected \(expected), found \(found)")
    }

    private func fault(_ reason: String) -> Fault {
        Fault(line: bytes[..<min(position, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1, reason: reason)
    }

    private mutating func value(depth: Int) throws(Fault) -> PropertyList {
        try skipSpace()
        guard depth < Self.deepest else { throw fault("too many nested brackets") }
        switch next {
        case UInt8(ascii: "{"): return try members(depth: depth)
        case UInt8(ascii: "("): return .list(try elements(depth: depth))
        default: return .text(try text())
        }
    }

    private mutating func members(depth: Int) throws(Fault) -> PropertyList {
        position += 1
        var few: [PropertyList.Member] = []
        var many: [String: PropertyList] = [:]
        while try !takes(UInt8(ascii: "}")) {
            let key = try text()
            guard try takes(UInt8(ascii: "=")) else { throw fault(expected: "'='") }
            let value = try value(depth: depth + 1)
            guard try takes(UInt8(ascii: ";")) else { throw fault(expected: "';'") }
            if few.count < Self.few {
                few.append(PropertyList.Member(key: key, value: value))
            } else {
                if many.isEmpty { for member in few { many[member.key] = member.value } }
                many[key] = value
            }
        }
        return many.isEmpty ? .record(few) : .dictionary(many)
    }

    private mutating func elements(depth: Int) throws(Fault) -> [PropertyList] {
        position += 1
        var elements: [PropertyList] = []
        while try !takes(UInt8(ascii: ")")) {
            elements.append(try value(depth: depth + 1))
            if try takes(UInt8(ascii: ",")) { continue }
            guard next == UInt8(ascii: ")") else { throw fault(expected: "',' or ')'") }
        }
        return elements
    }

    /// Goes past a byte and the space before it, if it is next.
    private mutating func takes(_ byte: UInt8) throws(Fault) -> Bool {
        try skipSpace()
        guard next == byte else { return false }
        position += 1
        return true
    }

    /// Goes past white space and comments.
    private mutating func skipSpace() throws(Fault) {
        while let byte = next {
            if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
                position += 1
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count {
                let second = bytes[position + 1]
                if second == UInt8(ascii: "*") {
                    try skipBlockComment()
                } else if second == UInt8(ascii: "/") {
                    while let byte = next, byte != UInt8(ascii: "\n") { position += 1 }
                } else {
                    return
                }
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() throws(Fault) {
        var end = position + 2
        while end + 1 < bytes.count {
            if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") {
                position = end + 2
                return
            }
            end += 1
        }
        throw fault("a comment isn't closed")
    }

    private mutating func text() throws(Fault) -> String {
        try skipSpace()
        if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(quote) }
        let start = position
        while let byte = next, Self.isPlain(byte) { position += 1 }
        guard position > start else { throw fault(expected: "a value") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "+"):
            true
        default: false
        }
    }

    private mutating func quoted(_ quote: UInt8) throws(Fault) -> String {
        let opening = position
        position += 1
        var text: [UInt8] = []
        var start = position
        while let byte = next, byte != quote {
            guard byte == UInt8(ascii: "\\") else {
                position += 1
                continue
            }
            text += bytes[start..<position]
            position += 1
            text += try escaped()
            start = position
        }
        guard next != nil else {
            position = opening
            throw fault("a string isn't closed")
        }
        defer { position += 1 }
        return text.isEmpty
            ? String(decoding: bytes[start..<position], as: UTF8.self)
            : String(decoding: text + bytes[start..<position], as: UTF8.self)
    }

    /// What stands for the characters after a backslash.
    private mutating func escaped() throws(Fault) -> [UInt8] {
        guard let byte = next else { throw fault("a string isn't closed") }
        switch byte {
        case UInt8(ascii: "U"):
            let digits = String(decoding: bytes[(position + 1)...].prefix(4), as: UTF8.self)
            guard digits.utf8.count == 4, let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
                throw fault(expected: "a character code")
            }
            position += 5
            return Array(String(Character(scalar)).utf8)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            let digits = bytes[position...].prefix(3).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
            guard let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 8), code < 128 else {
                throw fault(expected: "an ASCII character code")
            }
            position += digits.count
            return [code]
        default:
            position += 1
            return [Self.escapes[byte] ?? byte]
        }
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
        UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    ]
}
