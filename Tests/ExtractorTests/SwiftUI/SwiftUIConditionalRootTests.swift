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
        "Group { if isIn { Tabs() } else { Login() } }.onAppear { }",
    ]) func screensOfAConditionAreRoots(_ body: String) {
        let read = app(body)
        #expect(
            Set(read.transitions.filter { $0.from.id == "Root" }.notation) == [
                "Root -root-> Root.Login (Login) declared", "Root -root-> Root.Tabs (Tabs) declared",
            ])
        #expect(read.coordinator("Root")?.kind == .root)
        #expect(read.coordinator("Root")?.initial == ["Login"])
    }

    /// What no state decides alone has nothing that it shows first.
    @Test(arguments: [
        "Group { if let user = model.user { Tabs() } else { Login() } }.onAppear { }",
        "if isIn && model.isReady { Tabs() } else { Login() }", "isIn ? AnyView(Tabs()) : AnyView(Login())",
    ]) func screensOfAnotherConditionAreRootsToo(_ body: String) {
        let read = app(body)
        #expect(
            Set(read.transitions.filter { $0.from.id == "Root" }.notation) == [
                "Root -root-> Root.Login (Login) declared", "Root -root-> Root.Tabs (Tabs) declared",
            ])
        #expect(read.coordinator("Root")?.initial == [])
    }

    /// What calls show is told there too, where it is not known what is shown first.
    @Test(arguments: [("= false", ["Login"]), ("", ["Login", "Tabs"])])
    func screenThatIsShownFirstIsKnownByTheState(_ value: String, _ screens: [String]) {
        let read = app(
            "if model.isOpen { Tabs() } else { Login() }",
            """
            final class Model: ObservableObject {
                @Published var isOpen: Bool \(value)
                func open() { isOpen = true }
                func close() { isOpen = false }
            }
            """)
        let declared = read.transitions.filter { $0.from.id == "Root" && $0.evidence == .declared }
        #expect(declared.compactMap { $0.to?.id } == screens)
    }

    private static let session = """
        final class Model: ObservableObject {
            @Published var user: User?
            @Published var isOpen: Bool = false
            func signIn(_ user: User) { self.user = user }
        }
        struct Other: View {
            @AppStorage("in") var isSignedIn = true
            let model: Model
            var body: some View { Button("") { CHANGE } }
        }
        """

    /// Whoever sets the state shows the screen.
    @Test(arguments: [
        ("if isIn { Tabs() } else { Login() }", "isSignedIn = true", ["Tabs"]),
        ("if isIn { Tabs() } else { Login() }", "isSignedIn = false", ["Login"]),
        ("if !isIn { Tabs() } else { Login() }", "isSignedIn = false", ["Tabs"]),
        ("if model.isOpen { Tabs() } else { Login() }", "model.isOpen = true", ["Tabs"]),
        ("if model.user == nil { Login() } else { Tabs() }", "model.user = nil", ["Login"]),
        ("if let user = model.user, isIn { Tabs() } else { Login() }", "model.user = nil", ["Login"]),
        ("if let user = model.user { Tabs() } else { Login() }", "model.user = nil", ["Login"]),
        (
            "if isIn { if model.isOpen { Tabs() } else { Loading() } } else { Login() }", "model.isOpen = false",
            ["Loading"]
        ),
    ]) func stateThatIsSetShowsTheScreen(_ body: String, _ change: String, _ shown: [String]) {
        let read = app(body, Self.session.replacing("CHANGE", with: change))
        let roots = read.transitions.filter { $0.from.id == "Other" && $0.style == .root }
        #expect(roots.compactMap { $0.to?.id } == shown)
        #expect(roots.allSatisfy { $0.evidence == .call })
    }

    /// Where only a run tells what the state is, each screen may be shown.
    @Test(arguments: [
        ("if isIn { Tabs() } else { Login() }", "isSignedIn.toggle()", ["Login", "Tabs"]),
        ("if isIn, model.isOpen { Tabs() } else { Login() }", "isSignedIn = true", ["Tabs"]),
        ("if model.phase != .login, isIn { Tabs() } else { Login() }", "isSignedIn = true", ["Tabs"]),
        ("if let user { Tabs() } else { Login() }", "isSignedIn.toggle()", []),
        ("if isIn { Tabs() } else { Login() }", "isSignedIn = model.isOpen", ["Login", "Tabs"]),
        (
            "if isIn { if model.isOpen { Tabs() } else { Loading() } } else { Login() }", "isSignedIn = true",
            ["Loading", "Tabs"]
        ),
    ]) func stateThatIsNotKnownIsInferred(_ body: String, _ change: String, _ shown: [String]) {
        let read = app(body, Self.session.replacing("CHANGE", with: change))
        let roots = read.transitions.filter { $0.from.id == "Other" && $0.style == .root }
        #expect(Set(roots.compactMap { $0.to?.id }) == Set(shown))
        #expect(roots.allSatisfy { $0.evidence == .inferred })
    }

    /// What the same code sets besides decides too, and what a condition does not let begin is not shown.
    @Test(arguments: [
        ("model.user = nil\nisSignedIn = true", []), ("model.user = User()\nisSignedIn = true", ["Tabs"]),
        ("if model.isOpen { model.user = nil }\nisSignedIn = true", ["Tabs"]),
        ("isSignedIn = false\nmodel.user = User()", []),
    ]) func statesThatAreSetTogetherDecideTogether(_ change: String, _ shown: [String]) {
        let read = app(
            "if isIn, let user = model.user { Tabs() } else if isIn { Loading() } else { Loading() }",
            Self.session.replacing("CHANGE", with: change))
        let roots = read.transitions.filter {
            $0.from.id == "Other" && $0.style == .root && $0.call?.hasPrefix("isSignedIn = true") == true
        }
        #expect(Set(roots.compactMap { $0.to?.id }).subtracting(["Loading"]) == Set(shown))
    }

    /// A chain of many conditions is thought through as far as that takes no time.
    @Test func manyConditionsTakeNoTime() {
        let all = (1...40).map { "model.flag\($0)" }.joined(separator: ", ")
        let flags = (1...40).map { "var flag\($0) = false" }.joined(separator: "\n")
        let read = app(
            "if isIn, \(all) { Tabs() } else { Login() }",
            "final class Model { \(flags) }\n"
                + Self.session.replacing("final class Model", with: "final class Old")
                .replacing("CHANGE", with: "isSignedIn = true"))
        let roots = read.transitions.filter { $0.from.id == "Other" && $0.style == .root }
        #expect(roots.allSatisfy { $0.evidence == .inferred } && roots.count == 2)
    }

    /// What a root presents over itself is no root.
    @Test func sheetOfARootIsNoRoot() {
        let read = app(
            "Group { if model.isPad { Tabs() } else { Login() } }.sheet(isPresented: $isAsking) { Loading() }",
            """
            extension Root { var isAsking: Bool { get { false } set {} } }
            final class Model { let isPad = true }
            """)
        #expect(!read.transitions.notation.contains { $0.contains("-root-> Root.isAsking") })
    }

    /// What another window shows is no root of the app.
    @Test func windowsAreLookedAtEachByItself() {
        let read = graph(
            """
            import SwiftUI
            @main struct MyApp: App {
                @State private var isOpen = false
                var body: some Scene {
                    WindowGroup { Home() }
                    WindowGroup(for: Int.self) { $id in if isOpen { Login() } else { Loading() } }
                }
            }
            struct Home: View { var body: some View { Text("") } }
            struct Login: View { var body: some View { Text("") } }
            struct Loading: View { var body: some View { Text("") } }
            """)
        #expect(read.coordinators.isEmpty)
    }

    @Test func appThatChoosesItselfIsARoot() {
        let read = graph(
            """
            import SwiftUI
            @main struct MyApp: App {
                @AppStorage("in") var isIn = false
                var body: some Scene {
                    WindowGroup { if isIn { NavigationStack { Home() } } else { Login() } }
                    Settings { Home() }
                }
            }
            struct Home: View { var body: some View { Text("") } }
            struct Login: View {
                @AppStorage("in") var signedIn = false
                @AppStorage("other") var isIn = false
                var body: some View { Button("") { signedIn = true }\nButton("") { isIn = false } }
            }
            """)
        #expect(read.coordinator("MyApp")?.destinations.map(\.name) == ["Login", "Home"])
        #expect(read.coordinator("MyApp")?.kind == .root)
        let roots = read.transitions.filter { $0.from.id == "Login" }.notation
        #expect(roots == ["Login -root-> MyApp.Home (Home) call"])
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
        #expect(roots == ["Root -root-> Root.Home (Home) declared", "Root -root-> Root.Login (Login) declared"])
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
        #expect(read.declared.contains("Inner -root-> Inner.Login (Login) declared"))
    }

    /// Parts of one screen, none of which is a container or holds one.
    @Test func partsOfAScreenAreNoRoots() {
        #expect(!app("if isIn { Home() } else { Loading() }").transitions.contains { $0.style == .root })
    }
}
