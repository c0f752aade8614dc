import NavigationModel
import TestSupport
import Testing

/// What is shown where a case that is handed in decides it, in one function or several.
struct UIKitRouteTests {
    /// A navigator that makes a controller for a case in one function, and shows it as another case says in a second.
    private func navigator(_ calls: String, type: String = "Navigator", members: String = "") -> NavigationGraph {
        graph(
            """
            import UIKit
            final class \(type) {
                enum Place { case list, detail(id: Int), alert(UIAlertController) }
                enum Way { case push(isSlow: Bool), modal }
                \(members)
                func show(_ place: Place, from sender: UIViewController, way: Way = .push(isSlow: false)) {
                    guard let controller = make(place) else { return }
                    show(controller, on: sender, way: way)
                }
                private func show(_ controller: UIViewController, on sender: UIViewController, way: Way) {
                    switch way {
                    case .push: sender.navigationController?.pushViewController(controller, animated: true)
                    case .modal:
                        let stack: UINavigationController = { UINavigationController(rootViewController: controller) }()
                        sender.present(stack, animated: true)
                    }
                }
                private func make(_ place: Place) -> UIViewController? {
                    let controller: UIViewController?
                    switch place {
                    case .list: controller = List()
                    case .detail(let id):
                        guard id > 0 else { return nil }
                        let detail = Detail()
                        controller = detail
                    case .alert(let alert): controller = alert
                    }
                    return controller
                }
            }
            final class List: UIViewController {}
            final class Detail: UIViewController {}
            final class Home: UIViewController {
                let navigator = \(type)()
                \(calls)
            }
            """)
    }

    @Test func caseDecidesWhatIsShownAndHow() {
        let read = navigator(
            """
            func open() { navigator.show(.list, from: self) }
            func detail() { navigator.show(.detail(id: 1), from: self, way: .modal) }
            func alert() { navigator.show(.alert(UIAlertController()), from: self, way: .modal) }
            """)
        #expect(read.transitions.notation == ["Home -sheet-> .Detail (Detail) call", "Home -push-> .List (List) call"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func casesOfACoordinatorAreItsDestinations() {
        let read = navigator(
            "func open() { navigator.show(.detail(id: 1), from: self) }", type: "SceneCoordinator",
            members: "var window: UIViewController?")
        #expect(read.transitions.notation == ["Home -push-> SceneCoordinator.detail (Detail) call"])
        #expect(read.coordinators.map(\.kind) == [.router])
        #expect(read.destination("SceneCoordinator.detail")?.parameters.map(\.label) == ["id"])
    }

    @Test func caseThatIsNotKnownMayBeAny() {
        let read = navigator("func open(place: Navigator.Place) { navigator.show(place, from: self) }")
        #expect(
            read.transitions.notation == [
                "Home -push-> .Detail (Detail) call", "Home -push-> .List (List) call",
            ])
    }

    @Test func caseThatLeftTheFunctionGetsNoFurther() {
        let read = graph(
            """
            import UIKit
            enum Way { case root(UIWindow), push, none }
            final class Home: UIViewController {
                func open(window: UIWindow) { show(A(), way: .root(window)) }
                func show(_ controller: UIViewController, way: Way) {
                    switch way {
                    case .root(let window):
                        window.rootViewController = controller
                        return
                    case .none: return
                    default: break
                    }
                    navigationController?.pushViewController(controller, animated: true)
                }
            }
            final class A: UIViewController {}
            """)
        #expect(read.transitions.notation == ["Home -root-> .A (A) call"])
    }

    @Test func caseIsHandedOnThroughSeveralFunctions() {
        let read = graph(
            """
            import UIKit
            enum Place { case a, b }
            final class Flow {
                func show(_ place: Place) { go(to: place) }
                func go(to other: Place) {
                    switch other {
                    case .a: stack.pushViewController(A(), animated: true)
                    case .b: stack.pushViewController(B(), animated: true)
                    }
                }
                let stack = UINavigationController()
            }
            final class A: UIViewController { let flow = Flow(); func next() { flow.show(.b) } }
            final class B: UIViewController {}
            """)
        #expect(
            read.transitions.filter { $0.from.name == "A" }.map(\.to?.name) == ["B"])
    }

    @Test func caseOfAnEnumMakesItsController() {
        let read = graph(
            """
            import UIKit
            enum Tab {
                case a, b
                var controller: UIViewController { switch self { case .a: A(); case .b: B() } }
                func make() -> UIViewController {
                    switch self {
                    case .a: return A()
                    default: return B()
                    }
                }
            }
            final class A: UIViewController {
                func open() { present(Tab.b.controller, animated: true) }
                func push() { navigationController?.pushViewController(Tab.a.make(), animated: true) }
            }
            final class B: UIViewController {}
            """)
        #expect(read.transitions.map { "\($0.style.rawValue) \($0.to?.name ?? "")" } == ["push A", "sheet B"])
    }
}

