/// Apps of one system each, around `HomeView`, which shows `DetailView`; no rule finds anything in them.
///
/// ``scaffolded(_:home:detail:rest:)`` and ``mounted(_:members:rest:)`` are those of Scaffolding and of SwiftUI alone.

/// An app of Stinsen.
///
/// - Parameters:
///   - members: in the body of the coordinator `Planets`.
///   - home: what `HomeView` builds, with the router in `router`.
///   - rest: beside it.
func stinsenApp(_ members: String = "", home: String = #"Text("Home")"#, rest: String = "") -> String {
    #"""
    import Stinsen
    import SwiftUI
    @main struct PlanetApp: App {
        var body: some Scene { WindowGroup { NavigationViewCoordinator(Planets()).view() } }
    }
    final class Planets: NavigationCoordinatable {
        let stack = NavigationStack(initial: \Planets.home)
        @Root var home = makeHome
        @Route(.push) var detail = makeDetail
        func makeHome() -> some View { HomeView() }
        func makeDetail() -> some View { DetailView() }
        func open() { route(to: \.detail) }
        \#(members)
    }
    struct HomeView: View {
        @EnvironmentObject private var router: Planets.Router
        var body: some View { \#(home) }
    }
    struct DetailView: View { var body: some View { Text("Detail") } }
    \#(rest)
    """#
}

/// An app of FlowStacks.
///
/// - Parameters:
///   - cases: of the enum `Screen`, beside `detail`.
///   - arms: of the switch that shows it.
///   - home: what `HomeView` builds too, with the navigator in `navigator`.
///   - rest: beside it.
func flowStacksApp(
    cases: String = "", arms: String = "", home: String = #"Text("Home")"#, rest: String = ""
) -> String {
    """
    import FlowStacks
    import SwiftUI
    @main struct PlanetApp: App { var body: some Scene { WindowGroup { Planets() } } }
    enum Screen: Hashable {
        case detail
        \(cases)
    }
    struct Planets: View {
        @State private var routes: Routes<Screen> = []
        var body: some View {
            FlowStack($routes, withNavigation: true) {
                HomeView().flowDestination(for: Screen.self) { screen in
                    switch screen {
                    case .detail: DetailView()
                    \(arms)
                    }
                }
            }
        }
    }
    struct HomeView: View {
        @EnvironmentObject private var navigator: FlowNavigator<Screen>
        var body: some View {
            Button("Detail") { navigator.push(.detail) }
            \(home)
        }
    }
    struct DetailView: View { var body: some View { Text("Detail") } }
    \(rest)
    """
}

/// An app with a router of its own.
///
/// - Parameters:
///   - cases: of the enum `Route`, beside `detail`.
///   - arms: of the switch that shows it.
///   - home: what `HomeView` builds too, with the router in `router`.
///   - rest: beside it.
func routerApp(
    cases: String = "", arms: String = "", home: String = #"Text("Home")"#, rest: String = ""
) -> String {
    """
    import SwiftUI
    @main struct PlanetApp: App { var body: some Scene { WindowGroup { RootView() } } }
    enum Route: Hashable {
        case detail
        \(cases)
    }
    @Observable final class Router {
        var path: [Route] = []
        func push(_ route: Route) { path.append(route) }
    }
    struct RootView: View {
        @State private var router = Router()
        var body: some View {
            NavigationStack(path: $router.path) {
                HomeView().navigationDestination(for: Route.self) { route in
                    switch route {
                    case .detail: DetailView()
                    \(arms)
                    }
                }
            }
            .environment(router)
        }
    }
    struct HomeView: View {
        @Environment(Router.self) private var router
        var body: some View {
            Button("Detail") { router.push(.detail) }
            \(home)
        }
    }
    struct DetailView: View { var body: some View { Text("Detail") } }
    \(rest)
    """
}

/// An app of ComposableArchitecture.
///
/// - Parameters:
///   - arms: of the reducer's switch, where `.other` is still to be answered.
///   - home: what `HomeView` builds, behind which stand its modifiers.
///   - rest: beside it.
func composableApp(_ arms: String = "", home: String = #"Text("Home")"#, rest: String = "") -> String {
    #"""
    import ComposableArchitecture
    import SwiftUI
    @main struct PlanetApp: App {
        var body: some Scene { WindowGroup { HomeView(store: Store(initialState: .init()) { Home() }) } }
    }
    @Reducer struct Detail { struct State {}; enum Action { case tapped } }
    struct DetailView: View { let store: StoreOf<Detail>; var body: some View { Text("Detail") } }
    @Reducer struct Home {
        @Reducer enum Destination { case detail(Detail) }
        struct State { @Presents var destination: Destination.State? }
        enum Action { case tapped, other, destination(PresentationAction<Destination.Action>) }
        let made: Destination.State?
        var body: some ReducerOf<Self> {
            Reduce { state, action in
                switch action {
                case .tapped: state.destination = .detail(Detail.State())
                \#(arms)
                default: break
                }
                return .none
            }
            .ifLet(\.$destination, action: \.destination)
        }
    }
    struct HomeView: View {
        @Bindable var store: StoreOf<Home>
        var body: some View {
            Group { \#(home) }
                .sheet(item: $store.scope(state: \.destination?.detail, action: \.destination.detail)) { store in
                    DetailView(store: store)
                }
        }
    }
    \#(rest)
    """#
}

/// An app of TCACoordinators.
///
/// - Parameters:
///   - arms: of the reducer's switch, where `.home(.other)` is still to be answered.
///   - home: what `HomeView` builds.
///   - hasOld: whether there is a screen `old` too.
///   - rest: beside it.
func tcaApp(
    _ arms: String = "", home: String = #"Text("Home")"#, hasOld: Bool = false, rest: String = ""
) -> String {
    #"""
    import ComposableArchitecture
    import SwiftUI
    import TCACoordinators
    @main struct PlanetApp: App {
        var body: some Scene { WindowGroup { PlanetsView(store: Store(initialState: .init()) { Planets() }) } }
    }
    @Reducer struct Home { struct State {}; enum Action { case tapped, other } }
    struct HomeView: View {
        let store: StoreOf<Home>
        var body: some View { \#(home) }
    }
    @Reducer struct Detail { struct State {}; enum Action { case tapped } }
    struct DetailView: View { let store: StoreOf<Detail>; var body: some View { Text("Detail") } }
    @Reducer struct Old { struct State {}; enum Action { case tapped } }
    @Reducer enum Screen {
        case home(Home), detail(Detail)
        \#(hasOld ? "case old(Old)" : "")
    }
    @Reducer struct Planets {
        struct State { var routes: [Route<Screen.State>] = [.root(.home(.init()))] }
        enum Action { case router(IndexedRouterActionOf<Screen>) }
        var body: some ReducerOf<Self> {
            Reduce { state, action in
                switch action {
                case .router(.routeAction(_, .home(.tapped))): state.routes.push(.detail(.init()))
                \#(arms)
                default: break
                }
                return .none
            }
            .forEachRoute(\.routes, action: \.router)
        }
    }
    struct PlanetsView: View {
        let store: StoreOf<Planets>
        var body: some View {
            TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
                switch screen.case {
                case let .home(store): HomeView(store: store)
                case let .detail(store): DetailView(store: store)
                \#(hasOld ? "case .old: Text(\"Old\")" : "")
                }
            }
        }
    }
    \#(rest)
    """#
}

/// An app of UIKit, whose home is a view of SwiftUI.
///
/// - Parameters:
///   - members: in the body of the coordinator `Planets`.
///   - home: what `HomeView` builds, with `open()` to show the detail.
///   - rest: beside it.
func uikitApp(_ members: String = "", home: String = #"Text("Home")"#, rest: String = "") -> String {
    #"""
    import SwiftUI
    import UIKit
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private var planets: Planets?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
            let navigationController = UINavigationController()
            window = UIWindow()
            window?.rootViewController = navigationController
            planets = Planets(navigationController: navigationController)
            planets?.start()
            return true
        }
    }
    final class Planets {
        private let navigationController: UINavigationController
        init(navigationController: UINavigationController) { self.navigationController = navigationController }
        func start() {
            let home = UIHostingController(rootView: HomeView(planets: self))
            navigationController.pushViewController(home, animated: false)
        }
        func showDetail() { navigationController.pushViewController(DetailController(), animated: true) }
        \#(members)
    }
    struct HomeView: View {
        let planets: Planets
        var body: some View { \#(home) }
        func open() { planets.showDetail() }
    }
    final class DetailController: UIViewController {}
    \#(rest)
    """#
}

/// An app of XCoordinator, whose home is a view of SwiftUI.
///
/// - Parameters:
///   - routes: further cases of the routes, and what each of them shows.
///   - home: what `HomeView` builds, with `open()` to show the detail.
///   - rest: beside it.
func xCoordinatorApp(
    _ routes: [String: String] = [:], home: String = #"Text("Home")"#, rest: String = ""
) -> String {
    let routes = routes.sorted { $0.key < $1.key }
    let cases = routes.map { "case \($0.key)" }.joined(separator: "\n")
    let arms = routes.map { "case .\($0.key): return \($0.value)" }.joined(separator: "\n")
    return #"""
        import SwiftUI
        import UIKit
        import XCoordinator
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            private let router = Planets().strongRouter
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                router.setRoot(for: UIWindow())
                return true
            }
        }
        enum PlanetRoute: Route {
            case home, detail
            \#(cases)
        }
        final class Planets: NavigationCoordinator<PlanetRoute> {
            init() { super.init(initialRoute: .home) }
            override func prepareTransition(for route: PlanetRoute) -> NavigationTransition {
                switch route {
                case .home: return .push(UIHostingController(rootView: HomeView(router: unownedRouter)))
                case .detail: return .push(DetailController())
                \#(arms)
                }
            }
        }
        struct HomeView: View {
            let router: UnownedRouter<PlanetRoute>
            var body: some View { \#(home) }
            func open() { router.trigger(.detail) }
        }
        final class DetailController: UIViewController {}
        \#(rest)
        """#
}

/// An app of RxFlow, whose home is a view of SwiftUI.
///
/// - Parameters:
///   - steps: further steps, and what is done for each of them.
///   - home: what `HomeView` builds, with `open()` to show the detail.
///   - rest: beside it.
func rxFlowApp(_ steps: [String: String] = [:], home: String = #"Text("Home")"#, rest: String = "") -> String {
    let steps = steps.sorted { $0.key < $1.key }
    let cases = steps.map { "case \($0.key)" }.joined(separator: "\n")
    let arms = steps.map { "case .\($0.key): \($0.value)" }.joined(separator: "\n")
    return #"""
        import RxFlow
        import SwiftUI
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            private let coordinator = FlowCoordinator()
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                let window = UIWindow()
                let flow = PlanetFlow()
                coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: PlanetStep.home))
                Flows.use(flow, when: .created) { root in window.rootViewController = root }
                return true
            }
        }
        enum PlanetStep: Step {
            case home, detail
            \#(cases)
        }
        final class PlanetFlow: Flow {
            var root: Presentable { stack }
            private let stack = UINavigationController()
            func navigate(to step: Step) -> FlowContributors {
                guard let step = step as? PlanetStep else { return .none }
                switch step {
                case .home:
                    let stepper = HomeStepper()
                    let home = UIHostingController(rootView: HomeView(stepper: stepper))
                    stack.pushViewController(home, animated: false)
                    return .one(flowContributor: .contribute(withNextPresentable: home, withNextStepper: stepper))
                case .detail:
                    stack.pushViewController(DetailController(), animated: true)
                    return .none
                \#(arms)
                }
            }
        }
        final class HomeStepper: Stepper {
            let steps = PublishRelay<Step>()
            func open() { steps.accept(PlanetStep.detail) }
        }
        struct HomeView: View {
            let stepper: HomeStepper
            var body: some View { \#(home) }
            func open() { stepper.open() }
        }
        final class DetailController: UIViewController {}
        \#(rest)
        """#
}

/// An app of LinkNavigator 1.
///
/// - Parameters:
///   - builders: further builders, by their paths, with what they show.
///   - home: what `HomeView` builds, with `open()` to show the detail.
///   - rest: beside it.
func linkNavigatorApp(
    _ builders: [String: String] = [:], home: String = #"Text("Home")"#, rest: String = ""
) -> String {
    let all = builders.merging(["home": "HomeView(navigator: navigator)", "detail": "DetailView()"]) { own, _ in own }
    let list = all.sorted { $0.key < $1.key }.map { path, view in
        "RouteBuilderOf(matchPath: \"\(path)\") { navigator, items, _ in WrappingController(matchPath: \"\(path)\") { \(view) } }"
    }
    return #"""
        import LinkNavigator
        import SwiftUI
        @main struct PlanetApp: App {
            let navigator = SingleLinkNavigator(routeBuilderItemList: PlanetRoutes().routers, dependency: PlanetDependency())
            var body: some Scene {
                WindowGroup { LinkNavigationView(linkNavigator: navigator, item: .init(path: "home")) }
            }
        }
        struct PlanetDependency: DependencyType {}
        struct PlanetRoutes {
            var routers: [RouteBuilderOf<SingleLinkNavigator>] { [\#(list.joined(separator: ",\n"))] }
        }
        struct HomeView: View {
            let navigator: SingleLinkNavigator
            var body: some View { \#(home) }
            func open() { navigator.next(linkItem: .init(path: "detail"), isAnimated: true) }
        }
        struct DetailView: View { var body: some View { Text("Detail") } }
        \#(rest)
        """#
}

/// A coordinator `C` of Scaffolding, beside another, `Child`, and a view `V`.
///
/// - Parameters:
///   - members: of `C`.
///   - kind: the protocol that `C` conforms to, before `Coordinatable`.
func scaffoldable(_ members: String, kind: String = "Flow") -> String {
    """
    import Scaffolding
    @Scaffoldable final class C: \(kind)Coordinatable {
        \(members)
    }
    @Scaffoldable final class Child: FlowCoordinatable {}
    struct V: View { var body: some View { Text("V") } }
    """
}
