import PageElements

/// A page of the site, before the frame is put around it.
struct Page {
    /// Relative to the site's folder.
    let path: String
    /// The document's title, without the app's.
    let title: String
    let entry: SidebarEntry
    let body: [Block]
    /// Whether a simulator is on it.
    var isSimulated = false
    /// The files made together with the page: its picture.
    var files: [OutputFile] = []
}

/// A part of a page's Markdown document.
enum Block {
    /// The user's Markdown, or our own, under a heading of the given level.
    case prose(String, under: Int)
    /// Prose that is parsed already.
    case parsed([MarkdownNode])
    /// What a page type made.
    case generated(HTML)
}

extension Block {
    /// The blocks of an article: figures stand by themselves, as wide as the page, with prose between.
    static func article(_ nodes: [MarkdownNode]) -> [Block] {
        var blocks: [Block] = []
        var prose: [MarkdownNode] = []
        for node in nodes {
            guard case .figure(let figure) = node.kind else {
                prose.append(node)
                continue
            }
            if !prose.isEmpty { blocks.append(.parsed(prose)) }
            prose = []
            blocks.append(.generated(.markup(figure)))
        }
        return prose.isEmpty ? blocks : blocks + [.parsed(prose)]
    }
}

/// What the sidebar marks as the current page.
enum SidebarEntry: Hashable {
    case overview, changes, screens, journeys, deepLinks, simulator, findings, notUnderstood
    case coordinator(String)
    /// A screen, below the list of them; the tree is open along the way to the coordinator that shows it.
    case screen(owner: String?)
    /// By its address.
    case article(String)
}

/// A kind of page: one file, one entry in ``Site/pageTypes``. Its values hold all that one page of the kind is made from,
/// besides what all pages share: where they are equal, so are the pages, byte for byte.
protocol PageContent: Hashable, Sendable {
    /// The pages of the kind.
    static func pages(of site: SiteContent) -> [PlannedPage]
    /// Makes the page, on any thread.
    func page(_ context: PageContext) throws -> Page
}

/// A page that is not made yet.
struct PlannedPage: Sendable {
    /// The path that the page will have.
    let path: String
    /// Takes what the page is made from out of the site, on any thread.
    let content: @Sendable () -> any PageContent

    init(_ path: String, _ content: @escaping @Sendable () -> any PageContent) {
        self.path = path
        self.content = content
    }
}
