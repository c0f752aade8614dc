import NavigationModel

/// A coordinator where every byte counts: its graph, and each destination with the calls that open it.
enum CondensedCoordinatorPage: PageType {
    static func pages(of site: SiteContent) -> [PlannedPage] {
        site.graph.coordinators.compactMap { coordinator in
            guard let path = site.addresses.coordinator(coordinator.id) else { return nil }
            let context = PageContext(site: site, path: path)
            return PlannedPage(path) { try page(of: coordinator, context) }
        }
    }

    private static func page(of coordinator: Coordinator, _ context: PageContext) throws -> Page {
        var body: [Block] = [.generated(Tag.h1 { coordinator.name })]
        if let documentation = coordinator.documentation { body.append(.prose(documentation, under: 1)) }
        body.append(
            .generated(
                Tag.p(.class("quiet")) {
                    "\(coordinator.kind.rawValue) of \(coordinator.system.title), in \(coordinator.module), "
                    context.fullPlace(coordinator.location)
                }))
        let file = context.site.addresses.graph(coordinator.id) ?? ""
        let figure = CoordinatorPage.map(of: coordinator, file: file, context)
        body.append(.generated(try figure.condensed(context)))
        body.append(.generated(destinations(of: coordinator, context)))
        for finding in context.site.findings.filter({ $0.subject == coordinator.id }) {
            body.append(.generated(FindingCallout.html(finding, context)))
        }
        return Page(path: context.path, title: coordinator.name, entry: .coordinator(coordinator.id), body: body)
    }

    private static func destinations(of coordinator: Coordinator, _ context: PageContext) -> HTML {
        .of {
            Tag.h2(.id("destinations")) { "Destinations" }
            if coordinator.destinations.isEmpty { Tag.p { "\(coordinator.name) declares none." } }
            Tag.ul(.class("tight")) {
                for destination in coordinator.destinations { self.destination(destination, context) }
            }
            CondensedCalls.plain(context.site.index.plainTransitions(of: coordinator), context)
        }
    }

    private static func destination(_ destination: Destination, _ context: PageContext) -> HTML {
        let transitions = context.site.index.transitions(to: destination)
        return Tag.li(.id(context.site.addresses.anchor(destination.id))) {
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
