import NavigationModel

/// A screen where every byte counts: what shows it and what it opens, by name. The calls stand with the destinations.
enum CondensedScreenPage: PageType {
    static func pages(of site: SiteContent) -> [PlannedPage] {
        [PlannedPage(Addresses.screens) { index(of: site) }]
            + site.graph.screens.compactMap { screen in
                guard let path = site.addresses.screen(screen.id) else { return nil }
                let context = PageContext(site: site, path: path)
                return PlannedPage(path) {
                    Page(path: path, title: screen.name, entry: .screens, body: body(screen, context))
                }
            }
    }

    private static func index(of site: SiteContent) -> Page {
        let context = PageContext(site: site, path: Addresses.screens)
        let list = HTML.of {
            Tag.h1 { "Screens" }
            Tag.ul(.class("tight", "names")) {
                for screen in site.graph.screens { Tag.li { context.reference(screen.reference) } }
            }
        }
        return Page(path: context.path, title: "Screens", entry: .screens, body: [.generated(list)])
    }

    private static func body(_ screen: Screen, _ context: PageContext) -> [Block] {
        let ways = ScreenWays(screen, context.site.index)
        var body: [Block] = [.generated(Tag.h1 { screen.name })]
        if let documentation = screen.documentation { body.append(.prose(documentation, under: 1)) }
        body.append(
            .generated(
                .of {
                    if let location = screen.location { Tag.p { context.place(location) } }
                    shownBy(ways, context)
                    opens(ways, context)
                    exits(ways)
                    CondensedCalls.plain(ways.shownPlainly, context)
                }))
        for finding in context.site.findings.filter({ $0.subject == screen.id }) {
            body.append(.generated(FindingCallout.html(finding, context)))
        }
        return body
    }

    private static func shownBy(_ ways: ScreenWays, _ context: PageContext) -> HTML {
        Tag.p {
            "Shown by "
            for (position, shown) in ways.shownBy.enumerated() {
                if position > 0 { ", " }
                context.destination(
                    shown.destination.id, named: "\(shown.coordinator.name).\(shown.destination.name)")
                " (\(shown.destination.presentations.map(\.rawValue).joined(separator: ", ")))"
            }
            if ways.shownBy.isEmpty {
                for (position, holder) in ways.holders.enumerated() {
                    if position > 0 { ", " }
                    context.reference(holder)
                }
                if ways.holders.isEmpty { ways.apps.isEmpty ? "no destination" : ways.apps.joined(separator: ", ") }
            }
        }
    }

    private static func opens(_ ways: ScreenWays, _ context: PageContext) -> HTML? {
        let opened = ways.opened
        guard !opened.isEmpty else { return nil }
        return Tag.p {
            "Opens "
            for (position, transition) in opened.enumerated() {
                if position > 0 { ", " }
                DestinationName.link(transition, context)
                " "
                CondensedCalls.style(transition)
            }
        }
    }

    private static func exits(_ ways: ScreenWays) -> HTML? {
        guard !ways.exits.isEmpty else { return nil }
        let words = ways.exits.map { "\($0.exit.style.rawValue) at line \($0.exit.location.line)" }
        return Tag.p(.class("quiet")) { "Goes \(words.joined(separator: ", "))" }
    }
}
