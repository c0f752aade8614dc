import NavigationModel
import TestSupport
import Testing

/// What calls run of elements of lists, of classes of libraries, and of what a protocol stands for.
struct UIKitReceiverTests {
    private func read(_ code: String) -> NavigationGraph {
        graph(
            """
            import UIKit
            import Kit
            final class DetailController: UIViewController {}
            final class SettingsController: UIViewController {}
            \(code)
            """)
    }

    private func shown(_ read: NavigationGraph) -> [String] {
        read.transitions.filter { $0.from.name == "ListController" }.map { "\($0.destination) \($0.evidence)" }.sorted()
    }

    @Test(arguments: [
        "helpers.first?.open(from: self)", "helpers.last?.open(from: self)",
        "if let helper = helpers.first { helper.open(from: self) }", "helpers[0].open(from: self)",
        "guard let helper = helpers.filter(\\.isOn).first else { return } ; helper.open(from: self)",
    ]) func firstAndLastAreElements(body: String) {
        let read = read(
            """
            final class Helper {
                func open(from host: UIViewController) { host.present(DetailController(), animated: true) }
            }
            final class ListController: UIViewController { var helpers: [Helper] = [] ; func tap() { \(body) } }
            """)
        #expect(shown(read) == ["DetailController indirect"])
    }

    @Test(arguments: [
        "var item: Item? ; func tap() { item?.open(from: self) }",
        "var items: [Item] = [] ; func tap() { for item in items { item.open(from: self) } }",
        "func tap(_ item: Item) { item.open(from: self) }",
    ]) func classOfALibraryHasWhatTheAppAddsToIt(members: String) {
        let read = read(
            """
            extension Item {
                func open(from host: UIViewController) { host.present(DetailController(), animated: true) }
            }
            final class ListController: UIViewController { \(members) }
            """)
        #expect(shown(read) == ["DetailController indirect"])
        #expect(read.notUnderstood == [])
    }

    @Test func classOfALibraryConformsBesideOnesOfTheApp() {
        let read = read(
            """
            protocol Opening { func open(from host: UIViewController) }
            final class Nothing: Opening { func open(from host: UIViewController) { print(host) } }
            final class Account {}
            extension Account: Opening {
                func open(from host: UIViewController) { host.present(SettingsController(), animated: true) }
            }
            extension Item: Opening {
                func open(from host: UIViewController) { host.present(DetailController(), animated: true) }
            }
            final class ListController: UIViewController {
                func tap(_ record: Any) { if let item = record as? Opening { item.open(from: self) } }
            }
            """)
        #expect(shown(read) == ["DetailController inferred", "SettingsController inferred"])
    }

    private func conformers(_ members: String) -> NavigationGraph {
        let all = (0..<4).map { number in
            """
            final class Part\(number)Controller: UIViewController {}
            final class Part\(number): Opening {
                func open(from host: UIViewController) { host.present(Part\(number)Controller(), animated: true) }
            }
            """
        }
        return read(
            """
            protocol Opening: AnyObject { func open(from host: UIViewController) }
            \(all.joined(separator: "\n"))
            final class ListController: UIViewController { \(members) }
            """)
    }

    @Test func valueOfAProtocolThatManyConformToTellsNothing() {
        let read = conformers("func tap(_ record: Any) { if let item = record as? Opening { item.open(from: self) } }")
        #expect(shown(read) == [])
        #expect(
            read.notUnderstood.map(\.reason) == [
                "the function that the call runs isn't known, because 4 types have one of their own"
            ])
    }

    @Test func whatAnObjectKeepsMayBeAnyOfThem() {
        let read = conformers("weak var delegate: Opening? ; func tap() { delegate?.open(from: self) }")
        #expect(shown(read).count == 4)
        #expect(read.notUnderstood == [])
    }

    @Test(arguments: [
        "types.onSelect = { stack.pushViewController(DetailController(), animated: true) }",
        """
        types.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction(handler: { [weak stack] _ in
                stack?.pushViewController(DetailController(), animated: true)
            }))
        """,
    ]) func whatIsPushedLaterOntoAStackComesAfterItsRoot(body: String) {
        let read = read(
            """
            final class TypesController: UIViewController { var onSelect: (() -> Void)? ; func tap() { onSelect?() } }
            final class ListController: UIViewController {
                func create() {
                    let types = TypesController()
                    let stack = UINavigationController(rootViewController: types)
                    present(stack, animated: true)
                    \(body)
                }
            }
            """)
        #expect(shown(read) == ["TypesController call"])
        #expect(
            read.transitions.filter { $0.style == .push }.map { "\($0.from.name) \($0.destination)" }
                == ["TypesController DetailController"])
    }

    @Test(arguments: [
        """
        func makeButton(_ title: String, _ action: @escaping (UIAction) -> Void) -> UIButton {
            UIButton(primaryAction: UIAction(title: title, handler: action))
        }
        view.addSubview(makeButton("Set") { [weak self] _ in self?.ask() })
        """,
        "view.addSubview(makeButton { [weak self] _ in self?.ask() })",
    ]) func whoMakesAButtonDoesNotTapIt(body: String) {
        let read = read(
            """
            final class AskController: UIViewController {
                var done: () -> Void = {}
                func save() { done() }
            }
            final class ListController: UIViewController {
                func update() { \(body) }
                func makeButton(_ action: @escaping (UIAction) -> Void) -> UIButton {
                    UIButton(primaryAction: UIAction(handler: action))
                }
                func ask() {
                    let next = AskController()
                    next.done = { [weak self] in self?.update() }
                    present(next, animated: true)
                }
            }
            """)
        #expect(read.transitions.map { "\($0.from.name) \($0.destination)" } == ["ListController AskController"])
    }
}
