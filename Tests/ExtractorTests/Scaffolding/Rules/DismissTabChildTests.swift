import NavigationModel
import Testing

struct DismissTabChildTests {
    static let examples = RuleExamples(
        "dismiss-tab-child",
        [
            .scaffolding: .init(
                wrong: tabs(),
                right: tabs("func sheet() -> any Coordinatable { Profile() }\nfunc f() { present(.sheet) }"))
        ])

    private let rule = "dismiss-tab-child"
    private static let dismissal = "Button(\"Done\") { coordinator.dismissCoordinator() }"

    private static func tabs(_ rest: String = "") -> String {
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

    @Test func tabThatDismissesItselfIsFound() {
        let app = scaffolded(
            "func tabs() -> any Coordinatable { Tabs() }\nfunc f() { route(to: .tabs) }", rest: Self.tabs())
        #expect(
            findings(of: rule, in: app).map { $0.drop { $0 != " " } } == [
                " ProfileView dismisses Profile, which is a tab or a column."
            ])
    }

    @Test func columnThatDismissesItselfIsFound() throws {
        let split = """
            @Scaffoldable final class Columns: SplitCoordinatable {
                var columns = SplitColumns<Columns>(sidebar: .first, detail: .second)
                func first() -> some View { Text("1") }
                func second() -> any Coordinatable { Profile() }
            }
            """
        let tabs = Self.tabs()
        let profile = try tabs[#require(tabs.firstRange(of: "\n}\n")).upperBound...]
        #expect(findings(of: rule, in: split + "\n" + profile).count == 1)
    }

    @Test func coordinatorThatIsPresentedElsewhereIsFine() {
        let also = "func sheet() -> any Coordinatable { Profile() }\nfunc f() { present(.sheet) }"
        #expect(findings(of: rule, in: Self.tabs(also)) == [])
        #expect(findings(of: rule, in: scaffolded(detail: Self.dismissal)) == [])
    }
}
