import Base
import NavigationModel

extension GraphFixture {
    /// An app of eight coordinators: a root, a tab bar, and six flows, with every common style, deep links,
    /// code that was not understood, and a row view inside a screen.
    package static let planets: NavigationGraph = {
        var graph = NavigationGraph(
            title: "Planets", sourceFiles: 41, coordinators: planetsCoordinators, screens: planetsScreens,
            transitions: planetsTransitions, exits: planetsExits,
            entryPoints: [EntryPoint(name: "PlanetsApp", to: NodeReference("AppCoordinator"), location: at("App", 9))],
            deepLinks: planetsDeepLinks,
            notUnderstood: [
                NotUnderstood(
                    text: "routers[kind]?.open(id)", reason: "the type of routers[kind] is not known",
                    help: "Name the coordinator's type in a local variable.", location: at("Search/Legacy", 12))
            ])
        graph.coordinators = graph.coordinators.map { presented($0, by: graph.transitions) }
        return graph
    }()

    private static func at(_ file: String, _ line: Int) -> SourceLocation {
        SourceLocation(file: "Sources/\(file).swift", line: line, column: 9)
    }

    private static func presented(_ coordinator: Coordinator, by transitions: [Transition]) -> Coordinator {
        var coordinator = coordinator
        for index in coordinator.destinations.indices {
            let id = coordinator.destinations[index].id
            coordinator.destinations[index].presentations =
                Set(transitions.filter { $0.destinationID == id }.map(\.style)).sorted()
        }
        return coordinator
    }

    private static func coordinator(
        _ name: String, _ kind: CoordinatorKind, folder: String, initial: [String], documentation: String,
        _ destinations: [(name: String, target: String, parameters: [Parameter], documentation: String)]
    ) -> Coordinator {
        let protocolName = kind == .tab ? "TabCoordinatable" : kind == .root ? "RootCoordinatable" : "FlowCoordinatable"
        return Coordinator(
            id: name, name: name, module: "Planets", system: .scaffolding, kind: kind, documentation: documentation,
            location: at("\(folder)/\(name)", 12),
            declaration: "@Scaffoldable @Observable final class \(name): \(protocolName)", initial: initial,
            destinations: destinations.enumerated().map { offset, destination in
                let shows = destination.target.hasSuffix("Coordinator")
                let parameters = destination.parameters.map { parameter in
                    let label = parameter.label.map { $0 == parameter.name ? $0 : "\($0) \(parameter.name)" }
                    return "\(label ?? "_ \(parameter.name)"): \(parameter.type)"
                }
                return Destination(
                    id: "\(name).\(destination.name)", name: destination.name, kind: shows ? .coordinator : .view,
                    parameters: destination.parameters, targets: [NodeReference(destination.target)],
                    tab: kind == .tab ? Tab(title: destination.name.capitalized, image: "globe") : nil,
                    documentation: destination.documentation,
                    declaration: "func \(destination.name)(\(parameters.joined(separator: ", "))) -> "
                        + (shows ? "any Coordinatable" : "some View"),
                    location: at("\(folder)/\(name)", 20 + offset * 4))
            })
    }

    private static let planetID = [Parameter(label: "id", name: "id", type: "Planet.ID")]

