import Base
import NavigationModel
import Presentation
import TestSupport
import Testing

/// Screens, and where the app begins.
@Suite(.enabled(if: NavigationSystem.scaffolding.isRead)) struct ScreenTests {
    @Test func screensAreWhatIsShownWhatNavigatesAndWhatHoldsThose() {
        let read = home(
            rest: """
                struct Shelf: View { var body: some View { List { Row(home: home) } } }
                struct Row: View { let home: Home; var body: some View { Button("") { home.route(to: .child) } } }
                struct Bystander: View { var body: some View { Text("") } }
                struct Frame: View { var body: some View { Bystander() } }
                """)
        #expect(
            read.screens.notation == [
                "DetailView", "HomeView", "InnerView", "LeafView", "Row reads Home", "Shelf contains Row",
            ])
    }

    @Test func screenContainsWhatItBuildsAndNotWhatItPresents() {
        let read = graph(
            """
            @Scaffoldable final class C: FlowCoordinatable { func a() -> some View { A() } }
            struct A: View {
                var body: some View {
                    header
                    Group { if x { Part() } else { Other.init() } }
                    NavigationLink { Linked() } label: { Text("") }
                    Text("").sheet(isPresented: $x) { Sheeted() }.overlay { Overlaid() }
                }
                var header: some View { Header() }
            }
            struct Part: View {}; struct Other: View {}; struct Linked: View {}; struct Sheeted: View {}
            struct Header: View {}; struct Overlaid: View {}
            """)
        #expect(read.screens.notation == ["A contains Header, Other, Overlaid, Part", "Linked", "Sheeted"])
    }

    @Test func screenReadsTheCoordinatorsOfItsProperties() {
        let read = home(
            rest: """
                extension HomeView { var late: Child { Child() } }
                @Scaffoldable final class Z: FlowCoordinatable { func z() -> some View { ZView() } }
                struct ZView: View {
                    @Environment(Home.self) var home
                    let child: Child?
                    let number: Int
                }
                """)
        #expect(
            read.screens.filter { !$0.reads.isEmpty }.notation == ["HomeView reads Child", "ZView reads Child, Home"])
    }

    @Test func externalViewsAreScreensWithoutAPlace() {
        let read = graph("@Scaffoldable final class C: FlowCoordinatable { func a() -> some View { CameraView() } }")
        #expect(read.screens.notation == ["CameraView"])
        #expect(read.screens.first?.location == nil)
        #expect(read.screens.first?.module == "")
    }

    @Test(arguments: [
        ("WindowGroup { Home().view }", "Home"), ("WindowGroup { Home().view() }", "Home"),
        ("WindowGroup { home.view }", "Home"), ("WindowGroup { self.home.view.tint(.red) }", "Home"),
        ("WindowGroup { home.view.onOpenURL { _ in }.environment(home) }", "Home"),
        ("WindowGroup { HomeView() }", "HomeView"), ("WindowGroup { content }", "HomeView"),
        ("WindowGroup(\"x\") { Group { Home().view } }", "Home"),
        ("Window(\"x\", id: \"x\") { HomeView() }", "HomeView"),
        ("Settings { HomeView() }", "HomeView"),
        ("WindowGroup { if x { HomeView() } else { HomeView() } }", "HomeView"),
        ("#if os(iOS)\nWindowGroup { home.view }\n#endif", "Home"),
    ]) func scenesMount(_ scene: String, _ target: String) {
        let read = home(
            rest: """
                @main struct MyApp: App {
                    @State private var home = Home()
                    var body: some Scene { \(scene) }
                    var content: some View { HomeView() }
                }
                """)
        #expect(read.entryPoints.notation == ["MyApp => \(target)"])
    }

    @Test func branchesOfASceneMountBoth() {
        let read = home(
            rest: """
                @main struct MyApp: App {
                    var body: some Scene { WindowGroup { if x { Home().view } else { HomeView() } } }
                }
                """)
        #expect(read.entryPoints.notation == ["MyApp => Home", "MyApp => HomeView"])
    }

    @Test func controllersAndViewsMountCoordinators() {
        let read = home(
            rest: """
                final class Delegate: UIResponder, UIWindowSceneDelegate {
                    let home = Home()
                    func scene(_ s: UIScene) { window.rootViewController = UIHostingController(rootView: home.view) }
                }
                struct Host: View { var body: some View { VStack { Child().view } } }
                """)
        #expect(read.entryPoints.notation == ["Delegate => Home", "Host => Child"])
        #expect(read.screens.contains { $0.id == "Host" })
    }
}
