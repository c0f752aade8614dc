import NavigationModel
import PageElements

/// A screen: what it is, who shows it, what it opens, how it is left.
struct ScreenPage: PageContent {
    private let screen: Screen
    /// The coordinator that shows it, or what it is part of, by its id.
    private let owner: String?
    private let breadcrumb: Breadcrumb
    private let ways: ScreenWays
    /// Where each destination that shows it is opened from.
    private let opened: [TransitionCell]
    /// Where each view that shows it by itself does so.
    private let openedPlainly: [TransitionCell]
    private let journeys: JourneySection
    private let parts: ViewParts
    private let findings: [Finding]

    init(_ screen: Screen, _ site: SiteContent) {
        let index = site.index
        self.screen = screen
        let shown = [screen.reference] + index.screens(containing: screen.id)
        owner = shown.lazy.compactMap { index.destinations(showing: $0.id).first?.coordinator.id }.first
        breadcrumb = Breadcrumb(to: screen, site)
        ways = ScreenWays(screen, index)
        opened = index.destinations(showing: screen.id).map {
            TransitionCell(index.transitions(to: $0.destination), index)
        }
        openedPlainly = ways.shownPlainly.map { TransitionCell([$0], index) }
        journeys = JourneySection(to: screen.reference, site.journeys)
        parts = ViewParts(screen, index)
        findings = site.findings(about: screen.id)
    }

    static func pages(of site: SiteContent) -> [PlannedPage] {
        site.graph.screens.compactMap { screen in
            site.addresses.screen(screen.id).map { path in PlannedPage(path) { Self(screen, site) } }
        }
    }

    func page(_ context: PageContext) -> Page {
        Page(path: context.path, title: screen.name, entry: .screen(owner: owner), body: body(context))
    }

    private func body(_ context: PageContext) -> [Block] {
        var body: [Block] = [.generated(head(context))]
        if let documentation = screen.documentation { body.append(.prose(documentation, under: 1)) }
        body.append(.generated(facts(context)))
        for finding in findings { body.append(.generated(FindingCallout.html(finding, context))) }
        body.append(.generated(journeys.html(context)))
        body.append(.generated(shownBy(context)))
        body.append(.generated(opens(context)))
        body.append(.generated(ExitList.html(ways.exits, context)))
        body.append(.generated(parts.html(context)))
        return body
    }

    private func head(_ context: PageContext) -> HTML {
        .of {
            breadcrumb.html(context)
            Tag.div(.class("title")) {
                Tag.h1 { screen.name }
                KindBadge.html(.screen, "screen")
            }
        }
    }

    private func facts(_ context: PageContext) -> HTML {
        Tag.ul(.class("facts")) {
            if !screen.reads.isEmpty {
                Tag.li {
                    "Uses "
                    ViewParts.references(screen.reads, context)
                }
            }
            if !screen.module.isEmpty { Tag.li { "in \(screen.module)" } }
            Tag.li {
                if let location = screen.location {
                    context.fullPlace(location)
                } else {
                    "Declared outside the source that was read"
                }
            }
        }
    }

    private func shownBy(_ context: PageContext) -> HTML {
        .of {
            SectionHeading.html("Shown by", id: "shown-by")
            for app in ways.apps { Tag.p { "\(app) starts here." } }
            if ways.shownBy.isEmpty && ways.shownPlainly.isEmpty {
                if !ways.holders.isEmpty {
                    Tag.p {
                        "This screen isn’t a destination itself. It’s part of "
                        ViewParts.references(ways.holders, context)
                        "."
                    }
                } else if ways.apps.isEmpty {
                    Tag.p { "No destination shows this screen." }
                }
            } else {
                DataTable.html(
                    caption: "Shown by", columns: ["Destination", "Style", "Opened from"],
                    of: 0..<ways.shownBy.count + ways.shownPlainly.count, context
                ) { shownByRow($0, context) }
            }
        }
    }

    /// The destinations that show it come first, then the views that do so by themselves.
    private func shownByRow(_ position: Int, _ context: PageContext) -> DataTable.Row {
        guard position >= ways.shownBy.count else {
            let shown = ways.shownBy[position]
            return DataTable.Row(cells: [
                DestinationName.html(shown, context), StyleChip.html(shown.styles), opened[position].html(context),
            ])
        }
        let view = position - ways.shownBy.count
        let plain = ways.shownPlainly[view]
        return DataTable.Row(cells: [
            DestinationName.html(plain, context), StyleChip.html(plain.style), openedPlainly[view].html(context),
        ])
    }

    private func opens(_ context: PageContext) -> HTML {
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
