import Base
import NavigationModel
import Testing

/// Stacks whose cases hold enums of screens again, and what their views are.
@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead))
struct NestedScreensTests {
    /// A feature `Sea` whose stack holds `shells`, an enum of `shell` and `frog`, and `frog`; its first view is one of these, too.
    private func sea(_ arms: String, members: String = "") -> NavigationGraph {
        graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Shell { struct State {}; enum Action { case tapped } }
            @Reducer struct Frog { struct State {}; enum Action { case tapped } }
            struct ShellView: View { let store: StoreOf<Shell>; var body: some View { Text("Shell") } }
            struct FrogView: View { let store: StoreOf<Frog>; var body: some View { Text("Frog") } }
            struct SmallFrogView: View { let store: StoreOf<Frog>; var body: some View { Text("Frog") } }
            @Reducer enum Screen {
                case shells(Shells.Body = Shells.body)
                case frog(Frog)
                @Reducer enum Shells { case shell(Shell), frog(Frog) }
            }
            extension Screen {
                @ViewBuilder static func view(_ store: Store<Screen.State, Screen.Action>) -> some View {
                    switch store.case {
                    case let .shells(store): shells(store)
                    case let .frog(store): FrogView(store: store)
                    }
                }
                @ViewBuilder static func shells(_ store: Store<Screen.Shells.State, Screen.Shells.Action>) -> some View {
                    switch store.case {
                    case let .shell(store): ShellView(store: store)
                    case let .frog(store): SmallFrogView(store: store)
                    }
                }
            }
            @Reducer struct Sea {
                @ObservableState struct State {
                    var root: Screen.State
                    var path: StackState<Screen.State> = .init()
                    init(root: Screen.State) { self.root = root }
                }
                enum Action { case own, root(Screen.Action), path(StackActionOf<Screen>) }
                \(members)
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        \(arms)
                        default: return .none
                        }
                        return .none
                    }
                }
            }
            struct SeaView: View {
                @Bindable var store: StoreOf<Sea>
                var body: some View {
                    NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                        Screen.view(store.scope(state: \\.root, action: \\.root))
                    } destination: { store in Screen.view(store) }
                }
            }
            @Reducer struct World {
                struct State { var sea: Sea.State; init(sea: Sea.State = Sea.State(root: .shells(.shell(Shell.State())))) { self.sea = sea } }
                enum Action { case sea(Sea.Action) }
            }
            """)
    }

    @Test func caseThatHoldsScreensShowsAllOfThem() {
        let read = sea("")
        #expect(read.destination("Sea.shells")?.targets.map(\.id) == ["ShellView", "SmallFrogView"])
        #expect(read.destination("Sea.frog")?.targets.map(\.id) == ["FrogView"])
    }

    @Test func whatIsPushedIsTheInnerCase() {
        let read = sea(
            "case .own: state.path.append(.shells(.frog(Frog.State()))); state.path.append(.frog(Frog.State()))")
        #expect(
            read.called == ["Sea -push-> Sea.frog (FrogView) call", "Sea -push-> Sea.shells (SmallFrogView) call"])
    }

    @Test func actionOfAnInnerCaseIsOfItsView() {
        let read = sea(
            "case let .root(inner), let .path(.element(id: _, action: inner)): return open(inner, &state)",
            members: """
                func open(_ action: Screen.Action, _ state: inout State) -> Effect<Action> {
                    switch action { case let .shells(inner): return open(inner, &state); default: return .none }
                }
                func open(_ action: Screen.Shells.Action, _ state: inout State) -> Effect<Action> {
                    switch action {
                    case .frog(.tapped): state.path.append(.shells(.shell(Shell.State())))
                    default: break
                    }
                    return .none
                }
                """)
        #expect(read.called == ["SmallFrogView -push-> Sea.shells (ShellView) call"])
    }

    @Test func defaultOfAnInitializerSaysWhatAStackBeginsWith() {
        #expect(sea("").declared == ["Sea -root-> .root (ShellView) declared"])
    }

    /// An enum of screens is a whole of its own where it is always there in a state, also where a stack is made of it too; what an enum
    /// has beside its cases presents nothing.
    @Test(arguments: [true, false]) func enumThatIsAlwaysThereIsARoot(_ isHeld: Bool) {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Fish { struct State {}; enum Action { case tapped } }
            @Reducer struct Frog { struct State {}; enum Action { case tapped } }
            struct FishView: View { let store: StoreOf<Fish>; var body: some View { Text("Fish") } }
            struct FrogView: View { let store: StoreOf<Frog>; var body: some View { Text("Frog") } }
            struct QuayView: View { var body: some View { Text("Quay") } }
            @Reducer enum Animal { case fish(Fish), frog(Frog) }
            struct AnimalView: View {
                let store: StoreOf<Animal>
                var body: some View {
                    switch store.case {
                    case let .fish(store): FishView(store: store)
                    case let .frog(store): FrogView(store: store)
                    }
                }
            }
            enum Loaded {
                case waiting, animal(Animal.State)
                var animal: Animal.State? { if case .animal(let state) = self { state } else { nil } }
            }
            @Reducer struct Harbor {
                @ObservableState struct State {
                    \(isHeld ? "var first: Animal.State = .fish(.init())" : "")
                    var path = StackState<Animal.State>()
                }
                enum Action { case own, first(Animal.Action), path(StackActionOf<Animal>) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action { case .own: state.path.append(.frog(.init())); default: break }
                        return .none
                    }
                    .forEach(\\.path, action: \\.path)
                }
            }
            struct HarborView: View {
                @Bindable var store: StoreOf<Harbor>
                var body: some View {
                    NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                        \(isHeld ? "AnimalView(store: store.scope(state: \\\\.first, action: \\\\.first))" : "QuayView()")
                    } destination: { store in
                        AnimalView(store: store)
                    }
                }
            }
            """)
        #expect(read.coordinator("Animal")?.kind == (isHeld ? .root : nil))
        #expect(read.coordinator("Animal")?.destinations.map(\.name) == (isHeld ? ["fish", "frog"] : nil))
        #expect(
            read.transitions.notation == [
                "Harbor -push-> Harbor.frog (FrogView) call",
                "Harbor -root-> .root (\(isHeld ? "Animal" : "QuayView")) declared",
            ])
    }
}
