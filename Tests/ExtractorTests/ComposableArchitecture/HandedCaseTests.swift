import Base
import NavigationModel
import Testing

/// Cases of a whole that reach the state by way of functions, initializers and changes of other values.
@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead))
struct HandedCaseTests {
    /// A feature `Bay` that is `waiting`, `fish` or `frog`.
    private func bay(_ arms: String, state: String = "= Child.State.waiting", rest: String = "", after: String = "")
        -> NavigationGraph
    {
        graph(
            """
            import ComposableArchitecture
            import SwiftUI
            \(fishAndFrog)
            @Reducer struct Bay {
                @Reducer struct Child {
                    enum State { case waiting, fish(Fish.State), frog(Frog.State = .init()) }
                    enum Action { case fish(Fish.Action), frog(Frog.Action) }
                    var body: some ReducerOf<Self> { EmptyReducer() }
                }
                struct State {
                    var isOpen = false
                    var child \(state)
                }
                enum Action { case child(Child.Action), opened }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        \(arms)
                        default: break
                        }
                        return .none
                    }
                    \(after)
                }
                \(rest)
            }
            struct BayView: View {
                let store: StoreOf<Bay>
                var body: some View {
                    SwitchStore(store.scope(state: \\.child, action: \\.child)) { state in
                        switch state {
                        case .waiting: WaitingView()
                        case .fish: CaseLet(/Bay.Child.State.fish, action: Bay.Child.Action.fish, then: FishView.init(store:))
                        case .frog: CaseLet(/Bay.Child.State.frog, action: Bay.Child.Action.frog, then: FrogView.init(store:))
                        }
                    }
                }
            }
            """)
    }

    @Test func caseThatAFunctionIsHandedIsTakenWhereItIsWritten() {
        let read = bay(
            """
            case .child(.fish(.tapped)): update(state: &state, child: .frog())
            case .child(.frog(.tapped)): update(state: &state, child: .fish(.init()))
            """,
            rest: """
                func update(state: inout State, child: Child.State) {
                    switch (state.child, child) { case (.fish, .fish): break; default: state.child = child }
                }
                """)
        #expect(
            Set(read.called) == [
                "FishView -root-> Bay.frog (FrogView) call",
                "FrogView -root-> Bay.fish (FishView) call",
            ])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func eitherOfTwoCasesIsThereFirst() {
        let read = bay(
            "", state: ": Child.State\ninit(isKnown: Bool) { child = isKnown ? Child.State.frog() : .waiting }")
        #expect(
            Set(read.transitions.filter { $0.evidence == .declared }.notation) == [
                "Bay -root-> Bay.frog (FrogView) declared", "Bay -root-> Bay.waiting (WaitingView) declared",
            ])
    }

    @Test func changeOfAnotherValueSetsACase() {
        let read = bay(
            "",
            after: ".onChange(of: \\.isOpen) { isOpen, state, _ in if isOpen { state.child = .frog() }; return .none }")
        #expect(read.called == ["Bay -root-> Bay.frog (FrogView) call"])
    }
}
