import NavigationModel
import TestSupport
import Testing

/// Coordinators whose screens and children are made by builders, which are handed what happens later.
struct UIKitBuilderTests {
    private static let base = """
        import UIKit
        class Coordinator {
            let root: UINavigationController
            init(root: UINavigationController) { self.root = root }
            final func start() { start(url: nil) }
            func start(url: URL?) {}
            func start(_ child: Coordinator) { start(child, url: nil) }
            func start(_ child: Coordinator, url: URL?) { child.start(url: url) }
        }
        final class ListController: UIViewController {
            let model: ListModel
            init(model: ListModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        }
        final class ListModel { let pick: () -> Void; init(pick: @escaping () -> Void) { self.pick = pick } }
        final class DetailController: UIViewController {}
        final class Builder {
            func list(pick: @escaping () -> Void) -> UIViewController { ListController(model: ListModel(pick: pick)) }
            func web(root: UINavigationController, isFull: Bool) -> Coordinator { WebCoordinator(root: root, isFull: isFull) }
        }
        final class WebCoordinator: Coordinator {
            let isFull: Bool
            init(root: UINavigationController, isFull: Bool) { self.isFull = isFull; super.init(root: root) }
            override func start(url: URL?) {
                let web = DetailController()
                web.modalPresentationStyle = isFull ? .fullScreen : .pageSheet
                root.present(web, animated: true)
            }
        }

        """

    private static func transitions(_ members: String) -> [String] {
        graph(
            base + """
                final class ListCoordinator: Coordinator {
                    let builder = Builder()
                    \(members)
                }
                """
        ).transitions.notation.filter { $0.hasPrefix("ListCoordinator") }
    }

    @Test func whatABuilderIsHandedHappensLater() {
        let all = Self.transitions(
            """
            override func start(url: URL?) {
                root.setViewControllers([builder.list(pick: { [weak self] in self?.showDetail() })], animated: false)
            }
            private func showDetail() { root.pushViewController(DetailController(), animated: true) }
            """)
        #expect(
            all == [
                "ListCoordinator -push-> ListCoordinator.showDetail (DetailController) call",
                "ListCoordinator -root-> ListCoordinator.start (ListController) declared",
            ])
    }

    /// `start(_:)` of the base class is not the coordinator's own `start(url:)`, and what the child is made with says how it opens.
    @Test(arguments: [("true", "fullScreenCover"), ("false", "sheet")])
    func childIsHandedToOneOfSeveralStarts(_ isFull: String, _ style: String) {
        let all = Self.transitions(
            """
            override func start(url: URL?) { root.setViewControllers([builder.list(pick: { })], animated: false) }
            func open() {
                let web = builder.web(root: root, isFull: \(isFull))
                start(web)
            }
            """)
        #expect(all.contains("ListCoordinator -\(style)-> ListCoordinator.open (WebCoordinator) call"))
    }

    @Test func functionSetsTheStyleOfWhatItIsHanded() {
        let read = graph(
            Self.base + """
                enum Popovers {
                    static func prepare(_ controller: UIViewController) { controller.modalPresentationStyle = .popover }
                }
                extension ListController {
                    func open() {
                        let detail = DetailController()
                        Popovers.prepare(detail)
                        present(detail, animated: true)
                    }
                }
                """)
        #expect(
            read.transitions.notation.contains("ListController -popover-> .DetailController (DetailController) call"))
    }

    @Test(arguments: [
        ("root.pushViewController(ErrorScreen(), animated: true)", "push"),
        ("root.present(ErrorScreen(), animated: true)", "sheet"),
    ]) func screenOfAPackageIsShownWhateverItIsCalled(_ call: String, _ style: String) {
        #expect(
            Self.transitions("func fail() { \(call) }").contains {
                $0.hasPrefix("ListCoordinator -\(style)-> ListCoordinator.fail (ErrorScreen)")
            })
    }

    @Test func dialogOfAPackageMayBeAnAlert() {
        #expect(Self.transitions("func ask() { root.present(PopupDialog(), animated: true) }").isEmpty)
    }

    /// What a function of a library does with a child that it is handed isn't told; what only keeps the child shows nothing.
    @Test(arguments: [
        ("openChildModally(LoginCoordinator(root: root))", ["\"ListCoordinator.openChildModally\": \"sheet\""]),
        ("addTab(LoginCoordinator(root: root))", ["\"ListCoordinator.addTab\": \"tab\""]),
        ("retain(LoginCoordinator(root: root))", []), ("addChild(LoginCoordinator(root: root))", []),
        ("let login = LoginCoordinator(root: root)\nopenChild(login)\nlogin.start()", []),
    ]) func libraryIsHandedAChild(_ call: String, _ help: [String]) {
        let read = graph(
            Self.base + """
                final class LoginCoordinator: Coordinator {
                    override func start(url: URL?) { root.pushViewController(DetailController(), animated: true) }
                }
                final class ListCoordinator: Coordinator {
                    override func start(url: URL?) { root.setViewControllers([DetailController()], animated: false) }
                    func login() { \(call) }
                }
                """)
        #expect(read.notUnderstood.compactMap(\.help).map { String($0.split(separator: "{ ")[1].dropLast(2)) } == help)
    }

    @Test func segueWithCodeOfItsOwnIsToldByStoryboards() {
        let read = graph(
            """
            import UIKit
            class BaseController: UIViewController {}
            final class ModalSegue: UIStoryboardSegue {
                override func perform() {
                    guard let shown = destination as? BaseController else { return }
                    source.present(UINavigationController(rootViewController: shown), animated: true)
                }
            }
            """)
        #expect(read.transitions.isEmpty)
    }
}
