import Base
import NavigationModel
import TestSupport
import Testing

struct UnreachableScreenTests {
    static let examples: RuleExamples = {
        let lost = """
            struct Lost: View {
                @State var isShown = false
                var body: some View { Text("Lost").sheet(isPresented: $isShown) { Text("Help") } }
            }
            """
        let old = """
            @Scaffoldable final class Old: FlowCoordinatable {
                var stack = FlowStack<Old>(root: .home)
                func home() -> some View { Text("Old") }
            }
            """
        let older = """
            final class Old: NavigationCoordinatable {
                let stack = NavigationStack(initial: \\Old.home)
                @Root var home = makeHome
                func makeHome() -> some View { Text("Old") }
            }
            """
        let oldest = """
            final class Old {
                let navigationController: UINavigationController
                init(navigationController: UINavigationController) { self.navigationController = navigationController }
                func start() { navigationController.pushViewController(UIHostingController(rootView: OldView()), animated: true) }
            }
            struct OldView: View { var body: some View { Text("Old") } }
            """
        let routed = """
            enum OldRoute: Route { case old }
            final class Old: NavigationCoordinator<OldRoute> {
                init() { super.init(initialRoute: .old) }
                override func prepareTransition(for route: OldRoute) -> NavigationTransition { .push(UIHostingController(rootView: OldView())) }
            }
            struct OldView: View { var body: some View { Text("Old") } }
            """
        let contributed = """
            enum OldStep: Step { case old }
            final class OldFlow: Flow {
                var root: Presentable { stack }
                private let stack = UINavigationController()
                func navigate(to step: Step) -> FlowContributors {
                    switch step {
                    case OldStep.old:
                        stack.pushViewController(UIHostingController(rootView: OldView()), animated: true)
                        return .none
                    default: return .none
                    }
                }
            }
            struct OldView: View { var body: some View { Text("Old") } }
            """
        return RuleExamples(
            "unreachable-screen",
            [
                .scaffolding: .init(
                    wrong: scaffolded(rest: old),
                    right: scaffolded(
                        "func old() -> any Coordinatable { Old() }\nfunc f() { present(.old) }", rest: old)),
                .stinsen: .init(
                    wrong: stinsenApp(rest: older),
                    right: stinsenApp(
                        "@Route(.modal) var old = makeOld\nfunc makeOld() -> Old { Old() }\nfunc f() { route(to: \\.old) }",
                        rest: older)),
                .tcaCoordinators: .init(wrong: tcaApp(rest: lost), right: tcaApp(home: "Lost()", rest: lost)),
                .composableArchitecture: .init(
                    wrong: composableApp(rest: lost), right: composableApp(home: "Lost()", rest: lost)),
                .flowStacks: .init(wrong: flowStacksApp(rest: lost), right: flowStacksApp(home: "Lost()", rest: lost)),
                .router: .init(wrong: routerApp(rest: lost), right: routerApp(home: "Lost()", rest: lost)),
                .swiftUI: .init(
                    wrong: mounted("Text(\"Home\")", rest: lost),
                    right: mounted("NavigationStack { NavigationLink(\"Lost\") { Lost() } }", rest: lost)),
                .xCoordinator: .init(
                    wrong: xCoordinatorApp(rest: routed),
                    right: xCoordinatorApp(
                        ["old": ".present(Old())"], home: "Button(\"x\") { router.trigger(.old) }", rest: routed)),
                .rxFlow: .init(
                    wrong: rxFlowApp(rest: contributed),
                    right: rxFlowApp(
                        [
                            "old":
                                "let old = OldFlow()\nFlows.use(old, when: .created) { self.stack.present($0, animated: true) }\nreturn .one(flowContributor: .contribute(withNextPresentable: old, withNextStepper: OneStepper(withSingleStep: OldStep.old)))"
                        ], home: "Button(\"x\") { stepper.steps.accept(PlanetStep.old) }", rest: contributed)),
                .linkNavigator: .init(
                    wrong: linkNavigatorApp(rest: lost), right: linkNavigatorApp(home: "Lost()", rest: lost)),
                .ownFramework: .init(
                    wrong: ownFrameworkApp(rest: lost), right: ownFrameworkApp(home: "Lost()", rest: lost)),
                .uikit: .init(
                    wrong: uikitApp(rest: oldest),
                    right: uikitApp(
                        "func showOld() { Old(navigationController: navigationController).start() }", rest: oldest)),
            ])
    }()

