import NavigationModel
import Testing

/// Tabs that code selects, and controllers that are parts of others.
struct UIKitTabTests {
    private func app(_ code: String, rest: String = "") -> NavigationGraph {
        graph(
            """
            import SwiftUI
            import UIKit
            enum Place: Int { case trees, shop }
            final class Tabs: UITabBarController {
                private let shop = ShopController()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    setViewControllers([TreesController(), shop], animated: false)
                }
                func open(_ place: Place) {
                    \(code)
                }
            }
            final class TreesController: UIViewController {}
            final class ShopController: UIViewController {}
            \(rest)
            """)
    }

    @Test(arguments: ["selectedIndex = 1", "self.selectedIndex = Place.shop.rawValue", "selectedViewController = shop"])
    func selectedTabIsATransition(_ code: String) {
        let read = app(code)
        #expect(
            read.transitions.notation.filter { $0.hasSuffix("call") }.contains(
                "Tabs -tab-> Tabs.shop (ShopController) call"))
        #expect(read.transitions.count == 3)
        #expect(read.notUnderstood.isEmpty)
    }

    @Test(arguments: ["setViewControllers(viewControllers, animated: false)", "self.viewControllers = viewControllers"])
    func tabsThatAreSetAgainAreTheSame(_ code: String) {
        let read = app("\(code)\nselectedIndex = 1")
        #expect(read.transitions.count == 3)
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func tabThatIsChosenAtRunTimeIsTold() {
        let read = app("selectedIndex = place.rawValue")
        #expect(read.transitions.count == 2)
        #expect(read.notUnderstood.map(\.reason) == ["the selected tab is chosen at run time"])
    }

    @Test func selectionOfAnythingElseIsNone() {
        let rest =
            "final class Wheel { var selectedIndex = 0 }\nextension Tabs { func turn(_ w: Wheel) { w.selectedIndex = 1 } }"
        let read = app("", rest: rest)
        #expect(read.transitions.count == 2 && read.notUnderstood.isEmpty)
    }

    @Test func tabOfAClassThatIsHandedInIsSelected() {
        let read = graph(
            """
            import UIKit
            extension UITabBarController {
                func selectTab<Screen: UIViewController>(of type: Screen.Type) -> Screen? {
                    for screen in viewControllers ?? [] where screen is Screen {
                        selectedViewController = screen
                        return screen as? Screen
                    }
                    return nil
                }
            }
            final class Start {
                let tabs = UITabBarController()
                func fill() { put([TreesController(), ShopController()], into: tabs) }
                func put(_ screens: [UIViewController], into tabs: UITabBarController) { tabs.viewControllers = screens }
                func openShop() { _ = tabs.selectTab(of: ShopController.self) }
                func openOther() { _ = tabs.selectTab(of: OtherController.self) }
            }
            final class TreesController: UIViewController {}
            final class ShopController: UIViewController {}
            final class OtherController: UIViewController {}
            """)
        #expect(
            read.transitions.map { "\($0.location.line): \($0.style) \($0.to?.name ?? "")" }.sorted() == [
                "13: tab ShopController", "13: tab TreesController", "15: tab ShopController",
            ])
        #expect(read.notUnderstood.map(\.reason) == ["the selected tab is chosen at run time"])
    }

    @Test func controllerThatIsAddedIsAPart() {
        let read = app(
            "",
            rest: """
                final class HomeController: UIViewController {
                    private let map = MapController()
                    func go() {
                        addChild(map)
                        addChild(UIHostingController(rootView: Poster()))
                        present(ShopController(), animated: true)
                    }
                }
                final class MapController: UIViewController {}
                final class PosterController: UIHostingController<Poster> {}
                struct Poster: View { var body: some View { Text("") } }
                extension TreesController { func go() { show(PosterController(rootView: Poster()), sender: self) } }
                """)
        func parts(_ name: String) -> [String]? { read.screens.first { $0.name == name }?.contains.map(\.name) }
        #expect(parts("HomeController") == ["MapController", "Poster"])
        #expect(parts("PosterController") == ["Poster"])
        #expect(
            read.transitions.notation.filter { $0.hasPrefix("Home") } == [
                "HomeController -sheet-> .ShopController (ShopController) call"
            ])
    }
}

