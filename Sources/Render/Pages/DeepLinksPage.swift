import NavigationModel
import PageElements

/// Every chain of hops that something outside the app sets off: what sets it off, its hops, and what is on the screen
/// then.
struct DeepLinksPage: PageContent {
    private struct Section: Hashable {
        let link: DeepLink
        let anchor: String
        /// What it leaves on the screen.
        let landing: LandingStack
        /// Nil where it is not drawn.
        let map: GraphFigure?
    }

    private let sections: [Section]

    init(_ site: SiteContent, _ context: PageContext) {
        let links = site.graph.deepLinks
        sections = zip(links, Addresses.anchors(of: links)).enumerated().map { position, named in
            let (link, anchor) = named
            let isDrawn = position < DeepLinkMap.most && !site.options.isCondensed
            return Section(
                link: link, anchor: anchor, landing: LandingStack(link, site.index),
                map: isDrawn ? DeepLinkMap.figure(of: link, anchor: anchor, site.index, context) : nil)
        }
    }

    static func pages(of site: SiteContent) -> [PlannedPage] {
        let path = Addresses.deepLinks
        return [PlannedPage(path) { Self(site, site.context(at: path)) }]
    }

    func page(_ context: PageContext) throws -> Page {
        let lead =
            sections.isEmpty
            ? "No deep links were found: no URL handler, user activity handler or other method contains a chain of "
                + "navigation calls."
            : "The steps of each deep link into the app, and the screens that are open at the end. A step that is "
                + "crossed out never happens, because the code expects a different type from the one that the previous "
                + "step shows."
                + (sections.count > DeepLinkMap.most ? " The first \(DeepLinkMap.most) also have a graph." : "")
        var body: [Block] = [.generated(Tag.h1 { "Deep links" }), .prose(lead, under: 1)]
        body.append(.generated(stopped))
        var files: [OutputFile] = []
        for section in sections {
            let map = try section.map?.drawn(context)
            files += map?.files ?? []
            body.append(.generated(Self.html(section, map: map?.html, context)))
        }
        return Page(path: context.path, title: "Deep links", entry: .deepLinks, body: body, files: files)
    }

    /// Those that stop, on top: they are what has to be mended.
    private var stopped: HTML {
        let stopped = sections.filter(\.landing.stops)
        guard !stopped.isEmpty else { return .empty }
        return Tag.div(.class("callout", "warning")) {
            Icon.warning.html
            Tag.div {
                Tag.p {
                    Tag.b { "Warning: " }
                    stopped.count == 1
                        ? "one deep link stops early because of a type mismatch."
                        : "\(stopped.count) deep links stop early because of type mismatches."
                }
                Tag.ul(.class("stopped")) {
                    for section in stopped {
                        Tag.li {
                            Tag.a(.href("#\(section.anchor)")) { Tag.code { section.link.name } }
                            Tag.span(.class("aside")) { DeepLinkList.ending(section.link) }
                            DeepLinkList.stop(of: section.link)
                        }
                    }
                }
            }
        }
    }

    private static func html(_ section: Section, map: HTML?, _ context: PageContext) -> HTML {
        let link = section.link
        return Tag.div(.class("deep-link")) {
            Tag.div(.class("heading")) {
                Tag.h2(.id(section.anchor)) { Tag.code { link.name } }
                Tag.span(.class("note")) { DeepLinkList.ending(link) }
            }
            Tag.p(.class("source")) {
                "\(link.trigger) "
                context.place(link.location)
            }
            DeepLinkList.way(link, context).html
            DeepLinkList.stop(of: link)
            if !link.hops.isEmpty { LandingCards.html(section.landing, context) }
            map
        }
    }
}
