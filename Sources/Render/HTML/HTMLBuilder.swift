/// Lets a piece of a page be written as a list of elements and strings, with `if` and `for` between.
@resultBuilder
package enum HTMLBuilder {
    package static func buildExpression(_ piece: HTML) -> HTML { piece }
    package static func buildExpression(_ piece: HTML?) -> HTML { piece ?? .empty }
    package static func buildExpression(_ text: String) -> HTML { .text(text) }
    package static func buildExpression(_ markup: Markup) -> HTML { .markup(markup) }
    package static func buildExpression(_ pieces: [HTML]) -> HTML { .sequence(pieces) }
    package static func buildBlock(_ pieces: HTML...) -> HTML { pieces.count == 1 ? pieces[0] : .sequence(pieces) }
    package static func buildOptional(_ piece: HTML?) -> HTML { piece ?? .empty }
    package static func buildEither(first piece: HTML) -> HTML { piece }
    package static func buildEither(second piece: HTML) -> HTML { piece }
    package static func buildArray(_ pieces: [HTML]) -> HTML { .sequence(pieces) }
}

extension HTML {
    /// The pieces one after another.
    package static func of(@HTMLBuilder _ content: () -> HTML) -> HTML { content() }
}
