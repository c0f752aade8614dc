import NavigationModel
import TestSupport
import Testing

/// Which types are routers, and what they own.
struct RouterKindTests {
    @Test func routerOwnsItsEnumAndTheStackNothing() {
        let read = routed(start: "router.push(.a)")
        #expect(read.coordinators.notation == ["RootView stack from ", "Router router from "])
        #expect(read.coordinator("Router")?.system == .router)
        #expect(read.coordinator("Router")?.destinations.notation == ["a view A by push", "b(id: Int) view B"])
        #expect(read.coordinator("RootView")?.destinations.isEmpty == true)
        #expect(read.declared == ["RootView -root-> .root (Start) declared"])
    }

    @Test func enumsArePutOnAPathWithoutAType() {
        let read = graph(
            withViews(
                """
                enum R: Hashable { case a }
                enum Q: Hashable { case x }
                @Observable final class Nav { var path = NavigationPath(); func push(_ r: R) { path.append(r) } }
                struct Root: View {
                    @State var nav = Nav()
                    var body: some View {
                        NavigationStack(path: $nav.path) {
                            A().navigationDestination(for: R.self) { switch $0 { case .a: A() } }
                                .navigationDestination(for: Q.self) { switch $0 { case .x: B(id: 1) } }
                        }
                    }
                }
                """))
        #expect(read.coordinator("Nav")?.destinations.map(\.name) == ["a", "x"])
    }

    @Test func oneRouterForEachTabSharesItsDestinations() {
        let read = graph(
            withViews(
                """
                enum R: Hashable { case a }
                @Observable final class Nav { var path: [R] = []; func push(_ r: R) { path.append(r) } }
                extension View {
                    func destinations() -> some View { navigationDestination(for: R.self) { switch $0 { case .a: A() } } }
                }
                struct Tabs: View {
                    @State var one = Nav()
                    @State var two = Nav()
                    var body: some View {
                        TabView {
                            NavigationStack(path: $one.path) { A().destinations() }.tabItem { Text("One") }
                            NavigationStack(path: $two.path) { B(id: 1).destinations() }.tabItem { Text("Two") }
                        }
                    }
                }
                struct C: View { @Environment(Nav.self) var nav; var body: some View { Button("") { nav.push(.a) } } }
                """))
        #expect(read.coordinators.notation == ["Nav router from ", "Tabs tab from One, Two"])
        #expect(read.called == ["C -push-> Nav.a (A) call"])
    }

    @Test func routersThatInheritKeepTheirOwnEnums() {
        let read = graph(
            withViews(
                """
                class Router<R: Hashable>: ObservableObject {
                    @Published var path: [R] = []
                    func push(_ r: R) { path.append(r) }
                    func pop() { path.removeLast() }
                }
                enum R1: Hashable { case a }
                enum R2: Hashable { case b }
                final class One: Router<R1> {}
                final class Two: Router<R2> {}
                struct Root: View {
                    @StateObject var one = One()
                    @StateObject var two = Two()
                    var body: some View {
                        VStack {
                            NavigationStack(path: $one.path) {
                                A().navigationDestination(for: R1.self) { switch $0 { case .a: A() } }
                            }
                            NavigationStack(path: $two.path) {
                                A().navigationDestination(for: R2.self) { switch $0 { case .b: B(id: 1) } }
                            }
                        }
                    }
                }
                struct C: View { let one: One; let two: Two; var body: some View { Button("") { one.push(.a); two.push(.b); two.pop() } } }
                """))
        #expect(read.coordinator("One")?.destinations.map(\.name) == ["a"])
        #expect(read.coordinator("Two")?.destinations.map(\.name) == ["b"])
        #expect(read.called == ["C -push-> One.a (A) call", "C -push-> Two.b (B) call"])
        #expect(read.exits.notation == ["C <-back- Two call"])
    }

