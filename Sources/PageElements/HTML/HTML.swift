/// A piece of a page. Text stays text until ``HTMLPrinter`` escapes it, once.
package indirect enum HTML: Hashable, Sendable {
    /// Text, not escaped yet.
    case text(String)
    /// An element with its attributes and content.
    case element(Tag, [Attribute], HTML)
    /// Pieces one after another.
    case sequence([HTML])
    /// What is markup already.
    case markup(Markup)

    /// Nothing.
    package static let empty = HTML.sequence([])

    /// The markup it prints as.
    package var printed: Markup { Markup(HTMLPrinter.print(self)) }
}

/// Text that already is well-formed markup: what the printer, cmark in safe mode or a graph drawing made.
package struct Markup: Hashable, Sendable {
    /// The markup itself.
    package let text: String

    /// Trusts a text. Only for what a printer of ours or cmark in safe mode made.
    package init(_ text: String) {
        self.text = text
    }
}
