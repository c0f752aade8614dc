import NavigationModel
import Presentation
import TestSupport
import Testing

/// Calls on values whose type is a generic parameter: they are of the type that its constraint allows.
struct GenericReceiverTests {
    /// A router `Nav` of `R`, shown by `Root`, with views beside them.
    private func read(_ rest: String, values: String = "R", root: String = "Root: View") -> NavigationGraph {
        graph(
            """
            import SwiftUI
            enum R: Hashable { case a }
            protocol Routing: ObservableObject {
                associatedtype Destination: Hashable
                var path: [Destination] { get set }
                func push(_ r: Destination)
            }
            class Nav: Routing {
                typealias Destination = R
                @Published var path: [R] = []
                func push(_ r: R) { path.append(r) }
            }
            struct \(root) {
                @StateObject var nav = Nav()
                var body: some View {
                    NavigationStack(path: $nav.path) {
                        A().navigationDestination(for: \(values).self) { r in switch r { case .a: A() } }
                    }
                }
            }
            struct A: View { var body: some View { Text("A") } }
            \(rest)
            """)
    }

    private static let body = "func f() { router.push(.a) }; var body: some View { Text(\"\") }"

    @Test(arguments: [
        "struct C<Router: Routing>: View { @ObservedObject var router: Router; \(body) }",
        "struct C<T>: View where T: Routing { @ObservedObject var router: T; \(body) }",
        "struct C<T: Nav>: View { let router: T; \(body) }",
        "struct C<Router: Routing>: View { @EnvironmentObject var router: Router }\nextension C { \(body) }",
    ]) func constraintTellsTheReceiver(_ view: String) {
        #expect(read(view).called == ["C -push-> Nav.a (A) call"])
    }

    @Test func parameterWithoutConstraintTellsNothing() {
        #expect(read("struct C<T>: View { let router: T; \(Self.body) }").called.isEmpty)
    }

    /// What the constraint's protocol calls `Destination` is what the only type that conforms to it says.
    @Test func associatedTypeIsTheConformersOwn() {
        let read = read(
            "final class C { let nav: Nav; func f() { nav.push(.a) } }", values: "Router.Destination",
            root: "Root<Router: Routing>: View")
        #expect(read.called == ["C -push-> Nav.a (A) call"])
    }
}
