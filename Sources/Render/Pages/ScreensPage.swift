import NavigationModel

/// Every screen, with who shows it and how.
enum ScreensPage: PageType {
    static func pages(of site: SiteContent) -> [PlannedPage] {
        [PlannedPage(Addresses.screens) { page(of: site) }]
    }

    private static func page(of site: SiteContent) -> Page {
        let context = PageContext(site: site, path: Addresses.screens)
        let screens = site.graph.screens
        let lead =
            screens.isEmpty ? "No screens were found." : "Every view that is shown, or that navigates."
        var body: [Block] = [.generated(Tag.h1 { "Screens" }), .prose(lead, under: 1)]
        if screens.count > ScreenTable.briefPast { body.append(.prose(ScreenTable.brevity, under: 1)) }
        if !screens.isEmpty { body.append(.generated(ScreenTable(context).html)) }
        let elsewhere = PlainTable(
            title: "Opened in other code", id: "elsewhere", note: "by types that are no screens, built in place",
            transitions: site.graph.transitions.filter { isOnNoOtherPage($0, site) })
        body.append(.generated(elsewhere.html(context)))
        return Page(path: context.path, title: "Screens", entry: .screens, body: body)
    }

    /// Whether neither end of a transition without a coordinator has a page.
    private static func isOnNoOtherPage(_ transition: Transition, _ site: SiteContent) -> Bool {
        transition.isPlain && site.addresses.node(transition.from.id) == nil
            && transition.to.flatMap { site.addresses.node($0.id) } == nil
    }
}
