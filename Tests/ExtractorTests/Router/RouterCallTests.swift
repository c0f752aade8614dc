import Base
import NavigationModel
import TestSupport
import Testing

/// Calls of a router's words from a view.
struct RouterCallTests {
    @Test(arguments: [
        ("router.push(.a)", "-push-> Router.a (A)"), ("router.push(.b(id: 3))", "-push-> Router.b (B)"),
        ("router.push(Route.a)", "-push-> Router.a (A)"), ("router.push(Route.b(id: 3))", "-push-> Router.b (B)"),
        ("self.router.push(.a)", "-push-> Router.a (A)"), ("withAnimation { router.push(.a) }", "-push-> Router.a (A)"),
        ("Task { await MainActor.run { router.push(.a) } }", "-push-> Router.a (A)"),
        ("let next = Route.a; router.push(next)", "-push-> Router.a (A)"),
        ("let next: Route = .a; router.push(next)", "-push-> Router.a (A)"),
        ("let go = router.push; go(.a)", "-push-> Router.a (A)"),
        ("router.push(.home)", "-push-> Router.a (A)"), ("router.push(make())", "-push-> Router.a (A)"),
        ("router.replace(.a)", "-root-> Router.a (A)"),
        ("router.path.append(Route.a)", "-push-> Router.a (A)"),
        ("router.path.append(contentsOf: [Route.a])", "-push-> Router.a (A)"),
        ("router.path = NavigationPath([Route.a])", "-root-> Router.a (A)"),
        ("var path = NavigationPath(); path.append(Route.a); router.path = path", "-root-> Router.a (A)"),
        (
            "var path = [Route.a]; path.append(.b(id: 1)); router.path = NavigationPath(path)",
            "-root-> Router.a (A)|-push-> Router.b (B)"
        ),
        (
            "Task { var path = [Route.b(id: 1)]; if x { path.append(.a) }; router.path = .init(path) }",
            "-root-> Router.b (B)|-push-> Router.a (A)"
        ),
        ("router.push(x ? .a : .b(id: 1))", "-push-> Router.a (A)|-push-> Router.b (B)"),
        ("if x { router.push(.a) } else { router.replace(.b(id: 1)) }", "-push-> Router.a (A)|-root-> Router.b (B)"),
        ("[Route.a, .b(id: 1)].forEach { router.push($0) }", "-push-> Router.a (A)|-push-> Router.b (B)"),
        ("for next in [Route.a, .b(id: 1)] { router.push(next) }", "-push-> Router.a (A)|-push-> Router.b (B)"),
        ("NavigationLink(value: Route.a) { Text(\"A\") }", "-push-> Router.a (A)"),
        ("NavigationLink(\"A\", value: Route.b(id: 2))", "-push-> Router.b (B)"),
    ]) func callShowsDestination(_ call: String, _ expected: String) {
        let read = routed(
            start: call, rest: "extension Route { static let home = Route.a }\nfunc make() -> Route { .a }")
        #expect(Set(read.called) == Set(expected.split(separator: "|").map { "Start \($0) call" }))
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
        #expect(read.exits.filter { $0.from.id == "Start" }.isEmpty)
    }

    @Test(arguments: [
        "router.pop()", "router.popToRoot()", "router.path.removeLast()", "router.path.removeLast(2)",
        "router.path = NavigationPath()", "router.path = .init()", "Button(\"Back\", action: router.pop)",
    ]) func callGoesBack(_ call: String) {
        let read = routed(start: call)
        #expect(read.exits.notation.filter { $0.hasPrefix("Start") } == ["Start <-back- Router call"])
        #expect(read.called.isEmpty)
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test func wordThatIsUsedIsNoPlaceOfItsOwn() {
        let read = routed(start: "router.pop(); router.popToRoot()")
        #expect(Set(read.exits.map(\.from.id)) == ["Start"])
    }

    @Test func methodThatDoesMoreThanGoBackIsAPlaceOfItsOwn() {
        let read = routed(members: "func leave() { pop(); log() }\nfunc log() {}", start: "router.leave()")
        #expect(
            read.exits.filter { $0.call == "pop()" || $0.call == "router.leave()" }.notation == [
                "Router <-back- Router call", "Start <-back- Router indirect through Router.leave()",
            ])
    }

    @Test(arguments: [
        ("router.push(.nowhere)", "Route has no case `nowhere`"),
        ("router.push(.nowhere(3))", "Route has no case `nowhere`"),
        ("router.push(next)", "the case of Route is chosen at run time"),
        ("router.push(pick())", "the case of Route is chosen at run time"),
        ("router.push(Route(rawValue: 3)!)", "the case of Route is chosen at run time"),
        ("router.push(store.next)", "the value is created in code that couldn't be followed"),
        (
            "items.forEach(router.push)",
            "`push` is passed as a value, and the code that receives it chooses the arguments"
        ),
        ("router.path.append(7)", "no navigationDestination for Int was found"),
        ("router.path = NavigationPath(saved)", "the value is created in code that couldn't be followed"),
    ]) func routeThatIsNotWrittenIsNotUnderstood(_ call: String, _ reason: String) {
        var files = routedFiles(start: call)
        files["App/Screens.swift"]?.replace(
            "var body: some View { Button", with: "let next: Route\nlet pick: () -> Route\nvar body: some View { Button"
        )
        let read = graph(of: files)
        #expect(read.notUnderstood.map(\.reason) == [reason])
        #expect(read.notUnderstood.allSatisfy { $0.help != nil })
        #expect(read.called.isEmpty)
    }

