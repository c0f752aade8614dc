import Base
import Drawing
import NavigationModel

/// The first page: what the app is, its figures, the whole map, the tree, and what is worth a look.
enum OverviewPage: PageType {
    static func pages(of site: SiteContent) -> [PlannedPage] {
        [PlannedPage(Addresses.overview) { try page(of: site) }]
    }

    private static func page(of site: SiteContent) throws -> Page {
        let context = PageContext(site: site, path: Addresses.overview)
        let own = site.options.landing == nil ? site.articles?.landing : nil
        let landing = site.options.landing.map(LandingArticle.init)
        let text = own?.text ?? landing?.text ?? lead(site)
        let markdown = try context.markdown(of: text, article: own?.path)
        // What an article says before its first heading leads; the figures and the map do not wait for the rest.
        let prose = markdown.article(text, under: 1)
        var body: [Block] = [.generated(Tag.h1 { own?.heading ?? landing?.title ?? site.graph.title })]
        body += Block.article(prose.lead)
        if site.options.isCondensed { body.append(condensedNote) }
        var files: [OutputFile] = []
        if site.graph.coordinators.isEmpty && site.graph.transitions.isEmpty {
            body.append(.prose(nothingFound, under: 1))
            if !site.graph.notUnderstood.isEmpty { body.append(.generated(figures(context))) }
        } else {
            body.append(.generated(figures(context)))
            if site.isSimulated { body.append(.generated(walk(context))) }
            if site.options.isCondensed {
                body.append(.generated(try map(of: site).condensed(context)))
            } else {
                let map = try map(of: site).drawn(context)
                body.append(.generated(map.html))
                files += map.files
            }
            body.append(.generated(columns(context)))
        }
        body += Block.article(prose.rest)
        return Page(path: context.path, title: site.graph.title, entry: .overview, body: body, files: files)
    }

    /// What a site in one file says of itself where it had to be made shorter.
    static let condensedNote = Block.prose(
        "Coordinators and screens are told in short here: at length they would not fit into one file. "
            + "`navdocs build` without `--single-file` writes the whole site.", under: 1)

    private static func lead(_ site: SiteContent) -> String {
        let graph = site.graph
        guard !graph.coordinators.isEmpty else {
            let none = "No coordinators were found in \(Words.count(graph.sourceFiles, "Swift file"))."
            guard !graph.transitions.isEmpty else { return none }
            return "\(none) Its \(Words.spelled(graph.screens.count, "view")) open each other with plain SwiftUI."
        }
        let coordinators = Words.spelled(graph.coordinators.count, "coordinator").sentence
        let verb = graph.coordinators.count == 1 ? "shows" : "show"
        let screens = Words.spelled(graph.screens.count, "screen")
        let starts = graph.entryPoints.map { "``\($0.to.name)``" }
        let start = starts.isEmpty ? "" : " The app starts at \(Set(starts).sorted().joined(separator: " and "))."
        return "\(coordinators) \(verb) \(screens).\(start)"
    }

    private static let nothingFound = """
        navdocs looks for the types that own an app's navigation, and for the views that show each other:

        - with Scaffolding, a class marked `@Scaffoldable`, or one that conforms to `FlowCoordinatable`,
          `TabCoordinatable`, `RootCoordinatable` or `SplitCoordinatable` and has an enum `Destinations`;
        - with Stinsen 2, a class that conforms to `NavigationCoordinatable` or `TabCoordinatable`, in a file that
          imports `Stinsen`;
        - with FlowStacks, a view with a `FlowStack`, or a `Router` of older versions, in a file that imports it;
        - with a router, a class whose path or sheet views are bound to, and the enum of its routes;
        - with SwiftUI alone, a view with a `NavigationStack`, a `NavigationSplitView`, a `TabView`, a sheet or a link.

        Is the code in another folder? Name it on the command line: `navdocs build Sources/App`. Test folders, packages
        that were downloaded and hidden folders are only read when they are named.
        """

