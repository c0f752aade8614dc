import Base
import NavigationModel
import TestSupport
import Testing

@Suite(.enabled(if: NavigationSystem.scaffolding.isRead)) struct DeepLinkDeadEndTests {
    static let examples = RuleExamples(
        "deep-link-dead-end",
        [
            .scaffolding: pair("coordinator.route(to: .detail)") { scaffolded(home: $0) },
            .stinsen: pair("router.route(to: \\.detail)") { stinsenApp(home: $0) },
            .tcaCoordinators: .init(
                wrong: tcaApp(home: "Text(\"Home\").onOpenURL { _ in }"),
                right: tcaApp(home: "Text(\"Home\").onOpenURL { store.send(.opened($0)) }")),
            .composableArchitecture: .init(
                wrong: composableApp(home: "Text(\"Home\").onOpenURL { _ in }"),
                right: composableApp(home: "Text(\"Home\").onOpenURL { store.send(.opened($0)) }")),
            .flowStacks: pair("navigator.push(.detail)") { flowStacksApp(home: $0) },
            .router: pair("router.push(.detail)") { routerApp(home: $0) },
            .swiftUI: pair("open()") { home in
                mounted(home, members: "@State private var isShown = false\nfunc open() { isShown = true }")
            },
            .xCoordinator: pair("open()") { xCoordinatorApp(home: $0) },
            .rxFlow: pair("open()") { rxFlowApp(home: $0) },
            .linkNavigator: pair("open()") { linkNavigatorApp(home: $0) },
            .ownFramework: pair("open()") { ownFrameworkApp(home: $0) },
            .uikit: pair("open()") { uikitApp(home: $0) },
        ])

    private static func pair(_ call: String, _ app: (String) -> String) -> RuleExamples.Pair {
        func home(_ profile: String) -> String {
            """
            Text("Home").onOpenURL { url in
                switch url.host() {
                case "detail": \(call)
                case "profile": \(profile)
                default: break
                }
            }
            """
        }
        return RuleExamples.Pair(wrong: app(home("break")), right: app(home(call)))
    }

    private let rule = "deep-link-dead-end"

    private func handled(_ arms: String) -> String {
        scaffolded(home: "Text(\"Home\").onOpenURL { url in\nswitch url.host() {\n\(arms)\n}\n}")
    }

    @Test func handlerThatDoesNothingIsFound() {
        #expect(
            findings(of: rule, in: scaffolded(home: "Text(\"Home\").onOpenURL { _ in }")) == [
                "22: `onOpenURL` in HomeView receives URLs, but does nothing with them."
            ])
    }

    @Test func armThatDoesNothingBesideOthersThatNavigateIsFound() {
        let arms = "case \"detail\": coordinator.route(to: .detail)\ncase \"profile\": break\ndefault: break"
        #expect(findings(of: rule, in: handled(arms)) == ["25: The case for the URL `profile` does nothing."])
    }

    @Test func armThatRunsCodeWhichLeadsNowhereIsAStep() {
        let arms = "case \"detail\": coordinator.note()\ncase \"profile\": break\ndefault: break"
        let home = "Text(\"Home\").onOpenURL { url in\nswitch url.host() {\n\(arms)\n}\n}"
        #expect(
            findings(of: rule, in: scaffolded("func note() { print(1) }", home: home)).map { $0.drop { $0 != " " } }
                == [
                    " The case for the URL `profile` does nothing."
                ])
    }

    @Test func armInAFunctionOfTheHandlerIsFound() {
        let members = """
            enum Link { case detail, profile, unknown }
            func handle(_ link: Link) {
                switch link {
                case .detail: route(to: .detail)
                case .profile: break
                case .unknown: break
                }
            }
            """
        let home = "Text(\"Home\").onOpenURL { url in coordinator.handle(Link(url)) }"
        #expect(
            findings(of: rule, in: scaffolded(members, home: home)).map { $0.drop { $0 != " " } } == [
                " The case for the URL `profile` does nothing."
            ])
    }

    @Test(arguments: [
        "case \"detail\": coordinator.route(to: .detail)\ndefault: break",
        "case \"detail\": coordinator.route(to: .detail)\ncase \"log\": print(url)\ndefault: break",
        "case \"detail\": coordinator.route(to: .detail)\ncase nil: break\ndefault: break",
        "case \"detail\": coordinator.route(to: .detail)\ncase \"unknown\": break\ndefault: break",
        "case \"a\": break\ndefault: break",
        "case \"detail\": coordinator.route(to: .detail)\ncase \"no_action\", \"ignored\": break\ndefault: break",
    ]) func handlerThatDoesWhatItCanIsFine(_ arms: String) {
        #expect(findings(of: rule, in: handled(arms)) == [])
    }

    @Test func handlerThatHandsTheAddressOnIsFine() {
        #expect(findings(of: rule, in: scaffolded(home: "Text(\"Home\").onOpenURL { SignIn.handle($0) }")) == [])
        #expect(findings(of: rule, in: scaffolded(home: "Text(\"Home\").onOpenURL(perform: open)")) == [])
    }
}