/// Functions, closures and properties behind which something is shown.
struct UIKitHandedTests {
    @Test func closureShowsWhatItIsHanded() {
        let read = graph(
            """
            import UIKit
            final class Model {
                var onShow: ((UIViewController) -> Void)?
                func open() { onShow?(A()) }
            }
            final class Home: UIViewController {
                let model = Model()
                func bind() { model.onShow = { [weak self] in self?.present($0, animated: true) } }
            }
            final class A: UIViewController {}
            """)
        #expect(read.transitions.map { "\($0.from.name) \($0.to?.name ?? "")" } == ["Model A"])
    }

    @Test func whatNobodyHandsInIsTold() {
        let read = graph(
            """
            import UIKit
            final class Home: UIViewController {
                func open(_ controller: UIViewController) { present(controller, animated: true) }
                func alert(_ alert: UIAlertController) { present(alert, animated: true) }
                override func present(_ other: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
                    super.present(other, animated: animated, completion: completion)
                }
            }
            """)
        #expect(
            read.notUnderstood.map(\.reason) == ["the view controller is a parameter, and no code calls the function"])
    }

    @Test func extensionOfControllersIsOneOfTheirHeirs() {
        let read = graph(
            """
            import UIKit
            extension UIViewController {
                func present(controller: UIViewController, from view: UIView) { present(controller, animated: true) }
            }
            final class Home: UITableViewController {
                func open() { present(controller: A(), from: view) }
                func alert() { present(UIAlertController(), animated: true) }
                func ask() { present(PMAlertController(title: "Leave?"), animated: true) }
            }
            final class A: UIViewController {}
            """)
        #expect(read.transitions.map { "\($0.from.name) \($0.to?.name ?? "")" } == ["Home A"])
    }

    @Test func protocolThatControllersConformToAsksForWordsOfUIKit() {
        let read = graph(
            """
            import UIKit
            protocol Presenting { func show(_ controller: UIViewController, sender: Any?) }
            extension UIViewController: Presenting {}
            final class Home: UIViewController { func open() { show(A(), sender: self) } }
            final class A: UIViewController {}
            """)
        #expect(read.transitions.notation == ["Home -push-> .A (A) call"])
    }

    @Test func propertyOfThatNameIsNoWindow() {
        let read = graph(
            """
            import UIKit
            final class Home: UIViewController {
                func open() { present(B(), animated: true) }
                var rootViewController: UIViewController?
                func set() { rootViewController = A() }
                func setSelf() { self.rootViewController = A() }
            }
            final class A: UIViewController {}
            final class B: UIViewController {}
            """)
        #expect(read.transitions.notation == ["Home -sheet-> .B (B) call"])
    }

    @Test func segueThatIsFollowedIsTold() {
        let read = graph(
            """
            import UIKit
            final class Home: UIViewController {
                func open() { performSegue(withIdentifier: "detail", sender: self) }
                func other() { present(A(), animated: true) }
            }
            final class A: UIViewController {}
            """)
        #expect(read.notUnderstood.map(\.text) == [#"performSegue(withIdentifier: "detail", sender: self)"#])
    }
}

