import Base
import NavigationModel
import Testing

@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead))
struct UnshownCaseTests {
    static let examples = RuleExamples(
        "unshown-case",
        [.composableArchitecture: .init(wrong: pondApp(sets, modifiers: ""), right: pondApp(sets))])

    private static let sets = "case .own: state.destination = .net(Net.State())"
    private let rule = "unshown-case"

    private func found(
        _ arms: String = sets, view: String = #"Text("Pond")"#, modifiers: String = "", rest: String = ""
    ) -> [String] {
        findings(of: rule, in: pondApp(arms, view: view, modifiers: modifiers, rest: rest)).map {
            String($0.drop { $0 != " " }.dropFirst())
        }
    }

    @Test func caseThatNoViewShowsIsFound() {
        #expect(found() == ["No view shows `net` of Pond, but the case is set here."])
        // It is no limit of what can be read, so nothing else tells it.
        #expect(findings(of: "not-understood", in: pondApp(Self.sets, modifiers: "")) == [])
        #expect(found(modifiers: pondModifiers) == [])
    }

    @Test func reducersOfTheCaseShowNothing() {
        let scope =
            "extension Pond { var core: some ReducerOf<Self> { Scope(state: \\.net, action: \\.net) { Net() } } }"
        #expect(found(rest: scope).count == 1)
    }

    @Test(arguments: [
        "Text(\"\").own($store.scope(state: \\.destination?.net, action: \\.destination.net))",
        "Text(\"\").own(unwrapping: $store.destination, case: \\.net)",
        "Text(\"\").own(store.binding(for: .net))",
        "Text(\"\").sheet(item: $store.scope(state: \\.destination, action: \\.destination)) { _ in Text(\"\") }",
        "Text(\"\").alert(\"\", isPresented: .constant(store.destination == .net)) { Text(\"\") }",
    ]) func caseThatAViewNamesInAnUnknownWayIsFine(_ view: String) {
        #expect(found(view: view) == [])
    }

    @Test func whatASwitchShowsForTheRestIsFine() {
        func found(_ rest: String) -> [String] {
            let look = """
                extension PondView {
                    func look(_ store: StoreOf<Pond.Destination>) -> some View {
                        switch store.case {
                        case .hook: Text("Hook")
                        default: \(rest)
                        }
                    }
                }
                """
            let app = pondApp(Self.sets, modifiers: "", rest: look).replacing(
                "case net(Net),", with: "case net(Net), hook(Net),")
            return findings(of: rule, in: app)
        }
        #expect(found("Text(\"Net\")") == [])
        #expect(found("EmptyView()").count == 1)
    }

    @Test func caseOfAStackWithoutAViewIsFound() {
        let pushes = "case .own: state.path.append(.frog(Frog.State()))"
        let app = pondApp(pushes)
        let frog = "case let .frog(store): FrogView(store: store)"
        func found(_ arm: String) -> [String] { findings(of: rule, in: app.replacing(frog, with: arm)) }
        #expect(found(frog) == [])
        for arm in ["case .frog: EmptyView()", "default: EmptyView()"] {
            #expect(
                found(arm).map { $0.drop { $0 != " " } } == [
                    " No view shows `frog` of Pond, but the case is pushed here."
                ])
        }
        #expect(found("default: FrogView(store: Store(initialState: Frog.State()) { Frog() })") == [])
        #expect(found("case .frog: Text(\"Frog\")") == [])
    }

    @Test func publicEnumIsListedAsNotUnderstood() {
        let app = pondApp(Self.sets, modifiers: "").replacing(
            "@Reducer enum Destination", with: "@Reducer public enum Destination")
        #expect(findings(of: rule, in: app) == [])
        #expect(findings(of: "not-understood", in: app).count == 1)
    }
}
