import Base
import Extractor
import NavigationModel
import SwiftSource

/// What a rule finds in files by path, read as the program reads them: each finding's line and message.
/// - Parameter rules: how much the findings of each rule matter.
func findings(
    of rule: String, in files: [String: String], rules: RuleSettings = RuleSettings()
) -> [String] {
    checked(files, rules: rules).findings.filter { $0.rule == rule }.map { "\($0.location.line): \($0.message)" }
}

/// What a rule finds in one file.
func findings(of rule: String, in text: String, rules: RuleSettings = RuleSettings()) -> [String] {
    findings(of: rule, in: ["App/Source.swift": text], rules: rules)
}

/// The graph of files by path and what rules say about it, read as the program reads them.
func checked(_ files: [String: String], rules: RuleSettings = RuleSettings()) -> NavigationAnalysis {
    let sources = files.sorted { $0.key < $1.key }.map { path, text in
        SourceFile(path: path, module: String(path.prefix { $0 != "/" }), text: text)
    }
    return AppReader(sources, title: "App", rules: rules, on: OneWorker()).analysis
}

/// An app of Scaffolding: `App` mounts the root `Gate`, which shows the flow `Home` of `HomeView` and `DetailView`.
///
/// - Parameters:
///   - members: in the body of `Home`.
///   - home: what `HomeView` builds, with `Home` in `coordinator` and `Gate` in `gate`.
///   - detail: what `DetailView` builds, with `Home` in `coordinator`.
///   - rest: beside it.
func scaffolded(
    _ members: String = "", home: String = "Text(\"Home\")", detail: String = "Text(\"Detail\")", rest: String = ""
) -> String {
    """
    import Scaffolding
    import SwiftUI
    @main struct PlanetApp: App {
        @State private var gate = Gate()
        var body: some Scene { WindowGroup { gate.view } }
    }
    @Scaffoldable @Observable final class Gate: RootCoordinatable {
        var root = Root<Gate>(root: .home)
        func home() -> any Coordinatable { Home() }
    }
    @Scaffoldable @Observable final class Home: FlowCoordinatable {
        var stack = FlowStack<Home>(root: .home)
        func home() -> some View { HomeView() }
        func detail() -> some View { DetailView() }
        func open() { route(to: .detail) }
        \(members)
    }
    struct HomeView: View {
        @Environment(Home.self) private var coordinator
        @Environment(Gate.self) private var gate
        var body: some View {
            \(home)
        }
    }
    struct DetailView: View {
        @Environment(Home.self) private var coordinator
        var body: some View {
            \(detail)
        }
    }
    \(rest)
    """
}

/// An app of SwiftUI alone, whose first view is `Home`.
///
/// - Parameters:
///   - home: what `Home` builds.
///   - members: in `Home`, before its body.
///   - rest: beside it.
func mounted(_ home: String, members: String = "", rest: String = "") -> String {
    """
    import SwiftUI
    @main struct BirdApp: App {
        var body: some Scene { WindowGroup { Home() } }
    }
    struct Home: View {
        \(members)
        var body: some View {
            \(home)
        }
    }
    \(rest)
    """
}
