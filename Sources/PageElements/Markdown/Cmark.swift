import CCmark

/// The only file that touches cmark: text becomes ``MarkdownNode`` values, and these become HTML in cmark's safe mode,
/// where raw HTML and dangerous addresses are left out. Follows cmark.h of cmark 0.30.
package enum Cmark {
    /// How deep quotes and lists may nest; what is nested deeper is kept as plain text.
    private static let deepest = 60

    /// The version of cmark that is linked.
    package static var version: String { cmark_version_string().map { String(cString: $0) } ?? "" }

    /// The blocks of a document.
    package static func parse(_ text: String) -> [MarkdownNode] {
        let text = EscapedPunctuation.protect(text)
        guard let document = cmark_parse_document(text, text.utf8.count, CMARK_OPT_DEFAULT) else { return [] }
        defer { cmark_node_free(document) }
        return children(of: document, in: MarkdownSource(text), depth: 0)
    }

    /// The HTML of blocks, or of inlines alone.
    package static func html(_ nodes: [MarkdownNode]) -> Markup {
        guard let document = cmark_node_new(CMARK_NODE_DOCUMENT) else { return Markup("") }
        defer { cmark_node_free(document) }
        append(nodes, to: document)
        guard let html = cmark_render_html(document, CMARK_OPT_SAFE) else { return Markup("") }
        defer { cmark_get_default_mem_allocator().pointee.free(html) }
        return Markup(String(cString: html))
    }
}

extension Cmark {
    private static func children(
        of parent: OpaquePointer, in source: MarkdownSource, depth: Int
    ) -> [MarkdownNode] {
        var nodes: [MarkdownNode] = []
        var next = cmark_node_first_child(parent)
        while let node = next {
            next = cmark_node_next(node)
            if depth == deepest {
                nodes.append(flattened(node))
                continue
            }
            guard let kind = kind(of: node, in: source) else { continue }
            let quote = cmark_node_get_type(node) == CMARK_NODE_BLOCK_QUOTE ? 1 : 0
            nodes.append(
                MarkdownNode(
                    kind, children(of: node, in: source.nested(inQuotes: quote), depth: depth + 1),
                    line: Int(cmark_node_get_start_line(node))))
        }
        return nodes
    }

    private static func kind(of node: OpaquePointer, in source: MarkdownSource) -> MarkdownNode.Kind? {
        let line = Int(cmark_node_get_start_line(node))
        let column = Int(cmark_node_get_start_column(node))
        let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
        let verbatim = EscapedPunctuation.verbatim(literal)
        switch cmark_node_get_type(node) {
        case CMARK_NODE_BLOCK_QUOTE: return .blockQuote
        case CMARK_NODE_LIST:
            let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
            return .list(
                MarkdownList(
                    start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
                    isTight: cmark_node_get_list_tight(node) != 0))
        case CMARK_NODE_ITEM: return .item
        case CMARK_NODE_CODE_BLOCK:
            let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
            return .codeBlock(info: EscapedPunctuation.plain(info), text: verbatim)
        case CMARK_NODE_HTML_BLOCK: return .html(verbatim)
        case CMARK_NODE_PARAGRAPH:
            let lines = source.lines(line...max(line, Int(cmark_node_get_end_line(node))), firstColumn: column)
            return .paragraph(source: lines)
        case CMARK_NODE_HEADING: return .heading(Int(cmark_node_get_heading_level(node)))
        case CMARK_NODE_THEMATIC_BREAK: return .thematicBreak
        case CMARK_NODE_TEXT: return .text(literal)
        case CMARK_NODE_SOFTBREAK: return .softBreak
        case CMARK_NODE_LINEBREAK: return .lineBreak
        case CMARK_NODE_CODE: return .code(verbatim, isSymbol: source.hasTwoBackTicks(before: column, line: line))
        case CMARK_NODE_HTML_INLINE: return .inlineHTML(verbatim)
        case CMARK_NODE_EMPH: return .emphasis
        case CMARK_NODE_STRONG: return .strong
        case CMARK_NODE_LINK: return .link(url: url(of: node), title: title(of: node))
        case CMARK_NODE_IMAGE: return .image(url: url(of: node), title: title(of: node))
        default: return nil
        }
    }

    private static func url(of node: OpaquePointer) -> String {
        EscapedPunctuation.plain(cmark_node_get_url(node).map { String(cString: $0) } ?? "")
    }

    private static func title(of node: OpaquePointer) -> String {
        EscapedPunctuation.plain(cmark_node_get_title(node).map { String(cString: $0) } ?? "")
    }

