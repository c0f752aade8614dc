import Base
import NavigationModel
import TestSupport
import Testing

/// What protocols do for the types that conform to them, by what extensions ask of these.
struct UIKitDefaultTests {
    private static let base = """
        import UIKit
        final class DetailController: UIViewController {}
        final class LinkController: UIViewController {}
        protocol RowDelegate: AnyObject { func rowTapped() }
        extension RowDelegate where Self: UIViewController {
            func rowTapped() { navigationController?.pushViewController(DetailController(), animated: true) }
        }

        """

    private static let row = """
        final class Row: UITableViewCell {
            weak var delegate: RowDelegate?
            func tap() { delegate?.rowTapped() }
        }

        """

    private func read(_ code: String) -> NavigationGraph { graph(Self.base + code) }

    private func ways(_ code: String) -> [String] {
        read(code).transitions.map {
            "\($0.from.name) \($0.style.rawValue) \($0.to?.name ?? "")\($0.evidence == .inferred ? " ?" : "")"
        }.unique.sorted()
    }

    private func controller(_ name: String, _ body: String) -> String {
        "final class \(name): UIViewController, RowDelegate { override func viewDidLoad() { \(body) } }\n"
    }

    // MARK: Delegates without code of their own

    @Test func everyDelegateShowsWhatItsProtocolDoes() {
        let names = ["A", "B", "C", "D", "E"]
        let all = names.map { controller($0, "let row = Row(); row.delegate = self") }.joined()
        #expect(ways(Self.row + all) == names.map { "\($0) push DetailController" })
    }

    @Test func delegateIsHandedOnAsAParameter() {
        let rows = """
            enum Rows { static func make(rowDelegate: RowDelegate) { let row = Row(); row.delegate = rowDelegate } }
            """
        let all = ways(Self.row + rows + "\n" + controller("A", "Rows.make(rowDelegate: self)"))
        #expect(all == ["A push DetailController"])
    }

    @Test func whatHandsNothingOverIsNotAsked() {
        let all = ways(Self.row + controller("A", "let row = Row(); row.delegate = self") + controller("B", ""))
        #expect(all == ["A push DetailController"])
    }

    @Test func delegateThatSeveralTypesAskIsInferred() {
        let other = """
            final class Other: UITableViewCell { weak var delegate: RowDelegate?; func tap() { delegate?.rowTapped() } }
            """
        let names = ["A", "B", "C", "D"]
        let all = names.map { controller($0, "let row = Row(); row.delegate = self") }.joined()
        #expect(ways(Self.row + other + "\n" + all) == names.map { "\($0) push DetailController ?" })
    }

    @Test func delegateWithCodeOfItsOwnRunsThat() {
        let own = """
            final class B: UIViewController, RowDelegate {
                override func viewDidLoad() { let row = Row(); row.delegate = self }
                func rowTapped() { present(LinkController(), animated: true) }
            }
            """
        let all = ways(Self.row + controller("A", "let row = Row(); row.delegate = self") + own)
        #expect(!all.contains { $0.hasPrefix("B push") })
        #expect(all.contains("A push DetailController") && all.contains("B sheet LinkController"))
    }

    @Test func closureThatADefaultGivesIsOfTheDelegate() {
        let all = ways(
            """
            struct Item { let handler: () -> Void; var element: UIAction { UIAction { _ in handler() } } }
            protocol MenuDelegate: AnyObject { func items() -> [Item] }
            extension MenuDelegate where Self: UIViewController {
                func items() -> [Item] { [Item { self.present(LinkController(), animated: true) }] }
            }
            final class Menu: UIView {
                weak var delegate: MenuDelegate?
                func menu() -> UIMenu { UIMenu(children: (delegate?.items() ?? []).map(\\.element)) }
            }
            final class A: UIViewController, MenuDelegate {
                override func viewDidLoad() { let menu = Menu(); menu.delegate = self }
            }
            """)
        #expect(all == ["A sheet LinkController"])
    }

    @Test func extensionUsesWhatItAsksFor() {
        let all = ways(
            """
            protocol LabelDelegate: AnyObject { func labelTapped() }
            final class Label: UIView { weak var delegate: LabelDelegate?; func tap() { delegate?.labelTapped() } }
            protocol RowContainer: UITableViewCell { var delegate: RowDelegate? { get } }
            extension LabelDelegate where Self: RowContainer { func labelTapped() { delegate?.rowTapped() } }
            final class Row: UITableViewCell, RowContainer, LabelDelegate {
                weak var delegate: RowDelegate?
                let label = Label()
                func setUp() { label.delegate = self }
            }

            """ + controller("A", "let row = Row(); row.delegate = self"))
        #expect(all == ["A push DetailController"])
    }

    // MARK: Members of the types' own

