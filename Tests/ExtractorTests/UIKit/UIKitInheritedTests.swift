import NavigationModel
import TestSupport
import Testing

/// What coordinators show by code that they inherit: of a base class, or of what a protocol does for all its types.
struct UIKitInheritedTests {
    private static let base = """
        import UIKit
        final class ListController: UIViewController { weak var coordinator: Opening? ; func tap() { coordinator?.open() } }
        final class DetailController: UIViewController {}
        enum Mode {
            case push
            case present(over: UIViewController, style: UIModalPresentationStyle?)
            case embed(in: UIViewController)
        }
        protocol Coordinator: AnyObject {
            var stack: UINavigationController { get }
            func start()
        }
        extension UIViewController {
            func add(part: UIViewController) { addChild(part); view.addSubview(part.view) }
        }
        class BaseCoordinator: NSObject, Coordinator {
            let stack: UINavigationController
            init(stack: UINavigationController) { self.stack = stack }
            func start() { fatalError("start") }
            func makeController() -> UIViewController { fatalError("makeController") }
            func start(mode: Mode) {
                let controller = makeController()
                switch mode {
                case .push:
                    stack.pushViewController(controller, animated: true)
                case .present(let over, let style):
                    stack.pushViewController(controller, animated: false)
                    stack.modalPresentationStyle = style ?? .automatic
                    over.present(stack, animated: true)
                case .embed(let other):
                    other.add(part: controller)
                }
            }
        }
        final class DetailCoordinator: BaseCoordinator {
            override func makeController() -> UIViewController { DetailController() }
        }

        """

    private func read(_ code: String) -> NavigationGraph { graph(Self.base + code) }

    private func list(_ body: String, _ types: String = "") -> NavigationGraph {
        read(
            """
            \(types)
            protocol Opening: AnyObject { func open() }
            final class ListCoordinator: BaseCoordinator, Opening {
                override func makeController() -> UIViewController {
                    let list = ListController()
                    list.coordinator = self
                    return list
                }
                func open() { \(body) }
            }
            """)
    }

    @Test func eachHeirShowsWhatItMakes() {
        let read = list("")
        let all = read.coordinators.flatMap { coordinator in
            coordinator.destinations.map { destination in
                "\(coordinator.name).\(destination.name): \(destination.targets.map(\.name).joined(separator: " "))"
            }
        }
        #expect(all.sorted() == ["DetailCoordinator.start: DetailController", "ListCoordinator.start: ListController"])
        #expect(read.notUnderstood.filter { $0.reason.contains("looks like a coordinator") }.isEmpty)
    }

    @Test(arguments: [
        ("DetailCoordinator(stack: stack).start(mode: .push)", "push", false),
        (
            "DetailCoordinator(stack: UINavigationController()).start(mode: .present(over: stack, style: nil))",
            "sheet",
            true
        ),
        ("DetailCoordinator(stack: stack).start(mode: .embed(in: stack))", "root", true),
        ("DetailCoordinator(stack: UINavigationController()).start(mode: .push)", "root", false),
    ]) func childOpensAsTheCaseSaysThatItIsStartedWith(body: String, style: String, isInferred: Bool) {
        let ways = list(body).transitions.filter { $0.from.name == "ListController" }
        #expect(ways.map(\.style.rawValue) == [style])
        #expect(ways.map { $0.evidence == .inferred } == [isInferred])
    }

    @Test func whatAProtocolDoesIsReachedThroughOneThatInheritsIt() {
        let read = list(
            "",
            """
            protocol Detailing { func showDetail(_ id: Int) }
            extension Detailing where Self: Coordinator {
                func showDetail(_ id: Int) { DetailCoordinator(stack: stack).start(mode: .push) }
            }
            protocol RowOpening: AnyObject, Detailing {}
            final class RowController: UIViewController {
                weak var coordinator: RowOpening?
                func tap() { coordinator?.showDetail(1) }
            }
            final class RowCoordinator: BaseCoordinator, RowOpening {
                override func makeController() -> UIViewController {
                    let row = RowController()
                    row.coordinator = self
                    return row
                }
            }
            """)
        #expect(
            read.transitions.filter { $0.from.name == "RowController" }.notation
                == [
                    "RowController -push-> .DetailCoordinator (DetailCoordinator) indirect through Detailing.showDetail(_:)"
                ])
    }

    @Test func functionOfAnAncestorIsCalledWhereTheTypesOwnNeedsMore() {
        let read = list(
            "showDetail(1, animated: true)",
            """
            class Showing: BaseCoordinator {
                func showDetail(_ id: Int) { DetailCoordinator(stack: stack).start(mode: .push) }
            }
            final class RowController: UIViewController {
                var coordinator: RowCoordinator?
                func tap() { coordinator?.showDetail(1, animated: true) }
            }
            final class RowCoordinator: Showing {
                override func makeController() -> UIViewController { RowController() }
                func showDetail(_ id: Int, animated: Bool) { showDetail(id) }
            }
            """)
        #expect(
            read.transitions.filter { $0.from.name == "RowController" }.notation
                == [
                    "RowController -push-> Showing.showDetail (DetailCoordinator) indirect through RowCoordinator.showDetail(_:animated:), Showing.showDetail(_:)"
                ])
    }

    /// What a class has in its own way runs in the place of what it would inherit.
    @Test(arguments: ["model.tapped()", "model.ask()"]) func functionsOfTheirOwnTakeThePlaceOfInheritedOnes(
        _ call: String
    ) {
        let all = graph(
            """
            import UIKit
            final class OldController: UIViewController {}
            final class NewController: UIViewController {}
            class Model {
                weak var parent: UIViewController?
                func tapped() { showModal() }
                func showModal() { parent?.present(OldController(), animated: true) }
            }
            final class NewModel: Model {
                func ask() { tapped() }
                override func showModal() { parent?.present(NewController(), animated: true) }
            }
            final class HomeController: UIViewController {
                let model = NewModel()
                @objc func tap() { \(call) }
            }
            final class OtherController: UIViewController {
                let model = Model()
                @objc func tap() { model.tapped() }
            }
            """
        ).transitions.notation
        #expect(all.contains { $0.hasPrefix("HomeController -sheet-> .NewController") }, "\(all)")
        #expect(!all.contains { $0.hasPrefix("HomeController -sheet-> .OldController") }, "\(all)")
        #expect(all.contains { $0.hasPrefix("OtherController -sheet-> .OldController") }, "\(all)")
    }
}
