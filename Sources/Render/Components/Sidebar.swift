import NavigationModel
import PageElements

/// The site's contents beside every page.
enum Sidebar {
    /// Past so many coordinators only the branch of the page is open.
    private static let foldLimit = 60
    /// Past so many coordinators what is folded is not on the page at all: the overview lists it.
    private static let listLimit = 400

    static func html(of page: Page, _ context: PageContext) -> HTML {
        let content = context.site.sidebar
        let current = page.entry
        let isScreen = if case .screen = current { true } else { false }
        return Tag.nav(.class("sidebar"), .id("sidebar"), .named("popover", "auto"), .aria("label", "Site")) {
            AppSwitch.html(context)
            Tag.ul(.class("entries")) {
                entry("Overview", Addresses.overview, nil, current == .overview, context)
                if let changes = content.changes {
                    entry("What changed", Addresses.changes, changes, current == .changes, context)
                }
                entry("Screens", Addresses.screens, content.screens, isScreen || current == .screens, context)
                entry("Journeys", Addresses.journeys, nil, current == .journeys, context)
                entry("Deep links", Addresses.deepLinks, content.deepLinks, current == .deepLinks, context)
                entry("Simulator", Addresses.simulator, nil, current == .simulator, context)
                entry("Findings", Addresses.findings, content.findings, current == .findings, context)
                entry(
                    "Not understood", Addresses.notUnderstood, content.notUnderstood, current == .notUnderstood,
                    context)
            }
            ThemeSwitch.html
            ArticleList.html(current: current, context)
            if content.coordinators > 0 {
                Tag.p(.class("label")) { "Coordinators" }
                SidebarTree(page: page, context: context, folds: folds(content.coordinators, isScreen)).html
                if content.coordinators > foldLimit {
                    Tag.a(.href(context.link("\(Addresses.overview)#tree"))) { "All \(content.coordinators)" }
                }
            }
        }
    }

    private static func entry(
        _ title: String, _ target: String, _ count: Int?, _ isCurrent: Bool, _ context: PageContext
    ) -> HTML {
        Tag.li {
            Tag.a(.href(context.link(target)), mark(isCurrent, target, context)) {
                Tag.span { title }
                if let count { Tag.span(.class("count")) { "\(count)" } }
            }
        }
    }

    /// The page itself is `page`; a page below an entry marks it `true`.
    static func mark(_ isCurrent: Bool, _ target: String, _ context: PageContext) -> Attribute? {
        isCurrent ? .aria("current", target == context.path ? "page" : "true") : nil
    }

    /// A large app has thousands of screens: their pages hold no more of the tree than the way to them.
    private static func folds(_ coordinators: Int, _ isScreen: Bool) -> SidebarTree.Folds {
        if coordinators <= foldLimit { return .none }
        return coordinators <= listLimit && !isScreen ? .closed : .absent
    }
}
