import Base
import NavigationModel
import Testing

/// What changes of a state show, and what only changes what is there.
@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead))
struct MutationTests {
    @Test(arguments: [
        "guard let id = state.path.ids.last, case var .fish(fish)? = state.path[id: id] else { break }; fish.x = 1; state.path[id: id] = .fish(fish)",
        "guard case var .fish(fish) = state.path[id: 0] else { break }; fish.x = 1; state.path[id: 0] = .fish(fish)",
        "if case var .fish(fish) = state.path[id: 0] { fish.x = 1; state.path[id: 0] = .fish(fish) }",
    ]) func whatIsPutBackIsShownAlready(_ code: String) {
        #expect(pond("case .own: \(code)").called.allSatisfy { !$0.contains("push") })
    }

    @Test(arguments: [
        "guard case var .frog(frog) = state.path[id: 0] else { break }; state.path[id: 0] = .fish(fish)",
        "guard case .fish = state.path[id: 0] else { break }; state.path[id: 0] = .fish(Fish.State())",
        "state.path[id: 0] = .fish(fish)",
    ]) func whatIsPutThereAnewIsShown(_ code: String) {
        #expect(pond("case .own: \(code)").called.contains("Pond -push-> Pond.fish (FishView) call"))
    }

    @Test func boolOfAnotherValueMayOpenAndMayClose() {
        let read = pond(
            "case let .other(count): state.isMapShown = count > 1",
            modifiers: ".sheet(isPresented: $store.isMapShown) { BridgeView(store: bridge) }")
        #expect(read.called == ["Pond -sheet-> .isMapShown (BridgeView) call"])
        #expect(read.exits.map(\.call) == ["state.isMapShown = count > 1"])
    }

