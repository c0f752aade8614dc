import NavigationModel
import TestSupport
import Testing

/// Controllers that put another one in the place of what they contain, and coordinators that stand behind what they hand over.
struct UIKitReplacingTests {
    private func transitions(_ code: String) -> [String] {
        graph(
            """
            import UIKit
            final class LoginController: UIViewController {}
            final class HomeController: UIViewController {}
            \(code)
            """
        ).transitions.notation
    }

    private static let container = """
        extension UIViewController {
            func move(to next: UIViewController, from current: UIViewController?) {
                addChild(next)
                current?.willMove(toParent: nil)
                current?.removeFromParent()
                next.didMove(toParent: self)
            }
        }

        """

    @Test func controllerThatIsMovedInIsTheRoot() {
        let all = transitions(
            Self.container + """
                final class MainCoordinator {
                    let container: UIViewController
                    init(container: UIViewController) { self.container = container }
                    func start() { container.move(to: LoginController(), from: nil) }
                    func enter() { container.move(to: HomeController(), from: nil) }
                }
                """)
        #expect(
            all == [
                "MainCoordinator -root-> MainCoordinator.enter (HomeController) call",
                "MainCoordinator -root-> MainCoordinator.start (LoginController) declared",
            ])
    }

    @Test func firstOneIsPutThereToo() {
        let all = transitions(
            """
            extension UIViewController {
                func move(to next: UIViewController, from current: UIViewController?) {
                    if current == nil {
                        embed(next)
                    } else {
                        addChild(next)
                        current?.removeFromParent()
                    }
                }
                func embed(_ next: UIViewController) { addChild(next) }
            }
            final class LockCoordinator {
                func authenticate(in container: UIViewController) {
                    container.present(HomeController(), animated: true)
                }
            }
            final class MainCoordinator {
                let container: UIViewController
                let lock = LockCoordinator()
                init(container: UIViewController) { self.container = container }
                func start() {
                    container.move(to: LoginController(), from: nil)
                    if isLocked { lock.authenticate(in: container) }
                }
            }
            """)
        #expect(all.contains("MainCoordinator -root-> MainCoordinator.start (LoginController) declared"), "\(all)")
        #expect(!all.contains { $0.contains("-root-> MainCoordinator.start (LockCoordinator)") }, "\(all)")
    }

    @Test func controllerThatIsKeptAsWhatIsThereNowIsOne() {
        let all = transitions(
            """
            final class RootController: UIViewController {
                private var current: UIViewController = LoginController()
                func enter() {
                    let next = HomeController()
                    current.removeFromParent()
                    addChild(next)
                    current = next
                }
            }
            """)
        #expect(all == ["RootController -root-> .HomeController (HomeController) inferred"])
    }

    @Test func partOfAScreenIsNone() {
        let all = transitions(
            """
            final class FeedController: UIViewController {
                private var hint: LoginController?
                func showHint() {
                    hint?.removeFromParent()
                    let next = LoginController()
                    addChild(next)
                    hint = next
                    present(HomeController(), animated: true)
                }
            }
            """)
        #expect(all == ["FeedController -sheet-> .HomeController (HomeController) call"])
    }

    @Test func stackInAPropertyIsWhatACoordinatorBeginsWith() {
        let all = transitions(
            """
            final class Stack: UINavigationController {}
            final class HomeCoordinator {
                private lazy var stack: Stack = {
                    let stack = Stack(rootViewController: HomeController())
                    stack.navigationBar.prefersLargeTitles = true
                    return stack
                }()
                func showHome() -> Stack { stack }
                func login() { stack.pushViewController(LoginController(), animated: true) }
            }
            final class MainCoordinator {
                let host: UIViewController
                var home: HomeCoordinator?
                init(host: UIViewController) { self.host = host }
                func start() {}
                func open() {
                    home = HomeCoordinator()
                    guard let stack = home?.showHome() else { return }
                    host.present(stack, animated: true)
                }
            }
            """)
        #expect(
            all == [
                "HomeCoordinator -push-> HomeCoordinator.login (LoginController) call",
                "HomeCoordinator -root-> HomeCoordinator.stack (HomeController) declared",
                "MainCoordinator -sheet-> MainCoordinator.open (HomeCoordinator) call",
            ])
    }

    @Test func controllerInAStackOfTheAppsOwnIsShown() {
        let all = transitions(
            """
            final class Stack: UINavigationController {}
            enum Stacks {
                static func stack(around controller: UIViewController) -> Stack { Stack(rootViewController: controller) }
            }
            final class ListController: UIViewController {
                lazy var home: Stack = { Stack(rootViewController: HomeController()) }()
                func enter() { present(home, animated: true) }
                func login() { present(Stacks.stack(around: LoginController()), animated: true) }
            }
            """)
        #expect(
            all == [
                "ListController -sheet-> .HomeController (HomeController) call",
                "ListController -sheet-> .LoginController (LoginController) call",
            ])
    }

    @Test func caseThatASwitchPutsIntoALocalDecides() {
        let all = transitions(
            Self.container + """
                enum Place { case login, home }
                final class Bar: UIViewController {
                    var onSelect: (Place) -> Void = { _ in }
                    func show(_ next: UIViewController) {
                        children.first?.removeFromParent()
                        addChild(next)
                    }
                }
                final class MainCoordinator {
                    let bar = Bar()
                    let host: UIViewController
                    init(host: UIViewController) { self.host = host }
                    func start() { host.present(bar, animated: true) }
                    func select(_ place: Place) {
                        let next: UIViewController
                        switch place {
                        case .login: next = LoginController()
                        case .home: next = HomeController()
                        }
                        bar.show(next)
                    }
                }
                """
        ).filter { $0.contains("-root-") && !$0.contains("declared") }
        #expect(
            all == [
                "MainCoordinator -root-> MainCoordinator.home (HomeController) call",
                "MainCoordinator -root-> MainCoordinator.login (LoginController) call",
            ])
    }

    @Test func childWithoutAStartBeginsWithWhatItIsAskedFor() {
        let all = transitions(
            """
            final class LoginCoordinator {
                private let stack = UINavigationController()
                func authenticate(on host: UIViewController) {
                    host.present(LoginController(), animated: true)
                }
            }
            final class MainCoordinator {
                let host: UIViewController
                let login = LoginCoordinator()
                init(host: UIViewController) { self.host = host }
                func start() {}
                func lock() { login.authenticate(on: host) }
            }
            """)
        #expect(all.contains("MainCoordinator -sheet-> MainCoordinator.lock (LoginCoordinator) call"))
    }

    @Test func routerThatAServiceKeepsIsNoScreen() {
        let all = transitions(
            """
            final class AppRouter {
                var root: UITabBarController?
                func open(from host: UIViewController) { host.present(LoginController(), animated: true) }
            }
            final class Application {
                let router = AppRouter()
                var top: UIViewController?
                func received() { if let top { router.open(from: top) } }
            }
            """)
        #expect(
            all == [
                "AppRouter -sheet-> AppRouter.open (LoginController) call",
                "Application -sheet-> AppRouter.open (LoginController) indirect through AppRouter.open(from:)",
            ])
    }

    @Test func wordThatPresentsOrPushesLeavesItsCallersOpen() {
        let all = transitions(
            """
            final class MainCoordinator {
                var isModal = false
                let host: UINavigationController
                init(host: UINavigationController) { self.host = host }
                func start() {}
                func login() { show(LoginController()) }
                private func show(_ controller: UIViewController) {
                    if isModal {
                        host.present(controller, animated: true)
                    } else {
                        host.pushViewController(controller, animated: true)
                    }
                }
            }
            final class HomeController2: UIViewController {
                let coordinator: MainCoordinator
                init(coordinator: MainCoordinator) {
                    self.coordinator = coordinator
                    super.init(nibName: nil, bundle: nil)
                }
                func tapped() { coordinator.login() }
            }
            """)
        #expect(
            all == [
                "HomeController2 -push-> MainCoordinator.login (LoginController) inferred through MainCoordinator.login()",
                "HomeController2 -sheet-> MainCoordinator.login (LoginController) inferred through MainCoordinator.login()",
                "MainCoordinator -push-> MainCoordinator.login (LoginController) call",
                "MainCoordinator -sheet-> MainCoordinator.login (LoginController) call",
            ])
    }
}

