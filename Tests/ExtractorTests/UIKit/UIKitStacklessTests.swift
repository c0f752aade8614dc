import Base
import NavigationModel
import TestSupport
import Testing

/// Controllers that stand on no stack.
@Suite(.enabled(if: NavigationSystem.uikit.isRead))
struct UIKitStacklessTests {
    private static let invite = """
        import UIKit
        final class InviteController: UIViewController {}
        final class MainController: UIViewController {
            func invite() {
                let next = InviteController()
                if let stack = navigationController {
                    stack.pushViewController(next, animated: true)
                } else {
                    present(next, animated: true)
                }
            }
        }
        """

    /// A controller that only fills a window stands on no stack.
    @Test(arguments: [
        ("let main = MainController(); window?.rootViewController = main", false),
        ("window?.rootViewController = MainController()", false),
        ("window?.rootViewController = UINavigationController(rootViewController: MainController())", true),
        (
            "let main = MainController(); stack = UINavigationController(rootViewController: main); window?.rootViewController = main",
            true
        ),
        ("let main = MainController(); window?.rootViewController = main; embed(main)", true),
        ("window?.rootViewController = MainController(); other.present(MainController(), animated: true)", true),
    ]) func controllerThatFillsAWindowPushesNothing(_ code: String, _ isPushed: Bool) {
        let read = graph(
            """
            \(Self.invite)
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                let other = UIViewController()
                var stack: UINavigationController?
                func application(_ app: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                    \(code)
                    return true
                }
                func embed(_ controller: UIViewController) {}
            }
            """)
        let found = read.transitions.filter { $0.from.id == "MainController" && $0.to?.id == "InviteController" }
        #expect(Set(found.map(\.style)) == (isPushed ? [.push, .sheet] : [.sheet]))
    }
}
