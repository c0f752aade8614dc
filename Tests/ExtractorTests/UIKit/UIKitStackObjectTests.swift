import NavigationModel
import Testing

/// Coordinators that share an object of the app's own around a stack: what is set through it, in which style it's presented, and lists of
/// such coordinators.
struct UIKitStackObjectTests {
    private static let frame = """
        import UIKit
        protocol Coordinator: AnyObject { var navigation: Navigation { get }; func start() }
        protocol Navigation: AnyObject {
            var rootViewController: UINavigationController { get }
            var viewControllers: [UIViewController] { get set }
            func present(_ controller: UIViewController, animated: Bool)
        }
        final class StackNavigation: Navigation {
            var rootViewController: UINavigationController
            init(rootViewController: UINavigationController) { self.rootViewController = rootViewController }
            var viewControllers: [UIViewController] {
                get { rootViewController.viewControllers }
                set { rootViewController.viewControllers = newValue }
            }
            func present(_ controller: UIViewController, animated: Bool) {
                rootViewController.present(controller, animated: animated)
            }
        }
        final class ShopController: UIViewController {}
        final class CartController: UIViewController {}
        final class TreesController: UIViewController {}
        final class ShopCoordinator: Coordinator {
            var navigation: Navigation
            init(navigation: Navigation) { self.navigation = navigation }
            func start() { navigation.viewControllers = [ShopController(), CartController()] }
        }
        final class TreesCoordinator: Coordinator {
            var navigation: Navigation
            init(navigation: Navigation) { self.navigation = navigation }
            func start() { navigation.viewControllers = [TreesController()] }
            func shop() {
                let shop = makeShop()
                shop.start()
                navigation.present(shop.navigation.rootViewController, animated: true)
            }
            func makeShop() -> Coordinator {
                let stack = UINavigationController()
                stack.modalPresentationStyle = .overFullScreen
                let navigation = StackNavigation(rootViewController: stack)
                return ShopCoordinator(navigation: navigation)
            }
        }
        """

    private func app(_ rest: String) -> [String] { graph(Self.frame + "\n" + rest).transitions.notation }

    @Test func propertyThatSetsAStackShowsWhatItIsSetTo() {
        let read = app("")
        #expect(read.contains("ShopCoordinator -root-> ShopCoordinator.start (CartController) declared"))
        #expect(read.contains("TreesCoordinator -root-> TreesCoordinator.start (TreesController) declared"))
    }

    @Test func styleOfTheStackInsideCounts() {
        #expect(app("").contains("TreesCoordinator -fullScreenCover-> TreesCoordinator.shop (ShopCoordinator) call"))
    }

    @Test(arguments: [
        "children = [makeTrees(), makeShop()]", "children = makeAll()", "children = factory.makeAll()",
    ])
    func eachCoordinatorOfAListIsATab(_ code: String) {
        let read = graph(
            Self.frame + """

                protocol Factory { func makeAll() -> [Coordinator] }
                struct TabFactory: Factory {
                    func makeAll() -> [Coordinator] {
                        let trees = TreesCoordinator(navigation: StackNavigation(rootViewController: UINavigationController()))
                        return [trees, ShopCoordinator(navigation: StackNavigation(rootViewController: UINavigationController()))]
                    }
                }
                final class TabCoordinator: Coordinator {
                    var navigation: Navigation
                    let factory: Factory
                    let tabs = UITabBarController()
                    var children: [Coordinator] = []
                    init(navigation: Navigation, factory: Factory) {
                        self.navigation = navigation
                        self.factory = factory
                    }
                    func start() {
                        \(code)
                        children.forEach { $0.start() }
                        tabs.viewControllers = children.map { $0.navigation.rootViewController }
                    }
                    func makeAll() -> [Coordinator] { [makeTrees(), makeShop()] }
                    func makeTrees() -> Coordinator {
                        TreesCoordinator(navigation: StackNavigation(rootViewController: UINavigationController()))
                    }
                    func makeShop() -> Coordinator {
                        ShopCoordinator(navigation: StackNavigation(rootViewController: UINavigationController()))
                    }
                }
                """)
        #expect(
            read.transitions.notation.filter { $0.hasPrefix("TabCoordinator") } == [
                "TabCoordinator -tab-> TabCoordinator.ShopCoordinator (ShopCoordinator) declared",
                "TabCoordinator -tab-> TabCoordinator.TreesCoordinator (TreesCoordinator) declared",
            ])
    }

    @Test func listsInsideOfListsAreReadOnce() {
        var code = "show(last, sender: nil)"
        for depth in (1...40).reversed() {
            let (outer, inner) = (depth == 1 ? "ShopController()" : "c\(depth - 1)", depth == 40 ? "last" : "c\(depth)")
            code = "[\(outer), \(outer)].forEach { \(inner) in \(code) }"
        }
        let read = app("final class Home: UIViewController { func open() { \(code) } }")
        #expect(read.filter { $0.hasPrefix("Home") } == ["Home -push-> .ShopController (ShopController) call"])
    }

    @Test func listsThatGiveEachOtherEnd() {
        let read = app(
            """
            final class Tabs: UITabBarController {
                var first: [UIViewController] { second.map { $0 } }
                var second: [UIViewController] { third() }
                func third() -> [UIViewController] { first }
                override func viewDidLoad() { viewControllers = first.map { $0 } }
            }
            """)
        #expect(!read.contains { $0.hasPrefix("Tabs") })
    }
}