/// Streams that coordinators listen to, and results that they hand back.
struct UIKitStreamTests {
    @Test func streamOfAScreenIsWhatSetsOff() {
        let read = graph(
            """
            import UIKit
            class Base<Result> {
                func coordinate<T>(to child: Base<T>) -> Observable<T> { child.start().do(onNext: { _ in }) }
                func start() -> Observable<Result> { fatalError() }
            }
            final class ListFlow: Base<Void> {
                let window: UIWindow
                init(window: UIWindow) { self.window = window }
                override func start() -> Observable<Void> {
                    let model = ListModel()
                    let list = ListController()
                    let stack = UINavigationController(rootViewController: list)
                    list.model = model
                    model.onDetail.subscribe(onNext: { [weak self] in self?.showDetail(in: stack) }).disposed(by: bag)
                    model.onLanguage.flatMap { [weak self] _ -> Observable<Void> in self?.showLanguages(on: list) }
                        .bind(to: model.language)
                    network.status.sink { [weak self] _ in self?.showOffline() }
                    window.rootViewController = stack
                    return .never()
                }
                private func showDetail(in stack: UINavigationController) {
                    stack.pushViewController(DetailController(), animated: true)
                }
                private func showLanguages(on list: UIViewController) -> Observable<Void> {
                    coordinate(to: LanguageFlow(list: list))
                }
                private func showOffline() { window.rootViewController = OfflineController() }
            }
            final class LanguageFlow: Base<Void> {
                let list: UIViewController
                init(list: UIViewController) { self.list = list }
                override func start() -> Observable<Void> {
                    list.present(LanguageController(), animated: true)
                    return .never()
                }
            }
            final class ListModel { let onDetail = Subject<Void>(); let onLanguage = Subject<Void>() }
            final class ListController: UIViewController { var model: ListModel? }
            final class DetailController: UIViewController {}
            final class LanguageController: UIViewController {}
            final class OfflineController: UIViewController {}
            """)
        #expect(
            read.transitions.filter { $0.evidence == .indirect }.notation == [
                "ListController -push-> ListFlow.showDetail (DetailController) indirect through ListFlow.showDetail(in:)",
                "ListController -sheet-> ListFlow.showLanguages (LanguageFlow) indirect through ListFlow.showLanguages(on:)",
            ])
        #expect(read.coordinators.first { $0.name == "ListFlow" }?.initial.sorted() == ["showOffline", "start"])
    }

    @Test func menuIsUsedWhereItIs() {
        let read = graph(
            """
            import UIKit
            final class ListController: UIViewController {
                func update() { configureMenu() }
                func configureMenu() {
                    menu = UIMenu(children: [UIAction(title: "Add") { _ in self.present(AddController(), animated: true) }])
                }
            }
            final class SettingsController: UIViewController {
                let list = ListController()
                func toggle() { list.update() }
            }
            final class AddController: UIViewController {}
            """)
        #expect(read.transitions.notation == ["ListController -sheet-> .AddController (AddController) call"])
    }

    @Test func streamOfWhatShowsNothingSpeaksForNobody() {
        let read = graph(
            """
            import UIKit
            final class PaymentFlow {
                let stack: UINavigationController
                let reader: ReaderFlow
                init(stack: UINavigationController) {
                    self.stack = stack
                    reader = ReaderFlow(stack: stack)
                }
                func collect() {
                    reader.connection.sink { [weak self] _ in self?.showReceipt() }.store(in: &bag)
                }
                private func showReceipt() { stack.present(ReceiptController(), animated: true) }
            }
            final class ReaderFlow {
                let stack: UINavigationController
                let connection = PassthroughSubject<Void, Never>()
                init(stack: UINavigationController) { self.stack = stack }
                func start() { connection.send() }
            }
            final class CartController: UIViewController {
                func pay() { PaymentFlow(stack: navigationController!).collect() }
            }
            final class ReceiptController: UIViewController {}
            """)
        #expect(!read.transitions.contains { $0.from.name == "ReaderFlow" })
        #expect(read.transitions.contains { $0.from.name == "CartController" && $0.style == .sheet })
    }

    @Test func castTellsWhatFillsTheStackOfAStoryboard() {
        let read = graph(
            """
            import UIKit
            final class Home: UIViewController {
                func open() {
                    let stack = storyboard.instantiateViewController(withIdentifier: "detail") as! UINavigationController
                    let detail = stack.topViewController as! Detail
                    detail.item = 1
                    present(stack, animated: true)
                }
            }
            final class Detail: UIViewController { var item = 0 }
            """)
        #expect(read.transitions.notation == ["Home -sheet-> .Detail (Detail) inferred"])
        #expect(read.notUnderstood.isEmpty)
    }
}
