import NavigationModel
import TestSupport
import Testing

/// What is put into stacks by several calls, and by others than those who present them.
struct UIKitSharedStackTests {
    private static let shop = """
        import UIKit
        final class ListController: UIViewController {}
        final class ItemController: UIViewController {}
        final class ShopCoordinator {
            let navigation = UINavigationController()
            func start() { navigation.viewControllers = [ListController()] }
            func open(_ item: Int) { show(ItemController()) }
            func open(_ item: Int, in stack: UINavigationController) {
                stack.pushViewController(ItemController(), animated: true)
            }
            private func show(_ controller: UIViewController) {
                navigation.pushViewController(controller, animated: false)
            }
        }

        """

    private func transitions(ofApp members: String) -> [String] {
        graph(
            Self.shop + """
                final class AppCoordinator {
                    let navigation = UINavigationController()
                    let shop = ShopCoordinator()
                    func start() {}
                    \(members)
                }
                """
        ).transitions.notation.filter { $0.hasPrefix("App") }.sorted()
    }

    @Test func whatIsPutIntoTheStackOfAPresentedChildIsThere() {
        let all = transitions(
            ofApp: """
                func offer() {
                    let shop = ShopCoordinator()
                    shop.start()
                    shop.open(1)
                    navigation.present(shop.navigation, animated: true)
                }
                """)
        #expect(all == ["AppCoordinator -sheet-> AppCoordinator.offer (ShopCoordinator) call"])
    }

    @Test func whatTheChildIsAskedForLaterIsPushed() {
        let all = transitions(ofApp: "func remind() { shop.open(1) }")
        #expect(
            all == [
                "AppCoordinator -push-> ShopCoordinator.open (ItemController) indirect through ShopCoordinator.open(_:)"
            ])
    }

    @Test func whatOthersPutIntoANewStackIsPresentedInIt() {
        let all = transitions(
            ofApp: """
                func remind() {
                    let stack = UINavigationController()
                    shop.open(1, in: stack)
                    navigation.present(stack, animated: true)
                }
                """)
        #expect(all == ["AppCoordinator -sheet-> AppCoordinator.remind (ItemController) call"])
    }

    private func wallet(_ members: String) -> NavigationGraph {
        graph(
            """
            import UIKit
            final class AccountsController: UIViewController {}
            final class ItemsController: UIViewController {}
            final class Bar: UITabBarController { static func make() -> Self { Self() } }
            final class ItemsCoordinator {
                let navigation = UINavigationController()
                func start() { navigation.viewControllers = [ItemsController()] }
            }
            final class WalletCoordinator {
                let navigation: UINavigationController
                lazy var bar: Bar = { let bar: Bar = .make(); return bar }()
                init(navigation: UINavigationController) { self.navigation = navigation }
                \(members)
            }
            final class HomeController: UIViewController {
                func open() { WalletCoordinator(navigation: navigationController!).start() }
            }
            """)
    }

    @Test func whatIsPushedAtOnceOverANewRootIsSeen() {
        let read = wallet(
            """
            func start() {
                navigation.setViewControllers([AccountsController()], animated: false)
                navigation.pushViewController(ItemsController(), animated: false)
            }
            """)
        #expect(
            read.transitions.notation.filter { !$0.hasPrefix("Items") }.sorted() == [
                "HomeController -root-> .WalletCoordinator (WalletCoordinator) call",
                "WalletCoordinator -push-> WalletCoordinator.start (AccountsController) call",
                "WalletCoordinator -root-> WalletCoordinator.start (ItemsController) declared",
            ])
    }

    @Test func ownTabBarIsNoDestination() {
        let read = wallet(
            """
            func start() {
                let items = ItemsCoordinator()
                items.start()
                bar.viewControllers = [items.navigation]
                showBar()
            }
            func showBar() {
                navigation.setViewControllers([AccountsController()], animated: false)
                navigation.pushViewController(bar, animated: false)
            }
            """)
        #expect(
            read.transitions.notation.filter { $0.hasPrefix("Wallet") }.sorted() == [
                "WalletCoordinator -push-> WalletCoordinator.showBar (AccountsController) call",
                "WalletCoordinator -tab-> WalletCoordinator.start (ItemsCoordinator) declared",
            ])
    }

    @Test func ownStackOfACoordinatorIsOfItsClass() {
        let all = transitions(
            ofApp: """
                func show() {
                    let next = makeNext()
                    if next is UINavigationController {
                        navigation.present(next, animated: true)
                    } else {
                        navigation.pushViewController(next, animated: true)
                    }
                }
                private func makeNext() -> UIViewController {
                    let shop = ShopCoordinator()
                    shop.start()
                    let controller = shop.navigation
                    return controller
                }
                """)
        #expect(
            all.filter { $0.contains(".show ") } == [
                "AppCoordinator -sheet-> AppCoordinator.show (ShopCoordinator) call"
            ])
    }

    @Test(arguments: ["await navigation.confirm(message: text)", "UIAlertController.tell(text, on: navigation)"])
    func coordinatorThatOnlyAsksIsNotShown(_ question: String) {
        let read = graph(
            Self.shop + """
                extension UIViewController {
                    func confirm(message: String) async -> Bool {
                        await withCheckedContinuation { continuation in
                            let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
                            present(alert, animated: true)
                        }
                    }
                }
                extension UIAlertController {
                    static func tell(_ text: String, on controller: UIViewController) {
                        let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
                        controller.present(alert, animated: true)
                    }
                }
                final class WarningCoordinator {
                    let navigation: UINavigationController
                    let text = ""
                    init(navigation: UINavigationController) { self.navigation = navigation }
                    func start() { Task { @MainActor in _ = \(question) } }
                }
                final class AppCoordinator {
                    let navigation = UINavigationController()
                    func start() { navigation.viewControllers = [ListController()] }
                    func warn() { WarningCoordinator(navigation: navigation).start() }
                }
                """)
        #expect(
            read.transitions.notation.filter { $0.hasPrefix("App") } == [
                "AppCoordinator -root-> AppCoordinator.start (ListController) declared"
            ])
        #expect(read.notUnderstood.isEmpty)
    }
}
