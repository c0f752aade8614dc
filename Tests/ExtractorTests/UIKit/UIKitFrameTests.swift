import NavigationModel
import TestSupport
import Testing

/// Generic controllers: frames around another one, and screens that are made for several things.
struct UIKitFrameTests {
    private static let frame = """
        import UIKit
        final class FooterController: UIViewController {}
        final class DetailController: UIViewController { var onDone: () -> Void = {} ; func done() { onDone() } }
        final class HelpController: UIViewController {}
        final class Frame<Content: UIViewController, Footer: UIViewController>: UIViewController {
            init(content: Content, footer: Footer) { super.init(nibName: nil, bundle: nil); addChild(content) }
        }

        """

    @Test(arguments: [
        "func open() { show(Frame(content: DetailController(), footer: FooterController()), sender: nil) }",
        """
        func made() -> Frame<DetailController, FooterController> { Maker.make() }
        func open() { show(made(), sender: nil) }
        """,
        """
        private lazy var detail: Frame<DetailController, FooterController> = Maker.make()
        func open() { show(detail, sender: nil) }
        """,
    ]) func frameShowsWhatIsInIt(members: String) {
        let read = graph(Self.frame + "final class ListController: UIViewController { \(members) }")
        #expect(
            read.transitions.notation == ["ListController -push-> .DetailController (DetailController) call"])
    }

    @Test func whatTheScreenInAFrameIsHandedStartsAtIt() {
        let read = graph(
            Self.frame + """
                final class ListController: UIViewController {
                    func open() {
                        let detail = DetailController()
                        detail.onDone = { [weak self] in self?.present(HelpController(), animated: true) }
                        show(Frame(content: detail, footer: FooterController()), sender: nil)
                    }
                }
                """)
        #expect(
            read.transitions.filter { $0.from.name == "DetailController" }.map(\.style) == [.sheet])
    }

    private func search(_ others: String) -> [Transition] {
        graph(
            """
            import UIKit
            protocol Command { func didSelect(_ id: Int) }
            final class OrderCommand: Command {
                private let onSelect: (Int) -> Void
                init(onSelect: @escaping (Int) -> Void) { self.onSelect = onSelect }
                func didSelect(_ id: Int) { onSelect(id) }
            }
            final class NoteCommand: Command { func didSelect(_ id: Int) {} }
            final class SearchController<Cell: UITableViewCell, Command>: UIViewController {
                init(command: Command, cell: Cell.Type) { super.init(nibName: nil, bundle: nil) }
            }
            final class OrderController: UIViewController {}
            final class ListController: UIViewController {
                func search() {
                    let command = OrderCommand(onSelect: { [weak self] _ in
                        self?.show(OrderController(), sender: nil)
                    })
                    present(SearchController(command: command, cell: UITableViewCell.self), animated: true)
                }
            }
            \(others)
            """
        ).transitions.filter { $0.from.name == "SearchController" }
    }

    @Test func whatAGenericScreenIsMadeWithInOnePlaceIsInferred() {
        #expect(search("").map(\.evidence) == [.indirect])
        let others = search(
            """
            final class NotesController: UIViewController {
                func search() {
                    present(SearchController(command: NoteCommand(), cell: UITableViewCell.self), animated: true)
                }
            }
            """)
        #expect(others.map(\.evidence) == [.inferred])
    }

    // MARK: Styles and beginnings

    private static let router = """
        import UIKit
        final class ListController: UIViewController {}
        final class DetailController: UIViewController {}
        extension UIViewController {
            func present(_ router: Router, animated: Bool) { present(router.stack, animated: animated) }
        }
        final class Router {
            let stack: UINavigationController
            init(_ stack: UINavigationController) { self.stack = stack }
            static func modal(_ style: UIModalPresentationStyle, at anchor: UIView? = nil) -> Router {
                let stack = UINavigationController()
                let router = Router(stack)
                stack.modalPresentationStyle = style
                if style == .popover && anchor == nil { stack.modalPresentationStyle = .pageSheet }
                return router
            }
            func push(_ controller: UIViewController) { stack.pushViewController(controller, animated: true) }
        }
        protocol Coordinator: AnyObject { func start() }
        final class DetailCoordinator: Coordinator {
            private let router: Router
            init(router: Router) { self.router = router }
            func start() { router.push(DetailController()) }
        }

        """

    @Test(arguments: [(".popover, at: view", "popover"), (".fullScreen", "fullScreenCover"), (".formSheet", "sheet")])
    func routerIsPresentedInTheStyleThatItsFactoryIsHanded(arguments: String, style: String) {
        let read = graph(
            Self.router + """
                final class HomeController: UIViewController {
                    func open() {
                        let router = Router.modal(\(arguments))
                        let child = DetailCoordinator(router: router)
                        child.start()
                        present(router, animated: true)
                    }
                }
                """)
        #expect(read.transitions.filter { $0.from.name == "HomeController" }.map(\.style.rawValue) == [style])
    }

    @Test func whatAnAlertOrAModalShowsIsNotWhatACoordinatorBeginsWith() {
        let read = graph(
            Self.router + """
                final class HomeCoordinator: Coordinator {
                    private let window: UIWindow
                    private let stack = UINavigationController()
                    init(window: UIWindow) { self.window = window }
                    func start() {
                        window.rootViewController = stack
                        stack.setViewControllers([ListController()], animated: false)
                        welcome()
                        let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
                        alert.addAction(UIAlertAction(title: "", style: .default) { [weak self] _ in self?.more() })
                        stack.present(alert, animated: true)
                    }
                    private func welcome() { stack.present(DetailController(), animated: true) }
                    private func more() { stack.pushViewController(DetailController(), animated: true) }
                }
                """)
        let home = read.coordinators.filter { $0.name == "HomeCoordinator" }
        #expect(home.map(\.initial) == [["start"]])
    }

    @Test func actionOfARowStartsAtTheScreenThatMakesIt() {
        let read = graph(
            """
            import UIKit
            protocol ListDelegate: AnyObject { func didPressHelp() }
            struct Row { let title: String; let handler: () -> Void }
            enum Item { case row(Row) }
            final class HelpController: UIViewController {}
            final class ListController: UIViewController {
                weak var delegate: ListDelegate?
                var items: [Item] = []
                func refresh() {
                    items.append(.row(.init(title: "Help", handler: { [weak self] in self?.delegate?.didPressHelp() })))
                }
            }
            protocol Coordinator: AnyObject { func start() }
            final class ListCoordinator: Coordinator, ListDelegate {
                private let stack: UINavigationController
                private let list = ListController()
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    list.delegate = self
                    stack.pushViewController(list, animated: true)
                    list.refresh()
                }
                func didPressHelp() { stack.pushViewController(HelpController(), animated: true) }
            }
            final class EditController: UIViewController {
                var list: ListController?
                func save() { list?.refresh() }
            }
            """)
        let ways = read.transitions.filter { $0.destination == "didPressHelp" }.map(\.from.name)
        #expect(Set(ways) == ["ListController", "ListCoordinator"])
    }

    @Test func childThatPresentsItsOwnStackIsPresented() {
        let read = graph(
            Self.router + """
                final class FormCoordinator: Coordinator {
                    private let host: UIViewController
                    private var stack: UINavigationController!
                    init(host: UIViewController) { self.host = host }
                    func start() {
                        stack = UINavigationController(rootViewController: DetailController())
                        host.present(stack, animated: true)
                    }
                }
                final class HomeController: UIViewController {
                    func open() { FormCoordinator(host: self).start() }
                }
                """)
        #expect(read.transitions.filter { $0.from.name == "HomeController" }.map(\.style) == [.sheet])
    }

    @Test func childInARouterOfItsOwnIsPutWhereNothingTells() {
        let read = graph(
            Self.router + """
                final class HomeController: UIViewController {
                    private var kept: Router?
                    func open() {
                        let router = Router(UINavigationController())
                        kept = router
                        DetailCoordinator(router: router).start()
                    }
                }
                """)
        let ways = read.transitions.filter { $0.from.name == "HomeController" }
        #expect(ways.map(\.style) == [.root])
        #expect(ways.map(\.evidence) == [.inferred])
    }

    @Test(arguments: ["RibbonController(rootViewController: DetailController())", "ribbon(DetailController())"])
    func controllerThatIsMadeWithARootIsWhatIsAtIt(_ shown: String) {
        let all = graph(
            """
            import UIKit
            final class DetailController: UIViewController {}
            final class RibbonController: UIViewController {
                private var root: UIViewController?
                convenience init(rootViewController: UIViewController) {
                    self.init(nibName: nil, bundle: nil)
                    root = rootViewController
                }
            }
            func ribbon(_ controller: UIViewController) -> RibbonController {
                RibbonController(rootViewController: controller)
            }
            final class ListController: UIViewController {
                func open() { show(\(shown), sender: self) }
            }
            """
        ).transitions.notation
        #expect(all == ["ListController -push-> .DetailController (DetailController) call"])
    }

    @Test(arguments: ["_ root: Content", "content: Content, isLarge: Bool = false"])
    func hostOfTheAppsOwnIsTheViewInIt(_ parameters: String) {
        let label = parameters.hasPrefix("_") ? "" : "content: "
        let read = graph(
            """
            import SwiftUI
            import UIKit
            final class AppHost<Content: View>: UIHostingController<Themed<Content>> {
                init(\(parameters)) { fatalError() }
            }
            struct Themed<Content: View>: View { let content: Content; var body: some View { content } }
            struct FilterView: View { var body: some View { Text("Filter") } }
            final class NoteHost<Model: NoteModel>: UIHostingController<NoteView<Model>> {
                init(model: Model) { super.init(rootView: NoteView(model: model)) }
            }
            final class Home: UIViewController {
                func note() { present(NoteHost(model: NoteModel()), animated: true) }
                func filter() { present(AppHost(\(label)FilterView()), animated: true) }
            }
            """)
        #expect(
            read.transitions.notation.sorted() == [
                "Home -sheet-> .FilterView (FilterView) call", "Home -sheet-> .NoteHost (NoteHost) call",
            ])
    }

    /// Where a stack is handed in, what is made for that it isn't put into a stack of its own: that stack is not what is shown.
    @Test(arguments: ["(nav == nil) ? stack : list", "nav != nil ? list : stack"])
    func stackThatIsHandedInIsNotShownOnItself(_ result: String) {
        let all = graph(
            """
            import UIKit
            final class ListController: UIViewController { var model: ListModel? }
            final class DetailController: UIViewController {}
            final class ListModel {
                var nav: UINavigationController?
                static func make(in nav: UINavigationController? = nil) -> UIViewController {
                    let model = ListModel()
                    let list = ListController()
                    list.model = model
                    let stack = nav ?? UINavigationController(rootViewController: list)
                    model.nav = stack
                    return \(result)
                }
                func showDetail() { nav?.pushViewController(DetailModel.make(in: nav), animated: true) }
            }
            final class DetailModel {
                static func make(in nav: UINavigationController? = nil) -> UIViewController {
                    let detail = DetailController()
                    let stack = nav ?? UINavigationController(rootViewController: detail)
                    return \(result.replacingOccurrences(of: "list", with: "detail"))
                }
            }
            """
        ).transitions.notation
        #expect(all.contains { $0.contains("-push-> .DetailController") }, "\(all)")
        #expect(!all.contains { $0.contains("-push-> .ListController") }, "\(all)")
    }

    @Test(arguments: [
        ("contentFrame", "addChild(inside)", ["ListController DetailController", "OtherController HelpController"]),
        // A part that it doesn't contain is no reason to take it for a frame.
        ("contentFrame", "print(inside)", ["ListController CardController", "OtherController CardController"]),
        // What is made in one place only stands for itself: a search with its results.
        ("single", "addChild(inside)", ["ListController CardController"]),
    ]) func controllerThatContainsWhatItIsMadeWithIsAFrame(form: String, add: String, shown: [String]) {
        let other = """
            final class OtherController: UIViewController {
                func open() { let help = HelpController() ; present(CardController(UIView(), content: help), animated: true) }
            }
            """
        let read = graph(
            """
            import UIKit
            final class DetailController: UIViewController {}
            final class HelpController: UIViewController {}
            final class CardController: UIViewController {
                let inside: UIViewController
                init(_ header: UIView, content: UIViewController) {
                    inside = content
                    super.init(nibName: nil, bundle: nil)
                }
                override func viewDidLoad() { super.viewDidLoad() ; \(add) }
            }
            final class ListController: UIViewController {
                func open() { present(CardController(UIView(), content: DetailController()), animated: true) }
            }
            \(form == "single" ? "" : other)
            """)
        #expect(read.transitions.map { "\($0.from.name) \($0.to?.name ?? "")" }.sorted() == shown)
    }

    @Test func frameIsPresentedInItsOwnStyle() {
        let read = graph(
            """
            import UIKit
            final class DetailController: UIViewController {}
            final class CardController: UIViewController {
                let inside: UIViewController
                init(inside: UIViewController) {
                    self.inside = inside
                    super.init(nibName: nil, bundle: nil)
                    modalPresentationStyle = .overFullScreen
                }
                override func viewDidLoad() { super.viewDidLoad() ; addChild(inside) }
            }
            final class ListController: UIViewController {
                func open() { present(CardController(inside: DetailController()), animated: true) }
                func openAgain() { present(CardController(inside: DetailController()), animated: true) }
            }
            """)
        #expect(
            Set(read.transitions.notation)
                == ["ListController -fullScreenCover-> .DetailController (DetailController) call"])
    }
}
