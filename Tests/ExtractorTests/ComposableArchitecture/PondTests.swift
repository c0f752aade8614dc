import Base
import NavigationModel
import Testing

/// What reducers present, whose actions they answer, and where they go back.
@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead))
struct PondTests {
    @Test func featureWithAStackIsAFlow() {
        let read = pond()
        let flow = read.coordinator("Pond")
        #expect(flow?.kind == .flow)
        #expect(flow?.system == .composableArchitecture)
        #expect(flow?.destinations.map(\.name) == ["fish", "frog", "net", "bridge"])
        #expect(read.destination("Pond.net")?.targets.map(\.name) == ["NetView"])
        #expect(read.coordinators.map(\.id) == ["Pond"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test(arguments: [
        ("case .own: state.path.append(.fish(Fish.State()))", "Pond -push-> Pond.fish (FishView) call"),
        ("case .own: state.path.append(Path.State.fish(.init()))", "Pond -push-> Pond.fish (FishView) call"),
        ("case .own: state.path = StackState([.fish(Fish.State())])", "Pond -push-> Pond.fish (FishView) call"),
        ("case .own: state.path = [.fish(.init())]", "Pond -push-> Pond.fish (FishView) call"),
        (
            "case .path(.element(id: _, action: .fish(.tapped))): state.path.append(.frog(.init()))",
            "FishView -push-> Pond.frog (FrogView) call"
        ),
        (
            "case .path(.element(_, .fish(.delegate(.done)))): state.path.append(.frog(.init()))",
            "FishView -push-> Pond.frog (FrogView) call"
        ),
        (
            "case let .path(action): switch action { case .element(id: _, action: .frog): state.path.append(.fish(.init())); default: break }",
            "FrogView -push-> Pond.fish (FishView) call"
        ),
        ("case .own: state.destination = .net(Net.State())", "Pond -sheet-> Pond.net (NetView) call"),
        ("case .own: state.destination = .some(.net(.init()))", "Pond -sheet-> Pond.net (NetView) call"),
        ("case .own: state.destination = Destination.State.net(.init())", "Pond -sheet-> Pond.net (NetView) call"),
        ("case .own: state.bridge = Bridge.State()", "Pond -fullScreenCover-> Pond.bridge (BridgeView) call"),
        (
            "case .destination(.presented(.net(.tapped))): state.path.append(.fish(.init()))",
            "NetView -push-> Pond.fish (FishView) call"
        ),
        (
            "case .bridge(.presented(.tapped)): state.destination = .net(.init())",
            "BridgeView -sheet-> Pond.net (NetView) call"
        ),
    ]) func mutationIsToldOfWhoseActionItAnswers(_ arm: String, _ transition: String) {
        let read = pond(arm)
        #expect(read.called.contains(transition), "\(read.called)")
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func everyPatternOfAnArmIsTold() {
        let read = pond(
            "case .path(.element(id: _, action: .fish(.tapped))), .path(.element(id: _, action: .frog(.tapped))): state.bridge = .init()"
        )
        #expect(read.called.contains("FishView -fullScreenCover-> Pond.bridge (BridgeView) call"))
        #expect(read.called.contains("FrogView -fullScreenCover-> Pond.bridge (BridgeView) call"))
    }

    @Test func alertIsNoDestination() {
        let read = pond("case .own: state.destination = .alert(AlertState { TextState(\"Deep\") })")
        #expect(read.destination("Pond.alert") == nil)
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func functionOfTheReducerKeepsTheArm() {
        let read = pond(
            "case .path(.element(id: _, action: .fish(.tapped))): catchIt(&state)",
            members: "func catchIt(_ state: inout State) { state.destination = .net(.init()) }")
        #expect(read.called.contains("FishView -sheet-> Pond.net (NetView) indirect through Pond.catchIt(_:)"))
    }

    /// A case that no code sets is shown by nothing, which `unset-case` tells; a child may come from elsewhere.
    @Test func modifierOfAChildThatNoCodeSetsIsATransition() {
        #expect(pond().called == ["Pond -fullScreenCover-> Pond.bridge (BridgeView) call"])
    }

    @Test(arguments: [
        (
            #"NavigationLink("Fish", state: Pond.Path.State.fish(Fish.State()))"#,
            "Pond -push-> Pond.fish (FishView) call"
        ),
        (
            "NavigationLink(state: Pond.Path.State.frog(.init())) { Text(\"Frog\") }",
            "Pond -push-> Pond.frog (FrogView) call"
        ),
    ]) func linkNamesTheState(_ link: String, _ transition: String) {
        #expect(pond(view: link).called.contains(transition))
    }

    @Test(arguments: [
        ("case .own: state.path.removeAll()", "Pond", "back"),
        ("case .own: state.path.removeLast()", "Pond", "back"),
        ("case let .path(.element(id: id, action: .fish(.closed))): state.path.pop(from: id)", "FishView", "back"),
        ("case let .path(.element(id: id, action: .fish(.closed))): state.path[id: id] = nil", "FishView", "back"),
        ("case .destination(.presented(.net(.tapped))): state.destination = nil", "NetView", "dismiss"),
        ("case .bridge(.presented(.tapped)): state.bridge = nil", "BridgeView", "dismiss"),
    ]) func mutationGoesBack(_ arm: String, _ from: String, _ style: String) {
        let read = pond(arm)
        #expect(read.exits.map(\.from.name) == [from])
        #expect(read.exits.map(\.style.rawValue) == [style])
    }

    @Test func dismissIsOfTheViewsThatShowTheFeature() {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Lid {
                struct State {}
                enum Action { case closed }
                @Dependency(\\.dismiss) var dismiss
                var body: some ReducerOf<Self> {
                    Reduce { _, action in
                        switch action { case .closed: return .run { _ in await self.dismiss() } }
                    }
                }
            }
            @Reducer struct Pot {
                struct State { @Presents var lid: Lid.State? }
                enum Action { case lid(PresentationAction<Lid.Action>) }
            }
            struct LidView: View { let store: StoreOf<Lid>; var body: some View { Text("Lid") } }
            struct OtherLidView: View { let store: StoreOf<Lid>; var body: some View { Text("Lid") } }
            struct PotView: View {
                @Bindable var store: StoreOf<Pot>
                var body: some View {
                    Text("Pot").sheet(item: $store.scope(\\.$lid, action: \\.lid)) { LidView(store: $0) }
                }
            }
            """)
        #expect(read.exits.map(\.from.name) == ["LidView"])
        #expect(read.coordinators.isEmpty)
        #expect(read.called == ["PotView -sheet-> .lid (LidView) call"])
    }

    @Test func valueThatIsNotWrittenIsListed() {
        let read = pond(
            "case let .other(depth): state.destination = made(depth)",
            members: "let made: (Int) -> Destination.State?")
        #expect(read.notUnderstood.map(\.text) == ["state.destination = made(depth)"])
    }

    @Test func caseWithoutAViewIsListed() {
        let read = pond("case .own: state.destination = .net(.init())", modifiers: "")
        #expect(read.notUnderstood.map(\.reason) == ["no view shows `net`"])
    }

    @Test func stackOfAModalIsNoCoordinator() {
        let read = pond(
            modifiers: """
                .sheet(store: store.scope(state: \\.$bridge, action: { .bridge($0) })) { store in
                    NavigationStack { BridgeView(store: store) }
                }
                """)
        #expect(read.coordinators.map(\.id) == ["Pond"])
        #expect(read.called == ["Pond -sheet-> Pond.bridge (BridgeView) call"])
    }

    @Test func storeThatIsNotFollowedIsATransition() {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            struct HatView: View { var body: some View { Text("Hat") } }
            struct ShelfView: View {
                let store: StoreOf<Elsewhere>
                var body: some View {
                    Text("Shelf").sheet(store: store.scope(state: \\.$hat, action: { .hat($0) })) { _ in
                        NavigationStack { HatView() }
                    }
                }
            }
            """)
        #expect(read.called == ["ShelfView -sheet-> .hat (HatView) call"])
        #expect(read.coordinators.isEmpty)
    }

    @Test func actionThatIsOnlyTakenOverIsToldWhereItIsSent() {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Shelf {
                enum Route: Equatable { case book(Int), cup }
                struct State { var route: Route? }
                enum Action { case setRoute(Route?), cupTapped }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .setRoute(let route): state.route = route; return .none
                        case .cupTapped: return .send(.setRoute(.cup))
                        }
                    }
                }
            }
            struct BookView: View { var body: some View { Text("Book") } }
            struct CupView: View { var body: some View { Text("Cup") } }
            struct ShelfView: View {
                @Bindable var store: StoreOf<Shelf>
                var body: some View {
                    VStack {
                        Button("Book") { store.send(.setRoute(.book(1))) }
                        Button("Close") { store.send(.setRoute(nil)) }
                    }
                    .sheet(item: $store.route.sending(\\.setRoute).book, id: \\.self) { _ in BookView() }
                    NavigationLink(unwrapping: $store.route, case: \\.cup) { _ in CupView() }
                }
            }
            """)
        #expect(read.coordinator("Shelf")?.kind == .router)
        #expect(
            read.called == [
                "ShelfView -sheet-> Shelf.book (BookView) call", "ShelfView -push-> Shelf.cup (CupView) call",
            ])
        #expect(read.exits.map(\.from.name) == ["ShelfView"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func modifiersAddedToAllViewsAreOfWhoCallsThem() {
        let read = pond(
            "case .own: state.destination = .net(.init())", modifiers: ".destinations(with: store)",
            rest: """
                extension StoreOf<Pond> {
                    var destination: PresentationStoreOf<Pond.Destination> {
                        scope(state: \\.$destination, action: \\.destination)
                    }
                }
                extension View {
                    func destinations(with store: StoreOf<Pond>) -> some View { net(with: store.destination) }
                    func net(with store: PresentationStoreOf<Pond.Destination>) -> some View {
                        sheet(store: store.scope(state: \\.net, action: \\.net)) { NetView(store: $0) }
                    }
                }
                """)
        #expect(read.called == ["Pond -sheet-> Pond.net (NetView) call"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func caseShownInPlaceIsARoot() {
        let read = pond(
            "case .own: state.destination = .net(.init())",
            view: """
                ZStack {
                    Text("Pond")
                    if let store = store.scope(state: \\.destination?.net, action: \\.destination.net) { NetView(store: store) }
                }
                """,
            modifiers: "")
        #expect(read.called == ["Pond -root-> Pond.net (NetView) call"])
    }

    @Test func actionsInEnumsOfTheirOwnAreFollowed() {
        let read = pond(
            members: """
                enum ChildAction { case fish(Fish.Action) }
                func reduce(into state: inout State, presentedAction: Destination.Action) {
                    switch presentedAction {
                    case .net(.tapped): state.path.append(.frog(.init()))
                    default: break
                    }
                }
                """)
        #expect(read.called.contains("NetView -push-> Pond.frog (FrogView) call"), "\(read.called)")
    }
}
