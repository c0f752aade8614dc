/// Bare addresses of GitHub Flavored Markdown (spec 0.29, §6.9): `https://…`, `ftp://…`, `www.…` and mail addresses.
enum Autolinks {
    /// A text with the addresses in it made links.
    static func apply(to text: String) -> [MarkdownNode] {
        guard text.contains("://") || text.contains("www.") || text.contains("@") else {
            return [MarkdownNode(.text(text))]
        }
        let characters = Array(text)
        var nodes: [MarkdownNode] = []
        var plain = ""
        var position = 0
        var start = 0
        while position < characters.count {
            guard let found = address(at: position, in: characters, after: start) else {
                plain.append(characters[position])
                position += 1
                continue
            }
            plain.removeLast(found.before)
            if !plain.isEmpty { nodes.append(MarkdownNode(.text(plain))) }
            plain = ""
            let url = EscapedPunctuation.plain(found.url)
            nodes.append(MarkdownNode(.link(url: url, title: ""), [MarkdownNode(.text(found.text))]))
            position = found.end
            start = found.end
        }
        if !plain.isEmpty { nodes.append(MarkdownNode(.text(plain))) }
        return nodes
    }

    private struct Found {
        let url: String
        let text: String
        /// How many characters before the position belong to the address: a mail address is found at its `@`.
        let before: Int
        let end: Int
    }

    /// - Parameter start: where the address before it ended.
    private static func address(at position: Int, in text: [Character], after start: Int) -> Found? {
        switch text[position] {
        case "h", "w", "f", "H", "W", "F": web(at: position, in: text)
        case "@": mail(at: position, in: text, after: start)
        default: nil
        }
    }

    private static func web(at start: Int, in text: [Character]) -> Found? {
        let before = start > 0 ? text[start - 1] : " "
        let rest = text[start...]
        let prefix = ["https://", "http://", "ftp://", "www."].first { rest.prefix($0.count).elementsEqual($0) }
        guard let prefix else { return nil }
        // As GitHub does it: a scheme may follow any mark, `www.` only white space and what opens emphasis.
        let mayFollow =
            prefix == "www." ? before.isWhitespace || "*_~(".contains(before) : !before.isLetter && !before.isNumber
        guard mayFollow else { return nil }
        let host = prefix == "www." ? rest : rest.dropFirst(prefix.count)
        let domain = host.prefix { $0.isLetter || $0.isNumber || "-_.".contains($0) }
        guard isDomain(domain.dropLast(domain.last == "_" ? 1 : 0)) else { return nil }
        let whole = trimmed(rest.prefix { !$0.isWhitespace && $0 != "<" })
        guard whole.endIndex >= domain.startIndex + 1 else { return nil }
        let address = String(whole)
        return Found(
            url: prefix == "www." ? "http://\(address)" : address, text: address, before: 0, end: whole.endIndex)
    }

    private static func mail(at position: Int, in text: [Character], after start: Int) -> Found? {
        let isLocal: (Character) -> Bool = { $0.isASCII && ($0.isLetter || $0.isNumber) || ".+-_".contains($0) }
        let local = text[start..<position].reversed().prefix(while: isLocal)
        var domain = text[(position + 1)...].prefix { isLocal($0) && $0 != "+" }
        while domain.last == "." { domain.removeLast() }
        guard !local.isEmpty, domain.contains("."), domain.last != "-", domain.last != "_" else { return nil }
        let address = String(local.reversed()) + "@" + String(domain)
        return Found(url: "mailto:\(address)", text: address, before: local.count, end: domain.endIndex)
    }

    /// Whether there is a dot in it, and no underscore in its last two parts.
    private static func isDomain(_ domain: ArraySlice<Character>) -> Bool {
        let parts = domain.split(separator: ".", omittingEmptySubsequences: true)
        return parts.count >= 2 && !parts.suffix(2).contains { $0.contains("_") }
    }

    /// Without the punctuation that ends a sentence and not an address.
    private static func trimmed(_ address: ArraySlice<Character>) -> ArraySlice<Character> {
        var address = address
        while let last = address.last {
            if "?!.,:*_~'\"".contains(last) {
                address.removeLast()
            } else if last == ")", address.count(where: { $0 == ")" }) > address.count(where: { $0 == "(" }) {
                address.removeLast()
            } else if last == ";", let entity = address.lastIndex(of: "&"),
                address[(entity + 1)...].dropLast().allSatisfy({ $0.isLetter || $0.isNumber })
            {
                address = address[..<entity]
            } else {
                break
            }
        }
        return address
    }
}
