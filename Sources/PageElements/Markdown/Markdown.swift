/// The user's Markdown made safe HTML: CommonMark through cmark, the extensions of GitHub Flavored Markdown, and what
/// doc comments of Swift add.
package struct Markdown {
    private let places: MarkdownPlaces

    package init(_ places: MarkdownPlaces) { self.places = places }

    /// - Parameter symbol: the address of a symbol's page, by the name between two back-ticks; nil when it has none.
    package init(symbol: @escaping (String) -> String?) { self.init(MarkdownPlaces(symbol: symbol)) }

    /// The blocks of a text, its headings brought below the page's own.
    /// - Parameters:
    ///   - text: the Markdown.
    ///   - level: the level of the heading the text stands under, 1 to 6.
    package func blocks(_ text: String, under level: Int) -> [MarkdownNode] {
        marked(text, under: level).map(\.node)
    }

    /// The blocks of an article: what stands before its first heading, and the rest.
    package func article(_ text: String, under level: Int) -> (lead: [MarkdownNode], rest: [MarkdownNode]) {
        let marked = marked(text, under: level)
        let first = marked.firstIndex(where: \.isHeading) ?? marked.endIndex
        return (marked[..<first].map(\.node), marked[first...].map(\.node))
    }

    private func marked(_ text: String, under level: Int) -> [(node: MarkdownNode, isHeading: Bool)] {
        let parsed = tables(in: text)
        let ids = HeadingAnchors.ids(of: parsed)
        let policy = LinkPolicy(places: places, anchors: Set(ids))
        let top = parsed.compactMap(\.headingLevel).min() ?? 1
        var heading = 0
        return parsed.flatMap { $0.rewritten { refined($0, policy) } }.map { node in
            guard let own = node.headingLevel else { return (node, false) }
            defer { heading += 1 }
            let tag = Tag.heading(max(own - top + level + 1, level + 1))
            let id = ids.indices.contains(heading) ? ids[heading] : nil
            return (MarkdownNode(.block(Self.heading(node, tag, id: id).printed)), true)
        }
    }

    private static func heading(_ node: MarkdownNode, _ tag: Tag, id: String?) -> HTML {
        let content = Cmark.inlineHTML(node.children)
        guard let id else { return tag { content } }
        return Tag.div(.class("heading")) {
            SectionHeading.linked(tag, id: id, title: EscapedPunctuation.plain(node.plainText)) { content }
        }
    }

    /// The HTML of a text, its headings brought below the page's own.
    package func html(_ text: String, under level: Int) -> Markup { Cmark.html(blocks(text, under: level)) }

    /// The first paragraph, as inlines.
    package func summary(_ text: String) -> Markup? {
        let policy = LinkPolicy(places: places, anchors: [])
        let first = Cmark.parse(text).first { if case .paragraph = $0.kind { true } else { false } }
        return first.map { inline($0.children, policy) }
    }

    /// What follows the first paragraph, or nil when nothing does.
    package func discussion(_ text: String, under level: Int) -> Markup? {
        var nodes = blocks(text, under: level)
        guard let first = nodes.firstIndex(where: { if case .paragraph = $0.kind { true } else { false } }) else {
            return nodes.isEmpty ? nil : Cmark.html(nodes)
        }
        nodes.remove(at: first)
        return nodes.isEmpty ? nil : Cmark.html(nodes)
    }

    private func tables(in text: String) -> [MarkdownNode] {
        let definitions = Self.definitions(in: text)
        let parsed = Cmark.parse(text)
        let policy = LinkPolicy(places: places, anchors: Set(HeadingAnchors.ids(of: parsed)))
        return TableExtension.apply(to: parsed, definitions: definitions) { inline($0, policy) }
    }

    private func inline(_ nodes: [MarkdownNode], _ policy: LinkPolicy) -> Markup {
        let line = MarkdownNode(.paragraph(source: []), nodes)
        return Cmark.inlineHTML(line.rewritten { refined($0, policy) }.flatMap(\.children))
    }

    /// One node, its children already refined, with every extension but tables.
    private func refined(_ node: MarkdownNode, _ policy: LinkPolicy) -> [MarkdownNode] {
        switch node.kind {
        case .text(let text): return Autolinks.apply(to: text)
        case .item: return [TaskItems.apply(to: DocumentationFields.apply(to: node))]
        case .codeBlock(let info, let text):
            if let figure = places.figure(info) { return [MarkdownNode(.figure(figure.printed))] }
            let language = info.split(separator: " ").first.map(String.init) ?? "swift"
            return [MarkdownNode(.block(CodeBlock.html(text, language: language).printed))]
        case .paragraph, .heading, .emphasis, .strong:
            var node = node
            node.children = Strikethrough.apply(to: node.children)
            return [node]
        default: return policy.apply(to: node)
        }
    }

    /// The lines that define links, so that a part of the text can be read on its own.
    private static func definitions(in text: String) -> String {
        guard text.contains("]:") else { return "" }
        return text.split(whereSeparator: \.isNewline).filter { line in
            let line = line.trimmed
            return line.hasPrefix("[") && line.contains("]:")
        }.joined(separator: "\n")
    }
}

extension Cmark {
    /// The HTML of inlines, on one line.
    static func inlineHTML(_ inlines: [MarkdownNode]) -> Markup {
        let html = Cmark.html([MarkdownNode(.paragraph(source: []), inlines)]).text
        guard html.hasPrefix("<p>"), html.hasSuffix("</p>\n") else { return Markup(html) }
        return Markup(String(html.dropFirst(3).dropLast(5)))
    }
}
