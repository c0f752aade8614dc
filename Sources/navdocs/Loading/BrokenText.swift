import Base
import NavigationModel

/// Source that is not UTF-8 is read all the same, and said to be.
enum BrokenText {
    /// How much of a line is quoted, in characters.
    private static let quoted = 80

    /// The notice for a file with bytes that are not UTF-8, at the first of them. Nil for a binary property list:
    /// those stand in built frameworks, not in an app's sources.
    static func notice(for bytes: [UInt8], path: String) -> NotUnderstood? {
        if path.hasSuffix(".plist"), bytes.starts(with: "bplist".utf8) { return nil }
        let wrong = firstWrongByte(in: bytes)
        let before = bytes[..<wrong]
        let newline = UInt8(ascii: "\n")
        let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
        let line = bytes[start...].prefix { $0 != newline }
        return NotUnderstood(
            text: String(String(decoding: line.prefix(4 * quoted), as: UTF8.self).prefix(quoted)),
            reason: "not UTF-8; invalid bytes were replaced by U+FFFD",
            help: "Save the file as UTF-8.",
            location: SourceLocation(
                file: path, line: before.count { $0 == newline } + 1, column: wrong - start + 1))
    }

    /// The index of the first byte that no UTF-8 text has there; the count where there is none.
    private static func firstWrongByte(in bytes: [UInt8]) -> Int {
        var decoder = UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while case .valid(let encoded) = decoder.parseScalar(from: &iterator) { offset += encoded.count }
        return min(offset, bytes.count)
    }
}
