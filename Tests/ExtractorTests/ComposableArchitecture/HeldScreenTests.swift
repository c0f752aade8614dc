import Base
import NavigationModel
import Testing

/// Screens that a state holds and links lead to, and what is a part of a view.
@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead))
struct HeldScreenTests {
    /// Two harbors with a stack of the same screens, the first of which shows rows with links, in a frame around what it has.
    private static func harbor(row: String = "NavigationLink(state: store.animal) { Text(\"Row\") }", rest: String = "")
        -> NavigationGraph
    {
        graph(
            """
            import ComposableArchitecture
            import SwiftUI
            \(fishAndFrog)
            @Reducer enum Animal { case fish(Fish), frog(Frog) }
            @Reducer struct Row {
                @ObservableState struct State: Identifiable {
                    let id: Int
                    var animal: Animal.State
                    init(id: Int) { self.id = id; animal = .frog(.init()) }
                }
                enum Action { case own }
            }
            struct RowView: View {
                let store: StoreOf<Row>
                var body: some View { \(row) }
            }
            struct ListView: View {
                let store: StoreOf<Harbor>
                var body: some View { List { ForEach(store.scope(state: \\.rows, action: \\.rows)) { RowView(store: $0) } } }
            }
            @Reducer struct Harbor {
                @ObservableState struct State {
                    var path = StackState<Animal.State>()
                    var rows: IdentifiedArrayOf<Row.State> = []
                }
                enum Action { case path(StackActionOf<Animal>), rows(IdentifiedActionOf<Row>) }
                var body: some ReducerOf<Self> { EmptyReducer().forEach(\\.path, action: \\.path) }
            }
            struct HarborView: View {
                @Bindable var store: StoreOf<Harbor>
                var body: some View {
                    NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                        ListView(store: store)
                    } destination: { store in
                        switch store.case {
                        case let .fish(store): FishView(store: store)
                        case let .frog(store): FrogView(store: store)
                        }
                    }
                }
            }
            @Reducer struct Bay {
                @ObservableState struct State { var path = StackState<Animal.State>() }
                enum Action { case path(StackActionOf<Animal>) }
                var body: some ReducerOf<Self> { EmptyReducer().forEach(\\.path, action: \\.path) }
            }
            struct BayView: View {
                @Bindable var store: StoreOf<Bay>
                var body: some View {
                    NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                        WaitingView()
                    } destination: { store in
                        switch store.case {
                        case let .fish(store): FishView(store: store)
                        case let .frog(store): FrogView(store: store)
                        }
                    }
                }
            }
            \(rest)
            """)
    }

    /// A link to what a property of the state holds leads there in the stack around it.
    @Test func linkToAPropertyIsFollowed() {
        let read = Self.harbor()
        #expect(read.called == ["RowView -push-> Harbor.frog (FrogView) call"])
        #expect(read.notUnderstood.isEmpty)
    }

    private static let depot = """
        @Reducer struct Depot {
            @Reducer enum Destination { case fish(Fish), frog(Frog) }
            @Reducer enum Status { case fish(Fish), frog(Frog) }
            @ObservableState struct State {
                @Presents var destination: Destination.State?
                @Presents var question: Question.State?
                var fish = Fish.State()
                var bay = Bay.State()
                var status = Status.State.fish(.init())
                var tab = 0
            }
            enum Action { case own, ask, set, status(Status.Action) }
            var body: some ReducerOf<Self> {
                Reduce { state, action in
                    switch action {
                    case .own: state.destination = .fish(.init())
                    case .ask: state.question = .init()
                    case .set: state.status = .frog(.init())
                    case .status: break
                    }
                    return .none
                }
            }
        }
        @Reducer struct Question { struct State {}; enum Action { case yes } }
        struct DepotView: View {
            @Bindable var store: StoreOf<Depot>
            var body: some View {
                TabView(selection: $store.tab) {
                    FishView(store: store.scope(state: \\.fish, action: \\.fish)).tag(0)
                    BayView(store: store.scope(state: \\.bay, action: \\.bay)).tag(1)
                }
                .sheet(item: $store.scope(state: \\.destination?.frog, action: \\.destination.frog)) { FrogView(store: $0) }
                .question($store.scope(state: \\.question, action: \\.question))
            }
        }
        extension View {
            func question(_ store: Binding<StoreOf<Question>?>) -> some View { alert(store, title: { _ in Text("Sure?") }) }
        }
        struct AsideView: View {
            let store: StoreOf<Depot>
            var body: some View { Section { StatusView(store: store.scope(state: \\.status, action: \\.status)) } }
        }
        struct StatusView: View {
            let store: StoreOf<Depot.Status>
            var body: some View {
                switch store.case {
                case let .fish(store): FishView(store: store)
                case let .frog(store): FrogView(store: store)
                }
            }
        }
        """

    /// What a destination of a tab's name presents is not that tab, a section is no whole, and what a function's alert asks is no screen.
    @Test func whatHasTheNameOfATabIsNotIt() {
        let read = Self.harbor(row: "Text(\"Row\")", rest: Self.depot)
        #expect(read.coordinator("Depot")?.kind == .tab)
        #expect(!read.coordinators.contains { $0.name.contains("Status") })
        #expect(
            !read.transitions.contains { $0.style == .root && ($0.from.name == "Depot" || $0.from.name == "AsideView") }
        )
        #expect(read.notUnderstood.map(\.text) == ["state.destination = .fish(.init())"])
    }
}
