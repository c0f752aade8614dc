import NavigationModel

/// A screen: what it is, who shows it, what it opens, how it is left.
enum ScreenPage: PageType {
    static func pages(of site: SiteContent) -> [PlannedPage] {
        site.graph.screens.compactMap { screen in
            guard let path = site.addresses.screen(screen.id) else { return nil }
            let context = PageContext(site: site, path: path)
            return PlannedPage(path) {
                Page(
                    path: path, title: screen.name, entry: .screen(owner: owner(of: screen, site)),
                    body: body(screen, context))
            }
        }
    }

    /// The coordinator that shows the screen, or what it is part of.
    private static func owner(of screen: Screen, _ site: SiteContent) -> String? {
        let shown = [screen.reference] + site.index.screens(containing: screen.id)
        return shown.lazy.compactMap { site.index.destinations(showing: $0.id).first?.coordinator.id }.first
    }

    private static func body(_ screen: Screen, _ context: PageContext) -> [Block] {
        let ways = ScreenWays(screen, context.site.index)
        var body: [Block] = [.generated(head(screen, ways, context))]
        if let documentation = screen.documentation { body.append(.prose(documentation, under: 1)) }
        body.append(.generated(facts(screen, context)))
        let findings = context.site.findings.filter { $0.subject == screen.id }
        for finding in findings { body.append(.generated(FindingCallout.html(finding, context))) }
        body.append(.generated(JourneySection.html(screen.reference, context)))
        body.append(.generated(shownBy(ways, context)))
        body.append(.generated(opens(ways, context)))
        body.append(.generated(ExitList.html(ways.exits, context)))
        body.append(.generated(ViewParts.html(screen, context)))
        return body
    }

    private static func head(_ screen: Screen, _ ways: ScreenWays, _ context: PageContext) -> HTML {
        let stations = stations(to: screen, ways, context)
        return .of {
            Way.breadcrumb(stations)
            Tag.div(.class("title")) {
                Tag.h1 { screen.name }
                KindBadge.html(.screen, "screen")
            }
        }
    }

    /// The way to a screen: by the first destination that shows it, else by the first view that does.
    private static func stations(to screen: Screen, _ ways: ScreenWays, _ context: PageContext) -> [Way.Station] {
        let name = Tag.b(.aria("current", "page")) { screen.name }
        if let shown = ways.shownBy.first {
            return Way.stations(to: shown.coordinator.id, in: context, isCurrent: false)
                + [Way.Station(style: shown.destination.presentations.first, name: name)]
        }
        guard let plain = ways.shownPlainly.first(where: { $0.from.id != screen.id }) else { return [] }
        let index = context.site.index
        let owner = index.destinations(showing: plain.from.id).first
        let before = owner.map { Way.stations(to: $0.coordinator.id, in: context, isCurrent: false) } ?? []
        let opener = Way.Station(
            style: owner?.destination.presentations.first, name: context.reference(plain.from))
        return before + [opener, Way.Station(style: plain.style, name: name)]
    }

    private static func facts(_ screen: Screen, _ context: PageContext) -> HTML {
        Tag.ul(.class("facts")) {
            if !screen.reads.isEmpty {
                Tag.li {
                    "Reads "
                    ViewParts.references(screen.reads, context)
                }
            }
            if !screen.module.isEmpty { Tag.li { "in \(screen.module)" } }
            Tag.li {
                if let location = screen.location {
                    context.fullPlace(location)
                } else {
                    "Declared outside the sources that were read"
                }
            }
        }
    }

    private static func shownBy(_ ways: ScreenWays, _ context: PageContext) -> HTML {
        .of {
            SectionHeading.html("Shown by", id: "shown-by")
            for app in ways.apps { Tag.p { "\(app) starts with it." } }
            if ways.shownBy.isEmpty && ways.shownPlainly.isEmpty {
                if !ways.holders.isEmpty {
                    Tag.p {
                        "No destination of its own shows it: it is part of "
                        ViewParts.references(ways.holders, context)
                        "."
                    }
                } else if ways.apps.isEmpty {
                    Tag.p { "No destination shows it." }
                }
            } else {
                DataTable(
                    caption: "Shown by", columns: ["Destination", "How", "Opened from"],
                    rows: ways.shownBy.map { shownByRow($0, context) }
                        + ways.shownPlainly.map { shownByRow($0, context) }
                ).html
            }
        }
    }

    private static func shownByRow(_ shown: GraphIndex.ShownBy, _ context: PageContext) -> DataTable.Row {
        DataTable.Row(cells: [
            DestinationName.html(shown, context),
            StyleChip.all(shown.destination, context.site.index),
            TransitionCell.html(context.site.index.transitions(to: shown.destination), context),
        ])
    }

    private static func shownByRow(_ plain: Transition, _ context: PageContext) -> DataTable.Row {
        DataTable.Row(cells: [
            DestinationName.html(plain, context), StyleChip.html(plain.style), TransitionCell.html([plain], context),
        ])
    }

    private static func opens(_ ways: ScreenWays, _ context: PageContext) -> HTML {
        .of {
            SectionHeading.html("Opens", id: "opens")
            if ways.opens.isEmpty {
                Tag.p { "Nothing." }
            } else {
                OpensTable.html(ways.opens, context)
            }
        }
    }
}
