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

    /// Several things that a factory gives together: a tuple with labels, or a value that keeps them.
    @Test(arguments: [
        ("(controller: UIViewController, output: [Int: (Int) -> Void])", "return (detail, [:])", "controller"),
        ("Module<UIViewController, Int>", "return .init(view: detail, output: 3)", "view"),
        ("Module<UIViewController, Int>", "return Module(view: detail, output: 3)", "view"),
    ]) func partOfWhatAFactoryGivesIsFollowed(_ type: String, _ result: String, _ name: String) {
        let graph = graph(
            Self.routers + """
                struct Module<View, Output> { let view: View; let output: Output }
                enum Detail {
                    static func module(_ title: String) -> \(type) {
                        let detail = DetailController()
                        \(result)
                    }
                }
                final class HomeCoordinator: RouterCoordinator<StackRouter> {
                    override func start() {
                        let module = Detail.module("Detail")
                        router.push(controller: module.\(name))
                    }
                }
                """)
        #expect(
            graph.transitions.notation == [
                "HomeCoordinator -root-> HomeCoordinator.start (DetailController) declared"
            ])
        #expect(!graph.notUnderstood.contains { $0.text.contains("module") })
    }

    /// What a child coordinator is made with shows nothing by itself: its router, and the container of that.
    @Test func routerOfAChildIsNotShownBesideTheChild() {
        let graph = graph(
            Self.routers + """
                final class HomeCoordinator: RouterCoordinator<StackRouter> {
                    override func start() { router.push(controller: DetailController()) }
                    func help() {
                        let child = HelpCoordinator(router: StackRouter(container: UINavigationController()))
                        child.start()
                        router.present(child.router.container)
                    }
                }
                final class HelpCoordinator: RouterCoordinator<StackRouter> {
                    override func start() { router.push(controller: HelpController()) }
                }
                """)
        #expect(
            graph.transitions.notation.sorted() == [
                "HelpCoordinator -root-> HelpCoordinator.start (HelpController) declared",
                "HomeCoordinator -root-> HomeCoordinator.start (DetailController) declared",
                "HomeCoordinator -sheet-> HomeCoordinator.help (HelpCoordinator) call",
            ])
    }

    /// A controller of the app's own around any view is that view.
    @Test(arguments: [
        "present(Drawer(rootView: HelpView().padding()), animated: true)", "Drawer.show(HelpView(), in: self)",
    ]) func controllerAroundAnyViewIsTheView(_ call: String) {
        let all = graph(
            """
            import SwiftUI
            import UIKit
            struct HelpView: View { var body: some View { Text("Help") } }
            class Drawer<Content: View>: UIViewController {
                init(rootView content: Content) {
                    super.init(nibName: nil, bundle: nil)
                    view.addSubview(UIHostingController(rootView: content).view)
                }
                static func show(_ content: Content, in controller: UIViewController) {
                    controller.present(Drawer(rootView: content), animated: true)
                }
            }
            final class HomeController: UIViewController { func tap() { \(call) } }
            """
        ).transitions.notation
        #expect(all.count == 1 && all[0].hasPrefix("HomeController -sheet-> .HelpView (HelpView)"), "\(all)")
    }

    /// What builds the rows of a view is no content of it, where another view is handed it in the list too.
    @Test func controllerAroundAViewWithRowsIsThatView() {
        let all = graph(
            """
            import SwiftUI
            import UIKit
            struct RowView: View { var body: some View { Text("Row") } }
            struct FrameView<Content: View>: View {
                let content: (Int) -> Content
                var body: some View { content(1) }
            }
            struct ListView<Content: View>: View {
                let content: (Int) -> Content
                var body: some View { VStack { list } }
                private var list: some View { ForEach(0..<3) { _ in FrameView(content: content) } }
            }
            class Drawer<Content: View>: UIViewController {
                init(rootView content: Content) { super.init(nibName: nil, bundle: nil) }
            }
            final class HomeController: UIViewController {
                func tap() { present(Drawer(rootView: ListView<RowView> { _ in RowView() }), animated: true) }
            }
            """
        ).transitions.notation
        #expect(all.count == 1 && all[0].hasPrefix("HomeController -sheet-> .ListView (ListView)"), "\(all)")
    }
}
