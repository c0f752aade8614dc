import NavigationModel
import TestSupport
import Testing

/// Child coordinators that are shown by a controller of theirs, and what coordinators hold from the beginning.
struct UIKitChildrenTests {
    private func transitions(_ code: String) -> [String] {
        graph(
            """
            import UIKit
            protocol Coordinator: AnyObject {
                var rootViewController: UIViewController { get }
                func start() -> UIViewController
            }
            \(code)
            final class ListController: UIViewController {}
            final class EditorController: UIViewController {}
            final class AboutController: UIViewController {}
            """
        ).transitions.notation.sorted()
    }

    private static let editor = """
        final class EditorFlow: Coordinator {
            let stack: UINavigationController
            var rootViewController: UIViewController { stack }
            init() {
                let editor = EditorController()
                stack = UINavigationController(rootViewController: editor)
            }
            func start() -> UIViewController { stack }
            func showAbout() { stack.pushViewController(AboutController(), animated: true) }
        }

        """

    @Test(arguments: ["EditorFlow().rootViewController", "EditorFlow().start()", "EditorFlow().stack"])
    func childIsShownByItsController(_ shown: String) {
        let all = transitions(
            Self.editor + """
                final class ListFlow: Coordinator {
                    lazy var rootViewController: UIViewController = UIViewController()
                    func start() -> UIViewController {
                        rootViewController = UINavigationController(rootViewController: ListController())
                        return rootViewController
                    }
                    func compose() { rootViewController.present(\(shown), animated: true) }
                }
                """)
        #expect(
            all == [
                "EditorFlow -push-> EditorFlow.showAbout (AboutController) call",
                "EditorFlow -root-> EditorFlow.init (EditorController) declared",
                "ListFlow -root-> ListFlow.start (ListController) declared",
                "ListFlow -sheet-> ListFlow.compose (EditorFlow) call",
            ])
    }

    @Test func childrenAreTabs() {
        let all = transitions(
            Self.editor + """
                final class TabFlow: Coordinator {
                    let rootViewController: UIViewController = UITabBarController()
                    let editor = EditorFlow()
                    let about = AboutFlow()
                    func start() -> UIViewController {
                        (rootViewController as? UITabBarController)?.viewControllers = [editor.start(), about.start()]
                        return rootViewController
                    }
                }
                final class AboutFlow: Coordinator {
                    lazy var rootViewController: UIViewController = UINavigationController(rootViewController: AboutController())
                    func start() -> UIViewController { rootViewController }
                    func edit() { rootViewController.show(EditorController(), sender: nil) }
                }
                """)
        #expect(
            all.filter { !$0.hasPrefix("EditorFlow") } == [
                "AboutFlow -push-> AboutFlow.edit (EditorController) call",
                "AboutFlow -root-> AboutFlow.rootViewController (AboutController) declared",
                "TabFlow -tab-> TabFlow.AboutFlow (AboutFlow) declared",
                "TabFlow -tab-> TabFlow.EditorFlow (EditorFlow) declared",
            ])
    }

    @Test func controllerThatACoordinatorMakesForOthersIsNoChild() {
        let all = transitions(
            """
            final class EditorFlow: Coordinator {
                let rootViewController: UIViewController = EditorController()
                var about: AboutController { AboutController() }
                func start() -> UIViewController { rootViewController }
                func list() { rootViewController.present(ListController(), animated: true) }
            }
            final class MainFlow: Coordinator {
                let rootViewController = UINavigationController(rootViewController: ListController())
                let editor = EditorFlow()
                func start() -> UIViewController { rootViewController }
                func showAbout() { rootViewController.pushViewController(editor.about, animated: true) }
            }
            """)
        #expect(
            all == [
                "EditorFlow -root-> EditorFlow.rootViewController (EditorController) declared",
                "EditorFlow -sheet-> EditorFlow.list (ListController) call",
                "MainFlow -push-> MainFlow.showAbout (AboutController) call",
                "MainFlow -root-> MainFlow.rootViewController (ListController) declared",
            ])
    }

    @Test func containerThatIsShownIsNoRootOnceMore() {
        let all = transitions(
            """
            final class ListFlow: Coordinator {
                let rootViewController: UIViewController
                var shown: UIViewController?
                init(rootViewController: UIViewController) { self.rootViewController = rootViewController }
                func start() -> UIViewController {
                    let list = UINavigationController(rootViewController: ListController())
                    rootViewController.present(list, animated: true)
                    shown = list
                    return rootViewController
                }
            }
            """)
        #expect(all == ["ListFlow -root-> ListFlow.start (ListController) declared"])
    }

    @Test func childThatOnlyAsksIsNoWay() {
        let graph = graph(
            """
            import UIKit
            final class ListController: UIViewController {}
            final class CheckCoordinator {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.present(UIAlertController(), animated: true) }
            }
            final class AppCoordinator {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    stack.pushViewController(ListController(), animated: true)
                    let check = CheckCoordinator(stack: stack)
                    check.start()
                }
            }
            """)
        #expect(graph.transitions.notation == ["AppCoordinator -root-> AppCoordinator.start (ListController) declared"])
        #expect(graph.notUnderstood.isEmpty)
    }

    @Test(arguments: [
        "stack.viewControllers", "stack.viewControllers[0...1]", "stack.viewControllers.dropLast()",
    ])
    func whatIsAddedToAStackIsPushed(_ stack: String) {
        let all = transitions(
            """
            final class ListOpener {
                let stack = UINavigationController()
                func open() {
                    stack.setViewControllers(\(stack) + [ListController(), AboutController()], animated: true)
                }
            }
            """)
        #expect(
            all == [
                "ListOpener -push-> .AboutController (AboutController) call",
                "ListOpener -push-> .ListController (ListController) call",
            ])
    }

    @Test func childThatEachArmChoosesIsStartedBehindThem() {
        let all = graph(
            """
            import UIKit
            enum Step { case hint, result }
            final class HintController: UIViewController {}
            final class ResultController: UIViewController {}
            class Coordinator {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() {}
            }
            final class HintCoordinator: Coordinator {
                override func start() { stack.pushViewController(HintController(), animated: true) }
            }
            final class ResultCoordinator: Coordinator {
                override func start() { stack.pushViewController(ResultController(), animated: true) }
            }
            final class TestCoordinator: Coordinator {
                func next(_ step: Step) {
                    let child: Coordinator
                    switch step {
                    case .hint: child = HintCoordinator(stack: stack)
                    case .result: child = ResultCoordinator(stack: stack)
                    }
                    child.start()
                }
            }
            """
        ).transitions.notation
        #expect(
            all.contains { $0.hasPrefix("TestCoordinator -push-> TestCoordinator.") && $0.contains("HintCoordinator") })
        #expect(
            all.contains {
                $0.hasPrefix("TestCoordinator -push-> TestCoordinator.") && $0.contains("ResultCoordinator")
            },
            "\(all)")
    }

    /// What a property gives that a protocol asks for is what the child shows everything in, whatever its class.
    @Test(arguments: ["child.presented", "child"]) func childHandsOverAControllerOfItsOwn(_ handed: String) {
        let all = graph(
            """
            import UIKit
            protocol Presentable { var presented: UIViewController { get } }
            class Coordinator { func start() {} }
            final class DetailController: UIViewController {}
            final class DetailCoordinator: Coordinator, Presentable {
                private var controller: DetailController?
                var presented: UIViewController { return controller! }
                override func start() { controller = DetailController() }
            }
            final class ListCoordinator: Coordinator {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func showDetail() {
                    let child = DetailCoordinator()
                    child.start()
                    show(\(handed))
                }
                private func show(_ child: Presentable) { stack.present(child.presented, animated: true) }
                private func show(_ controller: UIViewController) { stack.present(controller, animated: true) }
            }
            """
        )
        let opening = "DetailCoordinator -root-> DetailCoordinator.start (DetailController) declared"
        #expect(all.transitions.notation.contains(opening), "\(all.transitions.notation)")
        #expect(all.notUnderstood.isEmpty)
    }

    /// What takes the place of the root of a window is no other window, where a coordinator is started for it.
    @Test func startedCoordinatorIsInTheWindowThatItsStackIsPutInto() {
        let read = graph(
            """
            import UIKit
            final class LaunchController: UIViewController {}
            final class ListController: UIViewController {}
            final class AppCoordinator {
                let stack = UINavigationController()
                var rootViewController: UIViewController { stack }
                func start() { stack.pushViewController(ListController(), animated: false) }
            }
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                var coordinator: AppCoordinator?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    window = UIWindow(windowScene: scene as! UIWindowScene)
                    window?.rootViewController = LaunchController()
                }
                func configure() {
                    coordinator = AppCoordinator()
                    window?.rootViewController = coordinator?.rootViewController
                    coordinator?.start()
                }
            }
            """)
        #expect(
            read.entryPoints.map { "\($0.to.name) \($0.role)" }.sorted() == [
                "AppCoordinator app", "LaunchController app",
            ])
    }
}
