import NavigationModel
import TestSupport
import Testing

/// Apps, their scenes, and what comes in from outside.
struct SwiftUISceneTests {
    @Test func activityLeadsWhereItsOwnCaseDoes() {
        let read = graph(
            """
            import SwiftUI
            enum Activity { static let home = "home"; static let settings = "settings" }
            @Observable class Model {
                var isHome = false
                var isSettings = false
                func handle(_ activity: NSUserActivity) {
                    switch activity.activityType {
                    case Activity.home: isHome = true
                    case Activity.settings: isSettings = true
                    default: break
                    }
                }
            }
            struct Start: View {
                @State var model = Model()
                var body: some View {
                    Sheets(model: model)
                        .onContinueUserActivity(Activity.home) { model.handle($0) }
                }
            }
            struct Other: View {
                let model: Model
                var body: some View { Text("").onContinueUserActivity(Activity.settings) { model.handle($0) } }
            }
            struct Sheets: View {
                @Bindable var model: Model
                var body: some View {
                    Text("").sheet(isPresented: $model.isHome) { A() }.sheet(isPresented: $model.isSettings) { B() }
                }
            }
            struct A: View { var body: some View { Text("A") } }
            struct B: View { var body: some View { Text("B") } }
            """)
        let ways = read.transitions.filter { ["Start", "Other"].contains($0.from.id) }.map { [$0.from.id, $0.to?.id] }
        #expect(ways == [["Other", "B"], ["Start", "A"]])
    }

    private func app(_ scenes: String, rest: String = "") -> NavigationGraph {
        graph(
            """
            import SwiftUI
            @main struct TheApp: App { var body: some Scene { \(scenes) } }
            struct A: View { var body: some View { Text("") } }
            struct B: View { var body: some View { Text("") } }
            \(rest)
            """)
    }

    @Test(arguments: [
        "WindowGroup { A() }", "WindowGroup { A().environment(x) }", "Window(\"\", id: \"a\") { A() }",
        "Settings { A() }",
        "MenuBarExtra(\"\") { A() }", "DocumentGroup(newDocument: Text()) { _ in A() }",
        "ImmersiveSpace(id: \"a\") { A() }",
    ]) func sceneMountsItsView(_ scene: String) {
        #expect(app(scene).entryPoints.map { "\($0.name) \($0.to.id)" } == ["TheApp A"])
    }

    /// Beside a bar, and behind what chooses by the system's version, what navigates is what the app shows.
    @Test(arguments: ["VStack { A()\nRoot() }", "ZStack { Root().onOpenURL { _ in }\nA() }.animation(.default)"])
    func sceneOfSeveralViewsMountsWhatNavigates(_ content: String) {
        let read = app(
            "WindowGroup { \(content) }",
            rest: """
                struct Root: View { var body: some View { if #available(iOS 18, *) { NewTabs() } else { OldTabs() } } }
                struct NewTabs: View { var body: some View { TabView { B().tabItem { Text("B") } } } }
                struct OldTabs: View { var body: some View { TabView { B().tabItem { Text("B") } } } }
                """)
        #expect(read.entryPoints.map { "\($0.name) \($0.to.id)" } == ["TheApp Root"])
        #expect(read.transitions.filter { $0.style == .root }.compactMap(\.to?.id) == ["NewTabs", "OldTabs"])
    }

    /// What navigates is shown though it waits for something, and the layer above it that is always there too.
    @Test func sceneOfLayersMountsWhatNavigatesAndWhatIsAlwaysThere() {
        func entries(_ content: String) -> [String] {
            app(
                "WindowGroup { ZStack { \(content) } }",
                rest: "struct Root: View { var body: some View { TabView { B().tabItem { Text(\"B\") } } } }"
            ).entryPoints.map { "\($0.name) \($0.to.id)" }
        }
        #expect(entries("if isReady { Root().tint(.red) }\nA()") == ["TheApp A", "TheApp Root"])
        #expect(entries("Root()\nif isSplash { A() }") == ["TheApp Root"])
        #expect(entries("if isReady { B() }\nA()") == ["TheApp A"])
    }

    @Test func sceneOfSeveralViewsThatDoNotNavigateIsOpen() {
        #expect(app("WindowGroup { VStack { A()\nB() } }").entryPoints.isEmpty)
    }

