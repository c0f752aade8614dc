import Base
import NavigationModel
import Testing

/// Split views over what features' states hold.
@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead))
struct ColumnTests {
    /// A feature `Wood` with a selection, an enum `detail` and a child `fern`.
    private func wood(_ arms: String, sidebar: String, detail: String, rest: String = "") -> NavigationGraph {
        graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Oak { struct State {}; enum Action { case tapped } }
            @Reducer struct Elm { struct State {}; enum Action { case tapped } }
            struct OakView: View { let store: StoreOf<Oak>; var body: some View { Text("Oak") } }
            struct ElmView: View { let store: StoreOf<Elm>; var body: some View { Text("Elm") } }
            struct HintView: View { var body: some View { Text("Choose a tree") } }
            @Reducer struct Wood {
                enum Tree: CaseIterable { case oak, elm }
                @Reducer enum Detail { case oak(Oak), elm(Elm) }
                @ObservableState struct State {
                    var selection: Tree? = .oak
                    var oak = Oak.State()
                    var elm = Elm.State()
                    @Presents var detail: Detail.State?
                    @Presents var fern: Oak.State?
                }
                enum Action {
                    case own, select(Tree?), oak(Oak.Action), elm(Elm.Action)
                    case detail(PresentationAction<Detail.Action>), fern(PresentationAction<Oak.Action>)
                }
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
            struct SidebarView: View {
                @Bindable var store: StoreOf<Wood>
                var body: some View { \(sidebar) }
            }
            struct WoodView: View {
                @Bindable var store: StoreOf<Wood>
                var body: some View {
                    NavigationSplitView { SidebarView(store: store) } detail: { \(detail) }
                }
                \(rest)
            }
            """)
    }

    private static let chosen = """
        switch store.selection {
        case .oak: OakView(store: store.scope(state: \\.oak, action: \\.oak))
        case .elm: ElmView(store: store.scope(state: \\.elm, action: \\.elm))
        case nil: Text("Choose a tree")
        }
        """

    @Test(arguments: [
        (chosen, ""), ("detail", "var detail: some View { \(chosen) }"),
        ("detail()", "@ViewBuilder func detail() -> some View { \(chosen) }"),
        ("NavigationStack { \(chosen) }", ""),
        (
            chosen.replacing("store.selection", with: "viewStore.state")
                .replacing(#"switch"#, with: #"WithViewStore(store, observe: \.selection) { viewStore in switch"#)
                + "}", ""
        ),
    ]) func selectionOfAColumnMakesASplitCoordinator(_ detail: String, _ rest: String) {
        let read = wood("", sidebar: #"Text("Trees")"#, detail: detail, rest: rest)
        #expect(read.coordinators.map(\.id) == ["Wood"])
        #expect(read.coordinator("Wood")?.kind == .split)
        #expect(read.coordinator("Wood")?.destinations.map(\.name) == ["sidebar", "oak", "elm"])
        #expect(
            read.declared == [
                "Wood -split-detail-> Wood.oak (OakView) declared",
                "Wood -split-sidebar-> Wood.sidebar (SidebarView) declared",
            ])
    }

    @Test func changeOfTheSelectionShowsAColumn() {
        let read = wood(
            """
            case .own: state.selection = .elm
            case .oak(.tapped): state.selection = .elm
            case .elm(.tapped): state.selection = nil
            case let .select(tree): state.selection = tree
            """, sidebar: #"Text("Trees")"#, detail: Self.chosen)
        #expect(
            read.called == [
                "OakView -split-detail-> Wood.elm (ElmView) call", "Wood -split-detail-> Wood.elm (ElmView) call",
            ])
        #expect(read.exits.map { "\($0.from.id) \($0.style)" } == ["ElmView back"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func nothingChosenShowsTheViewThatStandsIn() {
        let read = wood(
            "case .own: state.selection = nil", sidebar: #"Text("Trees")"#,
            detail: Self.chosen.replacing(#"Text("Choose a tree")"#, with: "HintView()"))
        #expect(read.called == ["Wood -split-detail-> .HintView (HintView) call"])
        #expect(read.exits.isEmpty)
    }

    @Test(arguments: [
        (#"List(selection: $store.selection.sending(\.select)) { Text("Oak").tag(Wood.Tree.oak) }"#, ["oak"]),
        (#"List(selection: $store.selection) { NavigationLink("Elm", value: Wood.Tree.elm) }"#, ["elm"]),
        (
            #"List(selection: $store.selection) { ForEach(Wood.Tree.allCases, id: \.self) { Text("\($0)").tag($0) } }"#,
            ["elm", "oak"]
        ),
        (
            #"List(selection: Binding(get: { store.selection }, set: { store.send(.select($0)) })) { Text("Any") }"#,
            ["elm", "oak"]
        ),
        (#"List(selection: $other) { Text("Oak").tag(Wood.Tree.oak) }"#, []),
    ]) func listOffersWhatAColumnShows(_ list: String, _ shown: [String]) {
        let read = wood("", sidebar: list, detail: Self.chosen)
        #expect(
            read.called
                == shown.map {
                    "SidebarView -split-detail-> Wood.\($0) (\($0 == "oak" ? "OakView" : "ElmView")) call"
                })
    }

    @Test(arguments: [
        "if let store = store.scope(state: \\.fern, action: \\.fern.presented) { OakView(store: store) }",
        "IfLetStore(store.scope(state: \\.$fern, action: \\.fern)) { OakView(store: $0) } else: { Text(\"None\") }",
    ]) func childThatFillsAColumnIsShownThere(_ detail: String) {
        let read = wood(
            "case .own: state.fern = Oak.State()\ncase .select: state.fern = nil", sidebar: #"Text("Trees")"#,
            detail: detail)
        #expect(read.called == ["WoodView -split-detail-> .fern (OakView) call"])
        #expect(read.exits.map { "\($0.from.id) \($0.style)" } == ["WoodView back"])
    }

    @Test func childBesideOthersInAColumnIsAPart() {
        let read = wood(
            "case .own: state.fern = Oak.State()", sidebar: #"Text("Trees")"#,
            detail: """
                VStack {
                    Text("Wood")
                    if let store = store.scope(state: \\.fern, action: \\.fern.presented) { OakView(store: store) }
                }
                """)
        #expect(read.called.isEmpty)
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func caseThatFillsAColumnIsShownThere() {
        let read = wood(
            "case .own: state.detail = .oak(Oak.State())\ncase .detail(.presented(.oak(.tapped))): state.detail = .elm(.init())",
            sidebar: #"Text("Trees")"#,
            detail: """
                if let detail = store.scope(state: \\.detail, action: \\.detail.presented) {
                    switch detail.case {
                    case let .oak(store): OakView(store: store)
                    case let .elm(store): ElmView(store: store)
                    }
                }
                """)
        #expect(
            read.called == [
                "OakView -split-detail-> Wood.elm (ElmView) call", "WoodView -split-detail-> Wood.oak (OakView) call",
            ])
    }
}
