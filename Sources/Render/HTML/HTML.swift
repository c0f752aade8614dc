/// A piece of a page. Text stays text until ``HTMLPrinter`` escapes it, once.
indirect enum HTML: Hashable, Sendable {
    case text(String)
    case element(Tag, [Attribute], HTML)
    case sequence([HTML])
    case markup(Markup)

    static let empty = HTML.sequence([])

    /// The markup it prints as.
    var printed: Markup { Markup(HTMLPrinter.print(self)) }
}

/// Text that already is well-formed markup: what the printer, cmark in safe mode or a graph drawing made.
struct Markup: Hashable, Sendable {
    let text: String

    init(_ text: String) {
        self.text = text
    }
}