    /// A menu is made of several views; scenes that stand in a type of their own are no second app.
    @Test func menuMountsEachOfItsViews() {
        let read = app(
            "WindowGroup { A() }\nExtra()",
            rest: """
                struct Extra: Scene {
                    var body: some Scene {
                        Window("", id: "b") { B() }
                        MenuBarExtra { Status(); Button("") { }; Progress() } label: { Icon() }
                    }
                }
                struct Status: View { var body: some View { Text("") } }
                struct Icon: View { var body: some View { Text("") } }
                struct Progress: View { var body: some View { Text("") } }
                """)
        #expect(
            read.entryPoints.map { "\($0.name) \($0.to.id) \($0.role.rawValue)" } == [
                "Extra B window", "Extra Progress window", "Extra Status window", "TheApp A app",
            ])
    }

    @Test(arguments: [
        ("openWindow(id: \"b\")", "Window(\"\", id: \"b\") { B() }"),
        ("openWindow(id: \"b\")", "WindowGroup(id: \"b\") { B() }"),
        ("openWindow(value: 7)", "WindowGroup(for: Int.self) { _ in B() }"),
        ("openWindow(id: \"b\", value: 7)", "WindowGroup(id: \"b\", for: Int.self) { _ in B() }"),
    ]) func windowIsOpened(_ call: String, _ scene: String) {
        let read = app(
            "WindowGroup { Opener() }\n\(scene)",
            rest: """
                struct Opener: View {
                    @Environment(\\.openWindow) private var openWindow
                    var body: some View { Button("") { \(call) } }
                }
                """)
        #expect(read.called.map { $0.replacing("Int", with: "b") } == ["Opener -window-> .b (B) call"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func windowWithoutASceneIsNotUnderstood() {
        let read = app(
            "WindowGroup { Opener() }",
            rest:
                "struct Opener: View { @Environment(\\.openWindow) var openWindow; var body: some View { Button(\"\") { openWindow(id: \"b\") } } }"
        )
        #expect(read.notUnderstood.map(\.reason) == ["no scene was found for this window"])
    }

    @Test func addressesAreDeepLinks() {
        let read = app(
            "WindowGroup { Home() }",
            rest: """
                struct Home: View {
                    @State private var path: [Int] = []
                    var body: some View {
                        NavigationStack(path: $path) { A().navigationDestination(for: Int.self) { _ in B() } }
                            .onOpenURL { url in if url.host() == "bird" { path.append(1) } }
                            .onContinueUserActivity("x") { _ in path = [1] }
                    }
                }
                """)
        #expect(
            read.deepLinks.notation == [
                "bird by onOpenURL in Home: Home -push-> Int (B)",
                "onContinueUserActivity in Home by onContinueUserActivity in Home: Home -root-> Int (B)",
            ])
    }

    @Test(arguments: [
        "Link(\"\", destination: url)", "Button(\"\") { openURL(url) }", "Text(\"\").widgetURL(url)",
        "ShareLink(item: url)",
    ]) func whatLeadsOutOfTheAppIsNoTransition(_ body: String) {
        let read = swiftUI(body, members: "@Environment(\\.openURL) private var openURL\nlet url: URL")
        #expect(read.transitions.isEmpty && read.notUnderstood.isEmpty)
    }

    @Test func modifiersInARowAreNoDeepLink() {
        let read = swiftUI(
            "NavigationStack { A() }.sheet(isPresented: $one) { B() }.sheet(isPresented: $two) { C() }",
            members: "@State private var one = false\n@State private var two = false")
        #expect(read.deepLinks.isEmpty && read.called.count == 2)
    }

    @Test func viewsThatDifferByPlatformAreOneDestination() {
        let read = swiftUI(
            """
            NavigationStack { C() }
            #if os(macOS)
                .sheet(isPresented: $isShown) { A() }
            #else
                .fullScreenCover(isPresented: $isShown) { A() }
            #endif
            """, members: "@State private var isShown = false")
        #expect(read.coordinator("Home")?.destinations.notation == ["isShown view A by sheet, fullScreenCover"])
    }

    /// A stack without destinations in a scene is the entry point's, and makes no host of the app.
    @Test func appIsNoStack() {
        let read = graph(
            """
            import SwiftUI
            struct About: View { var body: some View { Text("") } }
            @main struct Main: App { var body: some Scene { WindowGroup { NavigationStack { About() } } } }
            """)
        #expect(read.transitions == [] && read.coordinators.isEmpty)
        #expect(read.entryPoints.map(\.to.name) == ["About"])
    }
}
