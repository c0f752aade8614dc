import Base
import NavigationModel
import Testing

/// Modifiers of the app's own that present what they are handed.
@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead))
struct HandedModifierTests {
    /// A feature `Terms` with a plain value, a Bool and an enum in its state, and modifiers that are handed values, not bindings.
    /// - Parameters:
    ///   - modifier: of its view.
    ///   - arms: of its reducer.
    ///   - rest: beside it.
    private func terms(_ modifier: String, _ arms: String, rest: String = Self.drawer) -> NavigationGraph {
        graph(
            """
            import ComposableArchitecture
            import SwiftUI
            struct Document: Equatable { var id = 0 }
            enum Notice: Equatable { case sent, failed(Int) }
            struct DocumentView: View { let document: Document; var body: some View { Text("Document") } }
            struct NoticeView: View { let notice: Notice; var body: some View { Text("Notice") } }
            struct SentView: View { var body: some View { Text("Sent") } }
            struct FailedView: View { var body: some View { Text("Failed") } }
            @Reducer struct Terms {
                @ObservableState struct State: Equatable {
                    var document: Document?
                    var isAsking = false
                    var notice: Notice?
                }
                enum Action { case opened(Document), closed, ask }
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
            struct TermsView: View {
                @Bindable var store: StoreOf<Terms>
                var body: some View { Text("Terms")\(modifier) }
            }
            \(rest)
            """)
    }

    private static let drawer = """
        extension View {
            func drawer<Item, Content: View>(
                item: Item?, onClose: @escaping () -> Void, @ViewBuilder content: (Item) -> Content
            ) -> some View { modifier(Drawer(card: item.map { content($0) }, onClose: onClose)) }
            func drawer<Content: View>(
                isPresented: Bool, onClose: @escaping () -> Void, @ViewBuilder content: () -> Content
            ) -> some View { modifier(Drawer(card: isPresented ? content() : nil, onClose: onClose)) }
        }
        private struct Drawer<Card: View>: ViewModifier {
            let card: Card?
            let onClose: () -> Void
            func body(content: Content) -> some View {
                content.overlay {
                    Color.clear.fullScreenCover(isPresented: .init(get: { card != nil }, set: { _ in })) {
                        Group { if let card { DrawerFrame(onClose: onClose) { card } } }
                    }
                }
            }
        }
        private struct DrawerFrame<Card: View>: View {
            let onClose: () -> Void
            @ViewBuilder var card: Card
            var body: some View { ZStack { Color.black; card.offset(y: 3) } }
        }
        """

    @Test func valueThatIsHandedOnIsPresented() {
        let read = terms(
            ".drawer(item: store.document, onClose: {}) { document in DocumentView(document: document) }",
            """
            case let .opened(document): state.document = document
            case .closed: state.document = nil
            """)
        #expect(read.called == ["TermsView -fullScreenCover-> .document (DocumentView) call"])
        #expect(read.exits.map { "\($0.from.id) \($0.style) \($0.call)" } == ["TermsView dismiss state.document = nil"])
        #expect(read.notUnderstood.allSatisfy { $0.text.contains("isPresented ?") }, "\(read.notUnderstood)")
    }

    @Test func boolThatIsHandedOnIsPresented() {
        let read = terms(
            ".drawer(isPresented: store.isAsking, onClose: {}) { SentView() }", "case .ask: state.isAsking = true")
        #expect(read.called == ["TermsView -fullScreenCover-> .isAsking (SentView) call"])
    }