    private static let planetsCoordinators: [Coordinator] = [
        coordinator(
            "AppCoordinator", .root, folder: "App", initial: ["onboarding"],
            documentation: "Decides what stands at the bottom: onboarding once, then the tabs.",
            [
                ("onboarding", "OnboardingView", [], "Three cards, shown once."),
                ("main", "MainTabCoordinator", [], "The app itself."),
                ("login", "LoginCoordinator", [], "Signing in; returns the `Session`."),
            ]),
        coordinator(
            "HomeCoordinator", .flow, folder: "Home", initial: ["home"],
            documentation: """
                The first tab. It owns browsing: the list of planets, each planet and its moons. Anything that leaves \
                browsing, such as booking a trip, goes through a coordinator of its own, see ``TripCoordinator``.
                """,
            [
                ("home", "HomeView", [], "Where the tab opens. Lists every planet by distance."),
                ("planet", "PlanetView", planetID, "One planet: orbit, facts, its moons."),
                (
                    "moon", "MoonView",
                    [
                        Parameter(label: "id", name: "id", type: "Moon.ID"),
                        Parameter(label: "of", name: "planet", type: "Planet.ID"),
                    ], "A moon, with a way up to its planet."
                ),
                (
                    "gallery", "GalleryView", [Parameter(label: "planet", name: "planet", type: "Planet.ID")],
                    "Photos edge to edge. Closes itself by a swipe."
                ),
                ("settings", "SettingsCoordinator", [], "Has a stack of its own inside the sheet."),
                (
                    "trip", "TripCoordinator", [Parameter(label: "to", name: "planet", type: "Planet.ID")],
                    "Booking. Covers the tab bar until it is done."
                ),
            ]),
        coordinator(
            "LoginCoordinator", .flow, folder: "Login", initial: ["email"], documentation: "Asks who it is.",
            [
                ("email", "EmailView", [], "An address, nothing else."),
                (
                    "code", "CodeView", [Parameter(label: nil, name: "address", type: "String")],
                    "The six digits that were sent."
                ),
            ]),
        coordinator(
            "MainTabCoordinator", .tab, folder: "App", initial: ["home", "search", "profile"],
            documentation: "The three tabs.",
            [
                ("home", "HomeCoordinator", [], "Browsing."),
                ("search", "SearchCoordinator", [], "Finding by name."),
                ("profile", "ProfileCoordinator", [], "Who is signed in."),
            ]),
        coordinator(
            "ProfileCoordinator", .flow, folder: "Profile", initial: ["profile"], documentation: "The third tab.",
            [
                ("profile", "ProfileView", [], "Name, picture, trips."), ("edit", "EditProfileView", [], "The form."),
                ("settings", "SettingsCoordinator", [], "Pushed onto this tab's stack."),
            ]),
        coordinator(
            "SearchCoordinator", .flow, folder: "Search", initial: ["search"], documentation: "The second tab.",
            [
                ("search", "SearchView", [], "Results while typing."),
                ("filters", "FiltersView", [], "Size, distance."),
                ("planet", "PlanetView", planetID, "The planet that was found."),
            ]),
        coordinator(
            "SettingsCoordinator", .flow, folder: "Settings", initial: ["settings"], documentation: "All switches.",
            [
                ("settings", "SettingsView", [], "Units, language."), ("about", "AboutView", [], "Who made it."),
            ]),
        coordinator(
            "TripCoordinator", .flow, folder: "Trip", initial: ["dates"], documentation: "Booking a trip.",
            [
                ("dates", "DatesView", [], "When to leave."), ("review", "ReviewView", [], "What it costs."),
                ("pass", "PassView", [], "The boarding pass."),
            ]),
    ]

    private static let planetsScreens: [Screen] = [
        ("AboutView", "Settings", []), ("CodeView", "Login", []), ("DatesView", "Trip", []),
        ("EditProfileView", "Profile", []), ("EmailView", "Login", []), ("FiltersView", "Search", []),
        ("GalleryView", "Home", []), ("HomeView", "Home", []), ("MoonView", "Home", []),
        ("OnboardingView", "App", []), ("PassView", "Trip", []), ("PlanetView", "Home", []),
        ("ProfileView", "Profile", []), ("ResultRow", "Search", []), ("ReviewView", "Trip", []),
        ("SearchView", "Search", ["ResultRow"]),
        ("SettingsView", "Settings", []),
    ].map { (name: String, folder: String, parts: [String]) in
        let owner = NodeReference(folder == "App" ? "AppCoordinator" : "\(folder)Coordinator")
        return Screen(
            id: name, name: name, module: "Planets", documentation: "The \(name.dropLast(4)) screen.",
            location: at("\(folder)/\(name)", 5), reads: name == "FiltersView" ? [] : [owner],
            contains: parts.map { NodeReference($0) })
    }

    private static func declared(_ owner: String, _ destination: String, _ style: Style, _ line: Int) -> Transition {
        transition(owner, owner, destination, style, line, evidence: .declared)
    }

    private static func transition(
        _ from: String, _ owner: String, _ destination: String, _ style: Style, _ line: Int,
        evidence: Evidence = .call, through: [String] = [], call: String? = nil
    ) -> Transition {
        let coordinator = planetsCoordinators.first { $0.id == owner }
        let shown = coordinator?.destinations.first { $0.name == destination }
        let screen = planetsScreens.first { $0.id == from }
        let file = screen?.location?.file ?? planetsCoordinators.first { $0.id == from }?.location.file
        return Transition(
            from: NodeReference(from), coordinator: NodeReference(owner), destination: destination,
            to: shown?.targets.first, style: style, evidence: evidence, through: through, call: call,
            location: SourceLocation(file: file ?? "Sources/App.swift", line: line, column: 9))
    }

