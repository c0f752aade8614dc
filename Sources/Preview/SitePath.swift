/// The path of a file of a site, as the target of a request names it.
///
/// RFC 3986, section 2.1: each escape is resolved once, and what comes out is a name and nothing else.
package enum SitePath {
    /// The path relative to the site's folder; the page of a folder where the target ends with a slash.
    /// - Parameter target: as it came, without the query.
    /// - Returns: nil for what names nothing inside of a site: it climbs, is no path, or holds what no name does.
    package static func path(of target: [UInt8]) -> String? {
        guard target.first == UInt8(ascii: "/"), let bytes = resolved(target.dropFirst()),
            let text = String(validating: bytes, as: UTF8.self)
        else { return nil }
        let names = text.split(separator: "/", omittingEmptySubsequences: false)
        let isName = names.enumerated().allSatisfy { index, name in
            name != "." && name != ".." && (!name.isEmpty || index == names.count - 1)
        }
        guard isName else { return nil }
        return names.last == "" ? text + "index.html" : text
    }

    /// The bytes that escapes stand for; nil where an escape is none, or stands for what would part names.
    private static func resolved(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                guard isInName(byte) || byte == UInt8(ascii: "/") else { return nil }
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
                return nil
            }
            guard isInName(high << 4 | low) else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    /// Whether a name may hold the byte: not what parts names, on any system, and nothing that is not seen.
    private static func isInName(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "\\")
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
