import Base
import NavigationModel
import Testing

/// Which views stand for a feature, and which types are features.
@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead))
struct WholeViewTests {
    /// A feature `Tide` that is `low` or `high`, and says with `mode` how it is shown.
    private func tide(_ body: String, rest: String = "") -> NavigationGraph {
        graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Low { struct State {}; enum Action { case tapped } }
            @Reducer struct High { struct State {}; enum Action { case tapped } }
            struct LowView: View { let store: StoreOf<Low>; var body: some View { Text("Low") } }
            struct HighView: View { let store: StoreOf<High>; var body: some View { Text("High") } }
            @Reducer enum Tide { case low(Low), high(High), other(High) }
            struct TideView: View {
                let store: StoreOf<Tide>
                var body: some View {
                    switch store.case { \(body) }
                }
            }
            \(rest)
            """)
    }

    private static let both =
        "case let .low(store): LowView(store: store)\ncase let .high(store): HighView(store: store)"

    @Test func viewThatIsShownForSeveralCasesIsOfEach() {
        let read = tide(
            "case let .low(store): LowView(store: store)\ncase let .high(store), let .other(store): HighView(store: store)"
        )
        #expect(read.coordinator("Tide")?.destinations.map(\.name).sorted() == ["high", "low", "other"])
        let only = tide("case let .high(store), let .other(store): HighView(store: store)")
        #expect(only.coordinator("Tide")?.destinations.map(\.name).sorted() == ["high", "other"])
    }

    @Test(arguments: [
        ("List { ForEach(store.scope(state: \\.tides, action: \\.tides)) { store in TideView(store: store) } }", 0),
        ("VStack { TideView(store: store.scope(state: \\.tide, action: \\.tide)) }", 1),
    ]) func viewOfElementsIsNoWhole(_ body: String, _ count: Int) {
        let read = tide(
            Self.both,
            rest: """
                @Reducer struct Coast {
                    struct State { var tide: Tide.State; var tides: IdentifiedArrayOf<Tide.State> }
                    enum Action { case tide(Tide.Action), tides(IdentifiedActionOf<Tide>) }
                }
                struct CoastView: View { let store: StoreOf<Coast>; var body: some View { \(body) } }
                """)
        #expect(read.coordinators.count == count)
    }

    /// What only says how the same is shown is no choice between wholes.
    @Test func whatEachCaseShowsIsNotChosen() {
        func card(_ other: String) -> NavigationGraph {
            graph(
                """
                import ComposableArchitecture
                import SwiftUI
                @Reducer struct Name { struct State {}; enum Action { case tapped } }
                struct NameView: View { let store: StoreOf<Name>; var body: some View { Text("Name") } }
                @Reducer struct Card {
                    enum Mode { case new, change }
                    @ObservableState struct State { var mode = Mode.new; var name = Name.State() }
                    enum Action { case name(Name.Action) }
                }
                struct CardView: View {
                    let store: StoreOf<Card>
                    var body: some View {
                        switch store.mode {
                        case .new: content
                        case .change: NavigationStack { \(other) }
                        }
                    }
                    var content: some View {
                        VStack { Text("Card"); NameView(store: store.scope(state: \\.name, action: \\.name)) }
                    }
                }
                """)
        }
        #expect(card("content").coordinators.filter { $0.system == .composableArchitecture } == [])
        #expect(
            card("NameView(store: store.scope(state: \\.name, action: \\.name))").coordinator("Card")?.kind == .root)
    }

    @Test func reducerOverTheStateOfAnotherIsNoFeature() {
        let read = pond(
            "case .own: state.destination = .net(.init())",
            modifiers: pondModifiers.split(separator: "\n")[0].description,
            rest: """
                extension Pond {
                    struct Log: Reducer {
                        typealias State = Pond.State
                        typealias Action = Pond.Action
                        var body: some ReducerOf<Self> {
                            Reduce { state, action in
                                switch action { case .own: state.path.append(.frog(.init())); default: break }
                                return .none
                            }
                        }
                    }
                }
                """)
        #expect(read.coordinators.map(\.id) == ["Pond"])
        #expect(
            read.called == ["Pond -push-> Pond.frog (FrogView) call", "Pond -sheet-> Pond.net (NetView) call"])
    }

    /// Many features may have actions of one generic enum.
    @Test func actionsOfASharedEnumAreOfTheirFeature() {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            enum Actions<Own, Child> { case own(Own), child(Child) }
            @Reducer struct Ant {
                struct State {}
                typealias Action = Actions<Self, Never>
            }
            @Reducer struct Bee {
                struct State {}
                typealias Action = Actions<Self, Never>
            }
            @Reducer enum Way { case bee(Bee) }
            struct AntView: View { let store: StoreOf<Ant>; var body: some View { Text("Ant") } }
            struct BeeView: View { let store: StoreOf<Bee>; var body: some View { Text("Bee") } }
            struct QueenView: View { let store: StoreOf<Bee>; var body: some View { Text("Bee") } }
            @Reducer struct Hive {
                @ObservableState struct State { var bee = Bee.State(); var path = StackState<Way.State>() }
                enum Action { case bee(Bee.Action), path(StackActionOf<Way>) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .bee(.own): state.path.append(.bee(.init()))
                        default: break
                        }
                        return .none
                    }
                }
            }
            struct HiveView: View {
                @Bindable var store: StoreOf<Hive>
                var body: some View {
                    NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                        BeeView(store: store.scope(state: \\.bee, action: \\.bee))
                    } destination: { store in switch store.case { case let .bee(store): QueenView(store: store) } }
                }
            }
            """)
        #expect(read.called == ["BeeView -push-> Hive.bee (QueenView) call"])
    }

    /// A feature with a tab bar for each of two versions of a system.
    @Test(arguments: ["0", "Tracing.$isOff.withValue(true) { 0 }"]) func tabBarsOfVersionsAreOne(_ around: String) {
        let bar = """
            TabView {
                LowView(store: store.scope(state: \\.low, action: \\.low)).tabItem { Text("Low") }
                HighView(store: store.scope(state: \\.high, action: \\.high)).tabItem { Text("High") }
            }
            """
        let read = tide(
            Self.both,
            rest: """
                @Reducer struct Coast {
                    @ObservableState struct State { var low = Low.State(); var high = High.State() }
                    enum Action { case low(Low.Action), high(High.Action) }
                }
                struct NewBar: View { let store: StoreOf<Coast>; var body: some View { \(around.replacing("0", with: bar)) } }
                struct OldBar: View { let store: StoreOf<Coast>; var body: some View { \(bar) } }
                struct CoastView: View {
                    let store: StoreOf<Coast>
                    var body: some View { if #available(iOS 26, *) { NewBar(store: store) } else { OldBar(store: store) } }
                }
                """)
        #expect(read.coordinators.notation == ["Coast tab from low, high", "Tide root from "])
    }

    /// A tab bar of the app's own, and what stands below the view of a tab.
    @Test(arguments: [".tabItem { Text(\"0\") }.tag(0)", ".tag(0)"]) func barOfTheAppsOwnHasTabs(_ item: String) {
        let read = tide(
            Self.both,
            rest: """
                @Reducer struct Coast {
                    @ObservableState struct State { var low = Low.State(); var high = High.State(); var tab = 0; var isFree = true }
                    enum Action { case low(Low.Action), high(High.Action) }
                }
                struct Notice: View { var body: some View { Text("Notice") } }
                struct Bar<C: View>: View {
                    @Binding var selection: Int
                    @ViewBuilder let tabs: () -> C
                    var body: some View { TabView(selection: $selection) { tabs() } }
                }
                struct CoastView: View {
                    @Bindable var store: StoreOf<Coast>
                    var body: some View {
                        Bar(selection: $store.tab) {
                            NavigationView { LowView(store: store.scope(state: \\.low, action: \\.low)) }
                                \(item)
                            NavigationView {
                                VStack {
                                    HighView(store: store.scope(state: \\.high, action: \\.high))
                                    if store.isFree { Notice() }
                                }
                            }\(item.replacing("0", with: "1"))
                        }
                    }
                }
                """)
        #expect(read.coordinators.notation == ["Coast tab from low, high", "Tide root from "])
    }

    /// The view of a property that is nothing but a choice between what is presented.
    @Test func choiceOfAPropertyIsTheWhole() {
        let read = graph(
            pondApp("case .own: state.destination = .net(.init())", modifiers: "").replacing(
                "NavigationStack(path:",
                with: """
                    content.padding()
                        }
                        @ViewBuilder var content: some View {
                            switch store.destination {
                            case .net:
                                if let store = store.scope(state: \\.destination?.net, action: \\.destination.net) {
                                    NetView(store: store)
                                }
                            case .alert, .none: EmptyView()
                            }
                        }
                        var stack: some View {
                            NavigationStack(path:
                    """
            ).replacing("$store.scope(state: \\.path, action: \\.path)", with: "Other.path"))
        #expect(read.coordinator("Pond")?.kind == .root)
        #expect(read.called == ["Pond -root-> Pond.net (NetView) call"])
    }

    /// What a case shows that is made in place, of views and of other things, is none of them.
    @Test(arguments: [("ShoreView()", ["ShoreView"]), ("VStack { Text(\"Sea\"); Notice(); ShoreView() }", [])])
    func caseThatIsMadeInPlaceShowsNoView(_ shown: String, _ targets: [String]) {
        func sea(_ other: String) -> NavigationGraph {
            graph(
                """
                import ComposableArchitecture
                import SwiftUI
                struct ShoreView: View { var body: some View { Text("Shore") } }
                struct Notice: View { var body: some View { Text("Notice") } }
                @Reducer struct Sea {
                    enum Step { case first, second }
                    @ObservableState struct State { var step = Step.first }
                    enum Action { case next }
                    var body: some ReducerOf<Self> {
                        Reduce { state, action in
                            switch action { case .next: state.step = .second; return .none }
                        }
                    }
                }
                struct SeaView: View {
                    let store: StoreOf<Sea>
                    var body: some View {
                        Group {
                            switch store.step {
                            case .first: \(other)
                            case .second: \(shown)
                            }
                        }
                    }
                }
                """)
        }
        let read = sea("ShoreView()")
        #expect(read.destination("Sea.second")?.targets.map(\.id) == targets)
        #expect(read.called.count == 1)
        #expect(sea("VStack { Text(\"Sea\"); Notice() }").coordinators.count == targets.count)
    }
}