    /// What the site's journeys lead to is never found, and what they do not lead to is, where no other code names it.
    @Test(arguments: NavigationSystem.allCases.filter(\.isRead)) func agreesWithTheJourneys(_ system: NavigationSystem)
        throws
    {
        let pair = try #require(Self.examples.pairs[system])
        for source in [pair.wrong, pair.right] {
            let app = checked(["App/Source.swift": source])
            let journeys = Journeys(GraphIndex(app.graph))
            let nodes = app.graph.screens.map(\.id) + app.graph.coordinators.map(\.id)
            let lost = nodes.filter { journeys.journeys(to: $0).isEmpty }
            let found = app.findings.filter { $0.rule == rule }.compactMap(\.subject)
            #expect(Set(found) == Set(lost))
            #expect(lost.isEmpty == (source == pair.right))
        }
    }

    private let rule = "unreachable-screen"
    private let lost = """
        struct Lost: View {
            @State var isShown = false
            var body: some View { Text("Lost").sheet(isPresented: $isShown) { Help() } }
        }
        struct Help: View { var body: some View { Text("Help") } }
        """

    @Test func viewThatNothingNamesIsFound() {
        #expect(
            findings(of: rule, in: mounted("Text(\"Home\")", rest: lost)) == [
                "11: Nothing leads to Lost: no path to it was found, and no other code mentions it.",
                "15: Nothing leads to Help: no path to it was found, and it's mentioned only in unreachable code.",
            ])
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func coordinatorThatNothingNamesIsFound() {
        let rest = """
            @Scaffoldable final class Old: FlowCoordinatable {
                var stack = FlowStack<Old>(root: .home)
                func home() -> some View { Text("Old") }
            }
            """
        #expect(findings(of: rule, in: scaffolded(rest: rest)).count == 1)
        #expect(findings(of: rule, in: scaffolded("let old = Old()", rest: rest)) == [])
    }

    @Test func viewThatOnlyPreviewsNameIsFound() {
        let previews = """
            struct Lost_Previews: PreviewProvider { static var previews: some View { Lost() } }
            #Preview { Lost() }
            """
        #expect(findings(of: rule, in: mounted("Text(\"Home\")", rest: lost + "\n" + previews)).count == 2)
    }

    @Test func viewThatHelpsAPreviewIsFine() {
        let helper = """
            struct WrapperForPreview: View {
                @State var isShown = false
                var body: some View { Text("x").sheet(isPresented: $isShown) { Text("y") } }
            }
            struct Some_Previews: PreviewProvider { static var previews: some View { WrapperForPreview() } }
            """
        #expect(findings(of: rule, in: mounted("Text(\"Home\")", rest: helper)) == [])
    }

    @Test(arguments: [
        "Lost()", "NavigationLink(\"Lost\") { Lost() }", "Wrapper(content: Lost.init)", "AnyView(make())",
    ]) func viewThatIsShownOrNamedIsFine(_ home: String) {
        let rest = lost + "\nfunc make() -> any View { Lost() }\nstruct Wrapper: View { let content: () -> Lost }"
        #expect(findings(of: rule, in: mounted(home, rest: rest)) == [])
    }

    @Test func viewThatAFileWithoutNavigationNamesIsFine() {
        let files = [
            "App/App.swift": mounted("Text(\"Home\")", rest: lost),
            "App/Legacy.swift":
                "final class Legacy: UIViewController { let child = UIHostingController(rootView: Lost()) }",
        ]
        #expect(findings(of: rule, in: files) == [])
    }

    @Test func fileThatCannotBeFollowedStillMentions() {
        let files = [
            "App/App.swift": mounted("Text(\"Home\")", rest: lost),
            "App/Odd.swift": "let pattern = /[\"a]/\nlet made = Lost()\n",
        ]
        #expect(findings(of: rule, in: files) == [])
        #expect(
            findings(
                of: rule,
                in: ["App/App.swift": files["App/App.swift"] ?? "", "App/Odd.swift": "let pattern = /[\"a]/\n"]
            ).count == 2)
    }

    @Test func libraryIsLeftAlone() {
        #expect(findings(of: rule, in: "import SwiftUI\n" + lost) == [])
        #expect(
            findings(of: rule, in: mounted("Text(\"Home\")", rest: lost.replacing("struct", with: "public struct")))
                == [])
    }
}
