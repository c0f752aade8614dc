/// The parts of an address without a scheme, percent signs resolved.
struct RelativeAddress {
    let path: String
    let anchor: String?

    init(_ url: String) {
        let parts = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        path = Self.decoded(parts[0].prefix { $0 != "?" })
        anchor = parts.count > 1 ? Self.decoded(parts[1]) : nil
    }

    /// Whether an address names a scheme or a host: it leads out of the site.
    static func hasScheme(_ url: String) -> Bool {
        if url.hasPrefix("//") { return true }
        let scheme = url.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
        return scheme.first?.isLetter == true && url.dropFirst(scheme.count).first == ":"
    }

    /// The path it leads to from a file, or nil where that is above the root.
    /// - Parameter file: relative to the root, with `/` between components.
    func resolved(from file: String) -> String? {
        guard !path.hasPrefix("/") else { return nil }
        var names = file.split(separator: "/").dropLast().map(String.init)
        for part in path.split(separator: "/") where part != "." {
            if part != ".." {
                names.append(String(part))
            } else if names.popLast() == nil {
                return nil
            }
        }
        return names.joined(separator: "/")
    }

    /// How a file is written from a folder; both relative to the same root.
    static func path(to file: String, from folder: String) -> String {
        let target = file.split(separator: "/")
        let start = folder.split(separator: "/")
        let shared = zip(target, start).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: start.count - shared) + target.dropFirst(shared).map(String.init))
            .joined(separator: "/")
    }

    /// Each `%` with two hexadecimal digits as the byte it stands for.
    private static func decoded(_ text: Substring) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
        var bytes: [UInt8] = []
        var rest = Substring(text).utf8
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
