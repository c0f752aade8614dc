import NavigationModel
import Testing

/// Coordinators with a router of their own, and builders that give a view controller together with its model.
struct UIKitModuleTests {
    /// An app with a list whose model has the callbacks `onSelect` and `onHelp`, and a login that begins in one of two ways.
    private static func app(list: String, rest: String = "") -> NavigationGraph {
        graph(
            """
            import Combine
            import UIKit
            protocol Showable { var controller: UIViewController { get } }
            extension UIViewController: Showable { var controller: UIViewController { self } }
            protocol ListShowable: Showable {}
            protocol ListModelType { var onSelect: (() -> Void)? { get set }; var onHelp: (() -> Void)? { get set } }
            typealias ListModule = (view: ListShowable, model: any ListModelType)
            protocol ListBuilding { func list() -> ListModule }
            final class Router {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func push(_ module: Showable) { stack.pushViewController(module.controller, animated: true) }
                func setRoot(_ module: Showable) { stack.setViewControllers([module.controller], animated: true) }
                func present(_ module: Showable) { stack.present(module.controller, animated: true) }
            }
            class BaseCoordinator {
                var children: [BaseCoordinator] = []
                func start() {}
                func start(as style: StartStyle) {}
            }
            enum StartStyle { case covering, root, replacing(Bool) }
            final class ListController: UIViewController, ListShowable {
                let model: ListModel
                init(model: ListModel) { self.model = model }
            }
            final class ListModel: ListModelType { var onSelect: (() -> Void)?; var onHelp: (() -> Void)? }
            final class ListBuilder: ListBuilding {
                func list() -> ListModule {
                    let model = ListModel()
                    let view = ListController(model: model)
                    return (view, model)
                }
            }
            final class ListCoordinator: BaseCoordinator {
                let router: Router
                let builder: ListBuilding
                var onLogIn: (() -> Void)?
                init(router: Router, builder: ListBuilding) { self.router = router; self.builder = builder }
                override func start() {
                    var list = builder.list()
                    \(list)
                    router.push(list.view)
                }
                func showHelp() { router.push(HelpController()) }
            }
            final class DetailController: UIViewController {}
            final class HelpController: UIViewController {}
            final class LoginController: UIViewController {}
            final class LoginCoordinator: BaseCoordinator {
                let router: Router
                init(router: Router) { self.router = router }
                override func start(as style: StartStyle) {
                    switch style {
                    case .covering: router.present(LoginController())
                    case .root: router.setRoot(LoginController())
                    case .replacing: router.setRoot(LoginController())
                    }
                }
                func showAgain() { router.setRoot(HelpController()) }
            }
            \(rest)
            """)
    }

    private static func notation(_ graph: NavigationGraph) -> [String] {
        graph.transitions.notation.map { line in
            line.firstRange(of: " through ").map { String(line[..<$0.lowerBound]) } ?? line
        }
    }

    /// The labels of a tuple are known by the name that it has; what is set of the model is set for the view controller beside it.
    @Test func callbackOfAModelIsOfTheViewControllerBesideIt() {
        let graph = Self.app(list: "list.model.onSelect = { [weak self] in self?.router.push(DetailController()) }")
        #expect(
            Self.notation(graph).filter { $0.hasPrefix("List") && !$0.contains("Help") } == [
                "ListController -push-> ListCoordinator.onSelect (DetailController) indirect",
                "ListCoordinator -push-> ListCoordinator.onSelect (DetailController) call",
                "ListCoordinator -root-> ListCoordinator.start (ListController) declared",
            ])
        #expect(graph.notUnderstood.isEmpty)
    }

    /// Whoever calls the function around a start says in which way a coordinator opens.
    @Test func callerChoosesHowACoordinatorOpens() {
        let graph = Self.app(
            list: "list.model.onSelect = { [weak self] in self?.onLogIn?() }",
            rest: """
                final class AppCoordinator: BaseCoordinator {
                    let router: Router
                    init(router: Router) { self.router = router }
                    override func start() { logIn(as: .covering) }
                    func logIn(as style: StartStyle) {
                        let login = LoginCoordinator(router: router)
                        children.append(login)
                        login.start(as: style)
                    }
                    func showList() {
                        let list = ListCoordinator(router: router, builder: ListBuilder())
                        list.onLogIn = { [weak self] in self?.logIn(as: .replacing(true)) }
                        list.start()
                    }
                }
                """)
        let found = Self.notation(graph).filter { $0.contains("(LoginCoordinator)") }
        #expect(
            found == [
                "AppCoordinator -root-> AppCoordinator.logIn (LoginCoordinator) call",
                "AppCoordinator -root-> AppCoordinator.logIn (LoginCoordinator) declared",
                "AppCoordinator -sheet-> AppCoordinator.logIn (LoginCoordinator) call",
                "ListController -root-> AppCoordinator.logIn (LoginCoordinator) indirect",
                "ListCoordinator -root-> AppCoordinator.logIn (LoginCoordinator) indirect",
            ])
    }

    /// A coordinator that is made and not started begins with the first of its functions that shows something.
    @Test func coordinatorBeginsWithAnotherFunctionThanStart() {
        let graph = Self.app(
            list: "list.model.onSelect = { [weak self] in self?.logInAgain() }",
            rest: """
                extension ListCoordinator {
                    func logInAgain() {
                        let login = LoginCoordinator(router: router)
                        children.append(login)
                        login.showAgain()
                    }
                }
                """)
        let found = Self.notation(graph).filter { $0.hasPrefix("List") && !$0.contains("showHelp") }
        #expect(
            found.filter { $0.contains("Login") || $0.contains("Help") } == [
                "ListController -root-> ListCoordinator.logInAgain (LoginCoordinator) indirect",
                "ListCoordinator -root-> ListCoordinator.logInAgain (LoginCoordinator) call",
            ])
    }

    /// Who begins to listen to a stream that another object keeps doesn't set off what that gives.
    @Test func listeningSetsNothingOff() {
        let graph = Self.app(
            list: "list.model.onSelect = { [weak self] in self?.listen() }",
            rest: """
                final class News { let links = PassthroughSubject<Int, Never>() }
                extension ListCoordinator {
                    func listen() { News.shared.links.sink { [weak self] _ in self?.showHelp() }.store(in: &bag) }
                }
                """)
        let found = Self.notation(graph).filter { $0.contains("HelpController") && $0.hasPrefix("List") }
        #expect(found == ["ListCoordinator -push-> ListCoordinator.showHelp (HelpController) call"])
    }
}
