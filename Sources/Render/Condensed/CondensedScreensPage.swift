import NavigationModel
import PageElements

/// The list of all screens where every byte counts: their names.
struct CondensedScreensPage: PageContent {
    private let screens: [NodeReference]

    static func pages(of site: SiteContent) -> [PlannedPage] {
        [PlannedPage(Addresses.screens) { Self(screens: site.graph.screens.map(\.reference)) }]
    }

    func page(_ context: PageContext) -> Page {
        let list = HTML.of {
            Tag.h1 { "Screens" }
            Tag.ul(.class("tight", "names")) {
                for screen in screens { Tag.li { context.reference(screen) } }
            }
        }
        return Page(path: context.path, title: "Screens", entry: .screens, body: [.generated(list)])
    }
}