    private static let planetsTransitions: [Transition] = [
        declared("AppCoordinator", "onboarding", .root, 14), declared("MainTabCoordinator", "home", .tab, 14),
        declared("MainTabCoordinator", "search", .tab, 14), declared("MainTabCoordinator", "profile", .tab, 14),
        declared("HomeCoordinator", "home", .root, 14), declared("LoginCoordinator", "email", .root, 14),
        declared("ProfileCoordinator", "profile", .root, 14), declared("SearchCoordinator", "search", .root, 14),
        declared("SettingsCoordinator", "settings", .root, 14), declared("TripCoordinator", "dates", .root, 14),
        transition("OnboardingView", "AppCoordinator", "main", .root, 30, call: "app.setRoot(.main)"),
        transition("CodeView", "AppCoordinator", "main", .root, 44, call: "app.setRoot(.main)"),
        transition("ProfileView", "AppCoordinator", "login", .sheet, 22, call: "app.present(.login)"),
        transition("EmailView", "LoginCoordinator", "code", .push, 31, call: "login.route(to: .code(address))"),
        transition("HomeView", "HomeCoordinator", "planet", .push, 41, call: "home.route(to: .planet(id: planet.id))"),
        transition("MoonView", "HomeCoordinator", "planet", .push, 28, call: "home.route(to: .planet(id: parent))"),
        transition("PlanetView", "HomeCoordinator", "moon", .push, 63, call: "home.route(to: .moon(id: $0, of: id))"),
        transition(
            "PlanetView", "HomeCoordinator", "gallery", .fullScreenCover, 71,
            call: "home.present(.gallery(planet: id), as: .fullScreenCover)"),
        transition("HomeCoordinator", "HomeCoordinator", "settings", .sheet, 50, call: "present(.settings)"),
        transition(
            "HomeView", "HomeCoordinator", "settings", .sheet, 52, evidence: .indirect,
            through: ["HomeCoordinator.openSettings()"], call: "home.openSettings()"),
        transition(
            "PlanetView", "HomeCoordinator", "trip", .fullScreenCover, 80,
            call: "home.present(.trip(to: id), as: .fullScreenCover)"),
        transition("ResultRow", "SearchCoordinator", "planet", .push, 19, call: "search.route(to: .planet(id: id))"),
        transition(
            "SearchView", "SearchCoordinator", "filters", .sheet, 27, evidence: .inferred,
            call: "host.present(.filters)"),
        transition("ProfileView", "ProfileCoordinator", "edit", .sheet, 25, call: "profile.present(.edit)"),
        transition("ProfileView", "ProfileCoordinator", "settings", .push, 29, call: "profile.route(to: .settings)"),
        transition("SettingsView", "SettingsCoordinator", "about", .push, 33, call: "settings.route(to: .about)"),
        transition("DatesView", "TripCoordinator", "review", .push, 40, call: "trip.route(to: .review)"),
        transition(
            "ReviewView", "TripCoordinator", "pass", .fullScreenCover, 38,
            call: "trip.present(.pass, as: .fullScreenCover)"),
    ].sorted { ($0.location, $0.destination) < ($1.location, $1.destination) }

    private static let planetsExits: [Exit] = [
        Exit(
            from: NodeReference("MoonView"), coordinator: NodeReference("HomeCoordinator"), style: .back,
            call: "home.pop()", location: at("Home/MoonView", 35)),
        Exit(
            from: NodeReference("CodeView"), coordinator: NodeReference("LoginCoordinator"), style: .dismiss,
            call: "login.dismissCoordinator(returning: session)", location: at("Login/CodeView", 45)),
        Exit(
            from: NodeReference("GalleryView"), coordinator: nil, style: .dismiss, call: "dismiss()",
            location: at("Home/GalleryView", 20)),
    ]

    private static let planetsDeepLinks: [DeepLink] = {
        func hop(
            _ owner: String, _ name: String, _ style: Style, _ to: String, expects: String? = nil
        ) -> DeepLinkHop {
            DeepLinkHop(
                coordinator: NodeReference(owner), destination: name, style: style, to: NodeReference(to),
                expects: expects, mismatched: expects.map { $0 != to } ?? false)
        }
        func link(_ name: String, _ line: Int, _ last: [DeepLinkHop]) -> DeepLink {
            let start = [
                hop("AppCoordinator", "main", .root, "MainTabCoordinator", expects: "MainTabCoordinator"),
                hop("MainTabCoordinator", "home", .tab, "HomeCoordinator", expects: "HomeCoordinator"),
            ]
            return DeepLink(
                name: name, trigger: "onOpenURL in PlanetsApp", coordinator: NodeReference("AppCoordinator"),
                hops: start + last, location: at("App/DeepLinks", line))
        }
        return [
            link("planet", 30, [hop("HomeCoordinator", "planet", .push, "PlanetView")]),
            link(
                "trip", 44,
                [hop("HomeCoordinator", "trip", .fullScreenCover, "TripCoordinator", expects: "TripFlow")]),
        ]
    }()

    static let planetsFindings: [Finding] = [
        Finding(
            rule: "dead-end-cover", severity: .error, message: "PassView covers the screen and nothing closes it.",
            help: "Call dismissCoordinator().", subject: "PassView", location: at("Trip/PassView", 18)),
        Finding(
            rule: "deep-link-type-mismatch", severity: .warning,
            message: "The deep link trip expects TripFlow, the destination gives TripCoordinator.",
            subject: "HomeCoordinator", location: at("App/DeepLinks", 44)),
    ]
}
