import NavigationModel
import TestSupport
import Testing

/// What decides where a call leads: constants that are handed in, delegates that objects are given, styles that others set.
struct UIKitDecisionTests {
    private func transitions(_ code: String) -> [String] {
        graph(
            """
            import SwiftUI
            import UIKit
            final class DetailController: UIViewController {}
            final class HelpController: UIViewController {}
            \(code)
            """
        ).transitions.notation.sorted()
    }

    @Test(arguments: ["Places.detail", "Self.detail"])
    func constantsDecide(_ asked: String) {
        let all = transitions(
            """
            final class Places {
                static let detail = "detail"
                static let help = "help"
                weak var main: MainController?
                func open(_ place: String) {
                    if place == Places.detail { main?.showDetail() } else if place == Places.help { main?.showHelp() }
                }
                func openDetail() { open(\(asked)) }
            }
            final class MainController: UIViewController {
                func showDetail() { present(DetailController(), animated: true) }
                func showHelp() { present(HelpController(), animated: true) }
            }
            final class ListController: UIViewController {
                let places = Places()
                func select() { places.openDetail() }
                func help() { places.open(Places.help) }
            }
            """
        ).filter { $0.hasPrefix("ListController") }
        #expect(
            all == [
                "ListController -sheet-> .DetailController (DetailController) indirect"
                    + " through Places.openDetail(), Places.open(_:), MainController.showDetail()",
                "ListController -sheet-> .HelpController (HelpController) indirect"
                    + " through Places.open(_:), MainController.showHelp()",
            ])
    }

    /// A value that is made where it's handed in says what its members are.
    @Test(arguments: [
        "main.perform(Action(kind: .detail))", "let action = Action(kind: .detail)\nmain.perform(action)",
        "main.pass(Action(kind: .detail))",
    ])
    func memberOfAMadeValueDecides(_ code: String) {
        let all = transitions(
            """
            enum Kind { case detail, help }
            struct Action { let kind: Kind }
            final class MainController: UIViewController {
                func perform(_ action: Action) {
                    switch action.kind {
                    case .detail: present(DetailController(), animated: true)
                    case .help: present(HelpController(), animated: true)
                    }
                }
                func pass(_ action: Action) { perform(action) }
            }
            final class Actions {
                let main: MainController
                func run() { \(code) }
            }
            final class ListController: UIViewController {
                let actions: Actions
                func select() { actions.run() }
            }
            """
        ).filter { $0.hasPrefix("ListController") }
        #expect(all.count == 1)
        #expect(all.allSatisfy { $0.contains("DetailController") }, "\(all)")
    }

    /// A stack that a view is handed is no object that is made for the view.
    @Test func controllerInAStackThatAViewIsHandedIsAScreenItself() {
        let all = transitions(
            """
            final class HomeController: UIViewController {
                func show() { present(DetailController(), animated: true) }
            }
            struct ExploreView: View {
                let stack: UINavigationController
                var body: some View { Button("") { stack.pushViewController(HelpController(), animated: true) } }
            }
            final class MainController: UIViewController {
                func explore() {
                    let stack = UINavigationController(rootViewController: HomeController())
                    present(UIHostingController(rootView: ExploreView(stack: stack)), animated: true)
                }
            }
            """)
        #expect(all.contains("HomeController -sheet-> .DetailController (DetailController) call"), "\(all)")
        #expect(!all.contains { $0.hasPrefix("ExploreView -sheet->") })
    }

    private static let session = """
        protocol SessionDelegate: AnyObject { func didStart() }
        final class Session {
            weak var delegate: SessionDelegate?
            func begin(now: Bool) { delegate?.didStart() }
        }
        final class PanelController: UIViewController, SessionDelegate {
            let session = Session()
            override func viewDidLoad() { session.delegate = self }
            func connect() { session.begin(now: true) }
            func didStart() { present(DetailController(), animated: true) }
        }

        """

    @Test func whoMakesItselfTheDelegateIsToldAlone() {
        let all = transitions(
            Self.session + """
                final class LoginController: UIViewController, SessionDelegate {
                    let session = Session()
                    override func viewDidLoad() { session.delegate = self }
                    func login() { session.begin(now: false) }
                    func didStart() { present(HelpController(), animated: true) }
                }
                """)
        #expect(!all.contains { $0.hasPrefix("LoginController") && $0.contains("DetailController") })
        #expect(!all.contains { $0.hasPrefix("PanelController") && $0.contains("HelpController") })
    }

    @Test func whoSetsNoDelegateReachesEach() {
        let all = transitions(
            Self.session + """
                final class LoginController: UIViewController {
                    let session: Session
                    init(session: Session) { self.session = session }
                    func login() { session.begin(now: false) }
                }
                """)
        #expect(all.contains { $0.hasPrefix("LoginController -sheet-> .DetailController") })
    }

    @Test func inheritedRequirementIsAskedOfTheDelegatesProtocol() {
        let all = transitions(
            """
            protocol Opening { func open() }
            protocol ListDelegate: Opening {}
            protocol HelpDelegate: Opening {}
            final class ListController: UIViewController {
                let delegate: ListDelegate
                init(delegate: ListDelegate) { self.delegate = delegate }
                func tap() { delegate.open() }
            }
            final class DetailOpener: UIViewController, ListDelegate {
                func open() { present(DetailController(), animated: true) }
            }
            final class HelpOpener: UIViewController, HelpDelegate {
                func open() { present(HelpController(), animated: true) }
            }
            """
        ).filter { $0.hasPrefix("ListController") }
        #expect(
            all == ["ListController -sheet-> .DetailController (DetailController) indirect through DetailOpener.open()"]
        )
    }

    @Test func functionOfControllersSetsTheStyleOfWhatItIsCalledOn() {
        let all = transitions(
            """
            extension UIViewController {
                func coverScreen() { modalPresentationStyle = .fullScreen }
            }
            final class ListController: UIViewController {
                func select() {
                    let detail = DetailController()
                    detail.coverScreen()
                    present(detail, animated: true)
                    present(HelpController(), animated: true)
                }
            }
            """)
        #expect(
            all == [
                "ListController -fullScreenCover-> .DetailController (DetailController) call",
                "ListController -sheet-> .HelpController (HelpController) call",
            ])
    }

    @Test func wordThatSetsTheStyleSaysIt() {
        let all = transitions(
            """
            final class CoverController: UIViewController {
                override func viewDidLoad() { modalPresentationStyle = .fullScreen }
            }
            final class CardPresenter {
                func show(_ controller: UIViewController, from other: UIViewController) {
                    controller.modalPresentationStyle = .custom
                    other.present(controller, animated: true)
                }
            }
            final class ListController: UIViewController {
                let cards = CardPresenter()
                func select() { cards.show(CoverController(), from: self) }
            }
            """)
        #expect(all == ["ListController -sheet-> .CoverController (CoverController) call"])
    }

    @Test func hostOfAnyViewShowsTheViewItIsMadeWith() {
        let all = transitions(
            """
            struct HelpView: View { var body: some View { Text("") } }
            class Host: UIHostingController<AnyView> {
                init<Content: View>(rootView: Content) { super.init(rootView: AnyView(rootView)) }
            }
            final class ListController: UIViewController {
                func help() { present(Host(rootView: HelpView()), animated: true) }
            }
            """)
        #expect(all == ["ListController -sheet-> .HelpView (HelpView) call"])
    }

    @Test func windowThatLetsTouchesThroughLiesBesideTheAppsOwn() {
        let all = transitions(
            """
            final class ToastWindow: UIWindow {
                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
            }
            final class ListController: UIViewController {
                func tell() {
                    let window = ToastWindow(frame: .zero)
                    window.rootViewController = HelpController()
                }
            }
            """)
        #expect(all == ["ListController -window-> .HelpController (HelpController) call"])
    }

    @Test func navigatorOfALibraryShowsWhatItIsHanded() {
        let graph = graph(
            """
            import UIKit
            import SomeNavigator
            final class DetailController: UIViewController {}
            final class ListController: UIViewController {
                let navigator: NavigatorType
                let makeController: (Int) -> UIViewController
                func select() { navigator.push(DetailController()) }
                func other() { navigator.present(makeController(1)) }
                func count() { navigator.push(3) }
            }
            """)
        #expect(
            graph.transitions.notation == ["ListController -push-> .DetailController (DetailController) inferred"])
        #expect(graph.notUnderstood.map(\.text) == ["navigator.present(makeController(1))"])
    }

    @Test func levelOfAWindowMayBeSetWhereItsOwnerIsMade() {
        let all = transitions(
            """
            final class Lock {
                private let window = UIWindow()
                init() { window.windowLevel = .alert }
                func show() { window.rootViewController = HelpController() }
            }
            """)
        #expect(all == ["Lock -window-> .HelpController (HelpController) call"])
    }

    @Test(arguments: [("item", "indirect"), (#"(data["kind"] as? Kind) ?? .help"#, "inferred")])
    func whatIsTakenOutOfAnythingDecidesNothing(_ value: String, _ evidence: String) {
        let all = transitions(
            """
            enum Kind { case detail, help }
            final class Opener {
                weak var main: MainController?
                func open(_ kind: Kind) { if kind == .detail { main?.showDetail() } else { main?.showHelp() } }
            }
            final class MainController: UIViewController {
                func showDetail() { present(DetailController(), animated: true) }
                func showHelp() { present(HelpController(), animated: true) }
            }
            final class ListController: UIViewController {
                let opener = Opener()
                let data: [String: Any]
                var item: Kind = .detail
                func select() { opener.open(\(value)) }
            }
            """
        ).filter { $0.hasPrefix("ListController") }
        #expect(all.count == 2)
        #expect(all.allSatisfy { $0.contains(" \(evidence) through") })
    }

    @Test func styleOfWhatManyHandOverIsNotThatOfOneOfThem() {
        let all = transitions(
            """
            protocol Screen { func toPresentable() -> UIViewController }
            final class HelpScreen: Screen {
                func toPresentable() -> UIViewController {
                    let help = HelpController()
                    help.modalPresentationStyle = .fullScreen
                    return help
                }
            }
            final class DetailScreen: Screen {
                func toPresentable() -> UIViewController { DetailController() }
            }
            final class Router {
                let stack = UINavigationController()
                func show(_ screen: Screen) { stack.present(screen.toPresentable(), animated: true) }
            }
            final class ListController: UIViewController {
                let router = Router()
                func select() { router.show(DetailController()) }
            }
            extension DetailController: Screen { func toPresentable() -> UIViewController { self } }
            """)
        #expect(all == ["ListController -sheet-> .DetailController (DetailController) call"])
    }

    @Test func valueInAnArmIsNoOtherCase() {
        let all = transitions(
            """
            protocol ActionDelegate: AnyObject { func run(_ action: Action) }
            enum Action {
                case detail, help
                func make(_ delegate: ActionDelegate) {
                    switch self {
                    case .detail: delegate.run(self)
                    case .help: break
                    }
                }
            }
            final class ListController: UIViewController, ActionDelegate {
                func run(_ action: Action) {
                    switch action {
                    case .detail: present(DetailController(), animated: true)
                    case .help: present(HelpController(), animated: true)
                    }
                }
            }
            """
        ).filter { $0.hasPrefix("Action") }
        #expect(all == ["Action -sheet-> .DetailController (DetailController) indirect through ListController.run(_:)"])
    }

    @Test func overloadThatAProtocolAsksForRuns() {
        let all = transitions(
            """
            enum ListRoute { case detail }
            enum DetailRoute { case help }
            protocol ListRouting { func route(_ route: ListRoute) }
            protocol DetailRouting { func route(_ route: DetailRoute) }
            final class Flow: ListRouting, DetailRouting {
                let stack = UINavigationController()
                func route(_ route: ListRoute) { stack.pushViewController(DetailController(), animated: true) }
                func route(_ route: DetailRoute) { stack.pushViewController(HelpController(), animated: true) }
            }
            final class PageController: UIViewController {
                let router: DetailRouting
                init(router: DetailRouting) { self.router = router; super.init(nibName: nil, bundle: nil) }
                func help() { router.route(.help) }
            }
            """)
        #expect(
            all.filter { $0.hasPrefix("Page") } == [
                "PageController -push-> Flow.route (HelpController) indirect through Flow.route(_:)"
            ])
    }
}
