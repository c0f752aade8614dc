/// The parts of an address without a scheme, percent signs resolved.
struct RelativeAddress {
    let path: String
    let anchor: String?

    init(_ url: String) {
        let parts = url.utf8.split(separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false)
        path = Self.decoded(parts[0].prefix { $0 != UInt8(ascii: "?") })
        anchor = parts.count > 1 ? Self.decoded(parts[1]) : nil
    }

    /// Whether an address names a scheme or a host: it points outside the site.
    static func hasScheme(_ url: String) -> Bool {
        if url.hasPrefix("//") { return true }
        let scheme = url.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
        return scheme.first?.isLetter == true && url.dropFirst(scheme.count).first == ":"
    }

    /// The path it leads to from a file, or nil where that is above the root.
    /// - Parameter file: relative to the root, with `/` between components.
    func resolved(from file: String) -> String? {
        guard !path.hasPrefix("/") else { return nil }
        var names = Self.components(of: file).dropLast()
        for part in Self.components(of: path) where part != "." {
            if part != ".." {
                names.append(part)
            } else if names.popLast() == nil {
                return nil
            }
        }
        return names.joined(separator: "/")
    }

    /// How a file is written from a folder; both relative to the same root.
    static func path(to file: String, from folder: String) -> String {
        let target = components(of: file)
        let start = components(of: folder)
        let shared = zip(target, start).prefix { $0 == $1 }.count
        return (Array(repeating: Substring(".."), count: start.count - shared) + target.dropFirst(shared)).joined(
            separator: "/")
    }

    private static func components(of path: String) -> [Substring] {
        path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
    }

    /// Each `%` with two hexadecimal digits as the byte it stands for.
    private static func decoded(_ text: Substring.UTF8View) -> String {
        guard text.contains(UInt8(ascii: "%")) else { return String(Substring(text)) }
        var bytes: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            if byte == UInt8(ascii: "%"), digits.utf8.count == 2, digits.first != "+", digits.first != "-",
                let value = UInt8(digits, radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
