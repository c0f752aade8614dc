import Base
import NavigationModel

/// The whole app to walk through; without scripts, the journeys through it.
enum SimulatorPage: PageType {
    /// Past so many screens the journeys stand on their own page alone.
    private static let mostScreens = 300

    static func pages(of site: SiteContent) -> [PlannedPage] {
        [PlannedPage(Addresses.simulator) { page(of: site) }]
    }

    private static func page(of site: SiteContent) -> Page {
        let context = PageContext(site: site, path: Addresses.simulator)
        var body: [Block] = [.generated(Tag.h1 { "Simulator" }), .prose(lead(site), under: 1)]
        if site.isSimulated {
            body.append(.generated(Tag.h2(.class("unseen")) { "A walk through \(site.graph.title)" }))
            body.append(.generated(SimulatorPanel.html(context)))
            body.append(.generated(journeys(site, context)))
        }
        return Page(
            path: context.path, title: "Simulator", entry: .simulator, body: body, isSimulated: site.isSimulated)
    }

    private static func lead(_ site: SiteContent) -> String {
        guard site.isSimulated else {
            return site.options.isCondensed
                ? "The simulator did not fit into one file. `navdocs build` without `--single-file` writes it."
                : "There is nothing to walk through: no navigation was found."
        }
        let systems = Set(site.graph.coordinators.map(\.system)).sorted().map { system in
            system == .router ? "its own routers" : system.title
        }
        let rules = systems.isEmpty ? "SwiftUI’s own" : "those of \(list(systems))"
        return "Tap through \(site.graph.title) as its source says it behaves. Nothing here runs the app: screens are "
            + "sketches, the rules are \(rules)."
    }

    private static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }

    /// What stands here without scripts.
    private static func journeys(_ site: SiteContent, _ context: PageContext) -> HTML {
        let isLarge = site.graph.screens.count > mostScreens
        let list = isLarge ? nil : JourneyList(site)
        return Tag.div(.class("unscripted-only")) {
            Tag.p {
                "Walking takes a browser that runs scripts. The shortest ways are "
                list == nil ? Tag.a(.href(context.link(Addresses.journeys))) { "listed" } : .text("these")
                "."
            }
            for start in list?.starts ?? [] {
                SectionHeading.html("From \(start.name)", id: start.id, note: Words.count(start.count, "screen"))
                for group in start.groups { JourneyGroup.html(group, .whole, context) }
            }
        }
    }
}
