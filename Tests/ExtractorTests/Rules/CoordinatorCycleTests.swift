import Base
import NavigationModel
import TestSupport
import Testing

struct CoordinatorCycleTests {
    static let examples = RuleExamples(
        "coordinator-cycle",
        [
            .scaffolding: .init(
                wrong: scaffolded(rest: scaffolding(root: "next")), right: scaffolded(rest: scaffolding(root: "home"))),
            .stinsen: .init(
                wrong: stinsenApp(rest: stinsen(root: "next")), right: stinsenApp(rest: stinsen(root: "home"))),
            .uikit: .init(wrong: uikitApp(rest: uikit("let")), right: uikitApp(rest: uikit("lazy var"))),
        ])

    private static func uikit(_ property: String) -> String {
        """
        final class Lists {
            let stack = UINavigationController()
            \(property) editors = Editors()
            func start() { stack.setViewControllers([UIHostingController(rootView: Text("Lists"))], animated: false) }
            func edit() { editors.start() }
        }
        final class Editors {
            let stack = UINavigationController()
            let lists = Lists()
            func start() { stack.pushViewController(EditorController(), animated: false) }
            func list() { lists.start() }
        }
        final class EditorController: UIViewController {}
        """
    }

    private static func scaffolding(root: String) -> String {
        """
        @Scaffoldable final class Loop: FlowCoordinatable {
            var stack = FlowStack<Loop>(root: .\(root))
            func next() -> any Coordinatable { Loop() }
            func home() -> some View { Text("Home") }
        }
        """
    }

    private static func stinsen(root: String) -> String {
        """
        final class Loop: NavigationCoordinatable {
            let stack = NavigationStack(initial: \\Loop.\(root))
            @Root var next = makeNext
            @Root var home = makeHome
            func makeNext() -> Loop { Loop() }
            func makeHome() -> some View { Text("Home") }
        }
        """
    }

    private let rule = "coordinator-cycle"

    private func pair(_ first: String, _ second: String) -> String {
        """
        @Scaffoldable final class A: RootCoordinatable {
            var root = Root<A>(root: .next)
            func next() -> any Coordinatable { \(first) }
            func other() -> some View { Text("A") }
        }
        @Scaffoldable final class B: FlowCoordinatable {
            \(second)
            func next() -> any Coordinatable { A() }
            func home() -> some View { Text("B") }
        }
        """
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func coordinatorsThatBeginWithEachOtherAreFound() {
        #expect(
            findings(of: rule, in: pair("B()", "var stack = FlowStack<B>(root: .next)")) == [
                "1: Each coordinator shows the next as its first screen, in an endless cycle: A → B → A."
            ])
        #expect(
            findings(of: rule, in: pair("A()", "")) == [
                "1: Each coordinator shows the next as its first screen, in an endless cycle: A → A."
            ])
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func tabsAreMadeWithTheirBar() {
        let tabs = """
            @Scaffoldable final class Tabs: TabCoordinatable {
                var tabItems = TabItems<Tabs>(tabs: [.a, .b])
                func a() -> (some View, some View) { (Text("1"), Text("1")) }
                func b() -> (any Coordinatable, some View) { (Tabs(), Text("2")) }
            }
            """
        #expect(
            findings(of: rule, in: tabs) == [
                "1: Each coordinator shows the next as its first screen, in an endless cycle: Tabs → Tabs."
            ])
    }

    @Test(.enabled(if: NavigationSystem.stinsen.isRead)) func circleOfStinsenIsFound() {
        let source = """
            import Stinsen
            final class A: NavigationCoordinatable {
                let stack = NavigationStack(initial: \\A.next)
                @Root var next = makeNext
                func makeNext() -> A { A() }
            }
            """
        #expect(findings(of: rule, in: source).count == 1)
    }

    @Test(
        .enabled(if: NavigationSystem.scaffolding.isRead),
        arguments: [
            // Through a call.
            ("B()", "var stack = FlowStack<B>(root: .home)\nfunc go() { route(to: .next) }"),
            // One of two.
            ("isNew ? A() : B()", "var stack = FlowStack<B>(root: .next)"),
            ("B()", "var stack = FlowStack<B>(root: isNew ? .next : .home)"),
        ]) func circleThatMayEndIsFine(_ first: String, _ second: String)
    {
        #expect(findings(of: rule, in: pair(first, second)) == [])
    }

    @Test(.enabled(if: NavigationSystem.uikit.isRead)) func coordinatorsThatCreateEachOtherAreFound() {
        let found = findings(of: rule, in: uikitApp(rest: Self.uikit("let")))
        #expect(found.count == 1)
        #expect(
            found.first?.hasSuffix("Each coordinator creates the next, in an endless cycle: Lists → Editors → Lists.")
                == true)
    }

    @Test(.enabled(if: NavigationSystem.uikit.isRead), arguments: ["lazy var", "static let"])
    func coordinatorThatIsCreatedLaterEndsTheCircle(_ property: String) {
        #expect(findings(of: rule, in: uikitApp(rest: Self.uikit(property))) == [])
    }
}
