import Drawing
import NavigationModel

/// A coordinator: what it is for, its own map, what it can show, who opens it and what it opens.
enum CoordinatorPage: PageType {
    static func pages(of site: SiteContent) -> [PlannedPage] {
        site.graph.coordinators.compactMap { coordinator in
            guard let path = site.addresses.coordinator(coordinator.id) else { return nil }
            let context = PageContext(site: site, path: path)
            return PlannedPage(path) { try page(of: coordinator, context) }
        }
    }

    private static func page(of coordinator: Coordinator, _ context: PageContext) throws -> Page {
        let drawn = try context.site.addresses.graph(coordinator.id).map { file in
            try map(of: coordinator, file: file, context).drawn(context)
        }
        return Page(
            path: context.path, title: coordinator.name, entry: .coordinator(coordinator.id),
            body: body(coordinator, map: drawn?.html ?? .empty, context), isSimulated: true, files: drawn?.files ?? [])
    }

    private static func body(_ coordinator: Coordinator, map: HTML, _ context: PageContext) -> [Block] {
        var body: [Block] = [.generated(head(coordinator, context))]
        if let documentation = coordinator.documentation { body.append(.prose(documentation, under: 1)) }
        body.append(.generated(CoordinatorFacts.html(coordinator, context)))
        body.append(.generated(map))
        body.append(.generated(simulator(coordinator, context)))
        body.append(.generated(DestinationTable.html(coordinator, context)))
        let first = Set(context.site.index.firstViews(of: coordinator))
        let table = PlainTable(
            title: "Shown by its screens", id: "plain", note: "by themselves, not as destinations",
            transitions: context.site.index.plainTransitions(of: coordinator).filter { !first.contains($0) })
        body.append(.generated(table.html(context)))
        let findings = context.site.findings.filter { $0.subject == coordinator.id }
        for finding in findings { body.append(.generated(FindingCallout.html(finding, context))) }
        body.append(.generated(Neighbours(of: coordinator, context).html(context)))
        body.append(.generated(opensElsewhere(coordinator, context)))
        body.append(.generated(ExitList.html(exits(of: coordinator, context), context)))
        body.append(.generated(JourneySection.html(coordinator.reference, context)))
        let links = context.site.graph.deepLinks.filter { $0.touches(coordinator.id) }
        if !links.isEmpty {
            body.append(
                .generated(
                    .of {
                        SectionHeading.html("Deep links that land here", id: "deep-links")
                        DeepLinkList.html(links, context)
                    }))
        }
        let screen = context.site.index.screen(coordinator.id)
        body.append(.generated(screen.map { ViewParts.html($0, context) } ?? .empty))
        body.append(.generated(DeclarationBlock.html(coordinator)))
        return body
    }

    /// The coordinator alone to walk through, as if it were all the app shows.
    private static func simulator(_ coordinator: Coordinator, _ context: PageContext) -> HTML {
        Tag.div(.class("scripted-only")) {
            SectionHeading.html("Simulator", id: "simulator", note: "\(coordinator.name) by itself")
            SimulatorPanel.html(context, from: coordinator.reference)
            Tag.p(.class("quiet")) {
                Tag.a(.href(context.link(Addresses.simulator))) { "Walk through the whole app" }
            }
        }
    }

    private static func head(_ coordinator: Coordinator, _ context: PageContext) -> HTML {
        .of {
            Way.breadcrumb(Way.stations(to: coordinator.id, in: context, isCurrent: true))
            Tag.div(.class("title")) {
                Tag.h1 { coordinator.name }
                KindBadge.html(coordinator.kind)
                if context.site.index.screen(coordinator.id) != nil { KindBadge.html(.screen, "screen") }
            }
        }
    }

    static func map(of coordinator: Coordinator, file: String, _ context: PageContext) -> GraphFigure {
        let index = context.site.index
        let others = index.plainTransitions(of: coordinator) + OwnGraph(coordinator, index: index).outgoing
        let transitions = index.transitions(around: coordinator.id, and: others)
        return GraphFigure(
            subject: .coordinator(coordinator.id), id: "map",
            caption: "Inside the frame: what \(coordinator.name) owns. Outside: one hop around.",
            twin: ("Read it as a table", "destinations"), file: file, transitions: transitions,
            unopened: coordinator.destinations.count { $0.presentations.isEmpty })
    }

    /// What a coordinator that is a view opens of other coordinators, itself or by a view it is made of.
    private static func opensElsewhere(_ coordinator: Coordinator, _ context: PageContext) -> HTML {
        guard let screen = context.site.index.screen(coordinator.id) else { return .empty }
        let ways = ScreenWays(screen, context.site.index).opens.filter { way in
            way.transition.coordinator.map { $0.id != coordinator.id } ?? false
        }
        guard !ways.isEmpty else { return .empty }
        return .of {
            SectionHeading.html("Opens elsewhere", id: "opens-elsewhere", note: "destinations of other coordinators")
            OpensTable.html(ways, context)
        }
    }

    /// The exits told to this coordinator, and those of what it shows.
    private static func exits(of coordinator: Coordinator, _ context: PageContext) -> [Exit] {
        let shown = Set(coordinator.destinations.flatMap(\.targets).map(\.id))
        return context.site.index.exits(of: coordinator.id, and: shown)
    }
}
