/// Turns the links of pages into fragments of one file.
struct SingleFileLinks {
    /// Attributes that name other elements by their ids.
    private static let references: Set = [
        "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "aria-details", "aria-flowto",
        "aria-activedescendant", "data-filters", "for", "headers", "list", "popovertarget",
    ]

    private let pages: [String: SitePage]
    private let files: [String: OutputFile]

    init(pages: [SitePage], files: [OutputFile]) {
        self.pages = Dictionary(pages.map { ($0.path, $0) }) { first, _ in first }
        self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    }

    /// Markup of a page as a part of the one file.
    /// - Parameter prefixed: whether the ids in it are the page's own.
    func rewritten(_ markup: ArraySlice<UInt8>, of page: SitePage, prefixed: Bool) -> [UInt8] {
        AttributeRewriter.rewritten(markup) { name, value in
            switch name {
            case "id": prefixed ? "\(page.name):\(value)" : value
            case "href", "xlink:href", "src": address(value, of: page)
            // Which link of the sidebar leads to the page that is shown is for a script to say.
            case "aria-current" where !prefixed: nil
            default: referenced(name, value, of: page)
            }
        }
    }

    private func referenced(_ name: String, _ value: String, of page: SitePage) -> String {
        if Self.references.contains(name) {
            return value.split(separator: " ").map { id in
                page.ids.contains(String(id)) ? "\(page.name):\(id)" : "\(id)"
            }
            .joined(separator: " ")
        }
        guard value.hasPrefix("url(#"), value.hasSuffix(")") else { return value }
        let id = String(value.dropFirst(5).dropLast())
        return page.ids.contains(id) ? "url(#\(page.name):\(id))" : value
    }

    /// What an address becomes; nil where it leads to a file that does not come along.
    private func address(_ link: String, of page: SitePage) -> String? {
        guard !RelativeAddress.hasScheme(link) else { return link }
        let address = RelativeAddress(link)
        guard let target = address.path.isEmpty ? page.path : address.resolved(from: page.path) else { return nil }
        if address.path.isEmpty {
            guard let anchor = address.anchor, page.ids.contains(anchor) else { return link }
            return "#\(page.name):\(anchor)"
        }
        if let other = pages[target] {
            return "#" + other.name + (address.anchor.map { ":\($0)" } ?? "")
        }
        guard let file = files[target], file.path.hasPrefix(ArticleLibrary.pictureFolder) else { return nil }
        return DataAddress.of(file)
    }
}

/// Files as addresses that hold them.
enum DataAddress {
    private static let types = [
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "svg": "image/svg+xml",
        "webp": "image/webp",
    ]

    /// A picture as a `data:` address.
    static func of(_ file: OutputFile) -> String {
        let ending = file.path.split(separator: ".").last.map(String.init) ?? ""
        return "data:\(types[ending] ?? "application/octet-stream");base64,\(base64(file.contents))"
    }

    /// RFC 4648, section 4.
    private static func base64(_ bytes: [UInt8]) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var output: [UInt8] = []
        output.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0..<4 {
                output.append(place > group.count ? UInt8(ascii: "=") : letters[bits >> (18 - 6 * place) & 63])
            }
        }
        return String(decoding: output, as: UTF8.self)
    }
}
