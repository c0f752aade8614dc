import NavigationModel

/// The site's contents beside every page.
struct Sidebar: Hashable, Sendable {
    /// Past so many coordinators only the branch of the page is open.
    private static let foldLimit = 60
    /// Past so many coordinators what is folded is not on the page at all: the overview lists it.
    private static let listLimit = 400

    /// How much each entry holds.
    private let screens: Int
    private let deepLinks: Int
    private let findings: Int
    private let notUnderstood: Int
    private let coordinators: Int
    /// Nil where no other version was named.
    private let changes: Int?
    private let articles: ArticleList
    private let tree: SidebarTree

    /// - Parameter changes: how much changed since another version; nil where none was named.
    init(_ analysis: NavigationAnalysis, _ tree: CoordinatorTree, articles: ArticleLibrary?, changes: Int?) {
        let graph = analysis.graph
        screens = graph.screens.count
        deepLinks = graph.deepLinks.count
        findings = analysis.findings.count
        notUnderstood = graph.notUnderstood.count
        coordinators = graph.coordinators.count
        self.changes = changes
        self.articles = ArticleList(articles)
        self.tree = SidebarTree(tree, graph.coordinators)
    }

    func html(of page: Page, _ context: PageContext) -> HTML {
        let current = page.entry
        let isScreen = if case .screen = current { true } else { false }
        return Tag.nav(
            .class("sidebar"), .id("sidebar"), .named("popover", "auto"), .aria("label", "Site")
        ) {
            Tag.ul(.class("entries")) {
                entry("Overview", Addresses.overview, nil, current == .overview, context)
                if let changes {
                    entry("What changed", Addresses.changes, changes, current == .changes, context)
                }
                entry("Screens", Addresses.screens, screens, isScreen || current == .screens, context)
                entry("Journeys", Addresses.journeys, nil, current == .journeys, context)
                entry("Deep links", Addresses.deepLinks, deepLinks, current == .deepLinks, context)
                entry("Simulator", Addresses.simulator, nil, current == .simulator, context)
                entry("Findings", Addresses.findings, findings, current == .findings, context)
                entry("Not understood", Addresses.notUnderstood, notUnderstood, current == .notUnderstood, context)
            }
            ThemeSwitch.html
            articles.html(current: current, context)
            if coordinators > 0 {
                Tag.p(.class("label")) { "Coordinators" }
                tree.html(current, folds: folds(isScreen), context)
                if coordinators > Self.foldLimit {
                    Tag.a(.href(context.link("\(Addresses.overview)#tree"))) { "All \(coordinators)" }
                }
            }
        }
    }

    private func entry(
        _ title: String, _ target: String, _ count: Int?, _ isCurrent: Bool, _ context: PageContext
    ) -> HTML {
        Tag.li {
            Tag.a(.href(context.link(target)), Self.mark(isCurrent, target, context)) {
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
    private func folds(_ isScreen: Bool) -> SidebarTree.Folds {
        if coordinators <= Self.foldLimit { return .none }
        return coordinators <= Self.listLimit && !isScreen ? .closed : .absent
    }
}
