import Drawing
import NavigationModel
import PageElements

/// A coordinator: what it is for, its own map, what it can show, who opens it and what it opens.
struct CoordinatorPage: PageContent {
    private let coordinator: Coordinator
    /// Whether it is a view itself.
    private let isScreen: Bool
    private let breadcrumb: Breadcrumb
    /// What it shows first that is none of its destinations.
    private let first: [NodeReference]
    private let map: GraphFigure?
    private let destinations: DestinationTable
    private let plain: PlainTable
    private let neighbours: Neighbours
    /// What a coordinator that is a view opens of other coordinators, itself or by a view it is made of.
    private let opensElsewhere: [ScreenWays.Way]
    private let exits: [Exit]
    private let journeys: JourneySection
    /// The deep links that lead through it.
    private let links: [DeepLink]
    private let parts: ViewParts?
    private let findings: [Finding]

    init(_ coordinator: Coordinator, _ site: SiteContent, _ context: PageContext) {
        let index = site.index
        let screen = index.screen(coordinator.id)
        self.coordinator = coordinator
        isScreen = screen != nil
        breadcrumb = Breadcrumb(to: coordinator.reference, site)
        let firstViews = index.firstViews(of: coordinator)
        first = firstViews.compactMap(\.to)
        map = Self.map(of: coordinator, id: "map", site, context)
        destinations = DestinationTable(coordinator, index)
        let told = Set(firstViews)
        plain = PlainTable(
            title: "Views opened by its screens", id: "plain", note: "directly, not through a destination",
            transitions: index.plainTransitions(of: coordinator).filter { !told.contains($0) }, index)
        neighbours = Neighbours(of: coordinator, index)
        opensElsewhere =
            screen.map { ScreenWays($0, index).opens }?.filter { way in
                way.transition.coordinator.map { $0.id != coordinator.id } ?? false
            } ?? []
        // Those told to it, and those of what it shows.
        exits = index.exits(of: coordinator.id, and: Set(coordinator.destinations.flatMap(\.targets).map(\.id)))
        journeys = JourneySection(to: coordinator.reference, site.journeys)
        links = site.graph.deepLinks.filter { $0.touches(coordinator.id) }
        parts = screen.map { ViewParts($0, index) }
        findings = site.findings(about: coordinator.id)
    }

    static func pages(of site: SiteContent) -> [PlannedPage] {
        site.graph.coordinators.compactMap { coordinator in
            site.addresses.coordinator(coordinator.id).map { path in
                PlannedPage(path) { Self(coordinator, site, site.context(at: path)) }
            }
        }
    }

    func page(_ context: PageContext) throws -> Page {
        let drawn = try map?.drawn(context)
        return Page(
            path: context.path, title: coordinator.name, entry: .coordinator(coordinator.id),
            body: body(map: drawn?.html ?? .empty, context), isSimulated: true, files: drawn?.files ?? [])
    }

    private func body(map: HTML, _ context: PageContext) -> [Block] {
        var body: [Block] = [.generated(head(context))]
        if let documentation = coordinator.documentation { body.append(.prose(documentation, under: 1)) }
        body.append(.generated(CoordinatorFacts.html(coordinator, first: first, links: links.count, context)))
        body.append(.generated(map))
        body.append(.generated(simulator(context)))
        body.append(.generated(destinations.html(context)))
        body.append(.generated(plain.html(context)))
        for finding in findings { body.append(.generated(FindingCallout.html(finding, context))) }
        body.append(.generated(neighbours.html(context)))
        body.append(.generated(elsewhere(context)))
        body.append(.generated(ExitList.html(exits, context)))
        body.append(.generated(journeys.html(context)))
        if !links.isEmpty {
            body.append(
                .generated(
                    .of {
                        SectionHeading.html("Deep links through this coordinator", id: "deep-links")
                        DeepLinkList.html(links, context)
                    }))
        }
        body.append(.generated(parts?.html(context) ?? .empty))
        body.append(.generated(DeclarationBlock.html(coordinator)))
        return body
    }

    /// The coordinator alone to walk through, as if it were all the app shows.
    private func simulator(_ context: PageContext) -> HTML {
        Tag.div(.class("scripted-only")) {
            SectionHeading.html("Simulator", id: "simulator", note: "\(coordinator.name) only")
            SimulatorPanel.html(context, from: coordinator.reference)
            Tag.p(.class("quiet")) {
                Tag.a(.href(context.link(Addresses.simulator))) { "Walk through the whole app" }
            }
        }
    }

    private func head(_ context: PageContext) -> HTML {
        .of {
            breadcrumb.html(context)
            Tag.div(.class("title")) {
                Tag.h1 { coordinator.name }
                KindBadge.html(coordinator)
                if isScreen { KindBadge.html(.screen, "screen") }
            }
        }
    }

    private func elsewhere(_ context: PageContext) -> HTML {
        guard !opensElsewhere.isEmpty else { return .empty }
        return .of {
            SectionHeading.html("Also opens", id: "opens-elsewhere", note: "destinations of other coordinators")
            OpensTable.html(opensElsewhere, context)
        }
    }

    /// The coordinator's own map.
    /// - Parameters:
    ///   - id: apart from those of other figures on the page.
    ///   - context: the page it stands on.
    static func map(
        of coordinator: Coordinator, id: String, _ site: SiteContent, _ context: PageContext
    ) -> GraphFigure? {
        guard let file = site.addresses.graph(coordinator.id) else { return nil }
        let index = site.index
        let others = index.plainTransitions(of: coordinator) + OwnGraph(coordinator, index: index).outgoing
        let filter = GraphFilter(
            transitions: index.transitions(around: coordinator.id, and: others),
            unopened: coordinator.destinations.count { $0.presentations.isEmpty }, followed: 0)
        return GraphFigure(
            of: .coordinator(coordinator.id), id: id,
            caption: "The frame contains everything that \(coordinator.name) owns. Its direct neighbors are outside.",
            twin: GraphFigure.Twin(words: "View as a table", anchor: "destinations"), file: file, filter: filter,
            index, context)
    }
}
