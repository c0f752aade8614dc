import NavigationModel
import TestSupport
import Testing

/// What coordinators show first, where what happens at run time decides that, and what they are asked for later.
struct UIKitOpeningTests {
    private func transitions(_ code: String) -> [String] {
        graph(
            """
            import UIKit
            protocol Coordinator: AnyObject { func start() }
            final class MainCoordinator: Coordinator {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() {}
                func open() { EditorCoordinator(stack: stack).start() }
            }
            final class EditorCoordinator: Coordinator {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                \(code)
            }
            final class ListController: UIViewController {
                var onMore: () -> Void = {}
            }
            final class OfferController: UIViewController {}
            struct Model {
                let onClose: () -> Void
                func run() {}
            }
            final class EditorController: UIViewController {}
            """
        ).transitions.notation
    }

    private func styles(_ code: String) -> [String] {
        transitions(code).filter { $0.hasPrefix("MainCoordinator") }.map {
            $0.replacing("MainCoordinator -", with: "").replacing(
                "-> MainCoordinator.open (EditorCoordinator)", with: "")
        }
    }

    @Test(arguments: [
        "if isNew { stack.present(OfferController(), animated: true) } else { stack.pushViewController(EditorController(), animated: true) }",
        """
        guard isNew else {
            stack.pushViewController(EditorController(), animated: true)
            return
        }
        stack.present(OfferController(), animated: true)
        """,
        """
        if isNew { offer() } else { edit() }
        """,
    ])
    func childThatOpensInOneOfSeveralStylesHasEach(_ code: String) {
        let all = styles(
            """
            var isNew: Bool { stack.viewControllers.isEmpty }
            func start() { \(code) }
            func offer() { stack.present(OfferController(), animated: true) }
            func edit() { stack.pushViewController(EditorController(), animated: true) }
            """)
        #expect(all == ["push call", "sheet call"])
    }

    @Test func childThatMayShowSomethingBeforeItOpensIsNotCertain() {
        let all = styles(
            """
            func start() {
                if stack.viewControllers.isEmpty { stack.present(OfferController(), animated: true) }
                stack.pushViewController(EditorController(), animated: true)
            }
            """)
        #expect(all == ["push inferred", "sheet inferred"])
    }

    @Test(arguments: [(".embedded", "push call"), (".standard", "sheet call")])
    func configurationThatAChildIsMadeWithDecides(_ configuration: String, _ style: String) {
        let all = graph(
            """
            import UIKit
            protocol Coordinator: AnyObject { func start() }
            enum Configuration { case standard, embedded, other }
            enum Look { case modal, pushed }
            extension Configuration {
                var look: Look {
                    switch self {
                    case .standard: return .modal
                    default: return .pushed
                    }
                }
            }
            final class MainCoordinator: Coordinator {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() {}
                func open() { EditorCoordinator(stack, configuration: \(configuration)).start() }
            }
            final class EditorCoordinator: Coordinator {
                let stack: UINavigationController
                let configuration: Configuration
                init(_ stack: UINavigationController, configuration: Configuration) {
                    self.stack = stack
                    self.configuration = configuration
                }
                func start() { show(as: configuration.look) }
                private func show(as look: Look) {
                    switch look {
                    case .modal: stack.present(EditorController(), animated: true)
                    case .pushed: stack.pushViewController(EditorController(), animated: true)
                    }
                }
            }
            final class EditorController: UIViewController {}
            """
        ).transitions.notation.filter { $0.hasPrefix("MainCoordinator") }
        #expect(
            all.map { $0.replacing("MainCoordinator -", with: "") } == [
                style.replacing(" ", with: "-> MainCoordinator.open (EditorCoordinator) ")
            ])
    }

    @Test func whatIsShownAfterwardsDecidesNothing() {
        let all = styles(
            """
            func start() {
                stack.pushViewController(EditorController(), animated: true)
                stack.present(OfferController(), animated: true)
            }
            """)
        #expect(all == ["push call"])
    }

    @Test func answerToAnAlertIsNotHowItOpens() {
        let all = styles(
            """
            func start() {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "More", style: .default) { _ in
                    self.stack.present(OfferController(), animated: true)
                })
                stack.present(alert, animated: true)
                stack.pushViewController(EditorController(), animated: true)
            }
            """)
        #expect(all == ["push call"])
    }

    @Test func callbackOfWhatIsShownFirstIsNoPartOfTheRoot() {
        let all = transitions(
            """
            func start() {
                let list = ListController()
                list.onMore = { [weak self] in self?.show() }
                stack.setViewControllers([list], animated: false)
                show()
            }
            private func show() {
                let offer = OfferController()
                let model = Model(onClose: { self.stack.pushViewController(EditorController(), animated: true) })
                model.run()
                stack.present(offer, animated: true)
            }
            """
        ).filter { $0.contains("declared") }
        #expect(!all.contains { $0.contains("(EditorController)") })
    }

    @Test func routerThatIsHandedToAColumnIsShownThere() {
        let all = graph(
            """
            import UIKit
            final class Router {
                let stack: UINavigationController
                init(_ stack: UINavigationController) { self.stack = stack }
                func push(_ controller: UIViewController) { stack.pushViewController(controller, animated: true) }
            }
            final class Columns: UISplitViewController {
                private let placeholder = Router(UINavigationController(rootViewController: EmptyController()))
                func setSecondary(_ router: Router?) {
                    let next = router ?? placeholder
                    setViewController(next.stack, for: .secondary)
                }
            }
            final class MainCoordinator {
                let columns = Columns()
                func start() {}
                func open() {
                    let router = Router(UINavigationController())
                    let editor = EditorCoordinator(router: router)
                    editor.start()
                    columns.setSecondary(router)
                }
            }
            final class EditorCoordinator {
                let router: Router
                init(router: Router) { self.router = router }
                func start() { router.push(EditorController()) }
            }
            final class EditorController: UIViewController {}
            final class EmptyController: UIViewController {}
            """
        ).transitions.notation
        #expect(all.contains("MainCoordinator -split-detail-> MainCoordinator.open (EditorCoordinator) call"))
    }
}

