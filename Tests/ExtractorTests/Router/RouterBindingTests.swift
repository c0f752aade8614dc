import NavigationModel
import TestSupport
import Testing

/// Paths that are reached through bindings which the app's code makes, and states whose observers change a path.
struct RouterBindingTests {
    static let tabs = """
        var home: [R] = []
        var search: [R] = []
        var isSearching = false
        func path(_ flag: Bool) -> Binding<[R]> {
            switch flag {
            case true: return Binding(get: { self.search }, set: { self.search = $0 })
            case false: return Binding(get: { self.home }, set: { self.home = $0 })
            }
        }
        """

    private func read(_ members: String, call: String) -> NavigationGraph {
        graph(
            withViews(
                """
                enum R: Hashable { case a, b(id: Int) }
                @Observable final class Nav {
                    \(Self.tabs)
                    \(members)
                }
                struct Root: View {
                    @State var nav = Nav()
                    var body: some View {
                        NavigationStack(path: $nav.home) {
                            A().navigationDestination(for: R.self) { r in
                                switch r { case .a: A(); case .b(let id): B(id: id) }
                            }
                        }
                        NavigationStack(path: $nav.search) { A() }
                    }
                }
                struct C: View {
                    @Environment(Nav.self) var nav
                    var body: some View { Button("Go") { \(call) } }
                }
                """))
    }

    @Test(arguments: [
        "var current: Binding<[R]> { path(isSearching) }\nfunc push(_ r: R) { current.wrappedValue.append(r) }",
        "var current: Binding<[R]> { isSearching ? Binding(get: { self.search }, set: { self.search = $0 }) : path(false) }\nfunc push(_ r: R) { current.wrappedValue.append(r) }",
        "func push(_ r: R) { path(isSearching).wrappedValue.append(r) }",
        "var current: Binding<[R]> { if isSearching { return Binding { self.search } set: { self.search = $0 } }; return path(false) }\nfunc push(_ r: R) { current.wrappedValue.append(r) }",
        "var current: Binding<[R]> { if isSearching { return Binding(get: { self.search }) { self.search = $0 } }; return path(false) }\nfunc push(_ r: R) { current.wrappedValue.append(r) }",
    ]) func pathBehindABindingIsChanged(_ members: String) {
        let read = read(members, call: "nav.push(.b(id: 1))")
        #expect(read.called == ["C -push-> Nav.b (B) call"])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
        #expect(read.coordinators.first { $0.id == "Nav" }?.destinations.map(\.name) == ["a", "b"])
    }

    /// Bindings of two states that make each other are followed once.
    @Test func bindingsThatMakeEachOtherEnd() {
        let read = read(
            "var one: Binding<[R]> { isSearching ? two : path(true) }\nvar two: Binding<[R]> { one }\nfunc push(_ r: R) { two.wrappedValue.append(r) }",
            call: "nav.push(.a)")
        #expect(read.called == ["C -push-> Nav.a (A) call"])
    }

    @Test func sheetBehindABindingIsCalledAsItsState() {
        let read = graph(
            withViews(
                """
                @Observable final class Nav { var isShown = false; func show() { isShown = true } }
                struct Root: View {
                    @State var nav = Nav()
                    var shown: Binding<Bool> { Binding(get: { nav.isShown }, set: { nav.isShown = $0 }) }
                    var body: some View {
                        Button("Go") { nav.show() }.sheet(isPresented: shown) { B(id: 1) }
                    }
                }
                """))
        #expect(
            read.called == [
                "Nav -sheet-> .isShown (B) call", "Root -sheet-> .isShown (B) indirect through Nav.show()",
                "Root -sheet-> .isShown (B) call",
            ])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test(arguments: ["path.append(step)", "self.path.append(self.step)"])
    func observerPutsWhatAStateIsSetToOnAPath(_ observer: String) {
        let read = navigated(
            "var path: [R] = []\nvar step: R = .a { didSet { \(observer) } }",
            rest:
                "struct C: View { @Environment(Nav.self) var nav; var body: some View { Button(\"Go\") { nav.step = .b(id: 1) } } }"
        )
        #expect(read.called == ["C -push-> Nav.b (B) call"])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    /// What a method is handed beside the value it puts on the path is no destination.
    @Test func onlyWhatIsPutOnAPathIsADestination() {
        let read = navigated(
            "var path = NavigationPath()\nfunc push(_ style: Look) { if style == .small { path.append(R.a) } }",
            rest: "enum Look { case small, large }")
        #expect(read.coordinators.first { $0.id == "Nav" }?.destinations.map(\.name) == ["a", "b"])
    }

    @Test func typeWhoseValuesARouterIsHandedIsItsDestination() {
        let read = graph(
            withViews(
                """
                struct Help: Hashable {}
                @Observable final class Nav {
                    var path = NavigationPath()
                    func push<V: Hashable>(_ value: V) { path.append(value) }
                }
                enum R: Hashable { case a }
                struct Root: View {
                    @State var nav = Nav()
                    var body: some View {
                        NavigationStack(path: $nav.path) {
                            C(nav: nav).navigationDestination(for: R.self) { r in switch r { case .a: A() } }
                        }
                    }
                }
                struct C: View {
                    let nav: Nav
                    var body: some View {
                        Button("Help") { nav.push(Help()) }
                        Button("A") { nav.path.append(R.a) }
                        Text("").navigationDestination(for: Help.self) { _ in B(id: 1) }
                    }
                }
                """))
        #expect(read.coordinators.first { $0.id == "Nav" }?.destinations.map(\.name) == ["a", "Help"])
        #expect(read.called.contains("C -push-> Nav.Help (B) call"), "\(read.called)")
    }

    @Test func protocolsCodeThatNobodyCallsNavigatesNowhere() {
        let read = graph(
            withViews(
                """
                enum R: Hashable { case a }
                protocol Navigating: AnyObject { var path: [R] { get set } }
                extension Navigating { func show() { path.append(.a) } }
                @Observable final class Nav: Navigating { var path: [R] = [] }
                struct Root: View {
                    @State var nav = Nav()
                    var body: some View {
                        NavigationStack(path: $nav.path) {
                            Text("").navigationDestination(for: R.self) { r in switch r { case .a: A() } }
                        }
                    }
                }
                """))
        #expect(read.called.isEmpty, "\(read.called)")
    }

    /// What a protocol gives to a router changes the path of whoever conforms; who calls that is who navigates.
    @Test func pathThatAProtocolAsksForIsTheRouters() {
        let read = graph(
            withViews(
                """
                enum R: Hashable { case a, b(id: Int) }
                protocol Navigating: AnyObject { var path: [R] { get set } }
                extension Navigating { func showDetail() { path.append(.b(id: 1)) } }
                @Observable final class Nav: Navigating { var path: [R] = [] }
                struct Root: View {
                    @State var nav = Nav()
                    var body: some View {
                        NavigationStack(path: $nav.path) {
                            C(nav: nav).navigationDestination(for: R.self) { r in
                                switch r { case .a: A(); case .b(let id): B(id: id) }
                            }
                        }
                    }
                }
                struct C: View {
                    let nav: any Navigating
                    var body: some View { Button("Detail") { nav.showDetail() } }
                }
                """))
        #expect(read.called == ["C -push-> Nav.b (B) indirect through Navigating.showDetail()"])
    }
}
