import NavigationModel
import TestSupport
import Testing

/// Coordinators that are written by hand for UIKit.
struct UIKitCoordinatorTests {
    @Test func typeThatStartsAndHoldsAStackIsACoordinator() {
        let read = uikit("func start() { stack.pushViewController(A(), animated: true) }")
        #expect(read.coordinators.map(\.kind) == [.flow])
        #expect(read.coordinators.map(\.initial) == [["start"]])
        #expect(read.coordinators.map(\.system) == [.uikit])
        #expect(read.transitions.notation == ["C -root-> C.start (A) declared"])
    }

    @Test func typeThatOnlyHasTheNameIsNone() {
        let read = graph("import UIKit\nfinal class SyncCoordinator { func start() { Timer().start() } }")
        #expect(read.coordinators.isEmpty && read.notUnderstood.isEmpty)
    }

    @Test func helperOfARepresentableIsNone() {
        let read = graph(
            """
            import SwiftUI
            struct Picker: UIViewControllerRepresentable {
                func makeCoordinator() -> Coordinator { Coordinator(controller: UIViewController()) }
                final class Coordinator {
                    let controller: UIViewController
                    init(controller: UIViewController) { self.controller = controller }
                    func start() { controller.present(A(), animated: true) }
                }
            }
            final class A: UIViewController {}
            """)
        #expect(read.coordinators.isEmpty)
        #expect(read.transitions.notation == ["Coordinator -sheet-> .A (A) call"])
    }

    @Test func coordinatorOfWhichNothingIsFoundIsTold() {
        let read = uikit(
            "func start() {}", a: "func open() { present(B(), animated: true) }")
        #expect(read.coordinators.isEmpty)
        #expect(
            read.notUnderstood.map(\.reason) == [
                "it looks like a coordinator, but navdocs found no screen that it shows"
            ])
    }

    @Test(arguments: [
        ("let window: UIWindow", "root"), ("let tabs: UITabBarController", "tab"),
        ("let columns: UISplitViewController", "split"),
    ]) func kindIsThatOfWhatItHolds(_ property: String, _ kind: String) {
        let read = uikit("\(property)\nfunc start() { stack.pushViewController(A(), animated: true) }")
        #expect(read.coordinators.map(\.kind.rawValue) == [kind])
    }
}

/// What calls of UIKit show, and how.
struct UIKitCallTests {
    @Test(arguments: [
        ("stack.pushViewController(A(), animated: true)", "push"),
        ("stack.show(A(), sender: self)", "push"),
        ("stack.present(A(), animated: true, completion: nil)", "sheet"),
        ("stack.setViewControllers([A()], animated: false)", "root"),
        ("stack.viewControllers = [A()]", "root"),
        ("let a = A()\na.modalPresentationStyle = .fullScreen\nstack.present(a, animated: true)", "fullScreenCover"),
        ("let a = A()\na.modalPresentationStyle = .popover\nstack.present(a, animated: true)", "popover"),
        ("stack.present(UINavigationController(rootViewController: A()), animated: true)", "sheet"),
        (
            "let sheet = UINavigationController()\nsheet.pushViewController(A(), animated: false)\nstack.present(sheet, animated: true)",
            "sheet"
        ),
        ("Task { stack.pushViewController(A(), animated: true) }", "push"),
    ]) func callShowsInAStyle(_ code: String, _ style: String) {
        let read = uikit("func start() {}\nfunc show() {\n\(code)\n}")
        #expect(read.transitions.notation == ["C -\(style)-> C.show (A) call"])
    }

    @Test(arguments: [
        "stack.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)",
        "let picker = UIImagePickerController()\nstack.present(picker, animated: true)",
        "stack.present(makeAlert(), animated: true)", "note.present(A())", "view.show()",
    ]) func alertsPickersAndOtherCallsAreNone(_ code: String) {
        let read = uikit(
            "func start() { stack.pushViewController(A(), animated: true) }\nfunc show() {\n\(code)\n}"
                + "\nfunc makeAlert() -> UIViewController { UIAlertController() }")
        #expect(read.transitions.count == 1)
        #expect(read.notUnderstood.isEmpty)
    }

