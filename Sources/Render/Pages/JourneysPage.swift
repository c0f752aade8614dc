import Base
import NavigationModel

/// The shortest way to every screen, screens side by side that share most of it.
enum JourneysPage: PageType {
    static func pages(of site: SiteContent) -> [PlannedPage] {
        [PlannedPage(Addresses.journeys) { page(of: site) }]
    }

    private static func page(of site: SiteContent) -> Page {
        let context = PageContext(site: site, path: Addresses.journeys)
        let list = JourneyList(site)
        var body: [Block] = [
            .generated(Tag.h1 { "Journeys" }), .prose(lead(list, site), under: 1),
        ]
        for start in list.starts {
            body.append(
                .generated(
                    .of {
                        SectionHeading.html(
                            "From \(start.name)", id: start.id, note: Words.count(start.count, "screen"))
                        for group in start.groups { JourneyGroup.html(group, list.detail, context) }
                    }))
        }
        body.append(.generated(strays(list, context)))
        body.append(.generated(unreached(list, context)))
        return Page(path: context.path, title: "Journeys", entry: .journeys, body: body)
    }

    private static func lead(_ list: JourneyList, _ site: SiteContent) -> String {
        guard !site.graph.screens.isEmpty else { return "No screens were found." }
        guard !site.journeys.starts.isEmpty else {
            return "No entry point was read, as in a library: ways begin at what nothing that was read shows."
        }
        let reached = list.starts.map(\.count).reduce(0, +)
        let all = Words.count(site.graph.screens.count, "screen")
        let how =
            reached == site.graph.screens.count
            ? "All \(all) can be reached." : "\(reached) of \(all) can be reached from an entry point."
        return "The shortest way to every screen, from where the app starts. \(how) A screen’s own page has every step "
            + "with its call and its place."
    }

    private static func strays(_ list: JourneyList, _ context: PageContext) -> HTML {
        guard !list.strays.isEmpty else { return .empty }
        return .of {
            SectionHeading.html(
                "Without an entry point", id: "without-entry-point",
                note: "from what nothing that was read shows")
            for group in list.strays { JourneyGroup.html(group, list.detail, context) }
        }
    }

    private static func unreached(_ list: JourneyList, _ context: PageContext) -> HTML {
        guard !list.unreached.isEmpty else { return .empty }
        return .of {
            SectionHeading.html(
                "Nothing leads here", id: "unreached", note: Words.count(list.unreached.count, "screen"))
            Tag.p { "No entry point, transition or view that was read leads to these." }
            Tag.ul(.class("names")) {
                for screen in list.unreached { Tag.li { context.reference(screen) } }
            }
        }
    }
}
