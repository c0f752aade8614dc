import NavigationModel
import Testing

/// Classes that inherit from a package's, and what an app adds to UIKit's.
struct UIKitLibraryBaseTests {
    private static let added = """
        extension UIViewController {
            func cover(with next: UIViewController) { present(next, animated: true) }
            func openDetail() { cover(with: Detail()) }
        }
        final class Detail: UIViewController {}
        """

    @Test(arguments: ["viewController?.openDetail()", "hostViewController?.cover(with: Detail())"])
    func controllerThatALibrarysClassHasIsAController(_ call: String) {
        let read = graph(
            """
            import ListKit
            import UIKit
            final class Section: ListSection {
                func select(at index: Int) { \(call) }
            }
            \(Self.added)
            """)
        #expect(read.transitions.notation.map { $0.split(separator: " ").first } == ["Section"])
        #expect(read.transitions.map(\.style) == [.sheet])
    }

    /// A property of another name, or of a type that is written, isn't taken for one.
    @Test func anotherPropertyIsNoController() {
        let read = graph(
            """
            import ListKit
            import UIKit
            final class Section: ListSection {
                var listViewController: Printer
                func select(at index: Int) {
                    model?.cover(with: Detail())
                    listViewController.cover(with: Detail())
                }
            }
            \(Self.added)
            """)
        #expect(read.transitions.isEmpty)
    }

    @Test(arguments: ["ChatViewController", "UITableViewController"])
    func controllerOfAPackageHasWhatTheAppAddsToAll(_ base: String) {
        let read = graph(
            """
            import ChatKit
            import UIKit
            final class Chat: \(base) {
                func open() { openDetail() }
            }
            \(Self.added)
            """)
        #expect(
            read.transitions.notation == [
                "Chat -sheet-> .Detail (Detail) indirect through UIViewController.openDetail()"
            ])
    }

    @Test func functionThatIsCalledAsATypeIsWhatItMakes() {
        let read = graph(
            """
            import UIKit
            func HelpViewController(topic: String) -> UIViewController? { Detail() }
            func LaunchViewController() -> UIViewController { UIStoryboard(name: "Launch", bundle: nil).first }
            final class Home: UIViewController {
                func open() { present(HelpViewController(topic: "a")!, animated: true) }
                func restart() { present(LaunchViewController(), animated: true) }
            }
            final class Detail: UIViewController {}
            """)
        #expect(
            read.transitions.notation == [
                "Home -sheet-> .Detail (Detail) call",
                "Home -sheet-> .LaunchViewController (LaunchViewController) call",
            ])
    }

    @Test func partOfAStackIsNoScreen() {
        let read = graph(
            """
            import UIKit
            final class Home: UIViewController {
                func back(_ count: Int) {
                    guard let all = navigationController?.viewControllers else { return }
                    navigationController?.setViewControllers(Array(all[0..<count]), animated: true)
                }
                func open() { navigationController?.setViewControllers(Array([Detail()]), animated: true) }
            }
            final class Detail: UIViewController {}
            """)
        #expect(read.transitions.notation == ["Home -root-> .Detail (Detail) call"])
        #expect(read.notUnderstood.map(\.reason) == ["the view controller is chosen at run time"])
    }

    @Test(arguments: ["install(into: self)", "listener = self"])
    func ownerThatHandsItselfOverIsTheOneThatIsTold(_ setting: String) {
        let read = graph(
            """
            import UIKit
            protocol RendererDelegate: AnyObject { func edit() }
            final class Renderer {
                private weak var listener: (UIViewController & RendererDelegate)?
                func install(into listener: UIViewController & RendererDelegate) { self.listener = listener }
                func select() { listener?.edit() }
            }
            final class List: UIViewController, RendererDelegate {
                let renderer = Renderer()
                override func viewDidLoad() { renderer.\(setting) }
                func edit() { present(Editor(), animated: true) }
                func tap() { renderer.select() }
            }
            final class Overlay: UIViewController, RendererDelegate {
                let renderer = Renderer()
                override func viewDidLoad() { renderer.\(setting) }
                func edit() {}
                func tap() { renderer.select() }
            }
            final class Editor: UIViewController {}
            """)
        #expect(!read.transitions.notation.contains { $0.hasPrefix("Overlay") })
        #expect(read.transitions.notation.contains("List -sheet-> .Editor (Editor) call"))
        #expect(read.transitions.contains { $0.through.first == "Renderer.select()" })
    }

    @Test func functionOfAnyOfSeveralTypesOfAValueIsFound() {
        let read = graph(
            """
            import LinkKit
            import UIKit
            protocol Opening { func open() }
            final class Home: UIViewController {
                var helper: (Sharing & Opening)?
                func tap() { helper?.open() }
            }
            protocol Saving { func save() }
            final class Shop: UIViewController {
                var helper: Saving & Opening
                func tap() { helper.open() }
            }
            final class Opener: Sharing, Saving, Opening {
                let host: UIViewController
                init(host: UIViewController) { self.host = host }
                func open() { host.present(Detail(), animated: true) }
                func save() {}
            }
            final class Keeper: Saving { func save() {} }
            final class Detail: UIViewController {}
            """)
        #expect(read.transitions.notation.contains("Home -sheet-> .Detail (Detail) indirect through Opener.open()"))
        #expect(read.transitions.notation.contains("Shop -sheet-> .Detail (Detail) indirect through Opener.open()"))
    }
}