    private static func figures(_ context: PageContext) -> HTML {
        let graph = context.site.graph
        let errors = context.site.findings.count { $0.severity == .error }
        let figures: [(count: Int, one: String, many: String, target: String)] = [
            (graph.coordinators.count, "coordinator", "coordinators", "#tree"),
            (graph.coordinators.map(\.destinations.count).reduce(0, +), "destination", "destinations", "#map"),
            (graph.screens.count, "screen", "screens", Addresses.screens),
            (graph.transitions.count, "transition", "transitions", "#map"),
            (graph.deepLinks.count, "deep link", "deep links", Addresses.deepLinks),
            (context.site.findings.count, "finding", "findings", Addresses.findings),
            (graph.notUnderstood.count, "call not understood", "calls not understood", Addresses.notUnderstood),
        ]
        return Tag.ul(.class("figures")) {
            for figure in figures where !figure.target.hasPrefix("#") || !graph.coordinators.isEmpty || figure.count > 0
            {
                Tag.li {
                    Tag.a(.href(figure.target)) {
                        Tag.b { "\(figure.count)" }
                        Tag.span {
                            figure.count == 1 ? figure.one : figure.many
                            if figure.target == Addresses.findings, errors > 0 {
                                Tag.span(.class("error")) { " \(Words.count(errors, "error"))" }
                            }
                        }
                    }
                }
            }
        }
    }

    private static func walk(_ context: PageContext) -> HTML {
        Tag.p(.class("scripted-only", "walk")) {
            Tag.a(.href(context.link(Addresses.simulator))) { "Walk through the app" }
            ", screen by screen, as its source says it behaves."
        }
    }

    static func map(of site: SiteContent) -> GraphFigure {
        GraphFigure(
            subject: .app, id: "map",
            caption: caption(of: site),
            twin: ("Read it as a list", "tree"), file: Addresses.appGraph, transitions: site.graph.transitions,
            unopened: site.graph.coordinators.flatMap(\.destinations).count { $0.presentations.isEmpty },
            followed: site.graph.coordinators.map { site.index.routers(of: $0.id).count }.reduce(0, +))
    }

    private static func caption(of site: SiteContent) -> String {
        let count = site.graph.coordinators.count
        if count == 0 { return "Every view that shows another." }
        if count > AppMap.mostWithRows { return "Every coordinator, and who opens whom." }
        return "Every coordinator with what it can show. A line leaves the row that opens the next coordinator."
    }

    private static func columns(_ context: PageContext) -> HTML {
        Tag.div(.class("columns")) {
            Tag.section(.aria("labelledby", "tree")) {
                SectionHeading.html("Who opens whom", id: "tree", note: "in words")
                if !context.site.graph.coordinators.isEmpty { HierarchyTree.html(context) }
                unowned(context)
            }
            Tag.section(.aria("labelledby", "look")) {
                SectionHeading.html("Worth a look", id: "look")
                findings(context)
            }
        }
    }

    /// The most lines of what views show that belong to no coordinator.
    private static let mostUnowned = 60

    private static func unowned(_ context: PageContext) -> HTML {
        let transitions = context.site.index.unownedTransitions
        guard !transitions.isEmpty else { return .empty }
        let more = transitions.count - mostUnowned
        return .of {
            SectionHeading.html("Views of no coordinator", id: "unowned", note: "by themselves", level: 3)
            Tag.ul(.class("ruled")) {
                for transition in transitions.prefix(mostUnowned) {
                    Tag.li {
                        StyleChip.html(transition.style, inferred: transition.evidence == .inferred)
                        DestinationName.link(transition, context)
                        Tag.span(.class("note")) {
                            "by "
                            context.reference(transition.from)
                        }
                    }
                }
            }
            if more > 0 {
                Tag.p {
                    "And \(more) more: "
                    Tag.a(.href(Addresses.screens)) { "every screen" }
                }
            }
        }
    }

    private static func findings(_ context: PageContext) -> HTML {
        let all = context.site.findings
        return .of {
            if all.isEmpty { Tag.p { "Nothing stands out." } }
            Tag.ul(.class("findings")) {
                for finding in all.prefix(5) { FindingCallout.item(finding, context) }
            }
            Tag.p {
                Tag.a(.href(Addresses.findings)) {
                    all.count > 5 ? "All \(all.count) findings" : "All findings"
                }
            }
        }
    }
}
