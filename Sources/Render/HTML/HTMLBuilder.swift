/// Lets a piece of a page be written as a list of elements and strings, with `if` and `for` between.
@resultBuilder
enum HTMLBuilder {
    static func buildExpression(_ piece: HTML) -> HTML { piece }
    static func buildExpression(_ piece: HTML?) -> HTML { piece ?? .empty }
    static func buildExpression(_ text: String) -> HTML { .text(text) }
    static func buildExpression(_ markup: Markup) -> HTML { .markup(markup) }
    static func buildExpression(_ pieces: [HTML]) -> HTML { .sequence(pieces) }
    static func buildBlock(_ pieces: HTML...) -> HTML { pieces.count == 1 ? pieces[0] : .sequence(pieces) }
    static func buildOptional(_ piece: HTML?) -> HTML { piece ?? .empty }
    static func buildEither(first piece: HTML) -> HTML { piece }
    static func buildEither(second piece: HTML) -> HTML { piece }
    static func buildArray(_ pieces: [HTML]) -> HTML { .sequence(pieces) }
}

extension HTML {
    /// The pieces one after another.
    static func of(@HTMLBuilder _ content: () -> HTML) -> HTML { content() }
}