/// Controllers that are made by what a call hands to the code which makes them.
struct UIKitHandedMakerTests {
    @Test func classThatIsHandedInIsWhatIsMade() {
        let read = graph(
            """
            import UIKit
            final class Factory {
                func make<T: UIViewController>(_ type: T.Type) -> UIViewController { type.init() }
            }
            final class ListController: UIViewController {
                let factory = Factory()
                func open() { present(factory.make(DetailController.self), animated: true) }
            }
            final class DetailController: UIViewController {}
            """)
        #expect(read.transitions.notation == ["ListController -sheet-> .DetailController (DetailController) call"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func controllerThatAPropertyPutsInWhenItIsSetIsTheRoot() {
        let read = graph(
            """
            import UIKit
            final class RootController: UIViewController {
                private var current: UIViewController? {
                    didSet {
                        if let current {
                            addChild(current)
                            current.didMove(toParent: self)
                        }
                        oldValue?.willMove(toParent: nil)
                        oldValue?.removeFromParent()
                    }
                }
                func start<T: UIViewController>(_ controller: T) { current = controller }
            }
            final class RootPresenter {
                weak var root: RootController?
                func login() { root?.start(LoginController()) }
            }
            final class LoginController: UIViewController {}
            """)
        #expect(read.transitions.notation == ["RootPresenter -root-> .LoginController (LoginController) call"])
    }
}
