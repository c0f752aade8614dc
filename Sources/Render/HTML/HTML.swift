/// A piece of a page. Text stays text until ``HTMLPrinter`` escapes it, once.
package indirect enum HTML: Hashable, Sendable {
    case text(String)
    case element(Tag, [Attribute], HTML)
    case sequence([HTML])
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
    init(_ text: String) {
        self.text = text
    }
}
