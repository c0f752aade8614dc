import NavigationModel
import TestSupport
import Testing

/// What an app shows first by a condition.
struct SwiftUIConditionalRootTests {
    private func app(_ body: String, _ rest: String = "") -> NavigationGraph {
        graph(
            """
            import SwiftUI
            @main struct MyApp: App { var body: some Scene { WindowGroup { Root() } } }
            enum Phase { case loading, login, main }
            struct Root: View {
                @AppStorage("in") var isIn = false
                let model: Model
                var body: some View { \(body) }
            }
            struct Tabs: View { var body: some View { TabView { Home().tabItem { Text("Home") } } } }
            struct Home: View { var body: some View { Text("") } }
            struct Login: View { var body: some View { Text("") } }
            struct Loading: View { var body: some View { Text("") } }
            \(rest)
            """)
    }

    @Test(arguments: [
        "if isIn { Tabs() } else { Login() }", "ZStack { if isIn { Tabs() } else { Login().padding() } }",
        "Group { if let user = model.user { Tabs() } else { Login() } }.onAppear { }",
        "isIn ? AnyView(Tabs()) : AnyView(Login())",
    ]) func screensOfAConditionAreRoots(_ body: String) {
        let roots = app(body).transitions.filter { $0.from.id == "Root" }.notation
        #expect(roots == ["Root -root-> .Login (Login) declared", "Root -root-> .Tabs (Tabs) declared"])
    }

    /// What is always there, or lies over everything for a while, is shown instead of nothing.
    @Test(arguments: [
        ("ZStack { Loading()\nif isIn { Tabs() } else { Login() } }", ["Login", "Tabs"]),
        ("ZStack { Tabs()\nif isIn { Loading() } }", []),
        ("ZStack { TabView { Home().tabItem { Text(\"Home\") } }\nif isIn { Loading() } }", []),
    ]) func onlyWhatAConditionChoosesIsARoot(_ body: String, _ roots: [String]) {
        #expect(app(body).transitions.filter { $0.style == .root }.compactMap { $0.to?.id } == roots)
    }

    @Test func containerInPlaceIsTheViewsOwn() {
        let read = app("if isIn { TabView { Home().tabItem { Text(\"Home\") } } } else { Login() }")
        #expect(read.declared.contains("Root -root-> .Login (Login) declared"))
        #expect(read.coordinator("Root")?.kind == .tab)
    }

    @Test func whatAConditionChoosesMayBeAProperty() {
        let read = app(
            "content",
            """
            extension Root {
                var content: some View { ZStack { if isIn { main } else { Login() } } }
                var main: some View { ZStack { NavigationStack { Home() }\nif model.isPlaying { Loading() } } }
            }
            """)
        let roots = read.transitions.filter { $0.from.id == "Root" }.notation
        #expect(roots == ["Root -root-> .Login (Login) declared", "Root -root-> .root (Home) declared"])
    }

    @Test func conditionBesideAStateThatIsSwitchedOverIsARootToo() {
        let read = app(
            "ZStack { if isIn { switch model.phase { case .loading, .login: Loading()\ncase .main: Tabs() } } else { Login() } }",
            """
            final class Model: ObservableObject { @Published var phase = Phase.loading }
            struct Other: View { let model: Model; var body: some View { Button("") { model.phase = .main } } }
            """)
        let roots = read.transitions.filter { $0.from.id == "Root" && $0.style == .root }.compactMap { $0.to?.id }
        #expect(Set(roots) == ["Loading", "Login"])
        #expect(read.transitions.notation.contains("Other -root-> Root.main (Tabs) call"))
    }

    @Test func comparisonsOneAfterTheOtherAreRoots() {
        let read = app(
            "if model.phase == .loading { Loading() } else if model.phase == .login { Login() } else { Tabs() }",
            "final class Model { var phase = Phase.loading }")
        let roots = read.transitions.filter { $0.style == .root }.map { $0.to?.id }
        #expect(Set(roots) == ["Loading", "Login", "Tabs"])
    }

    @Test func viewThatOnlyPutsModifiersAroundAnotherIsPassedThrough() {
        let read = app(
            "Inner().padding()", "struct Inner: View { var body: some View { if x { Tabs() } else { Login() } } }")
        #expect(read.declared.contains("Inner -root-> .Login (Login) declared"))
    }

    /// Parts of one screen, none of which is a container or holds one.
    @Test func partsOfAScreenAreNoRoots() {
        #expect(!app("if isIn { Home() } else { Loading() }").transitions.contains { $0.style == .root })
    }
}
