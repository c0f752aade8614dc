import Base
import Facts
import NavigationModel
import TestSupport
import Testing

/// Apps in which one thing is there very often.
struct GrowingSourceTests {
    private static func router(_ members: String, action: String = "nav.go()", owner: String = "Nav") -> String {
        """
        enum R: Hashable { case a }
        \(members)
        struct Root: View {
            @StateObject var nav = \(owner)()
            var body: some View {
                NavigationStack(path: $nav.path) {
                    Button("x") { \(action) }.navigationDestination(for: R.self) { r in switch r { case .a: A() } }
                }
            }
        }
        struct A: View { var body: some View { Text("") } }
        """
    }

    private static let base =
        "class Base: ObservableObject { @Published var path: [R] = []; func go() { path.append(.a) } }"

    private static func chain(_ count: Int) -> String {
        (0..<count).map { "class C\($0): C\($0 + 1) {}\n" }.joined() + base.replacing("Base", with: "C\(count)")
    }

    @Test(.enabled(if: NavigationSystem.router.isRead)) func whatAClassInheritsThroughManyOthersIsFound() {
        let read = graph(Self.router(Self.chain(150), owner: "C0"))
        #expect(read.transitions.contains { $0.destination == "a" })
        #expect(!read.notUnderstood.contains { $0.reason.contains("inherits") })
    }

    @Test(.enabled(if: NavigationSystem.router.isRead)) func aChainOfTooManyClassesIsNotUnderstood() {
        let read = graph(Self.router(Self.chain(2_000), owner: "C0"))
        #expect(read.notUnderstood.count { $0.reason.contains("inherits from more than") } == 1)
    }

    @Test func aRingOfManyProtocolsEnds() {
        let ring = (0..<1_000).map { "protocol P\($0): P\(($0 + 1) % 1_000) {}\n" }.joined()
        #expect(graph(ring + "struct A: View, P0 { var body: some View { Text(\"\") } }").sourceFiles == 1)
    }

    /// A router that goes through views each of which makes the next one twice: 2⁴⁰ ways lead to what it begins with.
    @Test(.enabled(if: NavigationSystem.router.isRead)) func whatARouterBeginsWithIsFoundBehindManyViews() {
        let count = 40
        let views = (0..<count).map { number in
            let inner = number == 0 ? "Host(router: router)" : "View\(number - 1)(router: router)"
            return
                "struct View\(number): View { let router: Nav; var body: some View { VStack { \(inner); \(inner) } } }\n"
        }
        let read = graph(
            """
            enum R: Hashable { case a, b }
            final class Nav: ObservableObject {
                @Published var root: R
                @Published var path: [R] = []
                init(root: R) { self.root = root }
                func go() { path.append(.b) }
            }
            struct Host: View {
                @StateObject var router: Nav
                init(router: Nav) { _router = StateObject(wrappedValue: router) }
                var body: some View {
                    NavigationStack(path: $router.path) {
                        build(router.root).navigationDestination(for: R.self) { build($0) }
                    }
                }
                @ViewBuilder func build(_ way: R) -> some View { switch way { case .a: A(); case .b: B() } }
            }
            struct A: View { var body: some View { Text("") } }
            struct B: View { var body: some View { Text("") } }
            \(views.joined())
            @main struct Main: App {
                var body: some Scene { WindowGroup { View\(count - 1)(router: Nav(root: .a)) } }
            }
            """)
        #expect(read.transitions.contains { $0.from.id == "View0" && $0.destination == "a" && $0.style == .root })
    }

    /// Of several overloads that fit, the first whose parameters have the types of the arguments is called.
    @Test(.enabled(if: NavigationSystem.router.isRead)) func theOverloadOfTheArgumentsTypeIsCalled() {
        let many = (0..<200).map { "func go(_ x: T\($0)) {}\n" }.joined()
        let read = graph(
            Self.router(
                """
                struct T {}
                final class Nav: ObservableObject {
                    @Published var path: [R] = []
                    \(many)
                    func go(_ x: T) { path.append(.a) }
                }
                """, action: "nav.go(T())"))
        #expect(read.transitions.contains { $0.from.name == "Root" && $0.destination == "a" })
    }

    @Test func declarationsOfOneNameHaveIdentifiersInARow() {
        var numbering = DeclarationNumbering()
        let ids = (0..<100).map { _ in numbering.next("struct A", in: .file) }
        #expect(Set(ids).count == 100)
        #expect(zip(ids, ids.dropFirst()).allSatisfy { $1.value == $0.value &+ 1 })
    }

    /// Functions each of which calls the next one twice: 2⁴⁰ ways lead to what the last one is handed, or sends.
    @Test(.enabled(if: NavigationSystem.composableArchitecture.isRead), arguments: [true, false])
    func whatManyFunctionsHandOnIsFound(_ isHanded: Bool) {
        let count = 40
        let functions = (1..<count).map { number in
            isHanded
                ? "func f\(number)(_ s: inout State, _ c: Child.State) { f\(number - 1)(&s, c); f\(number - 1)(&s, c) }\n"
                : "func f\(number)() { f\(number - 1)(); f\(number - 1)() }\n"
        }.joined()
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Fish { struct State {}; enum Action { case tapped } }
            struct FishView: View { let store: StoreOf<Fish>; var body: some View { Text("Fish") } }
            struct WaitingView: View { let store: StoreOf<Fish>; var body: some View { Text("Waiting") } }
            @Reducer struct Bay {
                @Reducer struct Child {
                    enum State { case waiting(Fish.State), fish(Fish.State) }
                    enum Action { case waiting(Fish.Action), fish(Fish.Action) }
                    var body: some ReducerOf<Self> { EmptyReducer() }
                }
                struct State { var child = Child.State.waiting(.init()) }
                enum Action { case child(Child.Action), opened }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .opened: \(isHanded ? "f\(count - 1)(&state, .fish(.init()))" : "state.child = .fish(.init())")
                        case .child: break
                        }
                        return .none
                    }
                }
                \(isHanded ? "func f0(_ s: inout State, _ c: Child.State) { s.child = c }\n" + functions : "")
            }
            struct BayView: View {
                let store: StoreOf<Bay>
                var body: some View {
                    SwitchStore(store.scope(state: \\.child, action: \\.child)) { state in
                        switch state {
                        case .waiting: CaseLet(/Bay.Child.State.waiting, action: Bay.Child.Action.waiting, then: WaitingView.init(store:))
                        case .fish: CaseLet(/Bay.Child.State.fish, action: Bay.Child.Action.fish, then: FishView.init(store:))
                        }
                    }
                }
            }
            class AppDelegate: NSObject, UIApplicationDelegate {
                let store = Store(initialState: Bay.State()) { Bay() }
                func application(_ app: UIApplication, open url: URL) -> Bool { \(isHanded ? "" : "f\(count - 1)();") return true }
                \(isHanded ? "" : "func f0() { store.send(.opened) }\n" + functions)
            }
            """)
        #expect(read.transitions.notation.contains("Bay -root-> Bay.fish (FishView) call"))
        #expect(read.deepLinks.count == (isHanded ? 0 : 1))
    }
}
