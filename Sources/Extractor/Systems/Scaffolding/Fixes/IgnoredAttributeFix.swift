import SwiftSource

/// Takes `@ScaffoldingIgnored` away, with the blanks after it, or with its whole line where it stands alone.
enum IgnoredAttributeFix: Fix {
    static let rule = "redundant-ignored"

    static func edits(of text: String, at offset: Int) -> [Edit] {
        let bytes = Array(text.utf8)
        let names = ["@Scaffolding.ScaffoldingIgnored", "@ScaffoldingIgnored"].map { Array($0.utf8) }
        guard let name = names.first(where: { bytes[min(offset, bytes.count)...].starts(with: $0) }) else { return [] }
        func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        var end = offset + name.count
        while end < bytes.count, isBlank(bytes[end]) { end += 1 }
        var start = offset
        while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
        let beginsLine = start == 0 || bytes[start - 1] == UInt8(ascii: "\n") || bytes[start - 1] == UInt8(ascii: "\r")
        if beginsLine, end < bytes.count, [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(bytes[end]) {
            let isPair =
                bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
            return [Edit(range: start..<end + (isPair ? 2 : 1))]
        }
        return [Edit(range: offset..<end)]
    }
}
