import NavigationModel
import TestSupport
import Testing

/// What holds screens and is none itself: controllers around stacks, panels of packages, bridges, windows that are handed over.
struct UIKitHolderTests {
    private func transitions(_ code: String) -> [String] {
        graph(
            """
            import UIKit
            final class ListController: UIViewController {}
            final class DetailController: UIViewController {}
            \(code)
            """
        ).transitions.notation.sorted()
    }

    private static let frame = """
        final class Frame: UIViewController {
            let inner = UINavigationController()
            var viewControllers: [UIViewController] {
                get { inner.viewControllers }
                set { inner.viewControllers = newValue }
            }
            func pushViewController(_ next: UIViewController, animated: Bool) {
                inner.pushViewController(next, animated: animated)
            }
        }
        final class ListCoordinator {
            let navigation: Frame
            lazy var list = ListController()
            init(navigation: Frame = Frame()) { self.navigation = navigation }
            func start() { navigation.viewControllers = [list] }
        }

        """

    @Test func controllerAroundAStackIsAStack() {
        #expect(transitions(Self.frame) == ["ListCoordinator -root-> ListCoordinator.start (ListController) declared"])
    }

    @Test func stackInsideOfAChildsControllerStandsForTheChild() {
        let all = transitions(
            Self.frame + """
                final class Bar: UITabBarController {}
                final class MainCoordinator {
                    let navigation = UINavigationController()
                    func start() {
                        let bar = Bar()
                        let list = ListCoordinator()
                        list.start()
                        bar.viewControllers = [list.navigation.inner]
                        navigation.setViewControllers([bar], animated: false)
                    }
                }
                """)
        #expect(
            all.filter { $0.hasPrefix("Main") } == [
                "MainCoordinator -tab-> MainCoordinator.start (ListCoordinator) declared"
            ])
    }

    @Test(arguments: [
        "let panel = SlidingController()\npanel.set(contentViewController: DetailController())",
        "let panel = SlidingController()\npanel.contentViewController = DetailController()",
    ]) func panelOfAPackageIsWhatIsInIt(_ made: String) {
        let all = transitions(
            """
            final class HomeController: UIViewController {
                func open() {
                    \(made)
                    present(panel, animated: true)
                }
            }
            """)
        #expect(all == ["HomeController -sheet-> .DetailController (DetailController) call"])
    }

    @Test func panelInAPropertyIsWhatIsInIt() {
        let all = transitions(
            """
            final class HomeController: UIViewController {
                lazy var panel: SlidingController = {
                    let panel = SlidingController()
                    panel.set(contentViewController: DetailController())
                    return panel
                }()
                func open() { host().present(panel, animated: true) }
                func host() -> UIViewController { self }
            }
            """)
        #expect(all == ["HomeController -sheet-> .DetailController (DetailController) call"])
    }

    @Test func stackThatInheritsItsContentIsAScreen() {
        let all = transitions(
            """
            class Modal: UINavigationController {
                init() {
                    super.init(nibName: nil, bundle: nil)
                    viewControllers = [ListController()]
                }
            }
            final class Prompt: Modal {}
            final class HomeController: UIViewController { func open() { present(Prompt(), animated: true) } }
            """)
        #expect(all.filter { $0.hasPrefix("Home") } == ["HomeController -sheet-> .Prompt (Prompt) call"])
    }

    @Test func windowThatIsHandedOverLiesAboveTheOther() {
        let all = transitions(
            """
            final class SplashCoordinator {
                private let window: UIWindow
                init(window: UIWindow) { self.window = window }
                func start() { window.rootViewController = ListController() }
            }
            final class GuardCoordinator {
                private let cover = UIWindow()
                private lazy var splash = SplashCoordinator(window: cover)
                init() { cover.windowLevel = UIWindow.Level.statusBar + 2 }
                func start() {}
                func resign() { splash.start() }
            }
            """)
        #expect(
            all.filter { $0.hasPrefix("Guard") } == [
                "GuardCoordinator -window-> GuardCoordinator.resign (SplashCoordinator) call"
            ])
    }

    /// A notice in a window of its own is no screen; what fills the screen is one.
    @Test(arguments: [
        ("window.frame = CGRect(x: 0, y: 0, width: width, height: 100)", false),
        ("window.frame = CGRect(x: 0, y: -height, width: width, height: height)", false),
        ("window.frame = CGRect(x: 0, y: 0, width: width, height: UIScreen.main.bounds.height)", true),
        ("window.frame = UIScreen.main.bounds", true), ("", true),
    ]) func windowOfAStripIsNoScreen(_ frame: String, _ isScreen: Bool) {
        let all = transitions(
            """
            private let height: CGFloat = 100
            final class Notice {
                private let window = UIWindow()
                func show(_ width: CGFloat) {
                    \(frame)
                    window.windowLevel = .alert
                    window.rootViewController = DetailController()
                }
            }
            """)
        #expect(all == (isScreen ? ["Notice -window-> .DetailController (DetailController) call"] : []))
    }

    /// A view in a hosting controller may open another one of its own.
    @Test func hostedViewOpensAnotherOfItsOwn() {
        let all = graph(
            """
            import UIKit
            import SwiftUI
            protocol Router { func showFolder(_ id: Int) }
            final class AppRouter: Router {
                let stack: UINavigationController
                func showFolder(_ id: Int) {
                    let view = FolderView(router: self, id: id)
                    stack.pushViewController(UIHostingController(rootView: view.tint(.red)), animated: true)
                }
            }
            struct FolderView: View {
                let router: Router
                let id: Int
                var body: some View { Button("") { router.showFolder(id + 1) } }
            }
            """
        ).transitions.notation
        #expect(all.contains { $0.hasPrefix("FolderView -push->") && $0.contains("(FolderView)") }, "\(all)")
    }

    /// Closures that properties keep present what they are called with, and make what they give.
    @Test func closuresOfPropertiesMakeAndPresent() {
        let all = transitions(
            """
            enum Opener {
                private static var present: (UIViewController, DetailController) -> Void = { host, detail in
                    host.present(detail, animated: true)
                }
                private static var makeList: (URL) -> ListController = { url in ListController() }
                static func open(_ host: UIViewController, _ url: URL) {
                    let list = makeList(url)
                    host.present(list, animated: true)
                }
            }
            """)
        #expect(
            all == [
                "Opener -sheet-> .DetailController (DetailController) call",
                "Opener -sheet-> .ListController (ListController) call",
            ])
    }

    @Test func whatABridgePresentsWhenItIsMadeIsShownByWhoMakesIt() {
        let all = transitions(
            """
            private final class Bridge {
                init(_ host: UIViewController) { host.present(DetailController(), animated: true) }
                var promise: Int { 1 }
            }
            extension DetailController {
                static func promise(_ host: UIViewController) -> Int { Bridge(host).promise }
            }
            final class HomeController: UIViewController { func ask() { _ = DetailController.promise(self) } }
            """)
        #expect(
            all == [
                "Bridge -sheet-> .DetailController (DetailController) call",
                "HomeController -sheet-> .DetailController (DetailController) indirect "
                    + "through DetailController.promise(_:), Bridge.init(_:)",
            ])
    }

    @Test func whatAStackDoesForItsScreensIsTheirs() {
        let all = transitions(
            """
            @objc protocol Popped { func didPop() }
            final class Stack: UINavigationController {
                override func popViewController(animated: Bool) -> UIViewController? {
                    let old = super.popViewController(animated: animated)
                    if let old = old as? Popped { old.didPop() }
                    return old
                }
            }
            protocol ListDelegate: AnyObject { func picked() }
            final class PickController: UIViewController, Popped {
                weak var delegate: ListDelegate?
                func didPop() { delegate?.picked() }
            }
            final class AppCoordinator: ListDelegate {
                let navigation: UINavigationController = Stack()
                func start() {
                    let pick = PickController()
                    pick.delegate = self
                    navigation.pushViewController(pick, animated: true)
                }
                func picked() { navigation.pushViewController(DetailController(), animated: true) }
            }
            """)
        #expect(all.filter { $0.hasPrefix("Stack") }.isEmpty)
        #expect(all.contains { $0.hasPrefix("PickController -push-> AppCoordinator.picked") })
    }

    @Test func rowOfAFormShowsWhatItsProviderGives() {
        let all = transitions(
            """
            import Eureka
            final class FormScreen: FormViewController {
                func row() -> ButtonRow {
                    ButtonRow { row in
                        row.presentationMode = .show(controllerProvider: ControllerProvider<UIViewController>.callback {
                            let detail = DetailController()
                            return detail
                        }, onDismiss: nil)
                    }
                }
                func other() -> ButtonRow {
                    ButtonRow { row in
                        row.presentationMode = .presentModally(controllerProvider: .callback { ListController() }, onDismiss: nil)
                    }
                }
            }
            """)
        #expect(
            all == [
                "FormScreen -push-> .DetailController (DetailController) call",
                "FormScreen -sheet-> .ListController (ListController) call",
            ])
    }

    @Test func ownFunctionIsNotWhatTheAppAddsToControllers() {
        let all = transitions(
            """
            extension UIViewController {
                func open(_ page: Int) { present(DetailController(), animated: true) }
            }
            final class ListCoordinator {
                let navigation = UINavigationController()
                func start() { navigation.viewControllers = [ListController()] }
                func select() { open(1) }
                func open(_ page: Int) { print(page) }
            }
            """)
        #expect(all == ["ListCoordinator -root-> ListCoordinator.start (ListController) declared"])
    }
}