/// What protocols of the app give for all that conform to them.
struct UIKitBackedTests {
    @Test func controllerOfAViewBehindAProtocolIsTheView() {
        let read = graph(
            """
            import UIKit
            protocol ControllerBacked: AnyObject { var controller: UIViewController { get } }
            extension ControllerBacked where Self: UIViewController {
                var controller: UIViewController { self }
            }
            protocol DetailView: ControllerBacked {}
            protocol ListView: ControllerBacked {}
            final class ListController: UIViewController, ListView {
                let wireframe = ListWireframe()
                func tapped() { wireframe.showDetail(from: self) }
            }
            final class DetailController: UIViewController {}
            extension DetailController: DetailView {}
            struct DetailFactory {
                static func createView(of id: Int?) -> DetailView? {
                    guard let id else { return nil }
                    let view = DetailController()
                    view.title = "\\(id)"
                    return view
                }
            }
            final class ListWireframe {
                func showDetail(from view: ListView?) {
                    guard let detail = DetailFactory.createView(of: 3) else { return }
                    view?.controller.navigationController?.pushViewController(detail.controller, animated: true)
                }
            }
            """)
        #expect(
            read.transitions.notation.contains(
                "ListController -push-> .DetailController (DetailController) indirect through ListWireframe.showDetail(from:)"
            ))
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func ownPropertyOfATypeStandsBeforeWhatItsProtocolGives() {
        let read = graph(
            """
            import UIKit
            protocol ControllerBacked: AnyObject { var controller: UIViewController { get } }
            extension ControllerBacked where Self: UIViewController {
                var controller: UIViewController { self }
            }
            final class DetailPart: ControllerBacked {
                var controller: UIViewController { DetailController() }
            }
            final class DetailController: UIViewController {}
            final class ListController: UIViewController {
                func tapped() { present(DetailPart().controller, animated: true) }
            }
            """)
        #expect(read.transitions.notation == ["ListController -sheet-> .DetailController (DetailController) call"])
    }

    @Test(arguments: [
        ("PassthroughSubject<Step, Never>()", ["Home -push-> Home.go (Trip) call"]),
        ("CurrentValueSubject<Step, Never>(.trip)", []),
    ]) func whatASubjectSendsIsNotWhatACoordinatorStartsWith(_ subject: String, _ called: [String]) {
        let read = graph(
            """
            import Combine
            import UIKit
            enum Step { case trip }
            final class Trip: UIViewController {}
            final class List: UIViewController {}
            final class Home {
                let stack: UINavigationController
                let steps = \(subject)
                var kept: Set<AnyCancellable> = []
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    stack.setViewControllers([List()], animated: false)
                    steps.map { $0 }.sinkLater { [unowned self] in go(to: $0) }.store(in: &kept)
                }
                func go(to step: Step) { stack.pushViewController(Trip(), animated: true) }
            }
            """)
        #expect(read.called == called)
    }

    @Test(arguments: [
        ("return .amount", ["push"]), ("if isNew { return .amount }\nreturn .done", ["push", "sheet"]),
        ("return other()", ["sheet"]), ("return kept", ["push", "sheet"]),
    ]) func caseThatAFunctionReturnsIsWhatIsShown(_ code: String, _ styles: [String]) {
        let read = graph(
            """
            import UIKit
            enum Step { case amount, done }
            final class Form: UIViewController { weak var flow: Flow?; func next() { flow?.goOn() } }
            final class Amount: UIViewController {}
            final class Done: UIViewController {}
            final class Flow {
                let stack: UINavigationController
                let isNew: Bool
                var kept = Step.amount
                init(stack: UINavigationController, isNew: Bool) { self.stack = stack; self.isNew = isNew }
                func start() { let form = Form(); form.flow = self; stack.pushViewController(form, animated: true) }
                func step() async -> Step { \(code) }
                func other() -> Step { .done }
                func goOn() { Task { let step = await step(); show(step) } }
                func show(_ step: Step) {
                    switch step {
                    case .amount: stack.pushViewController(Amount(), animated: true)
                    case .done: stack.present(Done(), animated: true)
                    }
                }
            }
            """)
        let shown = read.transitions.filter { $0.from.name == "Form" }
        #expect(shown.map(\.style.rawValue).sorted() == styles)
    }
}
