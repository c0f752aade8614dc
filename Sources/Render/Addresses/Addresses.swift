import NavigationModel
import PageElements

/// The path of every page, relative to the site's folder.
struct Addresses: Hashable, Sendable {
    /// Where a destination is told: its row on its coordinator's page.
    private struct Row: Hashable {
        let coordinator: String
        /// Absent where the page's table ends before it.
        let anchor: String?
    }

    /// The most rows of a table that goes with others on a page: a page with more takes long to load, and nobody reads it.
    static let mostRows = 250

    static let overview = "index.html"
    static let screens = "screens/index.html"
    static let journeys = "journeys.html"
    static let deepLinks = "deep-links.html"
    static let simulator = "simulator.html"
    static let findings = "findings.html"
    static let notUnderstood = "not-understood.html"
    static let rules = "rules.html"
    static let changes = "changes.html"
    static let document = "navigation.json"
    static let appGraph = "graphs/app.svg"
    static let changesGraph = "changes.svg"
    static let searchIndex = "assets/search-index.js"
    static let simulatedApp = "assets/simulated-app.js"

    private let coordinators: Slugs
    private let screens: Slugs
    private let destinations: [String: Row]
    private let pagesByName: [String: String]
    private let destinationsByName: [String: String]
    /// The coordinators that are no views: what is no destination of theirs and no method is not known.
    private let owners: Set<String>
    /// The names known in each of those.
    private let members: [String: Set<String>]
    /// The type each page is of.
    private let namesByPage: [String: String]
    /// Every name a symbol link can have, sorted.
    let symbols: [String]

    /// - Parameter members: the names known in each type of the source.
    init(_ graph: NavigationGraph, members: [String: Set<String>] = [:]) {
        coordinators = Slugs(graph.coordinators.map(\.id))
        let owners = Set(graph.coordinators.map(\.id))
        screens = Slugs(graph.screens.map(\.id).filter { !owners.contains($0) })
        var destinations: [String: Row] = [:]
        var pagesByName: [String: String] = [:]
        var destinationsByName: [String: String] = [:]
        for screen in graph.screens {
            if let slug = screens[screen.id] { pagesByName[screen.name] = "screens/\(slug).html" }
        }
        for coordinator in graph.coordinators {
            let anchors = Slugs(coordinator.destinations.map(\.name))
            for (position, destination) in coordinator.destinations.enumerated() {
                let anchor = "destination-\(anchors[destination.name] ?? "")"
                let isListed = position < Self.mostRows
                destinations[destination.id] = Row(coordinator: coordinator.id, anchor: isListed ? anchor : nil)
                let name = "\(coordinator.name).\(destination.name)"
                destinationsByName[name] = destinationsByName[name] ?? destination.id
            }
            pagesByName[coordinator.name] = coordinators[coordinator.id].map { "coordinators/\($0).html" }
        }
        self.destinations = destinations
        self.pagesByName = pagesByName
        namesByPage = Dictionary(pagesByName.map { ($0.value, $0.key) }) { min($0, $1) }
        self.destinationsByName = destinationsByName
        symbols =
            (pagesByName.keys
            + graph.coordinators.flatMap { owner in owner.destinations.map { "\(owner.name)/\($0.name)" } }).sorted()
        let classes = Set(graph.coordinators.map(\.name)).subtracting(graph.screens.map(\.name))
        self.owners = classes
        self.members = members.filter { classes.contains($0.key) }
    }

    /// The place on the page of rules that explains one.
    static func rule(_ id: String) -> String { "\(rules)#\(id)" }

    func coordinator(_ id: String) -> String? { coordinators[id].map { "coordinators/\($0).html" } }
    /// The page of a view; a view that is a coordinator has a coordinator's page alone.
    func screen(_ id: String) -> String? { screens[id].map { "screens/\($0).html" } }
    func graph(_ id: String) -> String? { coordinators[id].map { "graphs/\($0 == "app" ? "app-2" : $0).svg" } }

    /// The page of a coordinator or a screen, or nil where it has none.
    func node(_ id: String) -> String? { coordinator(id) ?? screen(id) }

    /// The page of a coordinator or a screen by its name, which may be that of several.
    func page(named name: String) -> String? { pagesByName[name] }

    /// The row of a destination by its name with its coordinator's before it: `HomeCoordinator.detail`.
    func destination(named name: String) -> String? {
        destinationsByName[name].flatMap { destination($0) }
    }

    /// The anchor of a destination's row on its coordinator's page, where it has one there.
    func anchor(_ destinationID: String) -> String? { destinations[destinationID]?.anchor }

    /// The row of a destination on its coordinator's page; of one that has none there, the page.
    func destination(_ id: String) -> String? {
        guard let place = destinations[id], let page = coordinator(place.coordinator) else { return nil }
        return place.anchor.map { "\(page)#\($0)" } ?? page
    }

    /// The name of the coordinator or screen a page is of, which names on it need not repeat.
    func owner(of page: String) -> String? { namesByPage[page] }

    /// The page of what a symbol link names: `HomeCoordinator`, `HomeCoordinator/planet(id:)`, `HomeView/body`, and with
    /// nested types `Checkout/Step` or `Checkout.Step`.
    func symbol(_ name: String) -> String? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: true)
        for length in stride(from: parts.count, to: 0, by: -1) {
            let type = parts.prefix(length).joined(separator: ".")
            let written = parts.dropFirst(length).first
            let member = written.map { String($0.prefix { $0 != "(" }) }
            if let member, let row = destination("\(type).\(member)") { return row }
            if let id = member.flatMap({ destinationsByName["\(type).\($0)"] }) { return destination(id) }
            guard let page = pagesByName[type] else { continue }
            guard let member, owners.contains(type) else { return page }
            let isMethod = written?.contains("(") == true && members[type]?.contains(member) != false
            return isMethod ? page : nil
        }
        return nil
    }

    /// An anchor on the page of deep links for each link, by its name; the same name again is counted.
    static func anchors(of links: [DeepLink]) -> [String] {
        let slugs = Slugs(links.map(\.name))
        var seen: [String: Int] = [:]
        return links.map { link in
            seen[link.name, default: 0] += 1
            let number = seen[link.name, default: 1]
            return "link-\(slugs[link.name] ?? "")" + (number > 1 ? "--\(number)" : "")
        }
    }
}
