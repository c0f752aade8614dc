import NavigationModel
import Testing

struct PresentedChildPushedTests {
    static let examples = RuleExamples(
        "presented-child-pushed",
        [
            .tcaCoordinators: .init(
                wrong: app("state.routes.push(.inner(.init()))"),
                right: app("state.routes.presentSheet(.inner(.init()))"))
        ])

    private let rule = "presented-child-pushed"

    private static func app(_ call: String, child: String = "state.routes.push(.two(.init()))") -> String {
        """
        import ComposableArchitecture
        import TCACoordinators
        @Reducer struct One { struct State {}; enum Action { case tapped } }
        struct OneView: View { let store: StoreOf<One>; var body: some View { Text("One") } }
        @Reducer struct Two { struct State {}; enum Action { case tapped } }
        struct TwoView: View { let store: StoreOf<Two>; var body: some View { Text("Two") } }
        @Reducer enum InnerScreen { case one(One), two(Two) }
        @Reducer struct Inner {
            struct State { var routes: [Route<InnerScreen.State>] = [.root(.one(.init()))] }
            enum Action { case router(IndexedRouterActionOf<InnerScreen>) }
            var body: some ReducerOf<Self> {
                Reduce { state, action in
                    switch action {
                    case .router(.routeAction(_, .one(.tapped))): \(child)
                    default: break
                    }
                    return .none
                }.forEachRoute(\\.routes, action: \\.router)
            }
        }
        struct InnerView: View {
            let store: StoreOf<Inner>
            var body: some View {
                TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
                    switch screen.case {
                    case let .one(store): OneView(store: store)
                    case let .two(store): TwoView(store: store)
                    }
                }
            }
        }
        @Reducer enum OuterScreen { case home(One), inner(Inner) }
        @Reducer struct Outer {
            struct State { var routes: [Route<OuterScreen.State>] = [.root(.home(.init()))] }
            enum Action { case router(IndexedRouterActionOf<OuterScreen>) }
            var body: some ReducerOf<Self> {
                Reduce { state, action in
                    switch action {
                    case .router(.routeAction(_, .home(.tapped))): \(call)
                    default: break
                    }
                    return .none
                }.forEachRoute(\\.routes, action: \\.router)
            }
        }
        struct OuterView: View {
            let store: StoreOf<Outer>
            var body: some View {
                TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
                    switch screen.case {
                    case let .home(store): OneView(store: store)
                    case let .inner(store): InnerView(store: store)
                    }
                }
            }
        }
        """
    }

    @Test func childWithRoutesOfItsOwnThatIsPushedIsFound() {
        #expect(
            findings(of: rule, in: Self.app("state.routes.push(.inner(.init()))")).map { $0.drop { $0 != " " } } == [
                " Outer pushes Inner, which has its own stack of routes."
            ])
    }

    @Test(arguments: ["state.routes.presentSheet(.inner(.init()))", "state.routes.presentCover(.inner(.init()))"])
    func presentedChildIsFine(_ call: String) {
        #expect(findings(of: rule, in: Self.app(call)) == [])
    }

    @Test func childThatPushesNothingIsFine() {
        #expect(findings(of: rule, in: Self.app("state.routes.push(.inner(.init()))", child: "break")) == [])
    }
}
