import NavigationModel

/// Every screen, with who shows it and how.
enum ScreensPage: PageType {
    static func pages(of site: SiteContent) -> [@Sendable () throws -> Page] {
        [{ page(of: site) }]
    }

    private static func page(of site: SiteContent) -> Page {
        let context = PageContext(site: site, path: Addresses.screens)
        let screens = site.graph.screens
        let lead =
            screens.isEmpty ? "No screens were found." : "Every view that is shown, or that navigates."
        var body: [Block] = [.generated(Tag.h1 { "Screens" }), .prose(lead, under: 1)]
        if !screens.isEmpty {
            let table = DataTable(
                caption: "Screens", widths: "listing", columns: ["Screen", "Shown by", "How", "Opens"],
                rows: screens.map { row($0, context) })
            body.append(.generated(table.html))
        }
        let elsewhere = PlainTable(
            title: "Opened in other code", id: "elsewhere", note: "by types that are no screens, built in place",
            transitions: site.graph.transitions.filter { isOnNoOtherPage($0, site) })
        body.append(.generated(elsewhere.html(context)))
        return Page(path: context.path, title: "Screens", entry: .screens, body: body)
    }

    private static func row(_ screen: Screen, _ context: PageContext) -> DataTable.Row {
        let ways = ScreenWays(screen, context.site.index)
        let told = Set(ways.shownPlainly.filter(\.isFirstView).map(\.from))
        return DataTable.Row(cells: [
            .of {
                Tag.b { context.reference(screen.reference) }
                screen.documentation.flatMap(context.markdown.summary).map { summary in Tag.p { summary } }
            },
            .of {
                for app in ways.apps {
                    Tag.div {
                        app
                        Tag.span(.class("aside")) { "where the app starts" }
                    }
                }
                for shown in ways.shownBy {
                    Tag.div {
                        context.reference(shown.coordinator)
                        Tag.span(.class("aside")) { "as \(shown.destination.name)" }
                    }
                }
                for (opener, names) in openers(ways.shownPlainly) {
                    Tag.div {
                        context.reference(opener)
                        Tag.span(.class("aside")) { names }
                    }
                }
                for holder in ways.holders where !told.contains(holder) {
                    Tag.div {
                        Tag.span(.class("quiet")) { "in " }
                        context.reference(holder)
                    }
                }
            },
            .of {
                if !ways.apps.isEmpty, !ways.styles.contains(where: { $0.style == .root }) { StyleChip.html(.root) }
                for (style, inferred) in ways.styles { StyleChip.html(style, inferred: inferred) }
            },
            .of {
                if ways.opens.isEmpty { Tag.span(.class("quiet")) { "nothing" } }
                for (position, transition) in ways.opened.enumerated() {
                    position > 0 ? ", " : ""
                    DestinationName.link(transition, context)
                    if transition.evidence == .inferred { Tag.span(.class("aside")) { "inferred" } }
                }
            },
        ])
    }

    /// Whether neither end of a transition without a coordinator has a page.
    private static func isOnNoOtherPage(_ transition: Transition, _ site: SiteContent) -> Bool {
        transition.isPlain && site.addresses.node(transition.from.id) == nil
            && transition.to.flatMap { site.addresses.node($0.id) } == nil
    }

    /// Each view that shows a screen by itself, with the names it does so by: `as help, tip, no coordinator`.
    private static func openers(_ transitions: [Transition]) -> [(NodeReference, String)] {
        Dictionary(grouping: transitions, by: \.from).sorted { $0.key < $1.key }.map { opener, transitions in
            let ways = Dictionary(grouping: transitions, by: DestinationName.plain).sorted { $0.key < $1.key }
            let words = ways.map { plain, transitions in
                "as \(Set(transitions.map(\.destination)).sorted().joined(separator: ", ")), \(plain)"
            }
            return (opener, words.joined(separator: "; "))
        }
    }
}
