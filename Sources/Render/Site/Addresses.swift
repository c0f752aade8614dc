import NavigationModel

/// The path of every page, relative to the site's folder.
struct Addresses: Sendable {
    static let overview = "index.html"
    static let screens = "screens/index.html"
    static let journeys = "journeys.html"
    static let deepLinks = "deep-links.html"
    static let findings = "findings.html"
    static let notUnderstood = "not-understood.html"
    static let document = "navigation.json"
    static let appGraph = "graphs/app.svg"

    private let coordinators: Slugs
    private let screens: Slugs
    private let destinations: [String: (coordinator: String, anchor: String)]
    private let pagesByName: [String: String]

    init(_ graph: NavigationGraph) {
        coordinators = Slugs(graph.coordinators.map(\.id))
        let owners = Set(graph.coordinators.map(\.id))
        screens = Slugs(graph.screens.map(\.id).filter { !owners.contains($0) })
        var destinations: [String: (coordinator: String, anchor: String)] = [:]
        var pagesByName: [String: String] = [:]
        for screen in graph.screens {
            if let slug = screens[screen.id] { pagesByName[screen.name] = "screens/\(slug).html" }
        }
        for coordinator in graph.coordinators {
            let anchors = Slugs(coordinator.destinations.map(\.name))
            for destination in coordinator.destinations {
                let anchor = "destination-\(anchors[destination.name] ?? "")"
                destinations[destination.id] = (coordinator.id, anchor)
            }
            pagesByName[coordinator.name] = coordinators[coordinator.id].map { "coordinators/\($0).html" }
        }
        self.destinations = destinations
        self.pagesByName = pagesByName
    }

    func coordinator(_ id: String) -> String? { coordinators[id].map { "coordinators/\($0).html" } }
    /// The page of a view; a view that is a coordinator has a coordinator's page alone.
    func screen(_ id: String) -> String? { screens[id].map { "screens/\($0).html" } }
    func graph(_ id: String) -> String? { coordinators[id].map { "graphs/\($0 == "app" ? "app-2" : $0).svg" } }

    /// The page of a coordinator or a screen, or nil where it has none.
    func node(_ id: String) -> String? { coordinator(id) ?? screen(id) }

    /// The anchor of a destination's row on its coordinator's page.
    func anchor(_ destinationID: String) -> String? { destinations[destinationID]?.anchor }

    /// The row of a destination on its coordinator's page.
    func destination(_ id: String) -> String? {
        guard let place = destinations[id], let page = coordinator(place.coordinator) else { return nil }
        return "\(page)#\(place.anchor)"
    }

    /// The page of what a symbol link names: `HomeCoordinator`, `HomeCoordinator/planet(id:)`, `HomeView/body`, and with
    /// nested types `Checkout/Step` or `Checkout.Step`.
    func symbol(_ name: String) -> String? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: true)
        for length in stride(from: parts.count, to: 0, by: -1) {
            let type = parts.prefix(length).joined(separator: ".")
            let member = parts.dropFirst(length).first.map { String($0.prefix { $0 != "(" }) }
            if let member, let row = destination("\(type).\(member)") { return row }
            if let page = pagesByName[type] { return page }
        }
        return nil
    }
}
