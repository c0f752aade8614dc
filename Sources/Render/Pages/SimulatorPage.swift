import Base
import NavigationModel
import PageElements

/// The whole app to walk through; without scripts, the journeys through it.
struct SimulatorPage: PageContent {
    /// Past so many screens the journeys stand on their own page alone.
    private static let mostScreens = 300

    /// Whether there is something to walk through.
    private let isSimulated: Bool
    /// What the app's coordinators are written with.
    private let systems: [NavigationSystem]
    /// What stands here without scripts; nil where it is too long.
    private let list: JourneyList?

    init(_ site: SiteContent) {
        isSimulated = site.isSimulated
        systems = Set(site.graph.coordinators.map(\.system)).sorted()
        list = isSimulated && site.graph.screens.count <= Self.mostScreens ? JourneyList(site) : nil
    }

    static func pages(of site: SiteContent) -> [PlannedPage] { [PlannedPage(Addresses.simulator) { Self(site) }] }

    func page(_ context: PageContext) -> Page {
        var body: [Block] = [.generated(Tag.h1 { "Simulator" }), .prose(lead(context), under: 1)]
        if isSimulated {
            body.append(.generated(Tag.h2(.class("unseen")) { "Walk through \(context.site.title)" }))
            body.append(.generated(SimulatorPanel.html(context)))
            body.append(.generated(journeys(context)))
        }
        return Page(path: context.path, title: "Simulator", entry: .simulator, body: body, isSimulated: isSimulated)
    }

    private func lead(_ context: PageContext) -> String {
        guard isSimulated else {
            return context.site.isCondensed
                ? "The simulator didn’t fit in one file. `navdocs build` without `--single-file` includes it."
                : "There’s nothing to walk through: no navigation was found."
        }
        let names = systems.map { system in
            switch system {
            case .router: "the app’s own routers"
            case .ownFramework: "the app’s own framework"
            default: system.phrase
            }
        }
        let rules = names.isEmpty ? "SwiftUI’s own" : "those of \(Self.listed(names))"
        return
            "Tap through \(context.site.title), as its source describes it. The app itself doesn’t run: the screens "
            + "are sketches, and the navigation rules are \(rules)."
    }

    private static func listed(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }

    /// What stands here without scripts.
    private func journeys(_ context: PageContext) -> HTML {
        Tag.div(.class("unscripted-only")) {
            Tag.p {
                "The simulator needs JavaScript. The shortest paths are "
                list == nil ? Tag.a(.href(context.link(Addresses.journeys))) { "listed here" } : .text("listed below")
                "."
            }
            for start in list?.starts ?? [] {
                SectionHeading.html("From \(start.name)", id: start.id, note: Words.count(start.count, "screen"))
                for group in start.groups { JourneyGroup.html(group, .whole, context) }
            }
        }
    }
}
