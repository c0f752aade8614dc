import NavigationModel

/// A picture with its key above and its words below.
struct GraphFigure {
    let subject: GraphSubject
    var id: String
    let caption: String
    /// The words and the anchor of what says the same as text.
    let twin: (words: String, anchor: String)
    /// The picture as a file of its own, relative to the site's folder.
    let file: String
    /// What the picture's lines stand for.
    let transitions: [Transition]
    /// How many destinations are drawn that nothing opens.
    let unopened: Int
    /// How many lines are drawn to routers that are followed.
    var followed = 0

    /// The figure, and the picture as a file of its own: both from one layout.
    func drawn(_ context: PageContext) throws -> (html: HTML, file: OutputFile) {
        let wide = try drawing(.wide, context).drawn()
        let picture = try wide.standaloneSVG { context.readdressed($0, from: file) }
        let html = try html(of: wide, idPrefix: "", twin: "#\(twin.anchor)", context)
        return (html, OutputFile(path: file, text: picture))
    }

    /// The figure on a page of another's, which may hold several.
    /// - Parameters:
    ///   - id: its own there, and the start of every id in it.
    ///   - page: the page with what says the same as text.
    func inline(id: String, twinOn page: String, _ context: PageContext) throws -> HTML {
        var figure = self
        figure.id = id
        let twin = context.link("\(page)#\(twin.anchor)")
        return try figure.html(of: try drawing(.wide, context).drawn(), idPrefix: "\(id)-", twin: twin, context)
    }

    /// The figure where every byte counts: without its key, and without a picture for phones, where it scrolls.
    func condensed(_ context: PageContext) throws -> HTML {
        let wide = try drawing(.wide, context).drawn()
        let picture = Markup(try wide.inlineSVG(idPrefix: "wide-"))
        return Tag.figure(.class("picture"), .id(id)) {
            Tag.div(.class("canvas"), .focusable, .role("group"), .aria("label", "Graph")) {
                fitted(picture, width: wide.width)
            }
        }
    }

    private func html(of wide: DrawnGraph, idPrefix: String, twin: String, _ context: PageContext) throws -> HTML {
        let narrow = subject == .app ? nil : try drawing(.narrow, context).inlineSVG(idPrefix: "\(idPrefix)narrow-")
        return html(
            wide: fitted(Markup(try wide.inlineSVG(idPrefix: "\(idPrefix)wide-")), width: wide.width),
            narrow: narrow.map { Markup($0) }, twin: twin, context)
    }

    /// A picture that shrinks to the page's width, down to three quarters of its own; an empty one beside it keeps it
    /// from shrinking further.
    private func fitted(_ picture: Markup, width: Double) -> HTML {
        Tag.div(.class("fitted")) {
            Tag.svg(.named("width", "\(Int(width * 0.75))"), .named("height", "0"), .hiddenFromReaders)
            picture
        }
    }

    private func html(wide: HTML, narrow: Markup?, twin: String, _ context: PageContext) -> HTML {
        Tag.figure(.class("graph"), .id(id)) {
            key
            Tag.div(
                .class("canvas", narrow == nil ? nil : "only-wide"), .focusable, .role("group"),
                .aria("label", "Graph")
            ) {
                wide
            }
            if let narrow {
                Tag.div(.class("canvas", "only-narrow"), .focusable, .role("group"), .aria("label", "Graph")) {
                    narrow
                }
            }
            Tag.figcaption {
                Tag.span { caption }
                Tag.span(.class("links")) {
                    Tag.a(.href(twin)) { self.twin.words }
                    Tag.a(.class("file"), .href(context.link(file))) { "Open the picture" }
                }
            }
        }
    }

    private func drawing(_ layout: GraphLayout, _ context: PageContext) -> GraphDrawing {
        GraphDrawing(of: subject, layout: layout, index: context.site.index, link: context.address)
    }

    private var key: HTML {
        let counts = Dictionary(grouping: transitions, by: \.style).mapValues(\.count)
        return Tag.ul(.class("key"), .aria("label", "Key")) {
            for style in counts.keys.sorted() { Tag.li { StyleChip.html(style, count: counts[style]) } }
            if unopened > 0 { Tag.li { StyleChip.html(.unopened, "not opened", count: unopened) } }
            if followed > 0 { Tag.li { StyleChip.html(.followed, LineStyle.followed.word, count: followed) } }
            if transitions.contains(where: { $0.evidence == .inferred }) {
                Tag.li { StyleChip.html(.inferred, "? inferred") }
            }
        }
    }
}
