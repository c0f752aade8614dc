/// Lets a piece of a page be written as a list of elements and strings, with `if` and `for` between.
@resultBuilder
package enum HTMLBuilder {
    /// A piece.
    @inline(never)
    package static func buildExpression(_ piece: HTML) -> HTML { piece }
    /// A piece that may be missing.
    @inline(never)
    package static func buildExpression(_ piece: HTML?) -> HTML { piece ?? .empty }
    /// Text.
    @inline(never)
    package static func buildExpression(_ text: String) -> HTML { .text(text) }
    /// What is markup already.
    @inline(never)
    package static func buildExpression(_ markup: Markup) -> HTML { .markup(markup) }
    /// Pieces made elsewhere.
    @inline(never)
    package static func buildExpression(_ pieces: [HTML]) -> HTML { .sequence(pieces) }
    /// Pieces one after another.
    @inline(never)
    package static func buildBlock(_ pieces: HTML...) -> HTML { pieces.count == 1 ? pieces[0] : .sequence(pieces) }
    /// `if` without `else`.
    @inline(never)
    package static func buildOptional(_ piece: HTML?) -> HTML { piece ?? .empty }
    /// The first branch of `if` or `switch`.
    @inline(never)
    package static func buildEither(first piece: HTML) -> HTML { piece }
    /// Its other branch.
    @inline(never)
    package static func buildEither(second piece: HTML) -> HTML { piece }
    /// `for`.
    @inline(never)
    package static func buildArray(_ pieces: [HTML]) -> HTML { .sequence(pieces) }
}

extension HTML {
    /// The pieces one after another.
    package static func of(@HTMLBuilder _ content: () -> HTML) -> HTML { content() }
}
