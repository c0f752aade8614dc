import NavigationModel
import TestSupport
import Testing

/// What is known of UIKit itself, and of libraries around it.
struct UIKitLibraryTests {
    @Test(arguments: [("", "sheet"), ("final class Columns: UISplitViewController {}", "split-detail")])
    func detailIsThatOfASplitView(_ rest: String, _ style: String) {
        let read = graph(
            """
            import UIKit
            final class Master: UIViewController {
                func open() { showDetailViewController(Detail(), sender: self) }
            }
            final class Detail: UIViewController {}
            \(rest)
            """)
        #expect(read.transitions.notation == ["Master -\(style)-> .Detail (Detail) call"])
    }

    /// So does one that goes away again.
    @Test(arguments: [
        ("window.windowLevel = .alert", "window"), ("window.isHidden = false", "root"), ("hide()", "window"),
    ]) func windowWithALevelLiesAboveTheApp(_ code: String, _ style: String) {
        let read = graph(
            """
            import UIKit
            final class LockManager {
                let window = UIWindow()
                func lock() {
                    \(code)
                    window.rootViewController = Lock()
                    \(code == "hide()" ? "func hide() { window.isHidden = true }" : "")
                }
            }
            final class Lock: UIViewController {}
            """)
        #expect(read.transitions.notation == ["LockManager -\(style)-> .Lock (Lock) call"])
    }

    @Test func classOfAPackagesControllerIsAScreen() {
        let read = graph(
            """
            import ChatKit
            import UIKit
            class Messages: ChatViewController {
                func open() { present(Detail(), animated: true) }
            }
            final class Detail: Messages {}
            protocol ListViewController {}
            final class List: ListViewController {}
            final class Panel: NSViewController {}
            """)
        #expect(read.transitions.notation == ["Messages -sheet-> .Detail (Detail) call"])
        #expect(read.screens.map(\.name) == ["Detail", "Messages"])
    }

    @Test func controllerOfALibraryShowsItself() {
        let read = graph(
            """
            import SheetKit
            import UIKit
            final class Master: UIViewController {
                func open() {
                    let sheet = SheetViewController(childViewController: Detail())
                    sheet.show(from: self)
                }
                func note() { Toast().show(in: view) }
            }
            final class Detail: UIViewController {}
            """)
        #expect(read.transitions.notation == ["Master -sheet-> .Detail (Detail) inferred"])
    }

    @Test(arguments: [
        ("navigationController?.pushFade(viewController: Detail())", "push"), ("presentPanModal(Detail())", "sheet"),
    ]) func wordsOfLibrariesPushAndPresent(_ call: String, _ style: String) {
        let read = graph(
            """
            import PanModal
            import UIKit
            final class Master: UIViewController {
                func open() { \(call) }
                func other() {
                    presentMail(on: self)
                    menu.presentEditMenu(with: Detail())
                    presentNote(self)
                    dismiss(animated: true)
                }
            }
            final class Detail: UIViewController {}
            """)
        #expect(read.transitions.notation == ["Master -\(style)-> .Detail (Detail) inferred"])
    }

    @Test(arguments: ["parent?", "navigationController?", "presentingViewController?", "stack"])
    func whatTheAppAddsToControllersIsFoundOnTheirs(_ receiver: String) {
        let read = graph(
            """
            import UIKit
            extension UIViewController {
                func cover(with controller: UIViewController) { present(controller, animated: true) }
            }
            final class Master: UIViewController {
                var stack: UINavigationController
                func open() { \(receiver).cover(with: Detail()) }
            }
            final class Detail: UIViewController {}
            """)
        #expect(read.transitions.notation == ["Master -sheet-> .Detail (Detail) call"])
    }

