import NavigationModel
import TestSupport
import Testing

/// How child coordinators are shown: by who presents what they hand over, else as they open themselves.
struct UIKitChildStyleTests {
    private func transitions(_ code: String) -> [String] {
        graph(
            """
            import UIKit
            protocol Coordinator: AnyObject { func start() }
            final class ListController: UIViewController {}
            final class EditorController: UIViewController {
                static func make() -> EditorController { EditorController() }
            }
            \(code)
            """
        ).transitions.notation.sorted()
    }

    private static let editor = """
        final class EditorCoordinator: Coordinator {
            private let editor: EditorController
            init() { editor = EditorController.make() }
            func start() {}
            func toPresentable() -> UIViewController { editor }
        }

        """

    @Test func childIsPresentedByWhatItHandsOver() {
        let all = transitions(
            Self.editor + """
                final class ListViewController: UIViewController {
                    func edit() {
                        let editor = EditorCoordinator()
                        let presentable = editor.toPresentable()
                        present(presentable, animated: true)
                        editor.start()
                    }
                }
                """)
        #expect(
            all == [
                "EditorCoordinator -root-> EditorCoordinator.init (EditorController) declared",
                "ListViewController -sheet-> .EditorCoordinator (EditorCoordinator) call",
            ])
    }

    private func tabs(_ members: String, child: String) -> [String] {
        transitions(
            """
            final class MainCoordinator: Coordinator {
                let stack: UINavigationController
                let tabs = UITabBarController()
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.setViewControllers([tabs], animated: false) }
                \(members)
            }
            final class EditorCoordinator: Coordinator {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { \(child) }
            }
            """
        ).filter { $0.hasPrefix("MainCoordinator") }
    }

    @Test(arguments: [
        ("stack.pushViewController(EditorController(), animated: true)", "push"),
        ("stack.present(EditorController(), animated: true)", "sheet"),
    ])
    func childOnItsParentsStackIsInNoTab(_ child: String, _ style: String) {
        let all = tabs("func edit() { EditorCoordinator(stack: stack).start() }", child: child)
        #expect(all == ["MainCoordinator -\(style)-> MainCoordinator.edit (EditorCoordinator) call"])
    }

    @Test func childOnAStackOfItsOwnIsInATab() {
        let all = tabs(
            """
            func addEditor() {
                let inner = UINavigationController()
                EditorCoordinator(stack: inner).start()
            }
            """, child: "stack.pushViewController(EditorController(), animated: true)")
        #expect(all == ["MainCoordinator -tab-> MainCoordinator.addEditor (EditorCoordinator) call"])
    }

    @Test func childThatIsGivenBackIsShownByWhoAsksForIt() {
        let all = tabs(
            """
            private func makeEditor() -> EditorCoordinator {
                let editor = EditorCoordinator(stack: UINavigationController())
                editor.start()
                return editor
            }
            func open() { stack.present(makeEditor().stack, animated: true) }
            """, child: "stack.setViewControllers([EditorController()], animated: false)")
        #expect(all.contains("MainCoordinator -sheet-> MainCoordinator.open (EditorCoordinator) call"))
        #expect(!all.contains { $0.contains("indirect") })
    }

    @Test func childOpensAsItsTabBarIsShown() {
        let all = transitions(
            """
            final class AppCoordinator: Coordinator {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { MainCoordinator(stack: stack).start() }
            }
            final class MainCoordinator: Coordinator {
                let stack: UINavigationController
                let tabs = UITabBarController()
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    tabs.viewControllers = [ListController(), EditorController()]
                    stack.pushViewController(tabs, animated: true)
                }
            }
            """)
        #expect(all.filter { $0.hasPrefix("AppCoordinator") }.allSatisfy { !$0.contains("-tab->") })
    }

    @Test func parameterThatIsStartedIsNotTheTypeItself() {
        let all = transitions(
            Self.editor + """
                final class FlowCoordinator: Coordinator {
                    let stack = UINavigationController()
                    let list = ListScreen()
                    func start() { push(EditorCoordinator()) }
                    func push(_ child: Coordinator) { child.start() }
                    func show() { stack.pushViewController(list, animated: true); list.onEdit = { self.push(EditorCoordinator()) } }
                }
                final class ListScreen: UIViewController {
                    var onEdit: (() -> Void)?
                    func edit() { onEdit?() }
                }
                """)
        #expect(!all.contains { $0.hasPrefix("ListScreen -root->") })
    }

    @Test func routerStandsForItsStack() {
        let all = transitions(
            """
            final class Router {
                private let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func setRoot(_ controller: UIViewController) { stack.setViewControllers([controller], animated: false) }
                func toPresentable() -> UIViewController { stack }
            }
            final class ListViewController: UIViewController {
                func edit() {
                    let router = Router(stack: UINavigationController())
                    router.setRoot(EditorController())
                    present(router.toPresentable(), animated: true)
                }
            }
            """)
        #expect(all == ["ListViewController -sheet-> .EditorController (EditorController) call"])
    }

    @Test func childInARouterThatIsPresented() {
        let all = transitions(
            Self.editor + """
                final class Router {
                    private let stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func setRoot(_ controller: UIViewController) {
                        stack.setViewControllers([controller], animated: false)
                    }
                    func toPresentable() -> UIViewController { stack }
                }
                final class ListViewController: UIViewController {
                    func edit() {
                        let editor = EditorCoordinator()
                        editor.start()
                        let router = Router(stack: UINavigationController())
                        router.setRoot(editor.toPresentable())
                        present(router.toPresentable(), animated: true)
                    }
                }
                """
        ).filter { $0.hasPrefix("ListViewController") }
        #expect(all == ["ListViewController -sheet-> .EditorCoordinator (EditorCoordinator) call"])
    }

    @Test func childOnARouterAroundWhatIsPresented() {
        let all = transitions(
            """
            final class Router {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func push(_ controller: UIViewController) { stack.pushViewController(controller, animated: true) }
            }
            final class EditorCoordinator: Coordinator {
                let router: Router
                init(router: Router) { self.router = router }
                func start() { router.push(EditorController()) }
            }
            final class ListViewController: UIViewController {
                func edit() {
                    let stack = UINavigationController()
                    let editor = EditorCoordinator(router: Router(stack: stack))
                    editor.start()
                    present(stack, animated: true)
                }
            }
            """
        ).filter { $0.hasPrefix("ListViewController") }
        #expect(all == ["ListViewController -sheet-> .EditorCoordinator (EditorCoordinator) call"])
    }

    @Test func closureThatAModelKeepsIsNoBeginning() {
        let all = transitions(
            """
            final class ListModel { var onEdit: (() -> Void)? }
            final class FlowCoordinator: Coordinator {
                let stack = UINavigationController()
                let model = ListModel()
                func start() {
                    model.onEdit = { self.edit() }
                    stack.setViewControllers([ListController()], animated: false)
                }
                func edit() { stack.present(EditorController(), animated: true) }
            }
            """)
        #expect(
            all == [
                "FlowCoordinator -root-> FlowCoordinator.start (ListController) declared",
                "FlowCoordinator -sheet-> FlowCoordinator.edit (EditorController) call",
            ])
    }

    @Test func childInAContainerOfTheAppsOwnIsItsRoot() {
        let all = transitions(
            Self.editor + """
                final class Container: UIViewController {
                    func hold(_ controller: UIViewController) { addChild(controller) }
                }
                final class FlowCoordinator: Coordinator {
                    let container = Container()
                    func start() {}
                    func edit() {
                        let editor = ScreenCoordinator()
                        editor.start()
                        container.hold(editor.root)
                    }
                }
                final class ScreenCoordinator: Coordinator {
                    let root = UINavigationController()
                    func start() { root.pushViewController(EditorController(), animated: false) }
                }
                """
        ).filter { $0.hasPrefix("FlowCoordinator") }
        #expect(all == ["FlowCoordinator -root-> FlowCoordinator.edit (ScreenCoordinator) call"])
    }

    @Test(arguments: [
        ("let inner = UINavigationController()\ninner.viewControllers = [EditorController()]", ["ListController"]),
        ("stack.viewControllers = [EditorController()]", ["ListController", "EditorController"]),
    ])
    func delegateBeginsTheAppWithWhatIsInItsWindow(_ code: String, _ shown: [String]) {
        let graph = graph(
            """
            import UIKit
            final class ListController: UIViewController {}
            final class EditorController: UIViewController {}
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                let stack = UINavigationController()
                func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    window?.rootViewController = ListController()
                    return true
                }
                func other() { window?.rootViewController = stack }
                func fill() {
                    \(code)
                }
            }
            """)
        #expect(Set(graph.entryPoints.map(\.to.name)) == Set(shown))
    }

    @Test func functionThatPresentsAndStartsWhatItIsHanded() {
        let all = transitions(
            Self.editor + """
                final class Presenter {
                    func open(from controller: UIViewController) {
                        show(EditorCoordinator(), from: controller)
                    }
                    private func show(_ child: EditorCoordinator, from controller: UIViewController) {
                        let presentable = child.toPresentable()
                        controller.present(presentable, animated: true)
                        child.start()
                    }
                }
                """
        ).filter { $0.hasPrefix("Presenter") }
        #expect(all == ["Presenter -sheet-> .EditorCoordinator (EditorCoordinator) call"])
    }

    @Test func childIsShownInEachStyleThatItsParentChooses() {
        let all = transitions(
            Self.editor + """
                final class ListViewController: UIViewController {
                    func edit(isWide: Bool) {
                        let editor = EditorCoordinator()
                        editor.start()
                        if isWide {
                            navigationController?.pushViewController(editor.toPresentable(), animated: true)
                        } else {
                            present(editor.toPresentable(), animated: true)
                        }
                    }
                }
                """
        ).filter { $0.hasPrefix("ListViewController") }
        #expect(
            all == [
                "ListViewController -push-> .EditorCoordinator (EditorCoordinator) call",
                "ListViewController -sheet-> .EditorCoordinator (EditorCoordinator) call",
            ])
    }
}
