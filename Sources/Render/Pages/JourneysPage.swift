import Base
import NavigationModel
import PageElements

/// The shortest way to every screen, screens side by side that share most of it.
struct JourneysPage: PageContent {
    private let list: JourneyList
    /// How many screens the app has.
    private let screens: Int
    /// Whether the app has entry points.
    private let hasStarts: Bool

    init(_ site: SiteContent) {
        list = JourneyList(site)
        screens = site.graph.screens.count
        hasStarts = !site.journeys.starts.isEmpty
    }

    static func pages(of site: SiteContent) -> [PlannedPage] { [PlannedPage(Addresses.journeys) { Self(site) }] }

    func page(_ context: PageContext) -> Page {
        var body: [Block] = [.generated(Tag.h1 { "Journeys" }), .prose(lead, under: 1)]
        for start in list.starts {
            body.append(
                .generated(
                    .of {
                        SectionHeading.html(
                            "From \(start.name)", id: start.id, note: Words.count(start.count, "screen"))
                        for group in start.groups { JourneyGroup.html(group, list.detail, context) }
                    }))
        }
        body.append(.generated(strays(context)))
        body.append(.generated(unreached(context)))
        return Page(path: context.path, title: "Journeys", entry: .journeys, body: body)
    }

    private var lead: String {
        guard screens > 0 else { return "No screens were found." }
        guard hasStarts else {
            return "No entry point was found, as is usual in a library. "
                + "Paths start at views that aren’t presented by any known code."
        }
        let reached = list.starts.map(\.count).reduce(0, +)
        let all = Words.count(screens, "screen")
        let how =
            reached == screens
            ? screens == 1 ? "The app’s only screen can be reached." : "All \(all) can be reached."
            : "\(reached) of \(all) can be reached from an entry point."
        return
            "The shortest path from where the app starts to each screen. \(how) A screen’s own page shows every step "
            + "with its call and its location."
    }

    private func strays(_ context: PageContext) -> HTML {
        guard !list.strays.isEmpty else { return .empty }
        return .of {
            SectionHeading.html(
                "Without an entry point", id: "without-entry-point",
                note: "from views that aren’t presented by any known code")
            for group in list.strays { JourneyGroup.html(group, list.detail, context) }
        }
    }

    private func unreached(_ context: PageContext) -> HTML {
        guard !list.unreached.isEmpty else { return .empty }
        return .of {
            SectionHeading.html(
                "Unreachable", id: "unreached", note: Words.count(list.unreached.count, "screen"))
            Tag.p { "No entry point, transition or view leads to these screens." }
            Tag.ul(.class("names")) {
                for screen in list.unreached { Tag.li { context.reference(screen) } }
            }
        }
    }
}
