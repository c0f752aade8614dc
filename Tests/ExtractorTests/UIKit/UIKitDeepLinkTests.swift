import NavigationModel
import TestSupport
import Testing

/// Addresses that coordinators for UIKit hand on to one another.
struct UIKitDeepLinkTests {
    /// The deep links of an app whose scene hands addresses to its coordinator: names, and what is shown on the way.
    private static func links(
        _ handler: String, open: String, list: String = "", types: String = ""
    ) -> [String] {
        let read = graph(
            """
            import UIKit
            enum Route {
                case list, detail(id: Int), settings
                static func parse(_ url: URL?) -> Route? {
                    switch url?.host {
                    case "list": return .list
                    case "detail": return .detail(id: 1)
                    case "settings": return .settings
                    default: return nil
                    }
                }
                static func parse(_ data: [String: Any]?) -> Route? { data?["detail"] == nil ? .list : .detail(id: 1) }
            }
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                let coordinator = AppCoordinator()
                \(handler)
            }
            final class AppCoordinator {
                let navigation = UINavigationController()
                func start() { home() }
                func home() { navigation.pushViewController(Home(), animated: false) }
                func settings() { navigation.present(Settings(), animated: true) }
                func list(_ route: Route?) {
                    let child = ListCoordinator(navigation: navigation)
                    child.start(with: route)
                }
                \(open)
            }
            final class ListCoordinator {
                let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start(with route: Route?) {
                    navigation.pushViewController(List(), animated: true)
                    \(list)
                }
                func detail() { navigation.pushViewController(Detail(), animated: true) }
            }
            final class Home: UIViewController {}
            final class List: UIViewController {}
            final class Detail: UIViewController {}
            final class Settings: UIViewController {}
            \(types)
            """)
        return read.deepLinks.map { link in
            "\(link.name): \(link.hops.map { "\($0.coordinator.name).\($0.destination) \($0.style.rawValue)" }.joined(separator: ", "))"
        }
    }

    private static let scene = """
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            if let route = Route.parse(contexts.first?.url) { coordinator.open(route) }
        }
        """
    private static let open = """
        func open(_ route: Route) {
            switch route {
            case .list, .detail: list(route)
            case .settings: settings()
            }
        }
        """

    @Test func eachCaseIsALinkWithAllThatIsShown() {
        let found = Self.links(
            Self.scene, open: Self.open,
            list: """
                if let route, case .detail = route { detail() }
                """)
        #expect(
            found == [
                "detail: AppCoordinator.list push, ListCoordinator.start push, ListCoordinator.detail push",
                "list: AppCoordinator.list push, ListCoordinator.start push",
                "settings: AppCoordinator.settings sheet",
            ])
    }

    /// The first of `pathComponents` is the slash that every path begins with.
    @Test func slashOfAPathNamesNothing() {
        let found = Self.links(
            """
            func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                guard let url = contexts.first?.url else { return }
                switch url.host {
                case "settings":
                    let parts = url.pathComponents
                    guard parts.count == 2, parts[0] == "/" else { return }
                    coordinator.settings()
                default: return
                }
            }
            """, open: "")
        #expect(found == ["settings: AppCoordinator.settings sheet"])
    }

    /// What a case holds names nothing.
    @Test func addressIsNamedByItsOwnCase() {
        let found = Self.links(
            """
            func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                guard let link = Link(contexts.first?.url) else { return }
                coordinator.open(link)
            }
            """,
            open: """
                func open(_ link: Link) {
                    switch link {
                    case .list: list(nil)
                    case .settings(let origin):
                        switch origin {
                        case .mail: log("mail")
                        case .web: log("web")
                        }
                        settings()
                    }
                }
                """,
            types: """
                enum Origin { case mail, web }
                enum Link { case list, settings(Origin); init?(_ url: URL?) { self = .list } }
                """)
        #expect(found == ["list: AppCoordinator.list push", "settings: AppCoordinator.settings sheet"])
    }

    /// Of two types that may be a coordinator's delegate, each would lead somewhere else.
    @Test(arguments: [false, true]) func delegateOfSeveralTypesLeadsNowhere(_ isOne: Bool) {
        let other = """
            final class SettingsCoordinator: ListDelegate {
                let navigation = UINavigationController()
                func listDidOpen(_ route: Route?) { navigation.pushViewController(Settings(), animated: true) }
            }
            """
        let found = Self.links(
            Self.scene, open: Self.open + "\nfunc listDidOpen(_ route: Route?) { settings() }",
            list: "delegate?.listDidOpen(route)",
            types: """
                protocol ListDelegate: AnyObject { func listDidOpen(_ route: Route?) }
                extension AppCoordinator: ListDelegate {}
                extension ListCoordinator { var delegate: ListDelegate? { nil } }
                \(isOne ? "" : other)
                """)
        let isFollowed = found.contains { $0.contains("ListCoordinator.start push, AppCoordinator.settings") }
        #expect(isFollowed == isOne, "\(found)")
    }

    @Test func withoutARouteItIsNoLink() {
        let found = Self.links(
            """
            func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
                let data = userInfo as? [String: Any]
                let route = Route.parse(data)
                coordinator.open(route)
            }
            """,
            open: """
                func open(_ option: Route?) {
                    if let option = option {
                        switch option {
                        case .list: list(nil)
                        case .detail, .settings: settings()
                        }
                    } else {
                        home()
                    }
                }
                """)
        #expect(
            found.map { $0.split(separator: ",").first.map(String.init) ?? "" } == [
                "detail: AppCoordinator.settings sheet", "list: AppCoordinator.list push",
            ])
    }

    private static func controllers(_ handler: String) -> NavigationGraph {
        graph(
            """
            import UIKit
            final class DetailController: UIViewController {}
            final class HelpController: UIViewController {}
            final class TabsController: UITabBarController {
                func showDetail() { present(DetailController(), animated: true) }
                func showHelp() { present(HelpController(), animated: true) }
            }
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                let tabs = TabsController()
                \(handler)
            }
            """)
    }

    /// Addresses lead to screens without coordinators too, which the delegate shows besides.
    @Test func addressLeadsToWhatControllersShow() {
        let read = Self.controllers(
            """
            func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
                if url.host == "detail" { tabs.showDetail() }
                return true
            }
            """)
        #expect(
            read.deepLinks.notation == [
                "detail by AppDelegate.application(_:open:options:): TabsController -sheet-> DetailController (DetailController)"
            ])
        #expect(read.transitions.contains { $0.from.name == "AppDelegate" })
    }

    @Test func routesOfALibraryAreLinksByTheirAddresses() {
        let read = Self.controllers(
            """
            func setUp() {
                JLRoutes.global().addRoute("/detail/:id") { [weak self] _ -> Bool in
                    self?.tabs.showDetail()
                    return true
                }
                JLRoutes.global().addRoute("/help") { [weak self] _ in self?.openHelp(); return true }
                JLRoutes.global().addRoute("/pause") { _ in true }
            }
            func openHelp() { tabs.showHelp() }
            """)
        #expect(
            read.deepLinks.notation == [
                "/detail/:id by addRoute in AppDelegate: TabsController -sheet-> DetailController (DetailController)",
                "/help by addRoute in AppDelegate: TabsController -sheet-> HelpController (HelpController)",
            ])
    }
}
