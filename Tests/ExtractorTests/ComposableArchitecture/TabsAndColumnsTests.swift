import Base
import NavigationModel
import Testing

/// Views of features that have tabs on a phone, and columns on a tablet or a Mac.
@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead))
struct TabsAndColumnsTests {
    /// A feature `Wood` with two children, a selection, and something that is presented.
    private func wood(_ body: String, arms: String = "", views: String = "") -> NavigationGraph {
        graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Oak { struct State {}; enum Action { case tapped } }
            @Reducer struct Elm { struct State {}; enum Action { case tapped } }
            struct OakView: View { let store: StoreOf<Oak>; var body: some View { Text("Oak") } }
            struct ElmView: View { let store: StoreOf<Elm>; var body: some View { Text("Elm") } }
            @Reducer struct Wood {
                enum Tree { case old, young(Int), elm }
                @Reducer enum Detail { case leaf(Oak), root(Elm) }
                @ObservableState struct State {
                    var tree: Tree? = .old
                    var oak = Oak.State()
                    var elm = Elm.State()
                    @Presents var detail: Detail.State?
                }
                enum Action {
                    case select(Tree?), oak(Oak.Action), elm(Elm.Action), detail(PresentationAction<Detail.Action>)
                }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case let .select(tree): state.tree = tree
                        \(arms)
                        default: break
                        }
                        return .none
                    }
                }
            }
            struct WoodView: View {
                @Bindable var store: StoreOf<Wood>
                let isWide: Bool
                var body: some View { \(body) }
                var tabs: some View {
                    TabView {
                        OakView(store: store.scope(state: \\.oak, action: \\.oak)).tabItem { Text("Oak") }
                        ElmView(store: store.scope(state: \\.elm, action: \\.elm)).tabItem { Text("Elm") }
                    }
                }
                var sidebar: some View {
                    List(selection: Binding(get: { store.tree }, set: { store.send(.select($0)) })) {
                        Text("Old").tag(Wood.Tree.old)
                        Text("Young").tag(Wood.Tree.young(3))
                        Text("Elm").tag(Wood.Tree.elm)
                    }
                }
                @ViewBuilder var chosen: some View {
                    if let tree = store.tree {
                        switch tree {
                        case .old, .young: OakView(store: store.scope(state: \\.oak, action: \\.oak))
                        case .elm: ElmView(store: store.scope(state: \\.elm, action: \\.elm))
                        }
                    } else {
                        ContentUnavailableView("Choose", systemImage: "tree")
                    }
                }
                @ViewBuilder var presented: some View {
                    if let store = store.scope(state: \\.detail?.leaf, action: \\.detail.leaf) {
                        OakView(store: store)
                    } else if let store = store.scope(state: \\.detail?.root, action: \\.detail.root) {
                        ElmView(store: store)
                    } else {
                        Text("Nothing")
                    }
                }
            }
            \(views)
            """)
    }

    private func shown(_ destination: Destination) -> String {
        let parameters = destination.parameters.isEmpty ? "" : "(\(destination.parameters.map(\.type).joined()))"
        return "\(destination.name)\(parameters) -> \(destination.targets.map(\.id).joined())"
    }

    private static let split = "NavigationSplitView { sidebar } detail: { chosen }"

    @Test func viewWithTabsAndColumnsIsOneCoordinator() {
        let read = wood("if isWide { \(Self.split) } else { tabs }")
        #expect(
            read.coordinators.notation == ["Wood tab from oak, elm, sidebar, old"])
        #expect(
            read.coordinator("Wood")?.destinations.map(shown) == [
                "oak -> OakView", "elm -> ElmView", "sidebar -> ", "old -> OakView", "young(Int) -> OakView",
                "leaf -> OakView", "root -> ElmView",
            ])
        #expect(
            Set(read.called) == [
                "Wood -split-detail-> Wood.old (OakView) call", "Wood -split-detail-> Wood.young (OakView) call",
                "Wood -split-detail-> Wood.elm (ElmView) call",
            ])
        #expect(read.notUnderstood.isEmpty)
    }

    /// The tabs may be in a view of their own, and come later in the source.
    @Test func viewsOfOneFeatureMayBeTabsAndColumns() {
        let read = wood(
            Self.split,
            views: """
                struct PhoneView: View {
                    let store: StoreOf<Wood>
                    var body: some View {
                        TabView {
                            OakView(store: store.scope(state: \\.oak, action: \\.oak)).tabItem { Text("Oak") }
                            ElmView(store: store.scope(state: \\.elm, action: \\.elm)).tabItem { Text("Elm") }
                        }
                    }
                }
                """)
        #expect(read.coordinators.map(\.id) == ["Wood"])
        #expect(read.coordinator("Wood")?.kind == .tab)
        #expect(
            read.coordinator("Wood")?.destinations.map(\.name) == [
                "oak", "elm", "sidebar", "old", "young", "leaf", "root",
            ])
    }

    /// What is excluded by a condition around a split view isn't shown in its columns.
    @Test func conditionsAroundASplitViewLimitItsColumns() {
        let read = wood(
            """
            switch store.tree {
            case .elm: NavigationSplitView { sidebar } detail: { chosen }
            default: NavigationSplitView { sidebar } content: { chosen } detail: { presented }
            }
            """, arms: "case .oak(.tapped): state.detail = .leaf(Oak.State())")
        #expect(
            read.coordinator("Wood")?.destinations.map(shown) == [
                "sidebar -> ", "elm -> ElmView", "old -> OakView", "young(Int) -> OakView", "leaf -> OakView",
                "root -> ElmView",
            ])
        #expect(
            Set(read.called) == [
                "Wood -split-content-> Wood.old (OakView) call", "Wood -split-content-> Wood.young (OakView) call",
                "Wood -split-detail-> Wood.elm (ElmView) call", "OakView -split-detail-> Wood.leaf (OakView) call",
            ])
        #expect(
            read.declared == [
                "Wood -split-content-> Wood.old (OakView) declared", "Wood -split-sidebar-> Wood.sidebar declared",
            ])
    }

    @Test func columnsMayShowDifferentViewsForOneCase() {
        let read = wood(
            """
            NavigationSplitView { sidebar } content: {
                chosen
            } detail: {
                switch store.tree {
                case .old, .young: ElmView(store: store.scope(state: \\.elm, action: \\.elm))
                case .elm: OakView(store: store.scope(state: \\.oak, action: \\.oak))
                case nil: Text("")
                }
            }
            """)
        #expect(Set(read.destination("Wood.old")?.targets.map(\.id) ?? []) == ["ElmView", "OakView"])
        #expect(
            read.called.filter { $0.contains("Wood.elm") } == [
                "Wood -split-content-> Wood.elm (ElmView) call", "Wood -split-detail-> Wood.elm (OakView) call",
            ])
    }

    /// A view that is there for several cases isn't shown anew by one of them.
    @Test func viewOfSeveralCasesShowsItselfNever() {
        let read = wood(
            Self.split,
            arms: "case .oak(.tapped): state.tree = .young(1)\ncase .elm(.tapped): state.tree = .young(2)")
        #expect(
            read.called.filter { !$0.hasPrefix("Wood") } == ["ElmView -split-detail-> Wood.young (OakView) call"])
    }
}