    private static let keys = """
        protocol Items: AnyObject { var items: [Int] { get } }
        protocol Keys: UIViewController { func handle(); func open() }
        extension Keys { func handle() { open() } }
        extension Keys where Self: Items {
            func open() { navigationController?.pushViewController(DetailController(), animated: true) }
        }
        final class A: UIViewController, Keys, Items { let items = [1]; func key() { handle() } }

        """

    @Test(arguments: ["handle()", "open()"]) func ownMemberTakesThePlaceOfTheDefault(call: String) {
        let all = ways(
            Self.keys + """
                final class B: UIViewController, Keys {
                    func key() { \(call) }
                    func open() { present(LinkController(), animated: true) }
                }
                """)
        #expect(all == ["A push DetailController", "B sheet LinkController"])
    }

    @Test func superclassIsRunByWhatOverridesIt() {
        let all = ways(
            """
            class Base: UIViewController {
                func open() { navigationController?.pushViewController(DetailController(), animated: true) }
            }
            final class A: Base { override func open() { super.open() } }
            """)
        #expect(all.contains("A push DetailController"))
    }

    @Test func defaultForFewerTypesComesFirst() {
        let all = ways(
            """
            protocol Items: AnyObject {}
            protocol Opening: UIViewController { func open() }
            extension Opening { func open() { present(LinkController(), animated: true) } }
            extension Opening where Self: Items {
                func open() { navigationController?.pushViewController(DetailController(), animated: true) }
            }
            final class A: UIViewController, Opening, Items { func key() { open() } }
            """)
        #expect(all == ["A push DetailController"])
    }

    // MARK: Pages

    @Test(arguments: ["let pages = UIPageViewController()", "lazy var pages = UIPageViewController()"])
    func pagesAreContained(property: String) {
        let graph = read(
            """
            final class HomeController: UIViewController {
                \(property)
                let detail = DetailController(), link = LinkController()
                override func viewDidLoad() {
                    pages.setViewControllers([detail], direction: .forward, animated: false)
                }
                func next() { pages.setViewControllers([link], direction: .forward, animated: true) }
                func show() { present(HomeController(), animated: true) }
            }
            """)
        let screen = graph.screens.first { $0.name == "HomeController" }
        #expect(screen?.contains.map(\.name).sorted() == ["DetailController", "LinkController"])
    }

    // MARK: Where the app begins

    private func delegate(_ body: String, _ rest: String) -> NavigationGraph {
        read(
            """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                var setting: Setting?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    window = UIWindow(windowScene: scene)
                    \(body)
                }
                func sceneDidBecomeActive(_ scene: UIScene) {}
            }
            \(rest)
            """)
    }

    private static let setting = """
        final class Setting {
            weak var sceneDelegate: SceneDelegate?
            init(sceneDelegate: SceneDelegate) { self.sceneDelegate = sceneDelegate }
            func setUp() { sceneDelegate?.window?.rootViewController = DetailController() }
        }
        """

    @Test func appBeginsWithWhatAnotherObjectPutsIntoTheWindow() {
        let graph = delegate("setting = Setting(sceneDelegate: self); setting?.setUp()", Self.setting)
        #expect(graph.entryPoints.map { "\($0.name) \($0.to.name)" } == ["SceneDelegate DetailController"])
    }

    @Test func coordinatorThatHasTheDelegateIsWhatTheAppBeginsWith() {
        let graph = delegate(
            "setting = Setting(sceneDelegate: self); setting?.begin()",
            """
            final class Setting {
                private let coordinator: SceneCoordinator
                init(sceneDelegate: SceneDelegate) { coordinator = SceneCoordinator(sceneDelegate: sceneDelegate) }
                func begin() { coordinator.setUp() }
            }
            final class SceneCoordinator {
                weak var sceneDelegate: SceneDelegate?
                init(sceneDelegate: SceneDelegate) { self.sceneDelegate = sceneDelegate }
                func setUp() { sceneDelegate?.window?.rootViewController = DetailController() }
            }
            """)
        #expect(graph.entryPoints.map { "\($0.name) \($0.to.name)" } == ["SceneDelegate SceneCoordinator"])
    }

    @Test func whatIsPutIntoTheWindowLaterIsATransition() {
        let graph = read(
            """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                lazy var setting = Setting(sceneDelegate: self)
                func sceneDidBecomeActive(_ scene: UIScene) { setting.setUp() }
            }
            \(Self.setting)
            """)
        #expect(graph.entryPoints.isEmpty)
        #expect(graph.transitions.contains { $0.from.name == "SceneDelegate" && $0.to?.name == "DetailController" })
    }

    @Test func appOfScenesBeginsWithThese() {
        let graph = delegate(
            "setting = Setting(sceneDelegate: self); setting?.setUp()",
            """
            import SwiftUI
            struct HomeView: View { var body: some View { Text("") } }
            @main struct BirdsApp: App { var body: some Scene { WindowGroup { HomeView() } } }
            \(Self.setting)
            """)
        #expect(graph.entryPoints.map(\.to.name) == ["HomeView"])
    }
}
