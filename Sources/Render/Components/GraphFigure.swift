import Drawing
import NavigationModel
import PageElements

/// A picture with its key above and its words below.
struct GraphFigure: Hashable, Sendable {
    /// What says the same as text.
    struct Twin: Hashable {
        let words: String
        let anchor: String
    }

    private let id: String
    private let caption: String
    private let twin: Twin
    /// The picture as a file of its own, relative to the site's folder.
    private let file: String
    private let filter: GraphFilter
    private let wide: GraphDrawing
    /// For phones; nil where the wide one is all there is.
    private let narrow: GraphDrawing?
    /// What cards of a folded map open to.
    private let folds: FoldFiles?

    /// - Parameters:
    ///   - subject: what it is a picture of.
    ///   - id: apart from those of other figures on the page.
    ///   - file: the picture as a file of its own, relative to the site's folder.
    ///   - filter: the key to the picture.
    ///   - inferred: what becomes of lines that are only inferred; nil for what the site says.
    ///   - light: what of it is lit.
    ///   - index: the graph.
    ///   - context: the page it stands on.
    init(
        of subject: GraphSubject, id: String, caption: String, twin: Twin, file: String, filter: GraphFilter,
        inferred: InferredLines? = nil, light: GraphLight = .none, _ index: GraphIndex, _ context: PageContext
    ) {
        self.id = id
        self.caption = caption
        self.twin = twin
        self.file = file
        self.filter = filter
        func drawing(_ layout: GraphLayout) -> GraphDrawing {
            GraphDrawing(
                of: subject, layout: layout, index: index, inferred: inferred ?? context.site.inferred, light: light,
                link: context.address)
        }
        wide = drawing(.wide)
        let hasNarrow = if case .coordinator = subject { !context.site.isCondensed } else { false }
        narrow = hasNarrow ? drawing(.narrow) : nil
        folds = subject == .app && !context.site.isCondensed ? FoldFiles(index, context) : nil
    }

    /// What the ids of the picture begin with, apart from those of other figures on the page.
    private func prefix(_ layout: String) -> String { id == "map" ? "\(layout)-" : "\(id)-\(layout)-" }

    /// The figure, and the picture as a file of its own: both from one layout.
    func drawn(_ context: PageContext) throws -> (html: HTML, files: [OutputFile]) {
        let wide = try wide.drawn()
        let picture = try wide.standaloneSVG { context.readdressed($0, from: file) }
        let html = try html(of: wide, folds: folds, twin: "#\(twin.anchor)", context)
        let opened = try folds?.files(idPrefix: prefix("wide")) ?? []
        return (html, [OutputFile(path: file, text: picture)] + opened)
    }

    /// The figure on a page of another's, which may hold several.
    /// - Parameter page: the page with what says the same as text.
    func inline(twinOn page: String, _ context: PageContext) throws -> HTML {
        try html(of: try wide.drawn(), folds: nil, twin: context.link("\(page)#\(twin.anchor)"), context)
    }

    /// The figure where every byte counts: without its key, and without a picture for phones, where it scrolls.
    func condensed() throws -> HTML {
        let wide = try wide.drawn()
        let picture = Markup(try wide.inlineSVG(idPrefix: "wide-"))
        return Tag.figure(.class("picture"), .id(id)) {
            Tag.div(.class("canvas"), .focusable, .role("group"), .aria("label", "Graph")) {
                Self.fitted(picture, width: wide.width)
            }
        }
    }

    private func html(
        of wide: DrawnGraph, folds: FoldFiles?, twin: String, _ context: PageContext
    ) throws -> HTML {
        let narrow = try narrow?.inlineSVG(idPrefix: prefix("narrow"))
        return html(
            wide: Self.fitted(Markup(try wide.inlineSVG(idPrefix: prefix("wide"))), width: wide.width),
            narrow: narrow.map { Markup($0) }, folds: folds, description: wide.description, twin: twin, context)
    }

    /// A picture that shrinks to the page's width, down to three quarters of its own; an empty one beside it keeps it
    /// from shrinking further.
    static func fitted(_ picture: Markup, width: Double) -> HTML {
        Tag.div(.class("fitted")) {
            Tag.svg(.named("width", "\(Int(width * 0.75))"), .named("height", "0"), .hiddenFromReaders)
            picture
        }
    }

    private static let foldedCaption =
        "A line from one group to another means that something in the first opens something in the second."

    private func html(
        wide: HTML, narrow: Markup?, folds: FoldFiles?, description: String, twin: String, _ context: PageContext
    ) -> HTML {
        let isFolded = folds?.isEmpty == false
        return Tag.figure(
            .class("graph"), .id(id), folds?.list(context).map { .data("folds", $0) },
            folds?.names(context).map { .data("names", $0) }
        ) {
            head(context)
            if isFolded {
                Tag.p(.class("folded")) {
                    description
                    Tag.span(.class("scripted-only")) { " Click a group to expand it." }
                }
            }
            Tag.div(.class("stage")) {
                canvas(narrow == nil ? nil : "only-wide") { wide }
                if let narrow { canvas("only-narrow") { narrow } }
            }
            Tag.p(.class("unseen"), .role("status"))
            Tag.figcaption {
                Tag.div(.class("said")) {
                    isFolded ? Self.foldedCaption : caption
                    if let hidden = self.wide.hiddenWords { " \(hidden)" }
                    Tag.span(.class("scripted-only")) {
                        " Click a node to highlight everything reachable from it. Click it again to open its page."
                    }
                }
                Tag.span(.class("links")) {
                    Tag.a(.href(twin)) { self.twin.words }
                    Tag.a(.class("file"), .href(context.link(file))) { "Open as an image" }
                }
            }
        }
    }

    private func head(_ context: PageContext) -> HTML {
        Tag.div(.class("graph-head")) {
            filter.styles
            Tag.div(.class("graph-tools")) {
                filter.evidence(hiding: wide.hidden)
                GraphTools(figure: id, file: context.link(file), name: fileName).html
            }
        }
    }

    /// The picture's file without its folder and its ending.
    private var fileName: String { String((file.split(separator: "/").last ?? "graph").prefix { $0 != "." }) }

    private func canvas(_ layout: String?, @HTMLBuilder content: () -> HTML) -> HTML {
        Tag.div(.class("canvas", layout), .focusable, .role("group"), .aria("label", "Graph"), content: content)
    }
}