    @Test func coordinatorOfAnUnknownTypeThatIsStartedIsTold() {
        let read = graph(
            """
            import UIKit
            class Base<Model>: UIViewController { var model: Model! }
            final class Root: Base<RootModel> {
                override func viewDidLoad() { model.coordinator.start() }
                func open() { present(Detail(), animated: true) }
            }
            final class Detail: UIViewController {}
            struct Scanner: UIViewRepresentable {
                func makeUIView(context: Context) -> UIView {
                    context.coordinator.start()
                    return UIView()
                }
            }
            """)
        #expect(
            read.notUnderstood.map { "\($0.text): \($0.reason)" } == [
                "model.coordinator.start(): the type of the child coordinator is chosen at run time"
            ])
    }

    @Test func tabBarThatChildrenAreMadeWithIsShown() {
        let read = graph(
            """
            import UIKit
            class Coordinator {
                var window: UIWindow?
                var tabs: UITabBarController?
                func start() {}
            }
            final class MainCoordinator: Coordinator {
                override func start() {
                    let tabs = Tabs()
                    window?.rootViewController = tabs
                    let home = HomeCoordinator(tabs: tabs)
                    home.start()
                }
            }
            final class HomeCoordinator: Coordinator {
                init(tabs: UITabBarController) {
                    super.init()
                    self.tabs = tabs
                }
                override func start() { tabs?.add(UINavigationController(rootViewController: Home())) }
            }
            extension UITabBarController {
                func add(_ controller: UIViewController) { viewControllers?.append(controller) }
            }
            final class Tabs: UITabBarController {}
            final class Home: UIViewController {}
            """)
        #expect(
            read.transitions.notation == [
                "HomeCoordinator -root-> HomeCoordinator.start (Home) declared",
                "MainCoordinator -root-> MainCoordinator.start (HomeCoordinator) declared",
                "MainCoordinator -root-> MainCoordinator.start (Tabs) declared",
            ])
    }

    @Test(arguments: [(".push", "push"), (".modal(stack)", "sheet")])
    func caseThatAChildIsMadeWithDecidesHowItOpens(_ mode: String, _ style: String) {
        let read = graph(
            """
            import UIKit
            enum Mode { case push, modal(UIViewController) }
            final class ListCoordinator {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.setViewControllers([List()], animated: false) }
                func open() {
                    let child = DetailCoordinator(stack: stack, as: \(mode))
                    child.start()
                }
            }
            final class DetailCoordinator {
                let stack: UINavigationController
                private let mode: Mode
                init(stack: UINavigationController, as presentation: Mode) {
                    self.stack = stack
                    mode = presentation
                }
                func start() {
                    switch mode {
                    case .push: stack.pushViewController(Detail(), animated: true)
                    case .modal(let parent): parent.present(Detail(), animated: true)
                    }
                }
            }
            final class List: UIViewController {}
            final class Detail: UIViewController {}
            """)
        #expect(
            read.transitions.notation.contains(
                "ListCoordinator -\(style)-> ListCoordinator.open (DetailCoordinator) call"))
    }

    @Test(arguments: [
        "stack.viewControllers = [Detail()]", "self.stack.setViewControllers([Detail()], animated: false)",
    ])
    func stackInAPropertyIsFilledAndShown(_ filling: String) {
        let read = graph(
            """
            import UIKit
            final class Master: UIViewController {
                private lazy var stack = UINavigationController()
                func open() {
                    \(filling)
                    present(stack, animated: true)
                }
                func choose(isNew: Bool) {
                    if isNew {
                        stack.viewControllers = [New()]
                        present(stack, animated: true)
                    } else {
                        stack.viewControllers = [Old()]
                        navigationController?.present(stack, animated: true)
                    }
                }
            }
            final class Detail: UIViewController {}
            final class New: UIViewController {}
            final class Old: UIViewController {}
            """)
        #expect(
            read.transitions.notation == [
                "Master -sheet-> .Detail (Detail) call", "Master -sheet-> .New (New) call",
                "Master -sheet-> .Old (Old) call",
            ])
    }

    @Test func stackThatAFunctionGivesHoldsWhatItIsHanded() {
        let read = graph(
            """
            import UIKit
            enum Stacks {
                static func styled(_ style: Int, root: UIViewController? = nil) -> UINavigationController {
                    func make(_ root: UIViewController?) -> UINavigationController {
                        UINavigationController(rootViewController: root!)
                    }
                    return make(root)
                }
            }
            final class Master: UIViewController {
                func open() { present(Stacks.styled(1, root: Detail()), animated: true) }
            }
            final class Detail: UIViewController {}
            """)
        #expect(read.transitions.notation == ["Master -sheet-> .Detail (Detail) inferred"])
    }

    @Test func libraryPresentsTheControllerThatItIsHandedByLabel() {
        let graph = graph(
            """
            import Presentr
            import UIKit
            final class DetailController: UIViewController {}
            final class HelpController: UIViewController {}
            final class ListController: UIViewController {
                let presenter = Presentr(presentationType: .alert)
                func select() {
                    customPresentViewController(presenter, viewController: DetailController(), animated: true)
                }
                func help() { navigationController?.pushViewController(HelpController(), animated: true) }
            }
            """)
        #expect(
            graph.transitions.notation.sorted() == [
                "ListController -push-> .HelpController (HelpController) call",
                "ListController -sheet-> .DetailController (DetailController) inferred",
            ])
    }
}
