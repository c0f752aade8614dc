import NavigationModel
import PageElements

/// A text of the user's, with all that it asks for: figures, and pages and pictures of the same folder of articles.
struct ArticleText: Hashable, Sendable {
    /// The Markdown.
    let text: String
    /// In the order of the text, each with the words after its fence.
    private let figures: [Named<DrawnFigure>]
    /// The addresses on the page of what links lead to, by what is written there.
    private let pages: [String: String]
    private let pictures: [String: String]

    private struct Named<Value: Hashable & Sendable>: Hashable, Sendable {
        let words: String
        let value: Value
    }

    /// - Parameters:
    ///   - text: the Markdown.
    ///   - path: the article's path in the folder; nil for a text that is no part of it.
    ///   - context: the page it stands on.
    init(_ text: String, of path: String?, _ site: SiteContent, _ context: PageContext) {
        self.text = text
        var figures: [Named<DrawnFigure>] = []
        var pages: [String: String] = [:]
        var pictures: [String: String] = [:]
        for node in Cmark.parse(text).flatMap(\.flattened) {
            switch node.kind {
            case .codeBlock(let info, _):
                guard let figure = (try? ArticleFigure.asked(by: info, in: site.graph)).flatMap({ $0 }) else { break }
                let drawn = DrawnFigure(figure, number: figures.count + 1, site, context)
                figures.append(Named(words: info, value: drawn))
            case .link(let url, _), .image(let url, _):
                switch path.flatMap({ site.articles?.link(url, from: $0) }) {
                case .page(let address): pages[url] = context.link(address)
                case .picture(let address): pictures[url] = context.link(address)
                case .elsewhere, .nowhere, nil: break
                }
            default: break
            }
        }
        self.figures = figures
        self.pages = pages
        self.pictures = pictures
    }

    /// What makes HTML of the text on its page. Each figure is handed out once.
    func markdown(_ context: PageContext) throws -> Markdown {
        var drawn: [String: [HTML]] = [:]
        for figure in figures { drawn[figure.words, default: []].append(try figure.value.html(context)) }
        var places = context.places
        places.file = { pages[$0] }
        places.picture = { pictures[$0] }
        places.figure = { words in
            guard let figure = drawn[words]?.first else { return nil }
            drawn[words]?.removeFirst()
            return figure
        }
        return Markdown(places)
    }
}
