import NavigationModel
import PageElements

/// A coordinator where every byte counts: its graph, and each destination with the calls that open it.
struct CondensedCoordinatorPage: PageContent {
    private let coordinator: Coordinator
    private let map: GraphFigure?
    /// The ways into each destination.
    private let opened: [[Transition]]
    /// What its screens show by themselves.
    private let plain: [Transition]
    private let findings: [Finding]

    init(_ coordinator: Coordinator, _ site: SiteContent, _ context: PageContext) {
        self.coordinator = coordinator
        map = CoordinatorPage.map(of: coordinator, id: "map", site, context)
        opened = coordinator.destinations.map { site.index.transitions(to: $0) }
        plain = site.index.plainTransitions(of: coordinator)
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
        var body: [Block] = [.generated(Tag.h1 { coordinator.name })]
        if let documentation = coordinator.documentation { body.append(.prose(documentation, under: 1)) }
        body.append(
            .generated(
                Tag.p(.class("quiet")) {
                    "Kind: \(coordinator.word). System: \(coordinator.system.title). Module: \(coordinator.module). "
                    context.fullPlace(coordinator.location)
                }))
        if let map { body.append(.generated(try map.condensed())) }
        body.append(.generated(destinations(context)))
        for finding in findings { body.append(.generated(FindingCallout.html(finding, context))) }
        return Page(path: context.path, title: coordinator.name, entry: .coordinator(coordinator.id), body: body)
    }

    private func destinations(_ context: PageContext) -> HTML {
        .of {
            Tag.h2(.id("destinations")) { "Destinations" }
            if coordinator.destinations.isEmpty { Tag.p { "\(coordinator.name) doesn’t declare any destinations." } }
            Tag.ul(.class("tight")) {
                for (destination, transitions) in zip(coordinator.destinations, opened) {
                    Self.html(destination, transitions, context)
                }
            }
            CondensedCalls.plain(plain, context)
        }
    }

    private static func html(_ destination: Destination, _ transitions: [Transition], _ context: PageContext) -> HTML {
        Tag.li(.id(context.site.addresses.anchor(destination.id))) {
            Tag.code {
                Tag.b { destination.name }
                DestinationTable.parameters(destination)
            }
            if !destination.targets.isEmpty { " shows " }
            for (position, target) in destination.targets.enumerated() {
                if position > 0 { ", " }
                context.reference(target)
            }
            destination.documentation.flatMap { text in context.markdown.summary(text) }.map { summary in
                Tag.p { summary }
            }
            if transitions.isEmpty { Tag.p(.class("quiet")) { "No call found" } }
            if !transitions.isEmpty { CondensedCalls.list(transitions, context) }
        }
    }
}
