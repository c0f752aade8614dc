import NavigationModel
import TestSupport
import Testing

/// What controllers do by code of a base class: they show themselves, and answer the views that they hold.
struct UIKitBaseControllerTests {
    private static let base = """
        import UIKit
        protocol HeaderDelegate: AnyObject { func nameTapped() }
        final class ProfileController: UIViewController {}
        class BaseController: UIViewController, HeaderDelegate {
            func present(from host: UIViewController) {
                let stack = UINavigationController(rootViewController: self)
                if UIDevice.current.isSmall { stack.modalPresentationStyle = .fullScreen }
                host.present(stack, animated: true)
            }
            func follow(on stack: UINavigationController) { stack.pushViewController(self, animated: true) }
            func nameTapped() { navigationController?.pushViewController(ProfileController(), animated: true) }
        }
        final class DetailController: BaseController {}

        """

    private func lines(_ code: String) -> Set<String> {
        Set(
            graph(Self.base + code).transitions.filter { $0.to?.name != "ProfileController" }.map {
                "\($0.from.name) \($0.style.rawValue) \($0.to?.name ?? "")"
            })
    }

    @Test func showsTheOneThatItIsCalledOn() {
        let all = lines(
            """
            final class HomeController: UIViewController {
                func push() { DetailController().follow(on: navigationController!) }
            }
            """)
        #expect(all == ["HomeController push DetailController"])
    }

    @Test func showsTheOneOfTheLocalName() {
        let all = lines(
            """
            final class HomeController: BaseController {
                func detail() { let detail = DetailController(); detail.present(from: self) }
            }
            """)
        #expect(
            all == ["HomeController sheet DetailController", "HomeController fullScreenCover DetailController"])
    }

    @Test func styleUnderAConditionIsOneOfTwo() {
        let all = lines(
            """
            final class HomeController: UIViewController {
                func always() {
                    let stack = UINavigationController(rootViewController: DetailController())
                    stack.modalPresentationStyle = .fullScreen
                    if UIDevice.current.isSmall { present(stack, animated: true) }
                }
            }
            final class OtherController: UIViewController {
                func version() {
                    let detail = DetailController()
                    if #available(iOS 13, *) { detail.modalPresentationStyle = .fullScreen }
                    present(detail, animated: true)
                }
            }
            final class LastController: UIViewController {
                func sometimes() {
                    let detail = DetailController()
                    if UIDevice.current.isSmall { detail.modalPresentationStyle = .fullScreen }
                    present(detail, animated: true)
                }
            }
            """)
        #expect(
            all == [
                "HomeController fullScreenCover DetailController", "OtherController fullScreenCover DetailController",
                "LastController fullScreenCover DetailController", "LastController sheet DetailController",
            ])
    }

    @Test(arguments: [
        ("BaseController", true),
        ("UIViewController, HeaderDelegate", false),
    ]) func answersItsViewsByTheBaseClass(_ parent: String, isAnswered: Bool) {
        let own = isAnswered ? "" : "func nameTapped() {}"
        let all = graph(
            Self.base + """
                final class HeaderView: UIView {
                    weak var delegate: HeaderDelegate?
                    @objc func tap() { delegate?.nameTapped() }
                }
                final class HomeController: \(parent) {
                    let header = HeaderView()
                    override func viewDidLoad() { header.delegate = self; view.addSubview(header) }
                    \(own)
                }
                """
        ).transitions.notation
        #expect(
            all.contains { $0.hasPrefix("HomeController -push-> .ProfileController (ProfileController) indirect") }
                == isAnswered, "\(all)")
    }

    @Test(arguments: ["_ more: UIViewController...", "_ more: [UIViewController]"])
    func listsAreJoinedWithWhatIsHandedIn(_ parameter: String) {
        let handed = parameter.hasSuffix("]") ? "[DetailController()]" : "DetailController()"
        let all = lines(
            """
            final class HomeController: UIViewController {
                func detail() { stack(\(handed)) }
                func stack(\(parameter)) { navigationController?.setViewControllers([self] + more, animated: true) }
            }
            """)
        #expect(all == ["HomeController root DetailController"])
    }

    @Test func ownInitMakesAValueOfTheType() {
        let all = lines(
            """
            class WebController: UIViewController {
                class func wrapped() -> UINavigationController { UINavigationController(rootViewController: self.init()) }
            }
            final class HomeController: UIViewController { func web() { present(WebController.wrapped(), animated: true) } }
            """)
        #expect(all == ["HomeController sheet WebController"])
    }

    @Test(arguments: ["import XCTest", "import Quick\nimport Nimble"])
    func filesOfTestsAreLeftOut(_ imports: String) {
        let all = lines(
            """
            \(imports)
            final class HomeFake: UIViewController { func tap() { present(DetailController(), animated: true) } }
            """)
        #expect(all.isEmpty)
    }

    @Test func addressesOfOldAppsAreDeepLinks() {
        let links = graph(
            Self.base + """
                final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
                        window?.rootViewController?.present(DetailController(), animated: true)
                        return true
                    }
                }
                """
        ).deepLinks
        #expect(links.count == 1)
    }
}
