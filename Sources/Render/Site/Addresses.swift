import NavigationModel

/// The path of every page, relative to the site's folder.
struct Addresses: Sendable {
    static let overview = "index.html"
    static let screens = "screens/index.html"
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
        screens = Slugs(graph.screens.map(\.id))
        var destinations: [String: (coordinator: String, anchor: String)] = [:]
        var pagesByName: [String: String] = [:]
        for screen in graph.screens { pagesByName[screen.name] = screens[screen.id].map { "screens/\($0).html" } }
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

    /// The page of what a symbol link names: `HomeCoordinator`, `HomeCoordinator/planet(id:)`, `HomeView/body`.
    func symbol(_ name: String) -> String? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: true)
        guard let type = parts.first.map(String.init) else { return nil }
        let member = parts.dropFirst().first.map { String($0.prefix { $0 != "(" }) }
        if let member, let row = destination("\(type).\(member)") { return row }
        return pagesByName[type]
    }
}
