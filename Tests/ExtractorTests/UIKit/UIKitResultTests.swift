import NavigationModel
import Testing

/// Functions that give what is to be shown in a case, and code that shows what the case holds.
struct UIKitResultTests {
    private func app(_ calls: String, rest: String = "") -> NavigationGraph {
        graph(
            """
            import LinkKit
            import UIKit
            enum Answer { case none, push(UIViewController), present(UIViewController) }
            protocol Opening { func answer(to name: String) -> Answer }
            extension BirdLink: Opening {
                func answer(to name: String) -> Answer {
                    guard !name.isEmpty else { return .none }
                    return .push(Bird())
                }
            }
            struct TreeLink: Opening {
                func answer(to name: String) -> Answer { .present(Tree()) }
            }
            struct SeaLink: Opening {
                func answer(to name: String) -> Answer { .none }
            }
            final class Router {
                func handle(_ link: Linked & Opening, from host: UIViewController) {
                    let answer = link.answer(to: "a")
                    switch answer {
                    case .none: break
                    case .push(let next): host.navigationController?.pushViewController(next, animated: true)
                    case .present(let next): host.present(next, animated: true)
                    }
                }
            }
            final class Home: UIViewController {
                let router = Router()
                \(calls)
            }
            final class Bird: UIViewController {}
            final class Tree: UIViewController {}
            \(rest)
            """)
    }

    @Test func whatACaseHoldsIsShownForTheCallersValue() {
        let read = app(
            """
            func openBird() { router.handle(BirdLink(id: 1), from: self) }
            func openTree() { router.handle(TreeLink(), from: self) }
            """)
        #expect(
            read.transitions.filter { $0.from.name == "Home" }.map { "\($0.call ?? ""): \($0.to?.name ?? "")" } == [
                "router.handle(BirdLink(id: 1), from: self): Bird", "router.handle(TreeLink(), from: self): Tree",
            ])
        #expect(read.transitions.allSatisfy { $0.evidence != .inferred })
    }

    /// A value that nothing tells the type of may be any of them.
    @Test func valueOfAnyTypeMayShowAllOfThem() {
        let read = app("func open(_ make: () -> Linked & Opening) { router.handle(make(), from: self) }")
        #expect(read.transitions.filter { $0.from.name == "Home" }.allSatisfy { $0.evidence == .inferred })
        #expect(Set(read.transitions.compactMap { $0.to?.name }) == ["Bird", "Tree"])
    }

    @Test func functionOfOneTypeNeedsNoCaller() {
        let read = graph(
            """
            import UIKit
            enum Answer { case push(UIViewController, animated: Bool), none }
            final class Home: UIViewController {
                private func next() -> Answer { .push(Bird(), animated: true) }
                func tap() {
                    if case .push(let screen, let animated) = next() { show(screen, sender: animated) }
                }
            }
            final class Bird: UIViewController {}
            """)
        #expect(read.transitions.notation == ["Home -push-> .Bird (Bird) call"])
    }

    /// An extension of a package's type is an object of the app's, if it does something for the app's protocol.
    @Test func typeOfAPackageIsTold() {
        let read = graph(
            """
            import LinkKit
            import UIKit
            protocol Opening { func open(on host: UIViewController) }
            extension BirdLink: Opening {
                func open(on host: UIViewController) { host.present(Bird(), animated: true) }
            }
            final class Bird: UIViewController {}
            """)
        #expect(read.transitions.notation == ["BirdLink -sheet-> .Bird (Bird) call"])
    }
}
