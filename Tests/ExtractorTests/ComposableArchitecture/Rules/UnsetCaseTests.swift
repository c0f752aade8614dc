import Base
import NavigationModel
import Testing

@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead))
struct UnsetCaseTests {
    static let examples = RuleExamples(
        "unset-case",
        [
            .composableArchitecture: .init(wrong: pondApp(pushes), right: pondApp(pushes + "; \(sets)"))
        ])

    private static let pushes = "case .own: state.path = [.fish(.init()), .frog(.init())]"
    private static let sets = "state.destination = .net(Net.State())"
    private let rule = "unset-case"

    private func found(_ arms: String = pushes, view: String = #"Text("Pond")"#, rest: String = "") -> [String] {
        findings(of: rule, in: pondApp(arms, view: view, rest: rest)).map { String($0.drop { $0 != " " }.dropFirst()) }
    }

    @Test func caseThatNoCodeSetsIsFound() {
        #expect(found() == ["A view shows the case `net` of Pond, but no code sets `destination` to that case."])
        #expect(
            found("case .own: state.path.append(.frog(.init())); \(Self.sets)")
                == ["A view shows the case `fish` of Pond, but no code sets `path` to that case."])
    }

    @Test func caseThatNoCodeSetsIsShownByNothing() {
        #expect(graph(pondApp(Self.pushes)).called.filter { $0.contains("net") } == [])
        #expect(
            graph(pondApp(Self.pushes).replacing("@Reducer enum", with: "@Reducer public enum")).called.filter {
                $0.contains("net")
            } == ["Pond -sheet-> Pond.net (NetView) call"])
    }

    @Test func sendingAnActionOfThatNameSetsNothing() {
        let arm = "\(Self.pushes)\ncase .other: return .send(.destination(.presented(.net(.tapped))))"
        #expect(found(arm).count == 1)
    }

    @Test(arguments: [
        "state.destination = Destination.State.net(.init())", "let first: Destination.State = .net(.init())",
        "state.home = Pond.State(destination: .net(.init()))", "open(.net(.init()))", "show(Destination.State.net)",
    ]) func caseThatAnyCodeMakesIsFine(_ use: String) {
        #expect(found("\(Self.pushes); \(use)") == [])
    }

    @Test func caseThatALinkNamesIsFine() {
        let links = "NavigationLink(\"Fish\", state: Pond.Path.State.fish(Fish.State()))"
        #expect(found("case .own: state.path.append(.frog(.init())); \(Self.sets)", view: links) == [])
    }

    @Test func caseThatNoViewShowsIsNone() {
        #expect(
            findings(of: rule, in: pondApp(Self.pushes).replacing(pondModifiers, with: "")) == [])
    }

    @Test func publicEnumIsLeftAlone() {
        #expect(
            findings(of: rule, in: pondApp(Self.pushes).replacing("@Reducer enum", with: "@Reducer public enum")) == [])
    }

    @Test func caseThatAFileNamesOfWhichNothingWasReadIsFine() {
        let files = [
            "App/Source.swift": pondApp(Self.pushes), "App/Work.swift": "func work() { Center.shared.show(.net) }",
        ]
        #expect(findings(of: rule, in: files) == [])
    }
}
