import NavigationModel

/// Every chain of hops that something outside the app sets off: what sets it off, its hops, and what is on the screen
/// then.
enum DeepLinksPage: PageType {
    static func pages(of site: SiteContent) -> [PlannedPage] {
        [PlannedPage(Addresses.deepLinks) { try page(of: site) }]
    }

    private static func page(of site: SiteContent) throws -> Page {
        let context = PageContext(site: site, path: Addresses.deepLinks)
        let links = site.graph.deepLinks
        let lead =
            links.isEmpty
            ? "No chain of calls was found that starts at a URL, a user activity or a method of its own."
            : "What opens the app from outside, hop by hop, and what is on the screen then. A struck hop never happens: "
                + "its code waits for a type that was not shown."
                + (links.count > DeepLinkMap.most ? " The first \(DeepLinkMap.most) are drawn as well." : "")
        var body: [Block] = [.generated(Tag.h1 { "Deep links" }), .prose(lead, under: 1)]
        let anchors = Addresses.anchors(of: links)
        body.append(.generated(stopped(links, anchors, context)))
        var files: [OutputFile] = []
        for (position, (link, anchor)) in zip(links, anchors).enumerated() {
            let isDrawn = position < DeepLinkMap.most && !site.options.isCondensed
            let map = isDrawn ? try DeepLinkMap.figure(of: link, anchor: anchor, context)?.drawn(context) : nil
            files += map?.files ?? []
            body.append(.generated(section(link, anchor, map: map?.html, context)))
        }
        return Page(path: context.path, title: "Deep links", entry: .deepLinks, body: body, files: files)
    }

    /// Those that stop, on top: they are what has to be mended.
    private static func stopped(_ links: [DeepLink], _ anchors: [String], _ context: PageContext) -> HTML {
        let stopped = zip(links, anchors).filter { $0.0.hops.contains(where: \.mismatched) }
        guard !stopped.isEmpty else { return .empty }
        return Tag.div(.class("callout", "warning")) {
            Icon.warning.html
            Tag.div {
                Tag.p {
                    Tag.b { "Warning: " }
                    stopped.count == 1
                        ? "one deep link stops on its way, because the types differ."
                        : "\(stopped.count) deep links stop on their way, because the types differ."
                }
                Tag.ul(.class("stopped")) {
                    for (link, anchor) in stopped {
                        Tag.li {
                            Tag.a(.href("#\(anchor)")) { Tag.code { link.name } }
                            Tag.span(.class("aside")) { DeepLinkList.ending(link) }
                            DeepLinkList.stop(of: link)
                        }
                    }
                }
            }
        }
    }

    private static func section(
        _ link: DeepLink, _ anchor: String, map: HTML?, _ context: PageContext
    ) -> HTML {
        Tag.div(.class("deep-link")) {
            Tag.div(.class("heading")) {
                Tag.h2(.id(anchor)) { Tag.code { link.name } }
                Tag.span(.class("note")) { DeepLinkList.ending(link) }
            }
            Tag.p(.class("source")) {
                "\(link.trigger) "
                context.place(link.location)
            }
            DeepLinkList.way(link, context).html
            DeepLinkList.stop(of: link)
            if !link.hops.isEmpty {
                LandingCards.html(LandingStack(link, context.site.index), context)
            }
            map
        }
    }
}
