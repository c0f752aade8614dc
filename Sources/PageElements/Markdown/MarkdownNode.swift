/// One node of a Markdown document, as cmark understood it or as an extension made it.
package struct MarkdownNode: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case blockQuote
        case list(MarkdownList)
        case item
        case codeBlock(info: String, text: String)
        /// With its lines as written, without the marks of the quotes and lists around it.
        case paragraph(source: [String])
        case heading(Int)
        case thematicBreak
        case text(String)
        case softBreak
        case lineBreak
        /// A code span; `isSymbol` when it was written between two back-ticks, as links to symbols are.
        case code(String, isSymbol: Bool)
        case emphasis
        case strong
        case link(url: String, title: String)
        case image(url: String, title: String)
        /// Raw HTML between blocks or in a line. It never reaches a page.
        case html(String)
        case inlineHTML(String)
        /// What navdocs made itself, between blocks or in a line.
        case block(Markup)
        /// A picture or a way that stands in place of a code block.
        case figure(Markup)
        case inline(Markup)
        /// A division of a page around blocks.
        case division([Attribute])
    }

    package var kind: Kind
    package var children: [MarkdownNode]
    /// The line of the text it starts on, counted from 1; 0 for what was not read from one.
    package var line: Int

    package init(_ kind: Kind, _ children: [MarkdownNode] = [], line: Int = 0) {
        self.kind = kind
        self.children = children
        self.line = line
    }

    /// The text without any markup.
    package var plainText: String {
        switch kind {
        case .text(let text), .code(let text, _), .codeBlock(_, let text): text
        case .softBreak, .lineBreak: " "
        default: children.map(\.plainText).joined()
        }
    }

    /// The node and everything in it, in the order of the text.
    package var flattened: [MarkdownNode] { [self] + children.flatMap(\.flattened) }

    /// The node with its descendants changed first, then itself: one node may become several or none.
    package func rewritten(_ change: (MarkdownNode) -> [MarkdownNode]) -> [MarkdownNode] {
        var node = self
        node.children = children.flatMap { $0.rewritten(change) }
        return change(node)
    }
}

/// What a list is numbered with.
package struct MarkdownList: Hashable, Sendable {
    /// The first number; absent for a list with bullets.
    var start: Int?
    /// Whether its items stand without space between.
    var isTight: Bool
}
