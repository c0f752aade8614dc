import Base
import Drawing
import NavigationModel
import PageElements

/// The first page: what the app is, its figures, the whole map, the tree, and what is worth a look.
struct OverviewPage: PageContent {
    /// How many there are of something.
    private struct Figure: Hashable {
        let count: Int
        let one: String
        let many: String
        /// Where they are listed.
        let target: String
    }

    private let title: String
    private let text: ArticleText
    private let figures: [Figure]
    private let findingCount: Int
    /// How many findings are errors.
    private let errors: Int
    /// How many of the calls that are not understood UIKit code presents something by.
    private let presentations: Int
    /// Nil where no navigation was found.
    private let map: GraphFigure?
    /// Whether there is something to walk through.
    private let isSimulated: Bool
    private let tree: HierarchyTree
    /// What belongs to no coordinator, as far as it is listed.
    private let unowned: [Transition]
    /// How many more there are of these.
    private let moreUnowned: Int
    /// The worst findings.
    private let worst: [Finding]
    private let hasCoordinators: Bool
    private let hasNotUnderstood: Bool

    init(_ site: SiteContent, _ context: PageContext) {
        let own = site.options.landing == nil ? site.articles?.landing : nil
        let landing = site.options.landing.map(LandingArticle.init)
        let graph = site.graph
        title = own?.heading ?? landing?.title ?? graph.title
        text = ArticleText(own?.text ?? landing?.text ?? Self.lead(site), of: own?.path, site, context)
        figures = Self.figures(site)
        findingCount = site.findings.count
        errors = site.findings.count { $0.severity == .error }
        presentations = site.graph.unresolvedCount(of: .uikit)
        hasCoordinators = !graph.coordinators.isEmpty
        hasNotUnderstood = !graph.notUnderstood.isEmpty
        map = hasCoordinators || !graph.transitions.isEmpty ? Self.map(of: site, id: "map", context) : nil
        isSimulated = site.isSimulated
        tree = HierarchyTree(site)
        let unowned = site.index.unownedTransitions
        self.unowned = Array(unowned.prefix(Self.mostUnowned))
        moreUnowned = unowned.count - self.unowned.count
        worst = Array(site.findings.prefix(Self.mostFindings))
    }

    static func pages(of site: SiteContent) -> [PlannedPage] {
        let path = Addresses.overview
        return [PlannedPage(path) { Self(site, site.context(at: path)) }]
    }

    func page(_ context: PageContext) throws -> Page {
        // What an article says before its first heading leads; the figures and the map do not wait for the rest.
        let prose = try text.markdown(context).article(text.text, under: 1)
        var body: [Block] = [.generated(Tag.h1 { title })]
        body += Block.article(prose.lead)
        if context.site.isCondensed { body.append(Self.condensedNote) }
        var files: [OutputFile] = []
        if let map {
            body.append(.generated(figureList))
            if isSimulated { body.append(.generated(Self.walk(context))) }
            if context.site.isCondensed {
                body.append(.generated(try map.condensed()))
            } else {
                let map = try map.drawn(context)
                body.append(.generated(map.html))
                files += map.files
            }
            body.append(.generated(columns(context)))
        } else {
            body.append(.prose(Self.nothingFound, under: 1))
            if hasNotUnderstood { body.append(.generated(figureList)) }
        }
        body += Block.article(prose.rest)
        return Page(path: context.path, title: context.site.title, entry: .overview, body: body, files: files)
    }

    /// What a site in one file says of itself where it had to be made shorter.
    static let condensedNote = Block.prose(
        "The pages of coordinators and screens are shortened to fit in one file. "
            + "`navdocs build` without `--single-file` writes the whole site.", under: 1)

    private static func lead(_ site: SiteContent) -> String {
        let graph = site.graph
        guard !graph.coordinators.isEmpty else {
            let none = "No coordinators were found in \(Words.count(graph.sourceFiles, "Swift file"))."
            guard !graph.transitions.isEmpty else { return none }
            let count = graph.screens.count
            return count == 1
                ? "\(none) The app’s only view navigates without one."
                : "\(none) The app’s \(Words.spelled(count, "view")) open each other directly."
        }
        let count = graph.coordinatorCount
        let owners = count > 0 || graph.hostCount == 0 ? [Words.spelled(count, "coordinator")] : []
        let hosts =
            graph.hostCount > 0 ? [Words.spelled(graph.hostCount, "navigation stack")] : []
        let coordinators = (owners + hosts).joined(separator: " and ").sentence
        let verb = count + graph.hostCount == 1 ? "shows" : "show"
        let screens = Words.spelled(graph.screens.count, "screen")
        return "\(coordinators) \(verb) \(screens).\(starts(of: graph))"
    }

    /// Where the app starts, its other windows, and what else people meet.
    private static func starts(of graph: NavigationGraph) -> String {
        guard !graph.entryPoints.isEmpty else { return " The app’s entry point wasn’t found." }
        let named = Dictionary(grouping: graph.entryPoints, by: \.role).mapValues { entries in
            listed(Set(entries.map { "``\($0.to.name)``" }).sorted())
        }
        let words: [(role: EntryRole, says: String)] = [
            (.app, "The app starts at"), (.window, "Other windows show"), (.watch, "On Apple Watch, the app starts at"),
            (.extension, "Extensions show"), (.sample, "Sample apps start at"),
        ]
        let said = words.compactMap { role, says in named[role].map { " \(says) \($0)." } }
        return (named[.app] == nil ? " The app’s entry point wasn’t found." : "") + said.joined()
    }

