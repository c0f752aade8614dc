import Base
import NavigationModel
import Testing

/// Views that are a choice between children, whatever lies below or above them.
@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead))
struct ChildrenAsWholesTests {
    /// A feature `Harbor` with three children, which its view is a choice of.
    private func harbor(_ body: String, arms: String, members: String = "") -> NavigationGraph {
        graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Ship { struct State {}; enum Action { case left } }
            @Reducer struct Boat { struct State {}; enum Action { case left } }
            @Reducer struct Quay { struct State {}; enum Action { case left } }
            struct ShipView: View { let store: StoreOf<Ship>; var body: some View { Text("Ship") } }
            struct BoatView: View { let store: StoreOf<Boat>; var body: some View { Text("Boat") } }
            struct QuayView: View { let store: StoreOf<Quay>; var body: some View { Text("Quay") } }
            struct Waves: View { var isHigh = false; var body: some View { Text("Waves") } }
            @Reducer struct Harbor {
                @ObservableState struct State {
                    var ship: Ship.State?
                    var boat: Boat.State?
                    var quay = Quay.State()
                    var isStormy = false
                }
                enum Action { case ship(Ship.Action), boat(Boat.Action), quay(Quay.Action) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        \(arms)
                        default: break
                        }
                        return .none
                    }
                }
            }
            struct HarborView: View {
                let store: StoreOf<Harbor>
                var body: some View { \(body) }
                \(members)
            }
            """)
    }

    private static let ship =
        "if let ship = store.scope(state: \\.ship, action: \\.ship) { ShipView(store: ship) }"
    private static let boat =
        "if let boat = store.scope(state: \\.boat, action: \\.boat) { NavigationStack { BoatView(store: boat) } }"
    private static let quay = "QuayView(store: store.scope(state: \\.quay, action: \\.quay))"

    @Test(arguments: [
        "ZStack { \(ship) else \(boat) else { \(quay) } }",
        "ZStack { Group { \(ship) else \(boat) else { \(quay) } }; if store.isStormy { Waves() } }.tint(.red)",
        "ZStack { Waves(isHigh: store.isStormy); Group { \(ship) else { \(boat) else { \(quay) } } } }",
        """
        ZStack {
            IfLetStore(store.scope(state: \\.ship, action: \\.ship), then: { ShipView(store: $0) }, else: {
                IfLetStore(store.scope(state: \\.boat, action: \\.boat), then: { BoatView(store: $0) }, else: { \(quay) })
            })
        }
        """,
    ]) func childrenThatExcludeEachOtherAreWholes(_ body: String) {
        let read = harbor(
            body,
            arms: """
                case .quay(.left): state.boat = Boat.State()
                case .boat(.left): state.ship = Ship.State()
                case .ship(.left): state.boat = nil; state.ship = nil
                """)
        #expect(read.coordinator("Harbor")?.kind == .root)
        #expect(read.coordinator("Harbor")?.destinations.map(\.name).sorted() == ["boat", "ship"])
        #expect(
            Set(read.called) == [
                "QuayView -root-> Harbor.boat (BoatView) call", "BoatView -root-> Harbor.ship (ShipView) call",
                "ShipView -root-> .quay (QuayView) call",
            ], "\(read.called)")
        #expect(read.declared == ["Harbor -root-> .quay (QuayView) declared"], "\(read.declared)")
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func childThatIsHandedOverIsShownWhateverItIs() {
        let read = harbor(
            "if store.isStormy { Text(\"Storm\") } else { Group { \(Self.ship) else \(Self.boat) } }",
            arms: "case .quay(.left): let next = make(); state.boat = next")
        #expect(read.called == ["QuayView -root-> Harbor.boat (BoatView) call"], "\(read.called)")
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func whatLiesBesideOthersIsNoWhole() {
        let read = harbor(
            "Group { \(Self.ship) else \(Self.boat) else { water } }",
            arms: "case .quay(.left): state.ship = Ship.State()",
            members: """
                var water: some View {
                    ZStack { Waves(); if store.isStormy { Waves(isHigh: store.isStormy) } else { Text("Calm") } }
                }
                """)
        #expect(!read.transitions.notation.contains { $0.contains("Waves") }, "\(read.transitions.notation)")
    }

    @Test func childAmongOtherThingsIsAPart() {
        let read = harbor("VStack { \(Self.ship); \(Self.quay) }", arms: "case .quay(.left): state.ship = Ship.State()")
        #expect(read.coordinators.isEmpty)
        #expect(read.called.isEmpty)
        let above = harbor(
            "ZStack { \(Self.quay); \(Self.ship) }", arms: "case .quay(.left): state.ship = Ship.State()")
        #expect(above.coordinators.isEmpty)
    }

    @Test func stateThatIsAnEnumIsTheWholeAboveABackground() {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Ship { struct State {}; enum Action { case left } }
            struct ShipView: View { let store: StoreOf<Ship>; var body: some View { Text("Ship") } }
            struct Waves: View { var body: some View { Text("Waves") } }
            struct Sea: Reducer {
                enum State { case none, ship(Ship.State), port(Ship.State) }
                enum Action { case ship(Ship.Action), port(Ship.Action), changed(State) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .ship(.left): return .send(.changed(.port(Ship.State())))
                        case .changed(let new): state = new
                        default: break
                        }
                        return .none
                    }
                }
            }
            struct SeaView: View {
                let store: StoreOf<Sea>
                var body: some View {
                    ZStack {
                        Waves().ignoresSafeArea()
                        SwitchStore(store) { state in
                            if case .ship = state { EmptyView() } else { Waves() }
                            switch state {
                            case .ship: CaseLet(/Sea.State.ship, action: Sea.Action.ship) { ShipView(store: $0) }.zIndex(1)
                            case .port: CaseLet(/Sea.State.port, action: Sea.Action.port) { ShipView(store: $0) }
                            default: Text("")
                            }
                        }
                    }
                }
            }
            """)
        #expect(read.coordinator("Sea")?.kind == .root)
        #expect(read.called == ["ShipView -root-> Sea.port (ShipView) call"], "\(read.called)")
        #expect(read.declared.isEmpty, "\(read.declared)")
    }

    /// A `TabView` that turns pages is one screen, as it is in SwiftUI, unless a selection names its pages.
    @Test(arguments: [
        ("TabView { first; second }.tabViewStyle(.page)", false),
        ("TabView(selection: $page) { first.tag(0); second.tag(1) }.tabViewStyle(.page)", true),
        ("TabView { first.tabItem { Text(\"One\") }; second.tabItem { Text(\"Two\") } }", true),
    ]) func pagesAreNoTabs(_ body: String, _ isBar: Bool) {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Ship { struct State {}; enum Action { case left } }
            struct ShipView: View { let store: StoreOf<Ship>; var body: some View { Text("Ship") } }
            @Reducer struct Fleet {
                struct State { var one = Ship.State(); var two = Ship.State() }
                enum Action { case one(Ship.Action), two(Ship.Action) }
                var body: some ReducerOf<Self> { EmptyReducer() }
            }
            struct FleetView: View {
                let store: StoreOf<Fleet>
                @State private var page = 0
                var body: some View { \(body) }
                var first: some View { ShipView(store: store.scope(state: \\.one, action: \\.one)) }
                var second: some View { ShipView(store: store.scope(state: \\.two, action: \\.two)) }
            }
            """)
        #expect(read.coordinators.map(\.id) == (isBar ? ["Fleet"] : []))
    }

    /// A child that is always one of several states of features is the whole of a view, whatever lies above it.
    @Test func childThatIsAnEnumIsTheWhole() {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            struct Ship: Reducer { struct State: Equatable {}; enum Action { case left } }
            struct Port: Reducer { struct State: Equatable {}; enum Action { case left } }
            struct ShipView: View { let store: StoreOf<Ship>; var body: some View { Text("Ship") } }
            struct ShipName: View { let store: StoreOf<Ship>; var body: some View { Text("Name") } }
            struct PortView: View { let store: StoreOf<Port>; var body: some View { Text("Port") } }
            struct Sea: Reducer {
                struct Place: Reducer {
                    enum State: Equatable { case ship(Ship.State), port(Port.State) }
                    enum Action { case ship(Ship.Action), port(Port.Action) }
                }
                struct State { var place: Place.State = .ship(.init()); var isCalm = true }
                enum Action { case place(Place.Action), moved(Place.State) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .place(.ship(.left)): return .send(.moved(.port(Port.State())))
                        case .place(.port(.left)):
                            return .run { send in
                                let next = next(isCalm: true)
                                await send(.moved(next))
                            }
                        case let .moved(place): state.place = place
                        default: break
                        }
                        return .none
                    }
                }
                func next(isCalm: Bool) -> Place.State {
                    guard isCalm else { return .port(Port.State()) }
                    return .ship(Ship.State())
                }
            }
            struct SeaView: View {
                let store: StoreOf<Sea>
                var body: some View { ZStack { place; waves } }
                var place: some View {
                    SwitchStore(store.scope(state: \\.place, action: { .place($0) })) { state in
                        switch state {
                        case .ship: CaseLet(/Sea.Place.State.ship, action: Sea.Place.Action.ship, then: ShipView.init)
                        case .port: CaseLet(/Sea.Place.State.port, action: Sea.Place.Action.port, then: PortView.init)
                        }
                    }
                }
                var waves: some View { WithViewStore(store, observe: \\.isCalm) { if $0.state { Text("Calm") } } }
            }
            """)
        #expect(read.coordinators.notation == ["Sea root from ship"])
        #expect(
            read.called == [
                "PortView -root-> Sea.port (PortView) call", "PortView -root-> Sea.ship (ShipView) call",
                "ShipView -root-> Sea.port (PortView) call",
            ], "\(read.called)")
        #expect(read.notUnderstood.isEmpty)
    }

    /// What stands beside the view that a case is shown by is a part of it, whatever decides that it is there.
    @Test func buttonsBesideAChildAreNoChildren() {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Ship { struct State {}; enum Action { case left } }
            struct ShipView: View { let store: StoreOf<Ship>; var body: some View { Text("Ship") } }
            struct Horn: View { var body: some View { Text("Horn") } }
            @Reducer struct Pier {
                @ObservableState struct State { var one: Ship.State?; var two: Ship.State? }
                enum Action { case one(Ship.Action), two(Ship.Action) }
                var body: some ReducerOf<Self> { EmptyReducer() }
            }
            struct PierView: View {
                let store: StoreOf<Pier>
                var body: some View {
                    if let store = store.scope(state: \\.one, action: \\.one) {
                        VStack { ShipView(store: store); Horn() }
                    } else if let store = store.scope(state: \\.two, action: \\.two) {
                        VStack { ShipView(store: store); if device == .pad { Horn() } }
                    } else { Text("Pier") }
                }
            }
            """)
        #expect(read.coordinators.flatMap(\.destinations).map(\.name) == ["one", "two"])
    }

    /// Single children that stand beside each other, each while it is there.
    @Test(arguments: [
        ("ZStack { one; two }", true), ("content.padding()", true), ("ZStack { Color.red; one; two }", true),
        ("ZStack { Text(\"Pier\"); one; two }", false), ("ZStack { Text(\"Pier\"); content }", false),
        ("VStack { one; two }", false),
    ]) func childrenAboveEachOtherAreChosenBetween(_ body: String, _ isRoot: Bool) {
        let one = "IfLetStore(store.scope(state: \\.ship, action: Pier.Action.ship), then: ShipView.init)"
        let two = "IfLetStore(store.scope(state: \\.boat, action: Pier.Action.boat)) { BoatView(store: $0) }"
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Ship { struct State {}; enum Action { case left } }
            @Reducer struct Boat { struct State {}; enum Action { case left } }
            struct ShipView: View { let store: StoreOf<Ship>; var body: some View { Text("Ship") } }
            struct BoatView: View { let store: StoreOf<Boat>; var body: some View { Text("Boat") } }
            struct Pier: Reducer {
                struct State { var ship: Ship.State? = Ship.State(); var boat: Boat.State? }
                enum Action { case ship(Ship.Action), boat(Boat.Action) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .ship(.left): state.ship = nil; state.boat = Boat.State()
                        default: break
                        }
                        return .none
                    }
                }
            }
            struct PierView: View {
                let store: StoreOf<Pier>
                var body: some View { \(body.replacing("one", with: one).replacing("two", with: two)) }
                var content: some View { ZStack { \(one); \(two) } }
            }
            """)
        #expect(read.coordinators.notation == (isRoot ? ["Pier root from ship"] : []))
        #expect(read.called == (isRoot ? ["ShipView -root-> Pier.boat (BoatView) call"] : []))
    }

    /// A value of the state decides between a single child and another one.
    @Test(arguments: [
        ("PortView(store: store.scope(state: \\.port, action: \\.port))", true), ("Text(\"Wait\")", false),
    ])
    func conditionBesideAChildDecidesToo(_ other: String, _ isRoot: Bool) {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Ship { struct State {}; enum Action { case left } }
            @Reducer struct Port { struct State {}; enum Action { case left } }
            struct ShipView: View { let store: StoreOf<Ship>; var body: some View { Text("Ship") } }
            struct PortView: View { let store: StoreOf<Port>; var body: some View { Text("Port") } }
            @Reducer struct Sea {
                @ObservableState struct State { var ship: Ship.State?; var port = Port.State(); var isCalm = true }
                enum Action { case ship(Ship.Action), port(Port.Action) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .ship(.left): state.ship = nil
                        case .port(.left): state.ship = Ship.State()
                        }
                        return .none
                    }
                }
            }
            struct SeaView: View {
                let store: StoreOf<Sea>
                var body: some View {
                    if store.isCalm {
                        \(other)
                    } else {
                        IfLetStore(store.scope(state: \\.ship, action: \\.ship)) { ShipView(store: $0) }
                    }
                }
            }
            """)
        #expect(read.coordinators.notation == (isRoot ? ["Sea root from "] : []))
        #expect(
            read.called
                == (isRoot
                    ? ["PortView -root-> Sea.ship (ShipView) call", "ShipView -root-> .port (PortView) call"] : []))
    }

    /// A value that is true or false decides which of two children is shown.
    @Test(arguments: [
        ("state.isIn = true", "LogInView -root-> App.main (MainView) call", 0), ("state.isIn.toggle()", nil, 1),
        ("return .send(.set(\\.$isIn, true))", "LogInView -root-> App.main (MainView) call", 0),
    ]) func flagDecidesBetweenChildren(_ change: String, _ called: String?, _ unread: Int) {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Main { struct State {}; enum Action { case tapped } }
            @Reducer struct LogIn { struct State {}; enum Action { case done } }
            struct MainView: View { let store: StoreOf<Main>; var body: some View { Text("Main") } }
            struct LogInView: View { let store: StoreOf<LogIn>; var body: some View { Text("Log in") } }
            @Reducer struct App {
                @ObservableState struct State { var isIn = false; var main = Main.State(); var logIn = LogIn.State() }
                enum Action { case main(Main.Action), logIn(LogIn.Action), binding(BindingAction<State>) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .logIn(.done): \(change)
                        default: break
                        }
                        return .none
                    }
                }
            }
            struct AppView: View {
                let store: StoreOf<App>
                var body: some View {
                    if store.isIn {
                        MainView(store: store.scope(state: \\.main, action: \\.main))
                    } else {
                        LogInView(store: store.scope(state: \\.logIn, action: \\.logIn))
                    }
                }
            }
            """)
        #expect(read.coordinators.notation == ["App root from logIn"])
        #expect(read.declared == ["App -root-> App.logIn (LogInView) declared"])
        #expect(read.called == (called.map { [$0] } ?? []))
        #expect(read.notUnderstood.count == unread)
    }

    /// What a view sets by an action is told of the view.
    @Test(arguments: [".set(\\.$isMapShown, true)", ".binding(.set(\\.isMapShown, true))"])
    func valueThatAnActionSetsIsShown(_ action: String) {
        let read = pond(
            view: "Button(\"\") { store.send(\(action)) }",
            modifiers: ".sheet(isPresented: $store.isMapShown) { BridgeView() }")
        #expect(read.called == ["Pond -sheet-> .isMapShown (BridgeView) call"])
    }
}
