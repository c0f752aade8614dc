import NavigationModel
import TestSupport
import Testing

/// Generic base classes and values: what their properties are is said where they are inherited, or where they are made.
struct UIKitGenericTests {
    private static let routers = """
        import UIKit
        final class DetailController: UIViewController {}
        final class HelpController: UIViewController {}
        class ContainerRouter<Container: UIViewController>: NSObject {
            let container: Container
            init(container: Container) { self.container = container }
            func present(_ controller: UIViewController, onDismiss: (() -> Void)? = nil) {
                container.present(controller, animated: true)
            }
        }
        final class StackRouter: ContainerRouter<UINavigationController> {
            func push(controller: UIViewController) { container.pushViewController(controller, animated: true) }
        }
        class RouterCoordinator<Router> {
            let router: Router
            init(router: Router) { self.router = router }
            func start() {}
        }

        """

    @Test func routersOfGenericBaseClassesShow() {
        let graph = graph(
            Self.routers + """
                class StackCoordinator<Router>: RouterCoordinator<Router> {}
                final class HomeCoordinator: StackCoordinator<StackRouter> {
                    override func start() { router.push(controller: DetailController()) }
                    func help() { router.present(HelpController()) }
                }
                """)
        #expect(
            graph.transitions.notation.sorted() == [
                "HomeCoordinator -root-> HomeCoordinator.start (DetailController) declared",
                "HomeCoordinator -sheet-> HomeCoordinator.help (HelpController) call",
            ])
        #expect(graph.notUnderstood.isEmpty)
    }

    @Test func whatAGenericValueHoldsIsWhatItIsMadeOf() {
        let all = graph(
            Self.routers + """
                struct Module<View, Output> { let view: View; let output: Output }
                enum Detail {
                    static func module() -> Module<DetailController, Int> { Module(view: DetailController(), output: 3) }
                }
                enum Help {
                    static func module() -> Module<HelpController, Int> { Module(view: HelpController(), output: 3) }
                }
                final class HomeCoordinator: RouterCoordinator<StackRouter> {
                    override func start() {
                        let module = Detail.module()
                        router.push(controller: module.view)
                    }
                    func help() {
                        let module = Help.module()
                        router.present(UINavigationController(rootViewController: module.view))
                    }
                }
                """
        ).transitions.notation.sorted()
        #expect(
            all == [
                "HomeCoordinator -root-> HomeCoordinator.start (DetailController) declared",
                "HomeCoordinator -sheet-> HomeCoordinator.help (HelpController) call",
            ])
    }

    @Test func aChildAroundTheTabBarIsInNoTab() {
        let all = graph(
            Self.routers + """
                final class TabRouter: ContainerRouter<UITabBarController> {}
                final class BuyCoordinator: RouterCoordinator<ContainerRouter<UIViewController>> {
                    override func start() { router.present(DetailController()) }
                }
                final class MainCoordinator: RouterCoordinator<TabRouter> {
                    override func start() { router.container.setViewControllers([HelpController()], animated: false) }
                    func buy() {
                        let buy = BuyCoordinator(router: ContainerRouter(container: router.container))
                        buy.start()
                    }
                }
                """
        ).transitions.notation.sorted()
        #expect(all.contains("MainCoordinator -sheet-> MainCoordinator.buy (BuyCoordinator) call"))
        #expect(!all.contains { $0.contains("-tab-> MainCoordinator.buy") })
    }
}