    @Test(arguments: [
        ("stack.pushViewController(pages[0], animated: true)", "the view controller is chosen at run time"),
        (
            "stack.pushViewController(Factory.make(), animated: true)",
            "the code that creates the view controller wasn't found"
        ),
        (
            "stack.pushViewController(UIStoryboard(name: \"A\", bundle: nil).instantiateInitialViewController()!, animated: true)",
            "the screen is in a storyboard, and its class isn't named here"
        ),
    ]) func whatIsNotKnownIsTold(_ code: String, _ reason: String) {
        let read = uikit(
            "let pages: [UIViewController] = []\nfunc start() { stack.pushViewController(A(), animated: true) }\nfunc show() {\n\(code)\n}"
        )
        #expect(read.notUnderstood.map(\.reason) == [reason])
    }

    @Test func wordsOfTheAppsOwnAreLearned() {
        let read = uikit(
            """
            func start() {}
            func showA() { cover(A()) }
            func showB() { cover(B()) }
            private func cover(_ controller: UIViewController) {
                controller.modalPresentationStyle = .fullScreen
                stack.present(controller, animated: true)
            }
            """)
        #expect(
            read.transitions.notation == [
                "C -fullScreenCover-> C.showA (A) call", "C -fullScreenCover-> C.showB (B) call",
            ])
    }

    @Test func casesNameDestinations() {
        let read = uikit(
            """
            enum Place { case a, b(id: Int) }
            func start() {}
            func go(to place: Place) {
                switch place {
                case .a: stack.pushViewController(A(), animated: true)
                case .b(let id): stack.present(B(), animated: true)
                }
            }
            """)
        #expect(read.coordinators.flatMap(\.destinations).map(\.name) == ["a", "b"])
        #expect(read.destination("C.b")?.parameters.map(\.label) == ["id"])
    }
}

/// Who sets off what is shown.
struct UIKitTriggerTests {
    @Test(arguments: [
        ("weak var delegate: ADelegate?\nfunc tap() { delegate?.aDidTap() }", "a.delegate = self"),
        ("var onTap: (() -> Void)?\nfunc tap() { onTap?() }", "a.onTap = { [weak self] in self?.showB() }"),
        ("var onTap: (() -> Void)?\nfunc tap() { onTap?() }", "a.onTap = showB"),
        ("weak var owner: C?\nfunc tap() { owner?.showB() }", "a.owner = self"),
    ]) func screenThatCallsShows(_ members: String, _ code: String) {
        let read = uikit(
            """
            func start() {
                let a = A()
                \(code)
                stack.pushViewController(a, animated: true)
            }
            func showB() { stack.pushViewController(B(), animated: true) }
            """, a: members,
            rest: """
                protocol ADelegate: AnyObject { func aDidTap() }
                extension C: ADelegate { func aDidTap() { showB() } }
                """)
        let ways = read.transitions.filter { $0.to?.name == "B" }
        #expect(ways.map(\.from.name) == ["A", "C"])
        #expect(ways.map(\.evidence) == [.indirect, .call])
    }

