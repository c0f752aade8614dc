import NavigationModel
import TestSupport
import Testing

/// Functions by which coordinators hand over the controller that they show first.
struct UIKitRootFunctionTests {
    private func transitions(_ code: String) -> [String] {
        graph(
            """
            import UIKit
            \(code)
            final class ListController: UIViewController {
                var onOpen: (() -> Void)?
                func tap() { onOpen?() }
            }
            final class DetailController: UIViewController {}
            final class SettingsController: UIViewController {}
            final class Stack: UINavigationController {}
            """
        ).transitions.notation.sorted()
    }

    private static func flows(_ function: String, _ root: String) -> String {
        """
        class BaseFlow {
            let stack: UINavigationController
            init(stack: UINavigationController) { self.stack = stack }
            func \(function)() -> UIViewController { UIViewController() }
            func add(_ child: BaseFlow) -> UIViewController { child.\(function)() }
        }
        final class ListFlow: BaseFlow {
            override func \(function)() -> UIViewController {
                let list = ListController()
                list.onOpen = { [weak self] in self?.showDetail() }
                return list
            }
            func showDetail() { stack.pushViewController(DetailController(), animated: true) }
        }
        final class SettingsFlow: BaseFlow {
            override func \(function)() -> UIViewController { Stack(rootViewController: SettingsController()) }
        }
        final class AppCoordinator {
            let window: UIWindow
            init(window: UIWindow) { self.window = window }
            func start() {
                \(root)
            }
        }

        """
    }

    private static let own = [
        "ListController -push-> ListFlow.showDetail (DetailController) indirect through ListController.onOpen, "
            + "ListFlow.showDetail()",
        "ListFlow -push-> ListFlow.showDetail (DetailController) call",
    ]

    @Test(arguments: ["start", "build"])
    func whatItGivesIsTheRoot(_ function: String) {
        let all = transitions(
            Self.flows(function, "window.rootViewController = ListFlow(stack: Stack()).\(function)()"))
        #expect(
            all == [
                "AppCoordinator -root-> AppCoordinator.start (ListFlow) declared"
            ] + Self.own + [
                "ListFlow -root-> ListFlow.\(function) (ListController) declared",
                "SettingsFlow -root-> SettingsFlow.\(function) (SettingsController) declared",
            ])
    }

    /// A child's controller may be in a stack, given on by a base class, or both: nothing tells the start once more.
    @Test(arguments: [
        "window.rootViewController = Stack(rootViewController: ListFlow(stack: Stack()).start())",
        "window.rootViewController = SettingsFlow(stack: Stack()).add(ListFlow(stack: Stack()))",
        "window.rootViewController = Stack(rootViewController: SettingsFlow(stack: Stack()).add(ListFlow(stack: Stack())))",
    ])
    func childIsToldOnce(_ root: String) {
        let all = transitions(Self.flows("start", root)).filter { $0.hasPrefix("AppCoordinator") }
        #expect(all == ["AppCoordinator -root-> AppCoordinator.start (ListFlow) declared"])
    }

    @Test(arguments: [
        "[ListController(), stack]", "[makeList(), makeSettings()]",
    ])
    func tabsOfABarInAWindow(_ list: String) {
        let stack = list.contains("make") ? "" : "let stack = Stack()\nstack.viewControllers = [SettingsController()]"
        let all = transitions(
            """
            final class AppCoordinator {
                let window: UIWindow
                init(window: UIWindow) { self.window = window }
                func start() {
                    let tabs = UITabBarController()
                    \(stack)
                    tabs.viewControllers = \(list)
                    window.rootViewController = tabs
                }
                func makeList() -> UIViewController { ListController() }
                func makeSettings() -> UIViewController { Stack(rootViewController: SettingsController()) }
            }
            """)
        let names = list.contains("make") ? ["makeList", "makeSettings"] : ["ListController", "SettingsController"]
        #expect(
            all == [
                "AppCoordinator -tab-> AppCoordinator.\(names[0]) (ListController) declared",
                "AppCoordinator -tab-> AppCoordinator.\(names[1]) (SettingsController) declared",
            ])
    }

    /// A coordinator that fills a tab bar and hands it over says what its tabs are.
    @Test func tabsOfABarThatIsGiven() {
        let all = transitions(
            Self.flows("build", "window.rootViewController = MainFlow(stack: Stack()).build()") + """
                final class MainFlow: BaseFlow {
                    override func build() -> UIViewController {
                        let tabs = UITabBarController()
                        tabs.viewControllers = [add(ListFlow(stack: stack)), makeSettings()]
                        return tabs
                    }
                    private func makeSettings() -> UIViewController {
                        let settings = Stack()
                        settings.viewControllers = [add(SettingsFlow(stack: settings))]
                        return settings
                    }
                }
                """
        ).filter { $0.hasPrefix("AppCoordinator") || $0.hasPrefix("MainFlow") }
        #expect(
            all == [
                "AppCoordinator -root-> AppCoordinator.start (MainFlow) declared",
                "MainFlow -tab-> MainFlow.ListFlow (ListFlow) declared",
                "MainFlow -tab-> MainFlow.makeSettings (SettingsFlow) declared",
            ])
    }

    /// What a protocol of one coordinator asks for makes something, and is not how it opens.
    @Test func factoriesOfOneCoordinatorAreNoRootFunctions() {
        let all = transitions(
            """
            protocol DetailCoordinator { func makeDetail() -> UIViewController }
            final class ListCoordinator: DetailCoordinator {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(ListController(), animated: true) }
                func makeDetail() -> UIViewController { DetailController() }
            }
            final class SettingsHost: UIViewController {
                let coordinator: DetailCoordinator
                init(coordinator: DetailCoordinator) { self.coordinator = coordinator }
                func open() { present(coordinator.makeDetail(), animated: true) }
            }
            """)
        #expect(all.contains("SettingsHost -sheet-> .DetailController (DetailController) call"))
        #expect(!all.contains { $0.hasPrefix("ListCoordinator -root-> ListCoordinator.makeDetail") })
    }
}
