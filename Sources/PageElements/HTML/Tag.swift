/// The elements pages are made of.
package enum Tag: String, Hashable, Sendable {
    case html, head, meta, title, link, style, script, body
    case header, nav, main, footer, section, figure, figcaption, div, span, p, h1, h2, h3, h4, h5, h6
    case ul, ol, li, table, thead, tbody, tr, th, td
    case a, button, code, pre, b, i, del, br, wbr, img, kbd, details, summary
    case dialog, label, input, select, option, fieldset, legend
    case svg, symbol, path, circle, rect, use

    /// Whether the element has no content and no end tag.
    var isVoid: Bool {
        switch self {
        case .meta, .link, .br, .wbr, .img, .input: true
        default: false
        }
    }

    /// The element with its attributes and content: `Tag.p(.class("lead")) { "Eight coordinators." }`.
    @inline(never)
    package func callAsFunction(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
        .element(self, attributes.compactMap { $0 }, content())
    }

    /// The heading of a level, 1 to 6; others are brought into that range.
    package static func heading(_ level: Int) -> Tag {
        [Tag.h1, .h2, .h3, .h4, .h5, .h6][min(max(level, 1), 6) - 1]
    }
}