    @Test func buttonThatAViewMakesWithAnActionIsNoSource() {
        let read = uikit(
            """
            func start() { stack.pushViewController(UIHostingController(rootView: V(owner: self)), animated: true) }
            func showB() { stack.pushViewController(B(), animated: true) }
            """,
            rest: """
                struct V: View { let owner: C; var body: some View { Big(action: { owner.showB() }) } }
                struct Big: View { let action: () -> Void; var body: some View { Button("B") { action() } } }
                """)
        #expect(
            read.transitions.notation == [
                "C -push-> C.showB (B) call", "C -root-> C.start (V) declared",
                "V -push-> C.showB (B) indirect through C.showB()",
            ])
    }

    @Test func childTellsItsParentThatItIsDone() {
        let read = uikit(
            """
            func start() { showD() }
            func showD() {
                let child = D(stack: stack)
                child.onFinish = { [weak self] in self?.showB() }
                child.start()
            }
            func showB() { stack.present(B(), animated: true) }
            """,
            rest: """
                final class D {
                    let stack: UINavigationController
                    var onFinish: (() -> Void)?
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() { stack.pushViewController(A(), animated: true) }
                    func done() { onFinish?() }
                }
                """)
        #expect(
            read.transitions.notation == [
                "C -sheet-> C.showB (B) call", "C -root-> C.showD (D) declared",
                "D -sheet-> C.showB (B) indirect through D.onFinish, C.showB()", "D -root-> D.start (A) declared",
            ])
    }

    @Test func caseThatIsHandedInElsewhereDoesNotGetThere() {
        let read = graph(
            """
            import UIKit
            enum Place { case a, b }
            final class A: UIViewController {
                func open() { go(.a) }
                func go(_ place: Place) { if case .b = place { present(B(), animated: true) } }
            }
            final class B: UIViewController {}
            final class D { let a = A(); func open() { a.go(.a) } }
            final class E { let a = A(); func open() { a.go(.b) } }
            """)
        #expect(read.transitions.map(\.from.name) == ["A", "E"])
    }

    @Test func waysBackAreThoseOfTheScreensThatCall() {
        let read = uikit(
            "func start() { let a = A(); a.owner = self; stack.pushViewController(a, animated: true) }\nfunc back() { stack.popViewController(animated: true) }",
            a: "weak var owner: C?\nfunc tap() { owner?.back() }")
        #expect(read.exits.map { "\($0.from.name) \($0.style.rawValue)" } == ["A back", "C back"])
    }
}

/// View controllers that show others without any coordinator.
struct UIKitControllerTests {
    @Test func controllerShowsAnother() {
        let read = graph(
            """
            import UIKit
            final class A: UIViewController {
                func open() { navigationController?.pushViewController(B(), animated: true) }
                func help() { showHelp() }
            }
            final class B: UIViewController {}
            extension UIViewController { func showHelp() { present(H(), animated: true) } }
            final class H: UIViewController {}
            """)
        #expect(read.coordinators.isEmpty)
        #expect(
            read.transitions.map { "\($0.from.name) \($0.style.rawValue) \($0.to?.name ?? "")" } == [
                "A push B", "A sheet H",
            ])
        #expect(read.screens.map(\.name) == ["A", "B", "H"])
    }

    @Test func viewOfSwiftUIIsWhatItsControllerShows() {
        let read = graph(
            """
            import SwiftUI
            final class A: UIViewController {
                func open() { present(UIHostingController(rootView: V()), animated: true) }
                func other() { present(Host(rootView: V()), animated: true) }
            }
            final class Host: UIHostingController<V> {}
            struct V: View { var body: some View { Text("V") } }
            """)
        #expect(read.transitions.compactMap(\.to?.name).sorted() == ["Host", "V"])
    }

    @Test func appWithoutScreensGivesNothing() {
        let read = graph(
            "import Foundation\nstruct Server { func start() {}; func present(_ a: Int, animated: Bool) {} }")
        #expect(
            read.transitions.isEmpty && read.coordinators.isEmpty && read.notUnderstood.isEmpty && read.screens.isEmpty)
    }
}

/// A coordinator `C` with a stack, around controllers `A` and `B`.
///
/// - Parameters:
///   - members: in the class's body.
///   - a: in that of `A`.
///   - rest: beside it.
private func uikit(_ members: String, a: String = "", rest: String = "") -> NavigationGraph {
    graph(
        """
        import UIKit
        final class C {
            let stack: UINavigationController
            init(stack: UINavigationController) { self.stack = stack }
            \(members)
        }
        final class A: UIViewController {
            \(a)
        }
        final class B: UIViewController {}
        \(rest)
        """)
}
