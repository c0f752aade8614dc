import Base
import NavigationModel
import Testing

@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead))
struct UnsentActionTests {
    static let examples = RuleExamples(
        "unsent-action",
        [
            .composableArchitecture: .init(
                wrong: pondApp(shown), right: pondApp(shown, view: #"Button("Net") { store.send(.own) }"#))
        ])

    private static let shown = "case .own: state.destination = .net(Net.State())"
    private let rule = "unsent-action"

    private func found(
        _ arms: String = shown, view: String = #"Text("Pond")"#, members: String = "", rest: String = ""
    ) -> [String] {
        findings(of: rule, in: pondApp(arms, view: view, members: members, rest: rest)).map {
            String($0.drop { $0 != " " }.dropFirst())
        }
    }

    @Test func actionThatNobodySendsIsFound() {
        #expect(found() == ["`own` of Pond shows `net`, but no code sends the action."])
        #expect(
            found("case .own: state.path.removeLast()") == ["`own` of Pond goes back, but no code sends the action."])
    }

    @Test func eachPatternOfAnArmIsLookedAt() {
        #expect(
            found(
                "case .own, .other: state.destination = .net(.init())", view: "Button(\"\") { store.send(.other(1)) }")
                == ["`own` of Pond shows `net`, but no code sends the action."])
    }

    @Test func actionOfAChildIsFoundWhereTheParentAnswers() {
        let arm = "case .path(.element(id: _, action: .fish(.delegate(.done)))): state.path.append(.frog(.init()))"
        #expect(found(arm) == ["`done` of Pond shows `frog`, but no code sends the action."])
        #expect(
            found(
                arm,
                rest: "extension Fish { var core: some ReducerOf<Self> { Reduce { _, _ in .send(.delegate(.done)) } } }"
            )
                == [])
        #expect(
            found(
                "case let .path(action): switch action { case .element(_, .fish(.tapped)): state.path = [.frog(.init())]; default: break }"
            )
                == ["`tapped` of Pond shows `frog`, but no code sends the action."])
    }

    @Test func actionOfTheSameNameOfAnotherFeatureIsNotTakenForIt() {
        let arm = "case .bridge(.presented(.tapped)): state.destination = .net(.init())"
        let frog =
            "struct Leap: View { let store: StoreOf<Frog>; var body: some View { Button(\"\") { store.send(.tapped) } } }"
        #expect(found(arm, rest: frog) == ["`tapped` of Pond shows `net`, but no code sends the action."])
        let bridge = frog.replacing("<Frog>", with: "<Bridge>")
        #expect(found(arm, rest: bridge) == [])
    }

    @Test(arguments: [
        "store.send(.own)", "let action = Pond.Action.own; store.send(action)", "run(.own)", "run(/Pond.Action.own)",
        "store.send(flag ? .own : .other(1))", "_ = $store.flag.sending(\\.own)",
    ]) func actionThatAnyCodeNamesIsFine(_ use: String) {
        #expect(found(view: "Button(\"\") { \(use) }") == [])
    }

    @Test(arguments: ["return .send(.own)", "return .run { send in await send(.own) }"])
    func actionThatAnEffectSendsIsFine(_ effect: String) {
        #expect(found("case .other: \(effect)\n\(Self.shown)", view: "Button(\"\") { store.send(.other(1)) }") == [])
    }

    @Test func whatTheLibrarySendsIsFine() {
        #expect(found("case .destination(.dismiss): state.path.removeAll()") == [])
        #expect(found("case .bridge: state.destination = .net(.init())") == [])
        #expect(found("case .path(.popFrom): state.destination = .net(.init())") == [])
    }

    @Test func actionThatDoesNotNavigateIsFine() {
        #expect(found("case .own: state.isMapShown.toggle()") == [])
    }

    @Test func publicActionIsLeftAlone() {
        let app = pondApp(Self.shown)
        #expect(
            findings(
                of: rule,
                in: app.replacing("enum Action {\n        case own", with: "public enum Action {\n        case own"))
                == [])
        #expect(
            findings(
                of: rule,
                in: app.replacing(
                    "enum Action {\n        case own", with: "enum Action: CaseIterable {\n        case own"))
                == [])
    }

    @Test func libraryIsLeftAlone() {
        #expect(
            findings(of: rule, in: pondApp(Self.shown).replacing("@main", with: "").replacing(": App", with: "")) == [])
    }

    @Test func actionThatAFileNamesOfWhichNothingWasReadIsFine() {
        let files = [
            "App/Source.swift": pondApp(Self.shown), "App/Work.swift": "func work() { Center.shared.post(.own) }",
        ]
        #expect(findings(of: rule, in: files) == [])
    }
}
