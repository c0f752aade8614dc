import NavigationModel
import PageElements

/// Every screen, with who shows it and how.
struct ScreensPage: PageContent {
    private let table: ScreenTable
    /// What neither end of has a page of its own.
    private let elsewhere: PlainTable

    init(_ site: SiteContent) {
        table = ScreenTable(site)
        elsewhere = PlainTable(
            title: "Inline views opened by other code", id: "elsewhere", note: "in types that aren’t screens",
            transitions: site.graph.transitions.filter { Self.isOnNoOtherPage($0, site) }, site.index)
    }

    static func pages(of site: SiteContent) -> [PlannedPage] { [PlannedPage(Addresses.screens) { Self(site) }] }

    func page(_ context: PageContext) -> Page {
        let lead =
            table.isEmpty ? "No screens were found." : "Every view that is a destination, or that navigates."
        var body: [Block] = [.generated(Tag.h1 { "Screens" }), .prose(lead, under: 1)]
        if table.isBrief { body.append(.prose(ScreenTable.brevity, under: 1)) }
        if !table.isEmpty { body.append(.generated(table.html(context))) }
        body.append(.generated(elsewhere.html(context)))
        return Page(path: context.path, title: "Screens", entry: .screens, body: body)
    }

    /// Whether neither end of a transition without a coordinator has a page.
    private static func isOnNoOtherPage(_ transition: Transition, _ site: SiteContent) -> Bool {
        transition.isPlain && site.addresses.node(transition.from.id) == nil
            && transition.to.flatMap { site.addresses.node($0.id) } == nil
    }
}