/// Tabs that are made of the elements of a list, one of each.
struct UIKitTabListTests {
    private func tabs(_ code: String, members: String = "") -> [String] {
        graph(
            """
            import UIKit
            enum Place: CaseIterable {
                case trees, shop, map, news
                func makeController() -> UIViewController {
                    switch self {
                    case .trees: return TreesController()
                    case .shop: return UINavigationController(rootViewController: ShopController())
                    case .map: return MapController()
                    case .news: return NewsController()
                    }
                }
                var controller: UIViewController { makeController() }
            }
            final class Tabs: UITabBarController {
                override func viewDidLoad() {
                    \(code)
                }
                func controller(for place: Place) -> UIViewController {
                    switch place {
                    case .trees: TreesController()
                    case .shop: ShopController()
                    case .map: MapController()
                    case .news: NewsController()
                    }
                }
                \(members)
            }
            final class TreesController: UIViewController {}
            final class ShopController: UIViewController {}
            final class MapController: UIViewController {}
            final class NewsController: UIViewController {}
            """
        ).transitions.notation.map { String($0.split(separator: " ")[2].dropFirst("Tabs.".count)) }
    }

    @Test(arguments: [
        "viewControllers = Place.allCases.map { $0.makeController() }",
        "viewControllers = Place.allCases.map { controller(for: $0) }",
        "viewControllers = Place.allCases.map(\\.controller)",
        "setViewControllers(Place.allCases.map(controller(for:)), animated: false)",
    ])
    func tabIsCalledAsItsCase(_ code: String) {
        #expect(tabs(code) == ["map", "news", "shop", "trees"])
    }

    @Test(arguments: [
        "viewControllers = [Place.trees, .shop].map(controller(for:))",
        "viewControllers = [Place.trees, .shop].map { $0.makeController() }",
        "viewControllers = places.map(controller(for:))",
    ])
    func listedTabIsCalledAsItsCase(_ code: String) {
        #expect(tabs(code, members: "let places: [Place] = [.trees, .shop]") == ["shop", "trees"])
    }

    @Test(arguments: [
        """
        let stacks = Place.allCases.compactMap { place -> UIViewController? in
            let stack = UINavigationController(rootViewController: place.controller)
            return stack
        }
        viewControllers = stacks
        """,
        """
        var all: [UIViewController] = []
        Place.allCases.forEach { all.append($0.controller) }
        viewControllers = all
        """,
        """
        viewControllers = []
        for place in Place.allCases { viewControllers?.append(place.controller) }
        """,
    ])
    func eachCaseHasATab(_ code: String) {
        #expect(tabs(code) == ["MapController", "NewsController", "ShopController", "TreesController"])
    }

    @Test(arguments: [
        "viewControllers = places.map { switch $0 { case .trees: TreesController() case .map: MapController() default: ShopController() } }",
        "viewControllers = [TreesController(), ShopController()].map { UINavigationController(rootViewController: $0) }",
        "viewControllers = [TreesController(), ShopController()].map(UINavigationController.init(rootViewController:))",
        """
        var all: [UIViewController] = []
        all.append(TreesController())
        all.append(contentsOf: [ShopController()])
        viewControllers = all
        """,
        "let all: [UIViewController] = [TreesController(), ShopController()]\nviewControllers = all",
        """
        var all: [UIViewController] = [TreesController()]
        all.append(ShopController())
        setViewControllers(all, animated: false)
        """,
    ])
    func eachElementHasATab(_ code: String) {
        #expect(tabs(code, members: "let places: [Place] = [.trees, .shop]") == ["ShopController", "TreesController"])
    }

    @Test func listOfTheAppsOwnCasesIsThatList() {
        let code = "viewControllers = Own.allCases.map { $0.controller }"
        let own = """
            enum Own: CaseIterable {
                static var allCases: [Own] { [.trees] }
                case trees, shop
                var controller: UIViewController {
                    switch self {
                    case .trees: TreesController()
                    case .shop: ShopController()
                    }
                }
            }
            """
        #expect(tabs(code, members: own) == ["trees"])
    }
}
