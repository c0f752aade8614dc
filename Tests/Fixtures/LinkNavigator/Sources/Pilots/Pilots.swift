import LinkNavigator
import SwiftUI

// LinkNavigator 1 with tabs, each of which has a stack, after a sign-in on a stack of its own.

@main
struct PilotsApp: App {
    @AppStorage("isSignedIn") private var isSignedIn = false

    var body: some Scene {
        WindowGroup {
            if isSignedIn {
                PilotTabs()
            } else {
                SignInStack()
            }
        }
    }
}

struct SignInStack: View {
    private let navigator = SingleLinkNavigator(
        routeBuilderItemList: SignInRoutes().routers, dependency: PilotDependency())

    var body: some View {
        LinkNavigationView(linkNavigator: navigator, item: .init(path: PilotPath.signIn.rawValue))
    }
}

struct PilotTabs: View {
    private let navigator = TabLinkNavigator(routeBuilderItemList: PilotRoutes.all, dependency: PilotDependency())

    private let tabs: [TabItem] = [
        .init(
            tag: 0, tabItem: .init(title: "Ships", image: nil, tag: 0), linkItem: .init(path: PilotPath.ships.rawValue)),
        .init(tag: 1, tabItem: .init(title: "Tides", image: nil, tag: 1), linkItem: .init(path: "tides")),
    ]

    var body: some View {
        TabLinkNavigationView(linkNavigator: navigator, isHiddenDefaultTabbar: false, tabItemList: tabs)
    }
}

struct PilotDependency: DependencyType {}

enum PilotPath: String {
    case signIn = "sign-in"
    case help
    case ships
    case ship
    case tides
}

struct SignInRoutes {
    var routers: [RouteBuilderOf<SingleLinkNavigator>] {
        [
            RouteBuilderOf(matchPath: PilotPath.signIn.rawValue) { navigator, _, _ in
                WrappingController(matchPath: PilotPath.signIn.rawValue) { SignInView(navigator: navigator) }
            },
            help(),
        ]
    }
}

enum PilotRoutes {
    static let all: [RouteBuilderOf<TabPartialNavigator>] = [ships(), ship(), tides(), help()]

    static func ships() -> RouteBuilderOf<TabPartialNavigator> {
        .init(matchPath: PilotPath.ships.rawValue) { navigator, _, _ in
            WrappingController(matchPath: PilotPath.ships.rawValue) { ShipsView(navigator: navigator) }
        }
    }

    static func ship() -> RouteBuilderOf<TabPartialNavigator> {
        .init(matchPath: PilotPath.ship.rawValue) { navigator, items, _ in
            WrappingController(matchPath: PilotPath.ship.rawValue) {
                ShipView(id: items.decoded(), navigator: navigator)
            }
        }
    }

    static func tides() -> RouteBuilderOf<TabPartialNavigator> {
        .init(matchPath: PilotPath.tides.rawValue) { navigator, _, _ in
            WrappingController(matchPath: PilotPath.tides.rawValue) { TidesView(navigator: navigator) }
        }
    }
}

/// Help, in both.
func help<Navigator>() -> RouteBuilderOf<Navigator> {
    .init(matchPath: PilotPath.help.rawValue) { _, _, _ in
        WrappingController(matchPath: PilotPath.help.rawValue) { HelpView() }
    }
}

struct SignInView: View {
    let navigator: SingleLinkNavigator

    var body: some View {
        Button("Help") { navigator.next(linkItem: .init(path: PilotPath.help.rawValue), isAnimated: true) }
    }
}

struct ShipsView: View {
    let navigator: TabPartialNavigator

    var body: some View {
        VStack {
            Button("Ship") { navigator.next(linkItem: .init(path: "ship", items: 3), isAnimated: true) }
            Button("Tides") { navigator.moveTab(path: "tides") }
            Button("Help") { navigator.sheet(linkItem: .init(path: "help"), isAnimated: true) }
        }
    }
}

struct ShipView: View {
    let id: Int?
    let navigator: TabLinkNavigatorProtocol

    var body: some View {
        Button("All ships") {
            navigator.rootReplace(linkItem: .init(path: "ships"), isAnimated: true, closeAll: true)
        }
    }
}

struct TidesView: View {
    let navigator: TabPartialNavigator

    var body: some View {
        Button("Back") { navigator.rootBackToLast(path: "tides", isAnimated: true) }
    }
}

struct HelpView: View {
    var body: some View { Text("Help") }
}
