import NavigationModel
import TestSupport
import Testing

/// Who shows something, and who only has to do with it.
struct UIKitSourceTests {
    private static let screens = """
        import UIKit
        final class List: UIViewController {}
        final class Detail: UIViewController {}
        """

    @Test func whatAsksAServiceThatShowsSomethingShowsNothing() {
        let read = graph(
            """
            \(Self.screens)
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    Session.shared.open()
                    return true
                }
            }
            final class Session {
                static let shared = Session()
                let window = UIWindow()
                func open() { window.rootViewController = List() }
            }
            final class Client { func send() { Session.shared.open() } }
            final class Feed {
                let client = Client()
                func load() { client.send() }
            }
            """)
        #expect(
            Set(read.transitions.short) == [
                "Session -root-> .List (List) call", "Client -root-> .List (List) indirect",
            ])
        #expect(read.entryPoints.map { "\($0.name) \($0.to.name)" } == ["AppDelegate List"])
    }

    @Test func modelThatRunsAClosureShowsNothingWhereAScreenCalls() {
        let read = graph(
            """
            \(Self.screens)
            final class ListModel {
                var onSelect: (() -> Void)?
                func select() { onSelect?() }
            }
            final class Master: UIViewController {
                let model = ListModel()
                override func viewDidLoad() {
                    model.onSelect = { [weak self] in self?.present(Detail(), animated: true) }
                }
                func touch() { model.select() }
            }
            """)
        #expect(
            read.transitions.short == [
                "Master -sheet-> .Detail (Detail) call", "Master -sheet-> .Detail (Detail) indirect",
            ])
    }

    @Test func modelThatRunsAClosureIsToldWhereNoScreenIsFound() {
        let read = graph(
            """
            \(Self.screens)
            final class ListModel {
                var onSelect: (() -> Void)?
                func select() { onSelect?() }
            }
            final class ListCoordinator {
                let stack: UINavigationController
                let model = ListModel()
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    model.onSelect = { [weak self] in self?.stack.pushViewController(Detail(), animated: true) }
                }
            }
            """)
        #expect(read.transitions.map(\.from.name).contains("ListModel"))
    }

    @Test func listOfControllersOfAModelIsNoStack() {
        let read = graph(
            """
            \(Self.screens)
            final class PagesModel {
                var viewControllers: [UIViewController] = []
                init() { self.viewControllers = [List(), Detail()] }
            }
            final class Pages: UIViewController {
                var model: PagesModel?
                func fill() { model?.viewControllers = [List()] }
            }
            extension UINavigationController { func open() { viewControllers = [Detail()] } }
            final class Stack: UINavigationController { func reset() { open() } }
            """)
        #expect(read.transitions.short == ["Stack -root-> .Detail (Detail) indirect"])
    }

    @Test(arguments: [
        "showContent", "{ [weak self] content in self?.showContent(content) }", "{ self.showContent($0) }",
    ])
    func caseThatAClosureIsRunWithDecidesWhatItShows(_ closure: String) {
        let read = graph(
            """
            \(Self.screens)
            enum Content { case detail, other(Int) }
            final class Master: UIViewController {
                var open: ((Content) -> Void)?
                func touch() { open?(.detail) }
            }
            final class Side: UIViewController {
                var open: ((Content) -> Void)?
                func touch() { open?(.other(1)) }
            }
            final class Holder: UIViewController {
                func fill() {
                    let master = Master()
                    master.open = \(closure)
                    let side = Side()
                    side.open = \(closure)
                }
                func showContent(_ content: Content) {
                    switch content {
                    case .detail: showDetail()
                    case .other: present(List(), animated: true)
                    }
                }
                func showDetail() { present(Detail(), animated: true) }
            }
            """)
        #expect(
            read.transitions.filter { $0.evidence == .indirect && $0.from.name != "Holder" }.map {
                "\($0.from.name) \($0.to?.name ?? "")"
            } == ["Master Detail", "Side List"])
    }

    @Test(arguments: [
        "router.close(Later(action: { [weak self] in self?.showDetail() }))",
        "let later = Later(action: { self.showDetail() })\nrouter.handle(.close(later))",
        "router.close(makeLater())",
    ])
    func closureInAValueIsRunForTheCallThatTakesTheValue(_ call: String) {
        let read = graph(
            """
            \(Self.screens)
            struct Later { let action: () -> Void }
            enum Event { case close(Later?) }
            final class Router {
                func handle(_ event: Event) { switch event { case .close(let later): close(later) } }
                func close(_ later: Later?) { later?.action() }
            }
            final class Master: UIViewController {
                let router = Router()
                func touch() {
                    \(call)
                }
                func makeLater() -> Later { Later(action: { [weak self] in self?.showDetail() }) }
                func showDetail() { present(Detail(), animated: true) }
            }
            final class Side: UIViewController {
                let router = Router()
                func touch() { router.close(Later(action: { self.note() })) }
                func note() {}
                func cancel() { router.close(nil) }
            }
            """)
        #expect(Set(read.transitions.map { "\($0.from.name) \($0.to?.name ?? "")" }) == ["Master Detail"])
    }

    @Test func castOfWhatIsHandedInDecides() {
        let read = graph(
            """
            \(Self.screens)
            enum Kind { case push, modal }
            final class Navigator {
                func show(_ target: UIViewController, from sender: UIViewController?, as kind: Kind) {
                    guard let sender = sender else { return }
                    if let stack = sender as? UINavigationController {
                        stack.pushViewController(target, animated: false)
                        return
                    }
                    switch kind {
                    case .push: sender.navigationController?.pushViewController(target, animated: true)
                    case .modal: sender.present(target, animated: true)
                    }
                }
            }
            final class Master: UIViewController {
                let navigator = Navigator()
                func touch() { navigator.show(Detail(), from: self, as: .modal) }
            }
            final class Stack: UINavigationController {
                let navigator = Navigator()
                func open() { navigator.show(List(), from: self, as: .modal) }
            }
            """)
        #expect(
            read.transitions.short.filter { $0.hasSuffix("call") } == [
                "Master -sheet-> .Detail (Detail) call", "Stack -push-> .List (List) call",
            ])
    }
}

extension [Transition] {
    /// Without the functions in between.
    fileprivate var short: [String] {
        map { "\($0.from.id) -\($0.style.rawValue)-> .\($0.destination) (\($0.to?.id ?? "")) \($0.evidence.rawValue)" }
    }
}
