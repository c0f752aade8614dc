import NavigationModel
import TestSupport
import Testing

/// Objects of base classes: what code that they have in common runs of each class.
struct UIKitOverrideTests {
    private func read(_ classes: Int, _ members: String) -> NavigationGraph {
        let actions = (0..<classes).map { number in
            """
            final class Detail\(number)Controller: UIViewController {}
            final class Action\(number): Action {
                override func run() { host.present(Detail\(number)Controller(), animated: true) }
            }
            """
        }
        return graph(
            """
            import UIKit
            class Action {
                let host: UIViewController
                required init(host: UIViewController) { self.host = host }
                static var registered: [Action.Type] = []
                static func all(_ host: UIViewController) -> [Action] { registered.map { $0.init(host: host) } }
                func perform() { run() }
                func run() { fatalError() }
                func item() -> UIAction { UIAction(handler: { _ in self.perform() }) }
            }
            \(actions.joined(separator: "\n"))
            final class ListController: UIViewController { \(members) }
            """)
    }

    private func shown(_ read: NavigationGraph) -> [String] {
        read.transitions.filter { $0.from.name == "ListController" }.map { "\($0.destination) \($0.evidence)" }.sorted()
    }

    @Test(arguments: [
        "func open() { Action.all(self).first { $0.fits }?.perform() }",
        "func items() -> [UIAction] { let all = Action.all(self) ; return all.map { action in action.item() } }",
        "func open() { Action.all(self).first { $0.fits }?.run() }",
    ]) func objectOfABaseClassMayBeOfEachClass(members: String) {
        #expect(
            shown(read(2, members)) == ["Detail0Controller inferred", "Detail1Controller inferred"])
        let many = read(4, members)
        #expect(shown(many) == [])
        #expect(
            many.notUnderstood.map(\.reason) == [
                "the function that the call runs isn't known, because 4 types have one of their own"
            ])
    }

    @Test(arguments: [
        "func open() { Action0(host: self).perform() }",
        "private lazy var action = Action0(host: self) ; func open() { action.perform() }",
        "func items() -> [UIAction] { [Action0(host: self)].map { action in action.item() } }",
    ]) func objectThatIsKnownRunsItsOwn(members: String) {
        let read = read(4, members)
        #expect(shown(read) == ["Detail0Controller indirect"])
        #expect(read.notUnderstood == [])
    }

    @Test func objectsOfOneClassNeedNoTelling() {
        let read = read(1, "func open() { Action.all(self).first { $0.fits }?.perform() }")
        #expect(shown(read) == ["Detail0Controller indirect"])
    }
}
