import NavigationModel
import PageElements

/// A screen where every byte counts: what shows it and what it opens, by name. The calls stand with the destinations.
struct CondensedScreenPage: PageContent {
    private let screen: Screen
    private let ways: ScreenWays
    private let findings: [Finding]

    init(_ screen: Screen, _ site: SiteContent) {
        self.screen = screen
        ways = ScreenWays(screen, site.index)
        findings = site.findings(about: screen.id)
    }

    static func pages(of site: SiteContent) -> [PlannedPage] {
        site.graph.screens.compactMap { screen in
            site.addresses.screen(screen.id).map { path in PlannedPage(path) { Self(screen, site) } }
        }
    }

    func page(_ context: PageContext) -> Page {
        var body: [Block] = [.generated(Tag.h1 { screen.name })]
        if let documentation = screen.documentation { body.append(.prose(documentation, under: 1)) }
        body.append(
            .generated(
                .of {
                    if let location = screen.location { Tag.p { context.place(location) } }
                    shownBy(context)
                    opens(context)
                    exits
                    CondensedCalls.plain(ways.shownPlainly, context)
                }))
        for finding in findings { body.append(.generated(FindingCallout.html(finding, context))) }
        return Page(path: context.path, title: screen.name, entry: .screens, body: body)
    }

    private func shownBy(_ context: PageContext) -> HTML {
        Tag.p {
            "Shown by "
            for (position, shown) in ways.shownBy.enumerated() {
                if position > 0 { ", " }
                context.destination(shown.id, named: "\(shown.coordinator.name).\(shown.name)")
                " (\(shown.styles.map(\.style.rawValue).joined(separator: ", ")))"
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

    private func opens(_ context: PageContext) -> HTML? {
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

    private var exits: HTML? {
        guard !ways.exits.isEmpty else { return nil }
        let words = ways.exits.map { way in
            "\(way.exit.style == .back ? "goes back" : "dismisses itself") at line \(way.exit.location.line)"
        }.joined(separator: ", ")
        return Tag.p(.class("quiet")) { "\(words.prefix(1).uppercased())\(words.dropFirst())" }
    }
}
