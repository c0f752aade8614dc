import Base
import NavigationModel
import Presentation
import TestSupport
import Testing

/// Chains of hops, and what sets them off from outside.
@Suite(.enabled(if: NavigationSystem.scaffolding.isRead)) struct DeepLinkTests {
    @Test(arguments: [
        "setRoot(.main) { (tabs: Tabs) in tabs.selectFirstTab(.home) { (home: Home) in home.route(to: .detail) } }",
        "setRoot(.main, expecting: Tabs.self)?.selectFirstTab(.home, expecting: Home.self)?.route(to: .detail)",
        """
        let tabs = setRoot(.main, expecting: Tabs.self)
        let home = tabs?.selectFirstTab(.home, expecting: Home.self)
        home?.route(to: .detail)
        """,
        """
        guard let tabs = setRoot(.main, expecting: Tabs.self) else { return }
        if let home = tabs.selectFirstTab(.home, expecting: Home.self) { home.route(to: .detail) }
        """,
    ]) func everyFormOfAChainHasThreeHops(_ chain: String) {
        let read = app("func open() { \(chain) }")
        #expect(
            read.graph.deepLinks.notation == [
                "Top.open() by Top.open(): Top -root-> main (Tabs) expects Tabs / Tabs -tab-> home (Home) expects Home / Home -push-> detail (DetailView)"
            ])
        #expect(
            read.graph.called == [
                "Top -push-> Home.detail (DetailView) call", "Top -tab-> Tabs.home (Home) call",
                "Top -root-> Top.main (Tabs) call",
            ])
        #expect(read.findings.isEmpty)
    }

    @Test func awaitedResultOfATupleGoesOn() {
        let read = app(
            "func open() async { let (tabs, key) = await setRoot(.main, expecting: Tabs.self, awaiting: Int.self)\ntabs?.selectFirstTab(.home) }"
        )
        #expect(read.graph.deepLinks.first?.hops.map(\.destination) == ["main", "home"])
    }

    @Test func popsInBetweenAreNoHops() {
        let read = app(
            "func open() { setRoot(.main) { (tabs: Tabs) in tabs.selectFirstTab(.home) { (home: Home) in home.popToRoot().route(to: .detail) } } }"
        )
        #expect(read.graph.deepLinks.first?.hops.map(\.destination) == ["main", "home", "detail"])
    }

    @Test func genericForwarderHidesAHop() {
        let read = app(
            """
            func open() { withTabs { (tabs: Tabs) in tabs.selectFirstTab(.home) } }
            private func withTabs<T: Coordinatable>(_ action: @escaping (T) -> Void) { setRoot(.main, action) }
            """)
        #expect(
            read.graph.deepLinks.notation == [
                "Top.open() by Top.open(): Top -root-> main (Tabs) expects Tabs / Tabs -tab-> home (Home)"
            ])
    }

    @Test func forkedChainIsTwoLinks() {
        let read = app(
            """
            func open() {
                let tabs = setRoot(.main, expecting: Tabs.self)
                tabs?.selectFirstTab(.home)
                tabs?.selectFirstTab(.other)
            }
            """)
        #expect(read.graph.deepLinks.map { $0.hops.map(\.destination) } == [["main", "home"], ["main", "other"]])
    }

    @Test func typeThatIsNotShownIsAMismatch() {
        let read = app(
            """
            func a() { setRoot(.main) { (home: Home) in home.route(to: .detail) } }
            func b() { let home = setRoot(.main, expecting: Home.self) }
            func c() { setRoot(.login, expecting: Home.self) }
            """)
        #expect(read.graph.deepLinks.map { $0.hops.first?.mismatched } == [true, true, true])
        #expect(read.findings.map(\.rule) == Array(repeating: "deep-link-type-mismatch", count: 3))
    }

    @Test(arguments: [
        "Tabs", "App.Tabs", "any Coordinatable", "Unknown", "Shell",
    ]) func typeThatFitsIsNoMismatch(_ type: String) {
        let read = app(
            "func a() { setRoot(.main) { (x: \(type)) in print(x) } }\nprotocol Unused {}",
            rest: "protocol Shell {}\nextension Tabs: Shell {}")
        #expect(read.findings.isEmpty)
    }

    @Test(arguments: [
        (".onOpenURL { url in top.handle(url) }", "onOpenURL in RootApp"),
        (".onOpenURL { top.handle($0) }", "onOpenURL in RootApp"),
        (".onOpenURL(perform: top.handle)", "onOpenURL in RootApp"),
        (".onContinueUserActivity(\"x\") { top.handle($0.webpageURL!) }", "onContinueUserActivity in RootApp"),
        (".onOpenURL { received($0) }", "onOpenURL in RootApp"),
        (".onOpenURL(perform: received)", "onOpenURL in RootApp"),
        (".onOpenURL { url in Task { await top.handle(url) } }", "onOpenURL in RootApp"),
        (".tint(.red).onOpenURL { top.handle($0) }.bold()", "onOpenURL in RootApp"),
    ]) func modifiersSetLinksOff(_ modifier: String, _ trigger: String) {
        let read = app("func handle(_ url: URL) { setRoot(.main) }", rest: scene(modifier))
        #expect(read.graph.deepLinks.notation == ["Top.handle(_:) by \(trigger): Top -root-> main (Tabs)"])
    }

    @Test(arguments: [
        "func application(_ app: UIApplication, open url: URL, options: [Key: Any]) -> Bool { top.handle(url); return true }",
        "func application(_ app: UIApplication, continue activity: NSUserActivity) -> Bool { top.handle(activity); return true }",
        "func application(_ app: UIApplication, didReceiveRemoteNotification info: [Key: Any]) { top.handle(info) }",
        "func application(_ app: UIApplication, performActionFor item: UIApplicationShortcutItem) { top.handle(item) }",
        "func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { top.handle(contexts) }",
        "func scene(_ scene: UIScene, continue activity: NSUserActivity) { top.handle(activity) }",
        "func userNotificationCenter(_ c: Center, didReceive response: Response) async { await top.handle(response) }",
    ]) func delegatesSetLinksOff(_ method: String) {
        let read = app(
            "func handle(_ any: Any) { setRoot(.main) }", rest: "final class Delegate { let top = Top()\n\(method) }")
        #expect(read.graph.deepLinks.map(\.name) == ["Top.handle(_:)"])
        #expect(read.graph.deepLinks.first?.trigger.hasPrefix("Delegate.") == true)
    }

    @Test(arguments: [
        ("switch url.host { case \"plant\": setRoot(.main)\ndefault: break }", "plant"),
        ("switch url.host() { case \"seeds\", \"seed\": setRoot(.main)\ndefault: break }", "seeds"),
        (
            "guard url.scheme == \"garden\" else { return }; switch url.host { case \"plant\": setRoot(.main)\ndefault: break }",
            "garden://plant"
        ),
        ("if url.scheme == \"garden\" { setRoot(.main) }", "garden://"),
        ("switch Link(url) { case .shed(let drawer): setRoot(.main)\ndefault: break }", "shed"),
        ("if case .shed = Link(url) { setRoot(.main) }", "shed"),
        ("switch isOpen { case true: setRoot(.main)\ndefault: break }", "Top.handle(_:)"),
        ("setRoot(.main)", "Top.handle(_:)"),
    ]) func whatHasToMatchIsTheName(_ code: String, _ name: String) {
        let read = app("func handle(_ url: URL) { \(code) }", rest: scene(".onOpenURL { top.handle($0) }"))
        #expect(read.graph.deepLinks.map(\.name) == [name])
    }

    @Test func switchOverLinksInAnotherMethodIsFollowed() {
        let read = app(
            """
            func handle(_ url: URL) { switch url.host { case "shed": open(.shed)
                case "map": open(.map)
                default: break } }
            func open(_ link: GardenLink) { switch link { case .shed: setRoot(.main)
                case .map: setRoot(.login) } }
            """, rest: scene(".onOpenURL { top.handle($0) }"))
        #expect(read.graph.deepLinks.map { "\($0.name) \($0.hops[0].destination)" } == ["map login", "shed main"])
    }

    @Test func chainInAButtonOfAViewIsOneToo() {
        let read = app(
            "",
            rest: """
                struct V: View {
                    let top: Top
                    var body: some View {
                        Button("") { top.setRoot(.main) { (home: Home) in home.route(to: .detail) } }
                            .onOpenURL { _ in top.setRoot(.login) }
                    }
                }
                """)
        #expect(
            read.graph.deepLinks.map { "\($0.name) \($0.hops.map(\.destination))" } == [
                "V.body [\"main\", \"detail\"]", "onOpenURL in V [\"login\"]",
            ])
        #expect(read.findings.map(\.rule) == ["deep-link-type-mismatch", "views-dispatching-chains"])
    }

    @Test func cyclesOfHandlersEnd() {
        let read = app(
            "func handle(_ url: URL) { again(url); setRoot(.main) }\nfunc again(_ url: URL) { handle(url) }",
            rest: scene(".onOpenURL { top.handle($0) }"))
        #expect(read.graph.deepLinks.contains { $0.hops.map(\.destination) == ["main"] })
    }

    @Test func singleCallThatNothingSetsOffIsNoDeepLink() {
        #expect(app("func open() { setRoot(.main) }").graph.deepLinks.isEmpty)
    }

    private func scene(_ modifier: String) -> String {
        """
        @main struct RootApp: SwiftUI.App {
            @State var top = Top()
            var body: some Scene { WindowGroup { top.view\(modifier) } }
            func received(_ url: URL) { top.handle(url) }
        }
        """
    }

    private func app(_ members: String, rest: String = "") -> NavigationAnalysis {
        analysis(
            of:
                """
                @Scaffoldable final class Top: RootCoordinatable {
                    func main() -> any Coordinatable { Tabs() }
                    func login() -> some View { LoginView() }
                    \(members)
                }
                @Scaffoldable final class Tabs: TabCoordinatable {
                    func home() -> any Coordinatable { Home() }
                    func other() -> some View { LoginView() }
                }
                @Scaffoldable final class Home: FlowCoordinatable { func detail() -> some View { DetailView() } }
                struct LoginView: View {}
                struct DetailView: View {}
                \(rest)
                """)
    }
}