    /// `A, B and C`.
    private static func listed(_ names: [String]) -> String {
        guard names.count > 1, let last = names.last else { return names.joined() }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }

    private static let nothingFound = """
        navdocs looks for types that own an app’s navigation, and for views and view controllers that show each other. It
        supports \(listed(NavigationSystem.allCases.map(\.phrase))).

        If the code is in another folder, add that folder to the command line: `navdocs build Sources/App`. Tests,
        downloaded packages and hidden folders are only read if you name them. `navdocs doctor` shows what would be read.
        """

    private static func figures(_ site: SiteContent) -> [Figure] {
        let graph = site.graph
        let all: [(count: Int, one: String, many: String, target: String)] = [
            (graph.coordinatorCount, "coordinator", "coordinators", "#tree"),
            (graph.coordinators.map(\.destinations.count).reduce(0, +), "destination", "destinations", "#map"),
            (graph.screens.count, "screen", "screens", Addresses.screens),
            (graph.transitions.count, "transition", "transitions", "#map"),
            (graph.deepLinks.count, "deep link", "deep links", Addresses.deepLinks),
            (site.findings.count, "finding", "findings", Addresses.findings),
            (graph.notUnderstood.count, "call not understood", "calls not understood", Addresses.notUnderstood),
        ]
        return all.filter { !$0.target.hasPrefix("#") || !graph.coordinators.isEmpty || $0.count > 0 }
            .map { Figure(count: $0.count, one: $0.one, many: $0.many, target: $0.target) }
    }

    private var figureList: HTML {
        Tag.ul(.class("figures")) {
            for figure in figures {
                Tag.li {
                    Tag.a(.href(figure.target)) {
                        Tag.b { "\(figure.count)" }
                        Tag.span {
                            figure.count == 1 ? figure.one : figure.many
                            if figure.target == Addresses.findings, errors > 0 {
                                Tag.span(.class("error")) { " \(Words.count(errors, "error"))" }
                            }
                            if figure.target == Addresses.notUnderstood, presentations > 0 {
                                Tag.span { ", \(Words.count(presentations, "UIKit presentation"))" }
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
            ", screen by screen, as its source describes it."
        }
    }

    /// The map of the whole app.
    /// - Parameters:
    ///   - id: apart from those of other figures on the page.
    ///   - context: the page it stands on.
    static func map(of site: SiteContent, id: String, _ context: PageContext) -> GraphFigure {
        let filter = GraphFilter(
            transitions: site.graph.transitions,
            unopened: site.graph.coordinators.flatMap(\.destinations).count { $0.presentations.isEmpty },
            followed: site.graph.coordinators.map { site.index.routers(of: $0.id).count }.reduce(0, +))
        return GraphFigure(
            of: .app, id: id, caption: caption(of: site),
            twin: GraphFigure.Twin(words: "View as a list", anchor: "tree"), file: Addresses.appGraph,
            filter: filter, site.index, context)
    }

    private static func caption(of site: SiteContent) -> String {
        let count = site.graph.coordinators.count
        if count == 0 { return "Every view that shows another view." }
        if count > AppMap.mostWithRows { return "Every coordinator, and the coordinators that it opens." }
        return
            "Every coordinator with its destinations. Lines start at the destination that opens the next coordinator."
    }

    private func columns(_ context: PageContext) -> HTML {
        Tag.div(.class("columns")) {
            Tag.section(.aria("labelledby", "tree")) {
                SectionHeading.html("What opens what", id: "tree", note: "as a list")
                if hasCoordinators { tree.html(context) }
                unowned(context)
            }
            Tag.section(.aria("labelledby", "look")) {
                SectionHeading.html("Findings", id: "look")
                findings(context)
            }
        }
    }

    /// The most lines of what views show that belong to no coordinator.
    private static let mostUnowned = 60
    /// The most findings that are told here.
    private static let mostFindings = 5

    private func unowned(_ context: PageContext) -> HTML {
        guard !unowned.isEmpty else { return .empty }
        return .of {
            SectionHeading.html("Views without a coordinator", id: "unowned", level: 3)
            Tag.ul(.class("ruled")) {
                for transition in unowned {
                    Tag.li {
                        StyleChip.html(
                            ShownStyle(style: transition.style, isInferred: transition.evidence == .inferred))
                        DestinationName.link(transition, context)
                        Tag.span(.class("note")) {
                            "by "
                            context.reference(transition.from)
                        }
                    }
                }
            }
            if moreUnowned > 0 {
                Tag.p {
                    "And \(moreUnowned) more: "
                    Tag.a(.href(Addresses.screens)) { "all screens" }
                }
            }
        }
    }

    private func findings(_ context: PageContext) -> HTML {
        .of {
            if worst.isEmpty { Tag.p { "No problems were found." } }
            Tag.ul(.class("findings")) {
                for finding in worst { FindingCallout.item(finding, context) }
            }
            Tag.p {
                Tag.a(.href(Addresses.findings)) {
                    findingCount > Self.mostFindings ? "All \(findingCount) findings" : "All findings"
                }
            }
        }
    }
}
