import NavigationModel
import TestSupport
import Testing

/// Views that put a stack around whatever screens they are made with.
struct RouterContainerTests {
    private static let container = """
        struct Container<Content: View>: View {
            @Bindable var nav: Nav
            @ViewBuilder var build: (R) -> Content
            var body: some View {
                NavigationStack(path: $nav.path) {
                    build(.a).navigationDestination(for: R.self) { build($0) }
                }
            }
        }
        """

    @Test(arguments: [
        "Container(nav: nav) { r in switch r { case .a: A(); case .b(let id): B(id: id) } }",
        "Container(nav: nav, build: { switch $0 { case .a: A(); case .b(let id): B(id: id) } })",
        "Container(nav: nav, build: screen)",
        "Container(nav: nav) { screen($0) }",
    ]) func closureThatAViewIsMadeWithShowsTheScreens(_ made: String) {
        let read = graph(
            withViews(
                """
                enum R: Hashable { case a, b(id: Int) }
                @Observable final class Nav { var path: [R] = []; func push(_ r: R) { path.append(r) } }
                \(Self.container)
                struct Root: View {
                    @State var nav = Nav()
                    var body: some View { \(made) }
                    @ViewBuilder func screen(_ r: R) -> some View {
                        switch r { case .a: A(); case .b(let id): B(id: id) }
                    }
                }
                final class C { let nav: Nav; func f() { nav.push(.b(id: 1)) } }
                """))
        #expect(read.called == ["C -push-> Nav.b (B) call"])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    /// A container of any values, around what is beside it.
    private func generic(_ rest: String) -> NavigationGraph {
        graph(
            withViews(
                """
                enum R: Hashable { case a }
                enum S: Hashable { case b(id: Int) }
                final class Nav<T: Hashable>: ObservableObject {
                    @Published var path: [T] = []
                    func push(_ t: T) { path.append(t) }
                }
                struct Container<T: Hashable, Content: View>: View {
                    @ObservedObject var nav: Nav<T>
                    @ViewBuilder var build: (T) -> Content
                    var body: some View {
                        NavigationStack(path: $nav.path) {
                            Text("").navigationDestination(for: T.self, destination: build)
                        }
                    }
                }
                \(rest)
                """))
    }

    /// Each view that is made shows the values of its own enum.
    @Test func genericContainerShowsWhatEachUseSays() {
        let read = generic(
            """
            struct First: View {
                @StateObject var nav = Nav<R>()
                var body: some View { Container(nav: nav) { r in switch r { case .a: A() } } }
            }
            struct Second: View {
                @StateObject var nav = Nav<S>()
                var body: some View { Container(nav: nav) { s in switch s { case .b(let id): B(id: id) } } }
            }
            final class C { let first: Nav<R>; let second: Nav<S>; func f() { first.push(.a); second.push(.b(id: 1)) } }
            """)
        #expect(read.called == ["C -push-> Nav.a (A) call", "C -push-> Nav.b (B) call"])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    /// Which enum a closure is about has to be told by its cases.
    @Test func closureThatSwitchesOverNothingSaysNothing() {
        let read = generic(
            """
            struct First: View {
                @StateObject var nav = Nav<R>()
                var body: some View { Container(nav: nav) { _ in A() } }
            }
            final class C { let nav: Nav<R>; func f() { nav.push(.a) } }
            """)
        #expect(read.called.allSatisfy { !$0.contains("(A)") })
        #expect(!read.notUnderstood.isEmpty)
    }

    /// A function that builds the screens of all cases builds one for a case that is named.
    @Test(arguments: [
        "nav.view(to: .a)", "nav.view(to: .a).padding()", "nav.through(.a)", "R.a.screen", "nav.erased(.a)",
        "nav.view(to: first)",
    ]) func caseThatIsNamedIsTheOnlyOneShown(_ root: String) {
        let read = graph(
            withViews(
                """
                enum R: Hashable {
                    case a, b(id: Int)
                    @ViewBuilder var screen: some View { switch self { case .a: A(); case .b(let id): B(id: id) } }
                    @ViewBuilder func made(with nav: Nav) -> some View {
                        switch self {
                        case .a: A()
                        case .b(let id): B(id: id)
                        }
                    }
                    func erased() -> AnyView {
                        switch self {
                        case .a: return AnyView(A())
                        case .b(let id): return AnyView(B(id: id))
                        }
                    }
                }
                @Observable final class Nav {
                    var path: [R] = []
                    func view(to r: R) -> some View { r.made(with: self).environment(self) }
                    func through(_ r: R) -> some View { view(to: r) }
                    func erased(_ r: R) -> AnyView { r.erased() }
                }
                struct Root: View {
                    @State var nav = Nav()
                    var first: R { .a }
                    var body: some View {
                        NavigationStack(path: $nav.path) {
                            \(root).navigationDestination(for: R.self) { nav.view(to: $0) }
                        }
                    }
                }
                """))
        let first = read.transitions.filter { $0.style == .root }.map { $0.to?.name }
        #expect(root.contains("first") ? first.contains("A") : first == ["A"], "\(first)")
    }

    /// A first view that is built for a case is that case's destination.
    @Test(arguments: [
        ("", "build(.a)"), ("@Published var root: R = .a", "build(nav.root)"), ("let root = R.a", "build(nav.root)"),
        ("", "nav.screen(.a)"), ("", "nav.screen(.a).padding()"), ("", "R.a.view"),
    ]) func firstViewOfACaseIsItsDestination(member: String, first: String) {
        let read = graph(
            withViews(
                """
                enum R: Hashable {
                    case a, b(id: Int)
                    @ViewBuilder var view: some View { switch self { case .a: A(); case .b(let id): B(id: id) } }
                }
                final class Nav: ObservableObject {
                    @Published var path: [R] = []
                    \(member)
                    func push(_ r: R) { path.append(r) }
                    @ViewBuilder func screen(_ r: R) -> some View {
                        switch r { case .a: A(); case .b(let id): B(id: id) }
                    }
                }
                struct Container<Content: View>: View {
                    @ObservedObject var nav: Nav
                    @ViewBuilder var build: (R) -> Content
                    var body: some View {
                        NavigationStack(path: $nav.path) {
                            \(first).navigationDestination(for: R.self) { build($0) }
                        }
                    }
                }
                struct Root: View {
                    @StateObject var nav = Nav()
                    var body: some View {
                        Container(nav: nav) { r in switch r { case .a: A(); case .b(let id): B(id: id) } }
                    }
                }
                """))
        let declared = read.transitions.filter { $0.style == .root }
        #expect(declared.map { "\($0.coordinator?.name ?? "").\($0.destination) \($0.to?.name ?? "")" } == ["Nav.a A"])
        let a = read.coordinators.flatMap(\.destinations).first { $0.name == "a" }
        #expect(a?.presentations == [.root])
    }

    /// What a view is made with tells the first screen.
    @Test func rootThatTheContainerIsMadeWith() {
        let read = graph(
            withViews(
                """
                enum R: Hashable { case a, b(id: Int) }
                final class Nav: ObservableObject { @Published var path: [R] = [] }
                struct Container: View {
                    @ObservedObject var nav: Nav
                    let root: R
                    var body: some View {
                        NavigationStack(path: $nav.path) {
                            screen(root).navigationDestination(for: R.self) { screen($0) }
                        }
                    }
                    @ViewBuilder func screen(_ r: R) -> some View {
                        switch r { case .a: A(); case .b(let id): B(id: id) }
                    }
                }
                struct Root: View {
                    @StateObject var nav = Nav()
                    var body: some View { Container(nav: nav, root: .b(id: 1)) }
                }
                """))
        let declared = read.transitions.filter { $0.style == .root }
        #expect(declared.map { "\($0.coordinator?.name ?? "").\($0.destination) \($0.to?.name ?? "")" } == ["Nav.b B"])
    }
}
