import Base
import NavigationModel
import Testing

/// What is a whole of a view and what is a part of it, and whose an action is.
@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead))
struct WholeTests {
    /// A feature `Bay` whose view is a `switch` over a state, above what is shown once it is loaded.
    private func bay(_ loaded: String) -> NavigationGraph {
        graph(
            """
            import ComposableArchitecture
            import SwiftUI
            struct ShellView: View { var body: some View { Text("Shell") } }
            struct WaitingView: View { var body: some View { Text("Waiting") } }
            @Reducer struct Bay {
                enum Phase { case waiting, loaded }
                @ObservableState struct State { var phase: Phase = .waiting; var shells: [Int] = [] }
                enum Action { case loaded }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action { case .loaded: state.phase = .loaded; return .none }
                    }
                }
            }
            struct BayView: View {
                let store: StoreOf<Bay>
                var body: some View {
                    Group {
                        switch store.phase {
                        case .waiting: ProgressView()
                        case .loaded: \(loaded)
                        }
                    }
                }
            }
            """)
    }

    @Test func viewOfACaseIsAWhole() {
        #expect(bay("ShellView()").coordinators.map(\.id) == ["Bay"])
    }

    @Test(arguments: [
        "List { ShellView() }", "ScrollView { LazyVStack { ForEach(store.shells, id: \\.self) { _ in ShellView() } } }",
        "Form { Section { ShellView() } }",
    ]) func rowsAreNone(_ loaded: String) {
        let read = bay(loaded)
        #expect(read.coordinators.isEmpty)
        #expect(read.transitions.isEmpty)
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func choiceUnderAConditionIsTheWhole() {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Shell { struct State: Equatable {}; enum Action { case tapped } }
            struct ShellView: View { let store: StoreOf<Shell>; var body: some View { Text("Shell") } }
            @Reducer struct Bay {
                @CasePathable enum Route: Equatable { case left(Shell.State), right(Shell.State) }
                @ObservableState struct State { var route: Route = .left(Shell.State()); var isLoading = true }
                enum Action { case own }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action { case .own: state.route = .right(Shell.State()); return .none }
                    }
                }
            }
            struct BayView: View {
                let store: StoreOf<Bay>
                var body: some View {
                    ZStack {
                        if !store.isLoading {
                            switch store.route {
                            case .left: if let store = store.scope(state: \\.route.left, action: \\.left) { ShellView(store: store) }
                            case .right: if let store = store.scope(state: \\.route.right, action: \\.right) { ShellView(store: store) }
                            }
                        }
                    }
                }
            }
            """)
        #expect(read.coordinator("Bay")?.kind == .root)
        #expect(read.declared == ["Bay -root-> Bay.left (ShellView) declared"])
        #expect(read.called == ["Bay -root-> Bay.right (ShellView) call"])
    }

    /// The first view of a stack is told where it is one, and not where it is made in place.
    @Test(arguments: [
        ("ShellView(store: store.scope(state: \\.shell, action: \\.shell))", ["ShellView"]),
        ("VStack { TitleView(); startButton }", []),
        ("content", []),
        ("Group { if store.isOn { TitleView() } else { List { Text(\"Off\") } } }", []),
        ("Group { if store.isOn { TitleView() } else { ProgressView() } }", ["TitleView"]),
    ]) func firstViewOfAStackIsNoPart(_ root: String, _ shown: [String]) {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Shell { struct State: Equatable {}; enum Action { case tapped } }
            struct ShellView: View { let store: StoreOf<Shell>; var body: some View { Text("Shell") } }
            struct TitleView: View { var body: some View { Text("Title") } }
            @Reducer struct Bay {
                @Reducer enum Path { case shell(Shell) }
                @ObservableState struct State {
                    var path = StackState<Path.State>(); var shell = Shell.State(); var isOn = false
                }
                enum Action { case path(StackActionOf<Path>); case shell(Shell.Action) }
                var body: some ReducerOf<Self> { Reduce { _, _ in .none }.forEach(\\.path, action: \\.path) }
            }
            extension Bay {
                struct View: SwiftUI.View {
                    @Bindable var store: StoreOf<Bay>
                    var body: some SwiftUI.View {
                        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { \(root) } destination: { store in
                            switch store.case { case let .shell(store): ShellView(store: store) }
                        }
                    }
                    var content: some View { List { Text("Bay") } }
                    var startButton: some SwiftUI.View { Button("Start") {} }
                }
            }
            """)
        #expect(read.transitions.filter { $0.evidence == .declared }.compactMap(\.to?.name) == shown)
    }

    /// Whether anything is there is asked first, and then what.
    @Test func caseInsideOfAnOptionalIsShownAlone() {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Shell { struct State: Equatable {}; enum Action { case tapped } }
            struct LeftView: View { let store: StoreOf<Shell>; var body: some View { Text("Left") } }
            struct RightView: View { let store: StoreOf<Shell>; var body: some View { Text("Right") } }
            @Reducer struct Bay {
                @Reducer enum Destination { case left(Shell), right(Shell) }
                @ObservableState struct State { var destination: Destination.State? }
                enum Action { case own; case destination(Destination.Action) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        if case .own = action { state.destination = .right(Shell.State()) }
                        return .none
                    }
                }
            }
            struct BayView: View {
                let store: StoreOf<Bay>
                var body: some View {
                    if let store = store.scope(state: \\.destination, action: \\.destination) {
                        switch store.case {
                        case .left(let store): LeftView(store: store)
                        case .right(let store): RightView(store: store)
                        }
                    } else { ProgressView() }
                }
            }
            """)
        #expect(read.called == ["Bay -root-> Bay.right (RightView) call"])
    }

    @Test func tabBarOfAPropertyOfTheViewIsItsOwn() {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Shell { struct State {}; enum Action { case tapped } }
            @Reducer struct Coast {
                struct State { var left = Shell.State(); var right = Shell.State() }
                enum Action { case left(Shell.Action), right(Shell.Action) }
            }
            struct LeftView: View { let store: StoreOf<Shell>; var body: some View { Text("Left") } }
            struct RightView: View { let store: StoreOf<Shell>; var body: some View { Text("Right") } }
            struct CoastView: View {
                let store: StoreOf<Coast>
                @State var isWide = false
                var body: some View { Group { if isWide { Text("Wide") } else { tabs } } }
                @ViewBuilder var tabs: some View {
                    TabView {
                        LeftView(store: store.scope(state: \\.left, action: \\.left)).tabItem { Text("Left") }
                        RightView(store: store.scope(state: \\.right, action: \\.right)).tabItem { Text("Right") }
                    }
                }
            }
            """)
        #expect(read.coordinator("Coast")?.kind == .tab)
        #expect(
            read.declared == [
                "Coast -tab-> Coast.left (LeftView) declared", "Coast -tab-> Coast.right (RightView) declared",
            ])
    }

    @Test func caseThatAnActionHandsToAStackIsToldWhereItIsSent() {
        let app = pondApp(
            "case let .go(screen): state.path.append(screen)",
            view: #"Button("Fish") { store.send(.go(.fish(Fish.State()))) }"#)
        let read = graph(app.replacing("case own, other(Int)", with: "case own, other(Int), go(Path.State)"))
        #expect(read.called.contains("Pond -push-> Pond.fish (FishView) call"))
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func actionOfTheNameOfAChildIsTheFeaturesOwn() {
        let app = pondApp(
            "case let .inner(action): answer(action, &state)",
            members: """
                func answer(_ action: Action.InnerAction, _ state: inout State) {
                    switch action { case .bridge: state.destination = .net(.init()) }
                }
                """)
        let read = graph(
            app.replacing(
                "case own, other(Int)",
                with: "case own, other(Int), inner(InnerAction)\nenum InnerAction { case bridge(Int) }"))
        let shown = read.called.filter { $0.contains("-sheet-> Pond.net") }
        #expect(!shown.isEmpty && shown.allSatisfy { $0.hasPrefix("Pond ") }, "\(read.called)")
    }

    // MARK: Bars

    private func coast(_ body: String, members: String = "", tab: String = "var tab: Place = .left") -> NavigationGraph
    {
        graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Shell { struct State {}; enum Action { case tapped } }
            @Reducer struct Coast {
                enum Place: CaseIterable { case left, right }
                @ObservableState struct State { \(tab); var left = Shell.State(); var right = Shell.State() }
                enum Action { case choose(Place), left(Shell.Action), right(Shell.Action) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case let .choose(place): state.tab = place; return .none
                        case .left(.tapped): state.tab = .right; return .none
                        default: return .none
                        }
                    }
                }
            }
            struct LeftView: View { let store: StoreOf<Shell>; var body: some View { Text("Left") } }
            struct RightView: View { let store: StoreOf<Shell>; var body: some View { Text("Right") } }
            struct Bar: View { let place: Coast.Place; var body: some View { Text("Bar") } }
            struct CoastView: View {
                @Bindable var store: StoreOf<Coast>
                var body: some View { \(body) }
                \(members)
            }
            """)
    }

    private static let sides = """
        switch store.tab {
        case .left: LeftView(store: store.scope(state: \\.left, action: \\.left))
        case .right: RightView(store: store.scope(state: \\.right, action: \\.right)).overlay { Text("Right") }
        }
        """

    @Test(arguments: [
        ("VStack { \(sides); Bar(place: store.tab) }", ""),
        (
            "ZStack(alignment: .bottom) { content.padding(); Bar(place: store.tab) }.tint(.red)",
            "@ViewBuilder var content: some View { \(sides) }"
        ),
        ("Group { \(sides) }.safeAreaInset(edge: .bottom) { Bar(place: store.tab) }", ""),
    ]) func barOfTheAppsOwnIsATabBar(_ body: String, _ members: String) {
        let read = coast(body, members: members)
        #expect(read.coordinator("Coast")?.kind == .tab)
        #expect(
            read.declared == [
                "Coast -tab-> Coast.left (LeftView) declared", "Coast -tab-> Coast.right (RightView) declared",
            ])
        #expect(read.called == ["LeftView -tab-> Coast.right (RightView) call"])
        #expect(read.notUnderstood.isEmpty)
    }

    private static let ownSides = sides.replacing("store.tab", with: "shown")

    @Test(arguments: [
        ("VStack { \(ownSides); Text(\"Bar\") }", "@State private var shown = Tab.left"),
        (
            "ZStack { content; Text(\"Bar\") }",
            "@State var shown: Tab = .left; var content: some View { \(ownSides) }"
        ),
        (
            "\(ownSides)".replacing("LeftView(store: store.scope(state: \\.left, action: \\.left))", with: "left"),
            """
            @State var shown: Tab = .left
            var left: some View { NavigationStack { LeftView(store: store.scope(state: \\.left, action: \\.left)) } }
            """
        ),
    ]) func barOverAValueOfTheViewIsATabBar(_ body: String, _ members: String) {
        let read = coast(body, members: members + "\nenum Tab { case left, right }")
        #expect(read.coordinator("Coast")?.kind == .tab)
        #expect(
            read.declared.filter { !$0.contains("root") } == [
                "Coast -tab-> Coast.left (LeftView) declared", "Coast -tab-> Coast.right (RightView) declared",
            ])
    }

    @Test func barInACaseOfARootIsATabBar() {
        let read = coast(
            "switch store.tab { case .left: content; case .right: Text(\"Right\") }",
            members:
                "@State var shown: Tab = .left; enum Tab { case left, right }; var content: some View { \(Self.ownSides) }"
        )
        #expect(read.declared.filter { $0.contains("tab") }.count == 2, "\(read.declared)")
    }

    @Test func choiceByAnotherValueOfTheViewIsNone() {
        let read = coast(
            "VStack { \(Self.sides.replacing("store.tab", with: "shown")); Text(\"Coast\") }",
            members: "@State var shown: Coast.Place = .left")
        #expect(read.coordinators.isEmpty)
    }

    @Test func partThatIsChosenIsNoTabBar() {
        let read = coast(
            "VStack { Text(\"Coast\"); switch store.tab { case .left: Text(\"Left\"); case .right: Bar(place: .right) } }"
        )
        #expect(read.coordinators.isEmpty)
        #expect(read.transitions.isEmpty)
    }

    // MARK: Scenes

    @Test(arguments: [
        "WindowGroup { SHOWN }",
        "WindowGroup { Group { SHOWN }.tint(.red) }.windowStyle(.plain)\nSettings { Text(\"Settings\") }",
    ]) func appWhoseSceneChoosesIsTheRoot(_ scenes: String) {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Shell { struct State {}; enum Action { case tapped } }
            struct InView: View { let store: StoreOf<Shell>; var body: some View { Text("In") } }
            struct OutView: NSViewControllerRepresentable { let store: StoreOf<Shell> }
            struct Port: Reducer {
                enum State { case inside(Shell.State), outside(Shell.State) }
                enum Action { case inside(Shell.Action), outside(Shell.Action) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .inside(.tapped): state = .outside(Shell.State())
                        default: break
                        }
                        return .none
                    }
                }
            }
            @main struct PortApp: App {
                let store = Store(initialState: Port.State.inside(Shell.State())) { Port() }
                var body: some Scene { \(scenes) }
            }
            """.replacing(
                "SHOWN",
                with: """
                    SwitchStore(store) { state in
                        switch state {
                        case .inside: CaseLet(/Port.State.inside, action: Port.Action.inside) { InView(store: $0) }
                        case .outside: CaseLet(/Port.State.outside, action: Port.Action.outside) { OutView(store: $0) }
                        }
                    }
                    """))
        #expect(read.coordinator("Port")?.kind == .root)
        #expect(read.declared == ["Port -root-> Port.inside (InView) declared"])
        #expect(read.called == ["InView -root-> Port.outside (OutView) call"])
        #expect(read.entryPoints.map { "\($0.name) \($0.to.id)" } == ["PortApp Port"])
    }

    // MARK: Enums beside other values

    private func rock(_ shown: String) -> NavigationGraph {
        graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Shell { struct State {}; enum Action { case tapped } }
            struct ShellView: View { let store: StoreOf<Shell>; var body: some View { Text("Shell") } }
            @Reducer struct Rock {
                @ObservableState struct State { @Presents var destination: Destination.State? }
                enum Action { case opened(Int), closed, destination(PresentationAction<Destination.Action>) }
                @Reducer struct Destination {
                    struct State { let id: Int; var screen: Screen }
                    enum Screen { case shell(Shell.State) }
                    enum Action { case shell(Shell.Action) }
                }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case let .opened(id): state.destination = .init(id: id, screen: .shell(Shell.State()))
                        case .destination(.presented(.shell(.tapped))): state.destination = nil
                        case .closed: state.destination = nil
                        case .destination: break
                        }
                        return .none
                    }
                }
            }
            struct RockView: View { @Bindable var store: StoreOf<Rock>; var body: some View { Text("Rock")\(shown) } }
            """)
    }

    @Test func enumBesideAnotherValueIsWhatIsPresented() {
        let read = rock(
            """
            .sheet(item: $store.scope(state: \\.destination?.screen.shell, action: \\.destination.shell)) {
                ShellView(store: $0)
            }
            """)
        #expect(read.coordinator("Rock")?.kind == .router)
        #expect(read.called == ["RockView -sheet-> Rock.shell (ShellView) call"])
        #expect(read.exits.map { "\($0.from.id) \($0.style)" } == ["RockView dismiss", "ShellView dismiss"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func whatIsPresentedAndThatNoViewShowsIsListed() {
        let read = rock("")
        #expect(read.notUnderstood.map(\.reason).allSatisfy { $0.hasPrefix("no view shows") })
        // Where it is set, and where it becomes nil.
        #expect(Set(read.notUnderstood.map(\.location.line)).count == 3)
    }
}
