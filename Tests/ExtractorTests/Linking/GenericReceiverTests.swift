import TestSupport
import Testing

/// Calls on values whose type is a generic parameter: they are of the type that its constraint allows.
struct GenericReceiverTests {
    @Test(arguments: [
        "struct C<Router: Routing>: View { @ObservedObject var router: Router; FUNC }",
        "struct C<T>: View where T: Routing { @ObservedObject var router: T; FUNC }",
        "struct C<T: Nav>: View { let router: T; FUNC }",
        "struct C<Router: Routing>: View { @EnvironmentObject var router: Router }\nextension C { FUNC }",
    ]) func constraintTellsTheReceiver(_ view: String) {
        let body = "func f() { router.push(.a) }; var body: some View { Text(\"\") }"
        let read = graph(
            """
            import SwiftUI
            enum R: Hashable { case a }
            protocol Routing: ObservableObject { func push(_ r: R) }
            class Nav: Routing { @Published var path: [R] = []; func push(_ r: R) { path.append(r) } }
            struct Root: View {
                @StateObject var nav = Nav()
                var body: some View {
                    NavigationStack(path: $nav.path) {
                        A().navigationDestination(for: R.self) { r in switch r { case .a: A() } }
                    }
                }
            }
            struct A: View { var body: some View { Text("A") } }
            \(view.replacing("FUNC", with: body))
            """)
        #expect(read.called == ["C -push-> Nav.a (A) call"])
    }

    @Test func parameterWithoutConstraintTellsNothing() {
        let read = graph(
            """
            import SwiftUI
            enum R: Hashable { case a }
            class Nav: ObservableObject { @Published var path: [R] = []; func push(_ r: R) { path.append(r) } }
            struct Root: View {
                @StateObject var nav = Nav()
                var body: some View {
                    NavigationStack(path: $nav.path) {
                        A().navigationDestination(for: R.self) { r in switch r { case .a: A() } }
                    }
                }
            }
            struct A: View { var body: some View { Text("A") } }
            struct C<T>: View { let other: T; func f() { other.push(.a) }; var body: some View { Text("") } }
            """)
        #expect(read.called.isEmpty)
    }

    /// What the constraint's protocol calls `Destination` is what the only type that conforms to it says.
    @Test func associatedTypeIsTheConformersOwn() {
        let read = graph(
            """
            import SwiftUI
            enum R: Hashable { case a }
            protocol Routing: ObservableObject {
                associatedtype Destination: Hashable
                var path: [Destination] { get set }
                func push(_ r: Destination)
            }
            final class Nav: Routing {
                typealias Destination = R
                @Published var path: [R] = []
                func push(_ r: R) { path.append(r) }
            }
            struct Root<Router: Routing>: View {
                @StateObject var router: Router
                var body: some View {
                    NavigationStack(path: $router.path) {
                        A().navigationDestination(for: Router.Destination.self) { r in switch r { case .a: A() } }
                    }
                }
            }
            struct A: View { var body: some View { Text("A") } }
            struct C<Router: Routing>: View {
                @EnvironmentObject var router: Router
                func f() { router.push(.a) }
                var body: some View { Text("") }
            }
            """)
        #expect(read.called == ["C -push-> Nav.a (A) call"])
    }
}