    @Test func genericRouterIsToldByItsArgument() {
        let read = graph(
            withViews(
                """
                final class Router<R: Hashable>: ObservableObject { @Published var path: [R] = []; func push(_ r: R) { path.append(r) } }
                enum R1: Hashable { case a }
                struct Root: View {
                    @StateObject var router = Router<R1>()
                    var body: some View {
                        NavigationStack(path: $router.path) { A().navigationDestination(for: R1.self) { switch $0 { case .a: A() } } }
                    }
                }
                struct C: View { @EnvironmentObject var router: Router<R1>; var body: some View { Button("") { router.push(.a) } } }
                """))
        #expect(read.coordinator("Router")?.destinations.map(\.name) == ["a"])
        #expect(read.called == ["C -push-> Router.a (A) call"])
    }

    // MARK: Routers of libraries

    @Test(arguments: [
        ("navigateTo(.b)", "-push-> AppNav.b (B)"), ("navigate(to: .b)", "-push-> AppNav.b (B)"),
        ("push(.b)", "-push-> AppNav.b (B)"), ("replace(.b)", "-root-> AppNav.b (B)"),
        ("presentSheet(.x)", "-sheet-> AppNav.x (A)"), ("presentedSheet = .x", "-sheet-> AppNav.x (A)"),
        ("presentFullScreenCover(.x)", "-fullScreenCover-> AppNav.x (A)"),
        ("selectedTab = .two", "-tab-> Root.two (B)"),
    ]) func commonestWordsOfALibrarysRouterAreKnown(_ call: String, _ expected: String) {
        let read = Self.library(call)
        #expect(read.called.filter { $0.hasPrefix("C ") } == ["C \(expected) call"])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test(arguments: [
        ("popToRoot()", "back"), ("popNavigation()", "back"), ("pop()", "back"), ("dismissSheet()", "dismiss"),
        ("presentedSheet = nil", "dismiss"),
    ]) func commonestWordsForGoingBackAreKnown(_ call: String, _ style: String) {
        #expect(Self.library(call).exits.notation == ["C <-\(style)- AppNav call"])
    }

    @Test func tabThatNobodyTagsIsNotUnderstood() {
        let read = Self.library("selectedTab = .three")
        #expect(read.notUnderstood.notation == ["nav.selectedTab = .three: Root has no tab `three`"])
        #expect(read.notUnderstood.map(\.help) == ["tag one of the tabs of Root with this value, as in `.tag(.three)`"])
    }

    private static func library(_ call: String) -> NavigationGraph {
        graph(
            withViews(
                """
                import AppRouter
                enum R: DestinationType { case a, b }
                enum S: SheetType { case x }
                enum T: TabType { case one, two, three }
                typealias AppNav = Router<T, R, S>
                struct Root: View {
                    @State var nav = AppNav(initialTab: .one)
                    var body: some View {
                        TabView(selection: $nav.selectedTab) {
                            NavigationStack(path: $nav[.one]) {
                                A().navigationDestination(for: R.self) { switch $0 { case .a: A(); case .b: B(id: 1) } }
                            }
                            .tag(T.one)
                            B(id: 2).tag(T.two)
                        }
                        .sheet(item: $nav.presentedSheet) { switch $0 { case .x: A() } }
                    }
                }
                struct C: View { @Environment(AppNav.self) var nav; var body: some View { Button("") { nav.\(call) } } }
                """))
    }

    // MARK: States

    @Test func stateEnumIsARoot() {
        let read = graph(
            withViews(
                """
                enum Phase { case loading, signedOut, signedIn }
                @main struct Main: App {
                    @State var phase: Phase = .loading
                    var body: some Scene {
                        WindowGroup {
                            switch phase { case .loading: ProgressView(); case .signedOut: Login(phase: $phase); case .signedIn: A() }
                        }
                    }
                }
                struct Login: View { @Binding var phase: Phase; var body: some View { Button("") { phase = .signedIn } } }
                """))
        #expect(read.coordinators.notation == ["Main root from loading"])
        #expect(read.called == ["Login -root-> Main.signedIn (A) call"])
    }

    @Test func selectionOfANumberIsATab() {
        let read = graph(
            withViews(
                """
                struct Tabs: View {
                    @State var tab = 0
                    var body: some View { TabView(selection: $tab) { A().tag(0); Row(tab: $tab).tag(1); B(id: 1).tag(2) } }
                }
                struct Row: View { @Binding var tab: Int; var body: some View { Button("") { tab = 2 } } }
                """))
        #expect(read.called == ["Row -tab-> Tabs.2 (B) call"])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }
}
