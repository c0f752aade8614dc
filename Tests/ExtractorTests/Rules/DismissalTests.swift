import NavigationModel
import Testing

/// `dismiss-coordinator-to-pop` and `dismiss-tab-child`.
struct DismissalTests {
    private let pop = "dismiss-coordinator-to-pop"
    private let tab = "dismiss-tab-child"
    private let dismissal = "Button(\"Done\") { coordinator.dismissCoordinator() }"

    private func tabs(_ rest: String = "") -> String {
        """
        @Scaffoldable final class Tabs: TabCoordinatable {
            var tabItems = TabItems<Tabs>(tabs: [.first])
            func first() -> (any Coordinatable, some View) { (Profile(), Text("1")) }
            \(rest)
        }
        @Scaffoldable final class Profile: FlowCoordinatable {
            var stack = FlowStack<Profile>(root: .profile)
            func profile() -> some View { ProfileView() }
        }
        struct ProfileView: View {
            @Environment(Profile.self) private var coordinator
            var body: some View { \(dismissal) }
        }
        """
    }

    @Test func coordinatorThatTheAppMountsCannotBeDismissed() {
        let app = scaffolded(home: "Button(\"Close\") { gate.dismissCoordinator() }")
        #expect(
            findings(of: pop, in: app) == [
                "22: HomeView dismisses Gate, which the app mounts and nothing shows: there is nothing to dismiss it from."
            ])
    }

    @Test func backButtonThatDismissesTheWholeFlowIsFound() {
        let back = dismissal.replacing("Done", with: "Back")
        #expect(
            findings(of: pop, in: scaffolded(detail: back)) == [
                "28: \"Back\" in DetailView dismisses the whole of Home, and not only the screen it pushed."
            ])
    }

    @Test func closingAWholeFlowIsFine() {
        #expect(findings(of: pop, in: scaffolded(detail: dismissal)) == [])
        // The root of the flow: what is behind it is another coordinator.
        #expect(findings(of: pop, in: scaffolded(home: dismissal.replacing("Done", with: "Back"))) == [])
        #expect(findings(of: pop, in: scaffolded(detail: "Button(\"Back\") { coordinator.pop() }")) == [])
    }

    @Test func tabThatDismissesItselfIsFound() {
        let app = scaffolded("func tabs() -> any Coordinatable { Tabs() }\nfunc f() { route(to: .tabs) }", rest: tabs())
        #expect(
            findings(of: tab, in: app).map { $0.drop { $0 != " " } } == [
                " ProfileView dismisses Profile, which is a tab or a column."
            ])
    }

    @Test func columnThatDismissesItselfIsFound() {
        let split = """
            @Scaffoldable final class Columns: SplitCoordinatable {
                var columns = SplitColumns<Columns>(sidebar: .first, detail: .second)
                func first() -> some View { Text("1") }
                func second() -> any Coordinatable { Profile() }
            }
            """
        let profile = tabs().drop { $0 != "}" }.dropFirst()
        #expect(findings(of: tab, in: split + profile).count == 1)
    }

    @Test func coordinatorThatIsPresentedElsewhereIsFine() {
        let also = "func sheet() -> any Coordinatable { Profile() }\nfunc f() { present(.sheet) }"
        #expect(findings(of: tab, in: tabs(also)) == [])
        #expect(findings(of: tab, in: scaffolded(detail: dismissal)) == [])
    }
}
