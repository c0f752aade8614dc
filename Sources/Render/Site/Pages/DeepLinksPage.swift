import NavigationModel

/// Every chain of hops that something outside the app sets off.
enum DeepLinksPage: PageType {
    static func pages(of site: SiteContent) -> [@Sendable () throws -> Page] {
        [{ page(of: site) }]
    }

    private static func page(of site: SiteContent) -> Page {
        let context = PageContext(site: site, path: Addresses.deepLinks)
        let links = site.graph.deepLinks
        let lead =
            links.isEmpty
            ? "No chain of calls was found that starts at a URL, a user activity or a method of its own."
            : "What opens the app from outside, hop by hop. A struck hop waits for a type that its destination is not."
        var body: [Block] = [.generated(Tag.h1 { "Deep links" }), .prose(lead, under: 1)]
        if !links.isEmpty { body.append(.generated(DeepLinkList.html(links, context))) }
        return Page(path: context.path, title: "Deep links", entry: .deepLinks, body: body)
    }
}
