import NavigationModel

/// A feature `Pond` with a stack of `fish` and `frog`, a destination enum with `net` and `alert`, and a child `bridge`; the
/// views are `PondView`, `FishView`, `FrogView`, `NetView` and `BridgeView`.
///
/// - Parameters:
///   - arms: of the `switch` over its actions.
///   - view: what stands in the stack beside the modifiers.
///   - modifiers: behind that.
///   - members: of the reducer.
///   - rest: beside it.
func pond(
    _ arms: String = "", view: String = #"Text("Pond")"#, modifiers: String = pondModifiers, members: String = "",
    rest: String = ""
) -> NavigationGraph {
    graph(pondSource(arms, view: view, modifiers: modifiers, members: members, rest: rest))
}

/// The same as an app that begins with the pond, to be checked.
func pondApp(
    _ arms: String = "", view: String = #"Text("Pond")"#, modifiers: String = pondModifiers, members: String = "",
    rest: String = ""
) -> String {
    pondSource(arms, view: view, modifiers: modifiers, members: members, rest: rest) + """

        @main struct PondApp: App {
            var body: some Scene {
                WindowGroup { PondView(store: Store(initialState: Pond.State()) { Pond() }) }
            }
        }
        """
}

private func pondSource(
    _ arms: String, view: String, modifiers: String, members: String, rest: String
) -> String {
    """
    import ComposableArchitecture
    import SwiftUI
    @Reducer struct Fish {
        struct State {}
        enum Action { case tapped, closed; case delegate(Delegate); enum Delegate { case done } }
    }
    @Reducer struct Frog { struct State {}; enum Action { case tapped } }
    @Reducer struct Net { struct State {}; enum Action { case tapped } }
    @Reducer struct Bridge { struct State {}; enum Action { case tapped } }
    struct FishView: View { let store: StoreOf<Fish>; var body: some View { Text("Fish") } }
    struct FrogView: View { let store: StoreOf<Frog>; var body: some View { Text("Frog") } }
    struct NetView: View { let store: StoreOf<Net>; var body: some View { Text("Net") } }
    struct BridgeView: View { let store: StoreOf<Bridge>; var body: some View { Text("Bridge") } }
    @Reducer struct Pond {
        @Reducer enum Path { case fish(Fish), frog(Frog) }
        @Reducer enum Destination { case net(Net), alert(AlertState<Never>) }
        @ObservableState struct State {
            var path = StackState<Path.State>()
            @Presents var destination: Destination.State?
            @Presents var bridge: Bridge.State?
            var isMapShown = false
        }
        enum Action {
            case own, other(Int)
            case path(StackActionOf<Path>)
            case destination(PresentationAction<Destination.Action>)
            case bridge(PresentationAction<Bridge.Action>)
        }
        \(members)
        var body: some ReducerOf<Self> {
            Reduce { state, action in
                switch action {
                \(arms)
                default: break
                }
                return .none
            }
            .forEach(\\.path, action: \\.path)
            .ifLet(\\.$destination, action: \\.destination)
            .ifLet(\\.$bridge, action: \\.bridge) { Bridge() }
        }
    }
    struct PondView: View {
        @Bindable var store: StoreOf<Pond>
        var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                \(view)
                \(modifiers)
            } destination: { store in
                switch store.case {
                case let .fish(store): FishView(store: store)
                case let .frog(store): FrogView(store: store)
                }
            }
        }
    }
    \(rest)
    """
}

/// What shows the destinations of the pond.
let pondModifiers = #"""
    .sheet(item: $store.scope(state: \.destination?.net, action: \.destination.net)) { NetView(store: $0) }
    .fullScreenCover(item: $store.scope(state: \.bridge, action: \.bridge)) { store in BridgeView(store: store) }
    """#

/// Two features with their views, and a view for the time before.
let fishAndFrog = """
    @Reducer struct Fish { struct State {}; enum Action { case tapped } }
    @Reducer struct Frog { struct State {}; enum Action { case tapped } }
    struct FishView: View { let store: StoreOf<Fish>; var body: some View { Text("Fish") } }
    struct FrogView: View { let store: StoreOf<Frog>; var body: some View { Text("Frog") } }
    struct WaitingView: View { var body: some View { Text("Waiting") } }
    """
