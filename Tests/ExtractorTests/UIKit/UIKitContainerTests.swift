import NavigationModel
import TestSupport
import Testing

/// Tab bars and stacks that fill themselves: they are coordinators of what they put into themselves.
struct UIKitContainerTests {
    private static let screens = """
        import UIKit
        final class HomeController: UIViewController {}
        final class SettingsController: UIViewController {}
        final class AboutController: UIViewController {}

        """

    @Test func tabBarHasItsTabs() throws {
        let read = graph(
            Self.screens + """
                final class MainTabs: UITabBarController {
                    let home = HomeController()
                    let settings = SettingsController()
                    enum Tab: CaseIterable { case home, more }
                    func controller(for tab: Tab) -> UIViewController {
                        switch tab {
                        case .more: return settings
                        case .home: return home
                        }
                    }
                    override func viewDidLoad() { viewControllers = Tab.allCases.map(controller(for:)) }
                    @objc func about() { present(AboutController(), animated: true) }
                }
                """)
        let tabs = try #require(read.coordinators.first { $0.name == "MainTabs" })
        #expect(tabs.kind == .tab)
        #expect(tabs.destinations.map(\.name) == ["home", "more"])
        #expect(
            Set(read.transitions.notation) == [
                "MainTabs -tab-> MainTabs.home (HomeController) declared",
                "MainTabs -tab-> MainTabs.more (SettingsController) declared",
                "MainTabs -sheet-> .AboutController (AboutController) call",
            ])
    }

    @Test func stackHasWhatItsMembersShow() throws {
        let read = graph(
            Self.screens + """
                final class HomeFlow: UINavigationController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        viewControllers = [HomeController()]
                    }
                    func showSettings() { pushViewController(SettingsController(), animated: true) }
                }
                """)
        let flow = try #require(read.coordinators.first { $0.name == "HomeFlow" })
        #expect(flow.kind == .stack)
        #expect(flow.destinations.map(\.name) == ["showSettings", "init"])
        #expect(read.transitions.notation.contains("HomeFlow -root-> HomeFlow.init (HomeController) declared"))
    }

    @Test func whatACoordinatorMakesIsItsOwn() {
        let read = graph(
            Self.screens + """
                final class MainTabs: UITabBarController {
                    override func viewDidLoad() { viewControllers = [HomeController(), SettingsController()] }
                }
                final class AppCoordinator {
                    let window: UIWindow
                    init(window: UIWindow) { self.window = window }
                    func start() { window.rootViewController = MainTabs() }
                }
                """)
        #expect(read.coordinators.map(\.name) == ["AppCoordinator"])
    }

    @Test func stackThatOthersFillIsNone() {
        let read = graph(
            Self.screens + """
                final class Stack: UINavigationController {}
                final class RootController: UIViewController {
                    func show() { present(Stack(rootViewController: HomeController()), animated: true) }
                }
                """)
        #expect(read.coordinators.isEmpty)
    }

    /// What it's given first decides what is there, and what its properties publish when somebody listens.
    @Test(arguments: [
        "init() { super.init(nibName: nil, bundle: nil); update(for: step) }",
        "override func viewDidLoad() { $step.sink { [weak self] step in self?.update(for: step) }.store(in: &kept) }",
        """
        init() { super.init(nibName: nil, bundle: nil); listen() }
        func listen() { $step.removeDuplicates().sink { [weak self] in self?.update(for: $0) }.store(in: &kept) }
        """,
    ])
    func stackBeginsWithWhatItsStepIsFirst(_ code: String) throws {
        let read = graph(
            Self.screens + """
                final class HomeFlow: UINavigationController {
                    enum Step { case home, settings }
                    @Published private var step = Step.home
                    private var kept: Set<AnyCancellable> = []
                    \(code)
                    func update(for step: Step) { pushViewController(controller(for: step), animated: false) }
                    func controller(for step: Step) -> UIViewController {
                        switch step {
                        case .home: HomeController()
                        case .settings: SettingsController()
                        }
                    }
                }
                final class SettingsButton { func tap(flow: HomeFlow) { flow.update(for: .settings) } }
                """)
        let flow = try #require(read.coordinators.first { $0.name == "HomeFlow" })
        #expect(flow.kind == .stack)
        #expect(Set(flow.destinations.map(\.name)) == ["home", "settings"])
        #expect(flow.initial == ["home"])
    }

    /// What others have put something into is theirs.
    @Test func stackThatOnlyPushesIsNone() {
        let read = graph(
            Self.screens + """
                final class HomeStack: UINavigationController {
                    override func viewDidLoad() { menu.onTap = { self.showSettings() } }
                    let menu = Menu()
                    func showSettings() { pushViewController(SettingsController(), animated: true) }
                }
                final class Menu { var onTap: (() -> Void)? }
                """)
        #expect(read.coordinators.isEmpty)
    }

    /// A tab bar is the first that there is: it dismisses what is presented over it.
    @Test func tabBarIsNoWayBack() {
        let read = graph(
            Self.screens + """
                final class MainTabs: UITabBarController {
                    override func viewDidLoad() { viewControllers = [HomeController(), SettingsController()] }
                    @objc func close() { dismiss(animated: true) }
                }
                """)
        #expect(read.coordinators.map(\.name) == ["MainTabs"])
        #expect(read.exits.map(\.coordinator) == [nil])
    }

    @Test func tabThatAFunctionChoosesIsCalledAsThat() {
        let read = graph(
            Self.screens + """
                final class MainTabs: UITabBarController {
                    override func viewDidLoad() { viewControllers = [first(), SettingsController()] }
                    func first() -> UIViewController { isNew ? AboutController() : HomeController() }
                    var isNew = false
                }
                """)
        #expect(Set(read.coordinators[0].destinations.map(\.name)) == ["first", "SettingsController"])
    }

    /// A stack that a factory gives back is what is pushed onto it first; what its closures push comes later.
    @Test(arguments: ["UINavigationController()", "Stack()"])
    func stackThatAFactoryFillsIsItsRoot(_ stack: String) {
        let read = graph(
            Self.screens + """
                class Stack: UINavigationController {}
                final class OtherStack: Stack {}
                final class Factory {
                    func makeHome() -> UIViewController? {
                        let stack = \(stack)
                        let model = Model(onTap: { stack.pushViewController(AboutController(), animated: true) })
                        stack.pushViewController(HomeController(model: model), animated: false)
                        return stack
                    }
                }
                struct Model { let onTap: () -> Void }
                final class StartController: UIViewController {
                    let factory = Factory()
                    @objc func tap() {
                        guard let home = factory.makeHome() else { return }
                        present(home, animated: true)
                    }
                }
                """)
        #expect(read.transitions.notation.contains("StartController -sheet-> .HomeController (HomeController) call"))
        #expect(!read.transitions.notation.contains { $0.contains("-push-> .HomeController") })
    }
}