    /// A case of an action's name that is none.
    @Test(arguments: [
        ("enum Way { case bridge, other }", "Way"), ("", "Fish.Action.Delegate"),
    ]) func parameterThatIsNoActionIsNotAsked(_ type: String, _ parameter: String) {
        let read = pond(
            "case .path(.element(id: _, action: .frog)): go(.bridge, &state)",
            members: """
                \(type)
                func go(_ way: \(parameter), _ state: inout State) {
                    switch way {
                    case .bridge, .done: state.path.append(.fish(.init()))
                    default: break
                    }
                }
                """)
        #expect(
            read.called.filter { $0.contains("push") } == [
                "FrogView -push-> Pond.fish (FishView) indirect through Pond.go(_:_:)"
            ], "\(read.called)")
    }

    /// What dismisses is named where it is used, whatever it is called.
    @Test(arguments: [
        "return .run { _ in @Dependency(\\.dismiss) var dismiss; await dismiss() }",
        "return .run { _ in @Dependency(\\.dismiss) var close; await close() }",
        "@Dependency(\\.dismiss) var dismiss; return .run { _ in await dismiss() }",
    ]) func dismissalThatAnEffectNamesIsOne(_ code: String) {
        let read = pond(
            rest: """
                @Reducer struct Newt {
                    struct State {}
                    enum Action { case closed }
                    var body: some ReducerOf<Self> {
                        Reduce { state, action in switch action { case .closed: \(code) } }
                    }
                }
                struct NewtView: View { let store: StoreOf<Newt>; var body: some View { Text("Newt") } }
                """)
        #expect(read.exits.map { "\($0.from.id) \($0.style)" } == ["NewtView dismiss"])
    }

    @Test func dismissalOfAFeatureWithoutAViewIsListed() {
        let read = pond(
            rest: """
                @Reducer struct Newt {
                    @Dependency(\\.dismiss) var dismiss
                    struct State {}
                    enum Action { case closed }
                    var body: some ReducerOf<Self> { Reduce { _, _ in .run { _ in await dismiss() } } }
                }
                """)
        #expect(read.notUnderstood.map(\.reason) == ["no view for `Newt` was found"])
    }

    @Test func otherDependencyIsNoDismissal() {
        let read = pond("case .own: return .run { _ in @Dependency(\\.clock) var dismiss; await dismiss() }")
        #expect(read.exits.isEmpty)
    }

    @Test func functionIsEnteredForWhatItIsHanded() {
        let read = pond(
            """
            case .own: go(.net, &state)
            case .path(.element(id: _, action: .frog)): go(.fish, &state)
            """,
            members: """
                enum Way { case fish, net }
                func go(_ way: Way, _ state: inout State) {
                    switch way {
                    case .fish: state.path.append(.fish(.init()))
                    case .net: state.destination = .net(.init())
                    }
                }
                """)
        let told = read.called.map { String($0.prefix { $0 != "(" }) }.filter { !$0.contains("bridge") }
        #expect(told == ["FrogView -push-> Pond.fish ", "Pond -sheet-> Pond.net "])
    }

    @Test func stateThatIsMadeInPlaceHoldsWhatIsPutThere() {
        let read = pond(
            rest: """
                enum Sample {
                    static func made() -> Pond.State {
                        var state = Pond.State()
                        state.path.append(.frog(.init()))
                        return state
                    }
                }
                """)
        #expect(read.called.contains("Pond -push-> Pond.frog (FrogView) call"))
    }

    /// An effect that a property keeps is done by who uses it.
    @Test(arguments: [
        "return leave", "guard case .net = state else { return leave }; return .none", "return .merge(.none, leave)",
        "return self.leave",
    ]) func effectOfAPropertyIsOfWhoUsesIt(_ code: String) {
        let read = pond(
            rest: """
                @Reducer struct Quay {
                    @Reducer enum Screen { case net(Net), fish(Fish) }
                    @ObservableState enum State { case net(Net.State), fish(Fish.State) }
                    enum Action { case net(Net.Action), fish(Fish.Action), move(State) }
                    var leave: Effect<Action> { .send(.move(.net(Net.State()))) }
                    var body: some ReducerOf<Self> {
                        Reduce { state, action in
                            switch action {
                            case .fish(.tapped): \(code)
                            case let .move(new): state = new; return .none
                            default: return .none
                            }
                        }
                    }
                }
                struct QuayView: View {
                    let store: StoreOf<Quay>
                    var body: some View {
                        switch store.state {
                        case .net: if let store = store.scope(state: \\.net, action: \\.net) { NetView(store: store) }
                        case .fish: if let store = store.scope(state: \\.fish, action: \\.fish) { FishView(store: store) }
                        }
                    }
                }
                """)
        #expect(
            read.called.filter { $0.contains("Quay") } == [
                "FishView -root-> Quay.net (NetView) indirect through Quay.leave"
            ], "\(read.called)")
    }

    /// An app's own way of presenting is not read; what sets it off is listed.
    @Test(arguments: ["= nil", "= .detail", "= route"])
    func changeOfARouteThatIsShownInAnUnknownWayIsListed(_ change: String) {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            import Ways
            enum Way { case detail; @ViewBuilder func screen() -> some View { switch self { case .detail: Text("") } } }
            enum Size { case small; var width: Int { switch self { case .small: 1 } } }
            @Reducer struct Bay {
                struct State { var way: Intent<Way>?; var size: Size? }
                enum Action { case tapped, sized }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .tapped: state.way \(change); return .none
                        case .sized: state.size = nil; return .none
                        }
                    }
                }
            }
            struct BayView: View { let store: StoreOf<Bay>; var body: some View { Text("").ways(store) } }
            """)
        #expect(read.notUnderstood.map(\.text) == ["state.way \(change)"])
    }

    /// In the state's own functions, what is assigned needs no `self`.
    @Test(arguments: ["destination", "self.destination"])
    func functionOfTheStatePresents(_ target: String) {
        let read = pond(
            "case .path(.element(id: _, action: .frog)): state.showNet()",
            rest: "extension Pond.State { mutating func showNet() { \(target) = .net(.init()) } }")
        #expect(
            read.called.filter { $0.contains("net") } == [
                "FrogView -sheet-> Pond.net (NetView) indirect through Pond.State.showNet()"
            ], "\(read.called)")
    }

    /// A change of a state with the states of several features is listed where no view asks for it.
    @Test(arguments: [
        ("switch viewStore.state { case .fish: Text(\"Fish\"); case .frog: Text(\"Frog\") }", true),
        (
            "VStack { Text(\"\"); SwitchStore(store.scope(state: \\.place, action: Bay.Action.place)) { _ in Text(\"\") } }",
            false
        ),
    ]) func changeOfAChoiceThatNoViewLooksAtIsListed(_ body: String, _ isListed: Bool) {
        let read = pond(
            rest: """
                @Reducer struct Bay {
                    enum Place { case fish(Fish.State), frog(Frog.State) }
                    struct State { var place: Place = .fish(Fish.State()) }
                    enum Action { case tapped }
                    var body: some ReducerOf<Self> {
                        Reduce { state, action in
                            switch action { case .tapped: state.place = .frog(Frog.State()); return .none }
                        }
                    }
                }
                enum Shown { case fish, frog; init(_ state: Bay.State) { self = .fish } }
                struct BayView: View {
                    let store: StoreOf<Bay>
                    var body: some View { WithViewStore(store, observe: Shown.init) { viewStore in \(body) } }
                }
                """)
        #expect(read.notUnderstood.map(\.text) == (isListed ? ["state.place = .frog(Frog.State())"] : []))
    }

    /// What a reducer does by calls of a router is done by the views whose actions it answers.
    @Test(.enabled(if: NavigationSystem.router.isRead)) func callOfARouterIsOfWhoseActionIsAnswered() {
        let read = pond(
            """
            case .path(.element(id: _, action: .fish(.tapped))): router.push(.map)
            case .bridge(.presented(.tapped)): leave()
            """,
            members: "let router: Router; func leave() { router.push(.map) }",
            rest: """
                enum Route: Hashable { case map }
                final class Router: ObservableObject {
                    @Published var path: [Route] = []
                    func push(_ route: Route) { path.append(route) }
                }
                struct MapView: View { var body: some View { Text("Map") } }
                struct LandView: View {
                    @StateObject var router = Router()
                    var body: some View {
                        NavigationStack(path: $router.path) {
                            Text("Land").navigationDestination(for: Route.self) { route in switch route { case .map: MapView() } }
                        }
                    }
                }
                """)
        #expect(
            read.called.filter { $0.contains("map") } == [
                "BridgeView -push-> Router.map (MapView) call",
                "FishView -push-> Router.map (MapView) call",
            ])
    }
}
