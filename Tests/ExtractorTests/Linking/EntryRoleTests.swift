import Base
import Linking
import NavigationModel
import Presentation
import TestSupport
import Testing

/// What people meet where apps, scenes and delegates put their first screens.
struct EntryRoleTests {
    private static let views = ["A", "B", "C"].map { "struct \($0): View { var body: some View { Text(\"\") } }" }
        .joined(separator: "\n")

    private func entries(
        _ files: [String: String], _ words: ProjectAnnotations = ProjectAnnotations()
    ) -> [String] {
        let files = files.sorted { $0.key < $1.key }.map { read("import SwiftUI\n" + $0.value, path: $0.key) }
        let graph = GraphLinker.link(files, title: "App", words: words).graph
        return graph.entryPoints.map { "\($0.name) → \($0.to.id) \($0.role.rawValue)" }
    }

    private func scenes(_ scenes: String) -> [String] {
        entries(["App/App.swift": "@main struct Main: App { var body: some Scene { \(scenes) } }\n" + Self.views])
    }

    // MARK: Scenes

    @Test func onlyTheFirstWindowGroupIsTheApp() {
        #expect(
            scenes("WindowGroup { A() }\n WindowGroup(id: \"b\") { B() }\n WindowGroup { C() }") == [
                "Main → A app", "Main → B window", "Main → C window",
            ])
    }

    @Test func settingsAndMenusAreWindows() {
        #expect(
            scenes("Settings { B() }\n WindowGroup { A() }\n MenuBarExtra(\"C\") { C() }") == [
                "Main → A app", "Main → B window", "Main → C window",
            ])
    }

    @Test func windowThatIsAllThereIsIsTheApp() {
        #expect(scenes("Window(\"A\", id: \"a\") { A() }") == ["Main → A app"])
    }

    @Test func eachPlatformHasAnAppOfItsOwn() {
        #expect(
            scenes(
                """
                #if os(macOS)
                Window("A", id: "a") { A() }
                #else
                WindowGroup { B() }
                #endif
                """) == ["Main → A app", "Main → B app"])
    }

    // MARK: Targets

    @Test func appWithADelegateOfTheWatchIsOnTheWatch() {
        let app = """
            @main struct Main: App {
                @WKApplicationDelegateAdaptor var delegate: Delegate
                var body: some Scene { WindowGroup { A() } }
            }
            """
        #expect(entries(["App/App.swift": app + "\n" + Self.views]) == ["Main → A watch"])
    }

    @Test func targetsAreWhatTheProjectSays() {
        var words = ProjectAnnotations()
        words.roles = ["Watch": .watch, "Demo": .sample]
        func app(_ name: String) -> String {
            "@main struct \(name): App { var body: some Scene { WindowGroup { \(name)Root() } } }\n"
                + "struct \(name)Root: View { var body: some View { Text(\"\") } }"
        }
        let files = ["App/App.swift": app("Main"), "Watch/App.swift": app("Wrist"), "Demo/App.swift": app("Show")]
        #expect(
            entries(files, words) == [
                "Main → MainRoot app", "Show → ShowRoot sample", "Wrist → WristRoot watch",
            ])
    }

    // MARK: Delegates

    @Test(arguments: [
        "window?.rootViewController = UIHostingController(rootView: A())",
        "let host = UIHostingController(rootView: A())\n window?.rootViewController = host",
        "window?.contentView = NSHostingView(rootView: A())",
    ])
    func delegateMountsWhatItsWindowHosts(_ code: String) {
        let delegate = """
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession) { \(code) }
                func showPlayer() { player?.rootViewController = UIHostingController(rootView: B()) }
            }
            """
        #expect(
            entries(["App/SceneDelegate.swift": delegate + "\n" + Self.views]) == [
                "SceneDelegate → A app", "SceneDelegate → B window",
            ])
    }

    @Test(
        .enabled(if: NavigationSystem.uikit.isRead),
        arguments: [
            ("window?.rootViewController = list", "SceneDelegate → ListController app"),
            ("overlay?.rootViewController = list", "SceneDelegate → ListController window"),
        ]) func rootThatIsReplacedIsNoOtherWindow(_ code: String, _ entry: String)
    {
        let delegate = """
            import UIKit
            final class LaunchController: UIViewController {}
            final class ListController: UIViewController {}
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                var overlay: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
                    let window = UIWindow(windowScene: scene as! UIWindowScene)
                    self.window = window
                    window.rootViewController = LaunchController()
                }
                func showList() {
                    let list = ListController()
                    \(code)
                }
            }
            """
        #expect(entries(["App/SceneDelegate.swift": delegate]) == ["SceneDelegate → LaunchController app", entry])
    }

    @Test func viewThatAContainerIsAskedForByItsTypeIsTheRoot() {
        let app = """
            @main struct Main: App {
                let container = Container()
                var body: some Scene { WindowGroup { container.resolve(A.self) } }
            }
            final class Container { func resolve<T>(_ type: T.Type) -> T { services[type] } }
            """
        #expect(entries(["App/App.swift": app + "\n" + Self.views]) == ["Main → A app"])
    }

    // MARK: Types of one name

    private static let shared = "@main struct Main: App { var body: some Scene { WindowGroup { Root() } } }"
    private static let root = "struct Root: View { var body: some View { Text(\"\") } }"

    @Test func targetsThatShareTheFileOfTheirAppKeepTheirScreens() {
        var words = ProjectAnnotations()
        words.shared = ["Phone/App.swift": ["Phone", "Mac"]]
        let files = ["Phone/App.swift": Self.shared, "Phone/Root.swift": Self.root, "Mac/Root.swift": Self.root]
        #expect(entries(files, words) == ["Main → Mac.Root app", "Main → Phone.Root app"])
    }

    @Test func appsWithoutAProjectHaveTheScreensOfTheirFolders() {
        func app(_ name: String) -> String {
            "@main struct \(name): App { var body: some Scene { WindowGroup { Root() } } }"
        }
        #expect(
            entries([
                "App/Left/App.swift": app("Left"), "App/Left/Root.swift": Self.root,
                "App/Right/App.swift": app("Right"), "App/Right/Root.swift": Self.root,
            ]) == ["Left → App.Root@App/Left/Root.swift app", "Right → App.Root@App/Right/Root.swift app"])
    }

    @Test func callThatMayMeanTwoScreensIsListed() {
        let shown =
            "struct Row: View { @State var a = false; var body: some View { Text(\"\").sheet(isPresented: $a) { Root() } } }"
        let read = graph(of: [
            "App/Left/Root.swift": Self.root, "App/Right/Root.swift": Self.root, "App/Shared/Row.swift": shown,
        ])
        #expect(
            read.notUnderstood.map(\.reason) == [
                "Root is declared in App/Left/Root.swift and App/Right/Root.swift, and it's unclear which is meant"
            ])
        #expect(read.notUnderstood.map(\.location.file) == ["App/Shared/Row.swift"])
    }
}
