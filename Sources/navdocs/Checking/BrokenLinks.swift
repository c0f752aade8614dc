import Arguments
import Platform
import Render

/// Links that would lead a reader nowhere.
enum BrokenLinks: Explained, Equatable {
    /// So many in the user's articles, each told already.
    case inArticles(Int)
    /// Those of the site's own pages.
    case inPages([BrokenLink])

    /// How many links a message names.
    private static let named = 3

    /// Checks a site before it is written.
    static func check(_ files: [OutputFile]) throws(BrokenLinks) {
        let broken = LinkCheck.broken(in: ParallelMap.results(of: files) { LinkCheck.scan($0) })
        guard broken.isEmpty else { throw .inPages(broken) }
    }

    var message: String {
        switch self {
        case .inArticles(let count): "\(count) broken link\(count == 1 ? "" : "s") in the articles; no site was written"
        case .inPages(let links):
            "the site has broken links: "
                + links.prefix(Self.named).map { link in
                    "\(link.file) refers to \(link.link), but that \(link.lacksAnchor ? "anchor" : "file") is missing"
                }.joined(separator: "; ")
                + (links.count > Self.named ? "; and \(links.count - Self.named) more" : "")
        }
    }

    var advice: String? {
        switch self {
        case .inArticles:
            "fix them: a relative link must lead to an article or an image in the articles folder; links to anything "
                + "else need a full URL"
        case .inPages:
            "nothing was written; this is a bug in navdocs: please report it with the source that causes it"
        }
    }
}