    /// A node without any structure in it.
    private static func flattened(_ node: OpaquePointer) -> MarkdownNode {
        let text = MarkdownNode(.text(plainText(of: node)))
        let type = cmark_node_get_type(node)
        if type.rawValue > CMARK_NODE_LAST_BLOCK.rawValue { return text }
        let paragraph = MarkdownNode(.paragraph(source: []), [text])
        return type == CMARK_NODE_ITEM ? MarkdownNode(.item, [paragraph]) : paragraph
    }

    private static func plainText(of node: OpaquePointer) -> String {
        guard let iterator = cmark_iter_new(node) else { return "" }
        defer { cmark_iter_free(iterator) }
        var text = ""
        while cmark_iter_next(iterator) != CMARK_EVENT_DONE {
            let current = cmark_iter_get_node(iterator)
            guard let literal = cmark_node_get_literal(current) else { continue }
            text += String(cString: literal)
        }
        return text
    }
}

extension Cmark {
    private static func append(_ nodes: [MarkdownNode], to parent: OpaquePointer) {
        for node in nodes {
            guard let made = make(node.kind) else { continue }
            guard cmark_node_append_child(parent, made) == 1 else {
                cmark_node_free(made)
                append(node.children, to: parent)
                continue
            }
            append(node.children, to: made)
        }
    }

    private static func make(_ kind: MarkdownNode.Kind) -> OpaquePointer? {
        switch kind {
        case .blockQuote: return cmark_node_new(CMARK_NODE_BLOCK_QUOTE)
        case .list(let list):
            let node = cmark_node_new(CMARK_NODE_LIST)
            cmark_node_set_list_type(node, list.start == nil ? CMARK_BULLET_LIST : CMARK_ORDERED_LIST)
            if let start = list.start { cmark_node_set_list_start(node, Int32(clamping: start)) }
            cmark_node_set_list_tight(node, list.isTight ? 1 : 0)
            return node
        case .item: return cmark_node_new(CMARK_NODE_ITEM)
        case .codeBlock(let info, let text):
            let node = literal(CMARK_NODE_CODE_BLOCK, text)
            cmark_node_set_fence_info(node, info)
            return node
        case .paragraph: return cmark_node_new(CMARK_NODE_PARAGRAPH)
        case .heading(let level):
            let node = cmark_node_new(CMARK_NODE_HEADING)
            cmark_node_set_heading_level(node, Int32(clamping: level))
            return node
        case .thematicBreak: return cmark_node_new(CMARK_NODE_THEMATIC_BREAK)
        case .text(let text): return literal(CMARK_NODE_TEXT, EscapedPunctuation.plain(text))
        case .softBreak: return cmark_node_new(CMARK_NODE_SOFTBREAK)
        case .lineBreak: return cmark_node_new(CMARK_NODE_LINEBREAK)
        case .code(let text, _): return literal(CMARK_NODE_CODE, text)
        case .emphasis: return cmark_node_new(CMARK_NODE_EMPH)
        case .strong: return cmark_node_new(CMARK_NODE_STRONG)
        case .link(let url, let title): return address(CMARK_NODE_LINK, url, title)
        case .image(let url, let title): return address(CMARK_NODE_IMAGE, url, title)
        case .html(let text): return literal(CMARK_NODE_HTML_BLOCK, text)
        case .inlineHTML(let text): return literal(CMARK_NODE_HTML_INLINE, text)
        case .block(let markup), .figure(let markup): return custom(CMARK_NODE_CUSTOM_BLOCK, markup.text)
        case .inline(let markup): return custom(CMARK_NODE_CUSTOM_INLINE, markup.text)
        case .division(let attributes):
            let tags = HTMLPrinter.tags(.div, attributes)
            return custom(CMARK_NODE_CUSTOM_BLOCK, tags.open, tags.close)
        }
    }

    private static func literal(_ type: cmark_node_type, _ text: String) -> OpaquePointer? {
        let node = cmark_node_new(type)
        cmark_node_set_literal(node, text)
        return node
    }

    private static func address(_ type: cmark_node_type, _ url: String, _ title: String) -> OpaquePointer? {
        let node = cmark_node_new(type)
        cmark_node_set_url(node, url)
        cmark_node_set_title(node, title)
        return node
    }

    private static func custom(_ type: cmark_node_type, _ before: String, _ after: String = "") -> OpaquePointer? {
        let node = cmark_node_new(type)
        cmark_node_set_on_enter(node, before)
        cmark_node_set_on_exit(node, after)
        return node
    }
}
