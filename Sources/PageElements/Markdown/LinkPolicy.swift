/// Decides which links of the user's text a page carries: the web and mail, anchors of the same text, symbols that have
/// a page, and what stands in the same folder of articles. A link to anything else is left as its text, since it would
/// lead nowhere from the site.
struct LinkPolicy {
    let places: MarkdownPlaces
    /// The ids of the headings in the same text.
    let anchors: Set<String>

    /// What stands for an inline: itself, its content alone, or a link.
    func apply(to node: MarkdownNode) -> [MarkdownNode] {
        switch node.kind {
        case .code(let text, isSymbol: true):
            let shown = MarkdownNode(.code(text.split(separator: "/").last.map(String.init) ?? text, isSymbol: false))
            guard let address = places.symbol(text) else { return [shown] }
            return [MarkdownNode(.link(url: address, title: ""), [shown])]
        case .link(let url, let title):
            let content = node.children.flatMap { $0.rewritten(Self.withoutLinks) }
            guard let address = address(url) else { return content }
            return [MarkdownNode(.link(url: address, title: title), content)]
        case .image(let url, let title):
            if let source = places.picture(url) { return [Self.picture(source, node.plainText, title: title)] }
            let text = node.plainText.isEmpty ? title : node.plainText
            guard let address = address(url), !address.hasPrefix("#") else { return [MarkdownNode(.text(text))] }
            return [MarkdownNode(.link(url: address, title: title), [MarkdownNode(.text(text.isEmpty ? url : text))])]
        case .inlineHTML(let tag): return [Self.inline(tag)].compactMap { $0 }
        case .html: return []
        default: return [node]
        }
    }

    private func address(_ url: String) -> String? {
        let isElsewhere = ["https://", "http://", "ftp://", "mailto:"].contains { url.lowercased().hasPrefix($0) }
        if isElsewhere { return url }
        guard url.hasPrefix("#") else { return places.file(url) }
        let anchor = HeadingAnchors.prefix + url.dropFirst()
        return anchors.contains(anchor) ? "#\(anchor)" : nil
    }

    private static func picture(_ source: String, _ words: String, title: String) -> MarkdownNode {
        let picture = Tag.img(
            .src(source), .named("alt", EscapedPunctuation.plain(words)), title.isEmpty ? nil : .named("title", title),
            .named("loading", "lazy"))
        return MarkdownNode(.inline(picture.printed))
    }

    /// `<br>` breaks the line, as it does in tables on the web; `<Value>` is a Swift type somebody wrote without
    /// back-ticks; every other tag is left out.
    private static func inline(_ tag: String) -> MarkdownNode? {
        let name = tag.dropFirst().dropLast()
        if ["br", "br/", "br /"].contains(name.lowercased()) { return MarkdownNode(.lineBreak) }
        let isType = name.first?.isUppercase == true && name.allSatisfy { $0.isLetter || $0.isNumber }
        return isType && name != name.uppercased() ? MarkdownNode(.text(tag)) : nil
    }

    private static func withoutLinks(_ node: MarkdownNode) -> [MarkdownNode] {
        if case .link = node.kind { node.children } else { [node] }
    }
}