    @Test func helpNamesWhatCouldBeWritten() {
        let read = routed(start: "router.push(.nowhere); router.path.append(7)")
        #expect(
            read.notUnderstood.compactMap(\.help) == [
                "declare the case in Route, or use one of its cases, as in `.a`",
                "declare one, as in `.navigationDestination(for: Int.self)`",
            ])
    }

    @Test func caseWithoutAnArmIsNoDeadEnd() {
        let read = routed(cases: "case a, b, c", arms: "case .a: A()\ncase .b: B(id: 1)", start: "router.push(.c)")
        #expect(read.called == ["Start -push-> Router.c call"])
    }

    @Test func callThroughAViewModelIsIndirect() {
        let read = navigated(
            "var path: [R] = []\nfunc push(_ r: R) { path.append(r) }\nfunc pop() { path.removeLast() }",
            rest: """
                final class Model {
                    private let nav: Nav
                    init(nav: Nav) { self.nav = nav }
                    func tap(_ id: Int) { nav.push(.b(id: id)) }
                    func back() { nav.pop() }
                }
                struct C: View { let model: Model; var body: some View { Button("C") { model.tap(1); model.back() } } }
                """)
        #expect(
            read.called == [
                "C -push-> Nav.b (B) indirect through Model.tap(_:)", "Model -push-> Nav.b (B) call",
            ])
        #expect(
            read.exits.notation == ["C <-back- Nav indirect through Model.back()", "Model <-back- Nav call"])
    }

    @Test func dataDrivenCallsShowWhatTheTypeWrites() {
        let read = navigated(
            rest: """
                struct Row { let title: String; let route: R }
                struct C: View {
                    let nav: Nav
                    let rows = [Row(title: "A", route: .a), Row(title: "B", route: .b(id: 2))]
                    var body: some View { ForEach(rows) { row in Button(row.title) { nav.push(row.route) } } }
                }
                """)
        #expect(read.called == ["C -push-> Nav.a (A) call", "C -push-> Nav.b (B) call"])
    }

    @Test func whatAViewPushesItselfIsNotItsData() {
        let read = navigated(
            "var path: [R] = []\nfunc push(to r: R) { path.append(r) }",
            rest: """
                struct C: View {
                    let nav: Nav
                    let next: R
                    var body: some View { Button("C") { nav.push(to: .a); nav.push(to: next) } }
                }
                """)
        #expect(read.called == ["C -push-> Nav.a (A) call"])
        #expect(read.notUnderstood.map(\.text) == ["nav.push(to: next)"])
    }

    @Test(arguments: [
        "struct C: View { @Environment(Nav.self) var nav; var body: some View { Button(\"\") { nav.push(.a) } } }",
        "struct C: View { @EnvironmentObject var nav: Nav; var body: some View { Button(\"\") { nav.push(.a) } } }",
        "struct C: View { @Bindable var nav: Nav; var body: some View { Button(\"\") { nav.push(.a) } } }",
        """
        extension EnvironmentValues { @Entry var nav = Nav() }
        struct C: View { @Environment(\\.nav) var nav; var body: some View { Button("") { nav.push(.a) } } }
        """,
        """
        extension EnvironmentValues { var nav: Nav? { self[Nav.self] } }
        struct C { func f(environment: EnvironmentValues) { environment.nav?.push(.a) } }
        """,
        "final class C { weak var nav: Nav?; func f() { nav?.push(.a) } }",
        "final class C { var nav: Nav?; lazy var f = { [weak self] in guard let self else { return }; nav?.push(.a) } }",
        "final class C { @Dependency(Nav.self) var nav; func f() { nav.push(.a) } }",
        """
        extension Container { var nav: Nav { Nav() } }
        final class C { @Injected(\\.nav) var nav; func f() { nav.push(.a) } }
        """,
        "struct C: View { let nav: Nav; var body: some View { func go() { nav.push(.a) }; return Button(\"\") { go() } } }",
        "final class C { let navs: [Nav] = []; func f() { navs[0].push(.a) } }",
        "final class C { let navs: [Int: Nav] = [:]; func f() { navs[0]?.push(.a) } }",
        "final class C { let navs: [Nav] = []; func f() { for nav in navs { nav.push(.a) } } }",
    ]) func routerIsReachedHoweverItIsKept(_ caller: String) {
        #expect(navigated(rest: caller).called == ["C -push-> Nav.a (A) call"])
    }

    /// Dependencies are told by the names of TCACoordinators.
    @Test(.enabled(if: NavigationSystem.tcaCoordinators.isRead)) func routerIsReachedAsADependency() {
        let caller = """
            extension DependencyValues { var nav: Nav { self[Nav.self] } }
            final class C { @Dependency(\\.nav) var nav; func f() { nav.push(.a) } }
            """
        #expect(navigated(rest: caller).called == ["C -push-> Nav.a (A) call"])
    }

    @Test func routerBehindAProtocolIsItsOnlyConformer() {
        let read = navigated(
            rest: """
                protocol Pushing { func push(_ r: R) }
                extension Nav: Pushing {}
                final class C { let nav: any Pushing; func f() { nav.push(.a) } }
                """)
        #expect(read.called == ["C -push-> Nav.a (A) call"])
    }

    @Test func urlThatIsOpenedIsADeepLink() {
        var files = routedFiles()
        files["App/RootView.swift"]?.replace(
            ".environment(router)", with: ".onOpenURL { url in if url.host() == \"a\" { router.replace(.a) } }")
        #expect(
            graph(of: files).deepLinks.notation == ["a by onOpenURL in RootView: Router -root-> a (A)"])
    }
}