    @Test func casesAreToldEachForItself() {
        let read = terms(
            """
            .drawer(item: store.notice, onClose: {}) { notice in
                switch notice { case .sent: SentView()
                case .failed: FailedView() }
            }
            """, "case .ask: state.notice = .failed(1); case .closed: state.notice = .sent")
        #expect(
            read.called == [
                "TermsView -fullScreenCover-> Terms.failed (FailedView) call",
                "TermsView -fullScreenCover-> Terms.sent (SentView) call",
            ])
        #expect(read.transitions.map(\.call) == ["state.notice = .failed(1)", "state.notice = .sent"])
    }

    @Test func oneViewForAllCasesIsOneThing() {
        let read = terms(
            ".drawer(item: store.notice, onClose: {}) { NoticeView(notice: $0) }",
            "case .ask: state.notice = .failed(1)")
        #expect(read.coordinators.isEmpty)
        #expect(read.called == ["TermsView -fullScreenCover-> .notice (NoticeView) call"])
    }

    /// A modifier that makes by itself what it shows, and closes it.
    private static let bar = """
        extension View {
            func noticing(item: Binding<Notice?>, onAction: @escaping (Int) -> Void) -> some View {
                modifier(NoticeModifier(item: item, onAction: onAction))
            }
        }
        struct NoticeModifier: ViewModifier {
            @Binding var item: Notice?
            let onAction: (Int) -> Void
            func body(content: Content) -> some View {
                content.sheet(item: $item) { item in NoticeView(notice: item).onTapGesture { close() } }
            }
            private func close() { item = nil }
        }
        """

    @Test(arguments: [
        ".noticing(item: $store.notice) { _ in }", ".modifier(NoticeModifier(item: $store.notice) { _ in })",
    ])
    func whatAModifierMakesItselfIsShown(_ modifier: String) {
        let read = terms(modifier, "case .ask: state.notice = .sent", rest: Self.bar)
        #expect(read.called == ["TermsView -sheet-> .notice (NoticeView) call"])
        #expect(read.exits.map { "\($0.from.id) \($0.style)" } == ["TermsView dismiss"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func storeThatIsHandedOnWithoutALabelIsPresented() {
        let read = pond(
            "case .own: state.bridge = .init()",
            modifiers: ".bridgeSheet(store.scope(state: \\.$bridge, action: \\.bridge))",
            rest: """
                extension View {
                    func bridgeSheet(
                        _ store: Store<PresentationState<Bridge.State>, PresentationAction<Bridge.Action>>
                    ) -> some View { sheet(store: store, content: BridgeView.init) }
                }
                """)
        #expect(read.called == ["Pond -sheet-> Pond.bridge (BridgeView) call"])
    }

    @Test func memberThatIsNoCaseShowsNone() {
        let read = terms(
            ".overlay { VStack { if let chip = store.notice?.chip { SentView() }; Text(\"Terms\") } }",
            "case .ask: state.notice = .sent", rest: "extension Notice { var chip: Int? { 3 } }")
        #expect(read.coordinators.isEmpty)
        #expect(read.called.isEmpty)
    }

    @Test func getterSaysNothingOfTheBeginning() {
        let computed = """
            extension Terms.State {
                var shown: Notice? {
                    if isAsking { return .sent }
                    if document != nil { return .failed(1) }
                    return nil
                }
            }
            """
        let read = terms(
            """
            .sheet(item: store.shown) { notice in
                switch notice { case .sent: SentView()
                case .failed: FailedView() }
            }
            """, "", rest: computed)
        #expect(read.declared.isEmpty)
        #expect(read.called.count == 2)
    }

    /// A case that is computed is shown where the value is set that it is computed from.
    @Test(arguments: [
        "extension Terms.State { var shown: Notice? { if isAsking { .sent } else if document != nil { .failed(1) } else { nil } } }",
        "extension TermsView { var shown: Notice? { if store.isAsking { .sent } else if store.document != nil { .failed(1) } else { nil } } }",
    ]) func computedCaseIsShownWhereItsValueIsSet(_ computed: String) {
        let read = terms(
            """
            .sheet(item: \(computed.contains("TermsView") ? "shown" : "store.shown")) { notice in
                switch notice { case .sent: SentView()
                case .failed: FailedView() }
            }
            """,
            """
            case let .opened(document): state.document = document
            case .ask: state.isAsking = true
            case .closed: state.isAsking = false
            """, rest: computed)
        #expect(
            read.called == [
                "TermsView -sheet-> .document (FailedView) call", "TermsView -sheet-> .isAsking (SentView) call",
            ])
        #expect(read.transitions.compactMap(\.call).sorted() == ["state.document = document", "state.isAsking = true"])
        #expect(read.exits.map(\.call) == ["state.isAsking = false"])
    }

    private static let around = """
        struct Around: ViewModifier {
            let store: StoreOf<Pond>
            func body(content: Content) -> some View { content.modifier(Tools(store: store)) }
        }
        """

    @Test(arguments: [("Tools", ""), ("Around", around)])
    func modifierIsOfTheViewsThatApplyIt(_ applied: String, _ rest: String) {
        let read = pond(
            "case .own: state.destination = .net(.init())", modifiers: ".tools(store)",
            rest: """
                struct Tools: ViewModifier {
                    @Bindable var store: StoreOf<Pond>
                    func body(content: Content) -> some View {
                        content.sheet(item: $store.scope(state: \\.destination?.net, action: \\.destination.net)) {
                            NetView(store: $0)
                        }
                    }
                }
                \(rest)
                extension View { func tools(_ store: StoreOf<Pond>) -> some View { modifier(\(applied)(store: store)) } }
                """)
        #expect(read.called == ["Pond -sheet-> Pond.net (NetView) call"])
    }

    /// Modifiers of the app's own that are made of each other, around a frame of the app's own.
    @Test func modifierOfAModifierIsToldWhereItsValueIsSet() {
        let read = pond(
            "case .own: state.isMapShown = true", modifiers: ".map(isPresented: $store.isMapShown)",
            rest: """
                extension View {
                    func map(isPresented: Binding<Bool>) -> some View { card(isPresented: isPresented) { MapView() } }
                    func card<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
                        modifier(Card(isPresented: isPresented, shown: content))
                    }
                }
                struct Card<C: View>: ViewModifier {
                    @Binding var isPresented: Bool
                    let shown: () -> C
                    func body(content: Content) -> some View {
                        content.sheet(isPresented: $isPresented) { Frame(height: 1, content: shown) }
                    }
                }
                struct Frame<C: View>: View {
                    let height: Int
                    let content: () -> C
                    init(height: Int, content: @escaping () -> C) { self.height = height; self.content = content }
                    var body: some View { VStack { Text("Frame"); content() } }
                }
                struct MapView: View { var body: some View { Text("Map") } }
                """)
        #expect(read.called == ["Pond -sheet-> .isMapShown (MapView) call"])
    }

    @Test func whatAStoreIsHandedToByNameIsShown() {
        let read = pond(
            "case .own: state.isMapShown = true",
            modifiers: """
                .sheet(isPresented: $store.isMapShown) {
                    IfLetStore(store.scope(state: \\.bridge, action: \\.bridge), then: BridgeView.init)
                }
                """)
        #expect(read.called == ["Pond -sheet-> .isMapShown (BridgeView) call"])
    }
}
