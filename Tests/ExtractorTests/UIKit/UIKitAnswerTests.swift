import NavigationModel
import TestSupport
import Testing

/// What code answers itself, what closures are handed, and what class something shown is of decide where a call leads.
struct UIKitAnswerTests {
    private func transitions(_ code: String) -> [String] {
        graph(
            """
            import UIKit
            final class PersonController: UIViewController {}
            final class GroupController: UIViewController {}
            \(code)
            """
        ).transitions.notation.sorted()
    }

    private static let provider = """
        enum Item { case person(Int), group(Int) }
        protocol ListProvider: UIViewController { func item(at index: Int) -> Item? }
        extension UITableViewDelegate where Self: ListProvider {
            func select(_ index: Int) {
                guard let item = item(at: index) else { return }
                switch item {
                case .person: present(PersonController(), animated: true)
                case .group: present(GroupController(), animated: true)
                }
            }
        }

        """

    @Test func whatATypeNeverAnswersIsNotShownForIt() {
        let all = transitions(
            Self.provider + """
                final class FriendsController: UIViewController, ListProvider, UITableViewDelegate {
                    func item(at index: Int) -> Item? { index > 3 ? nil : .person(index) }
                    func tap() { select(0) }
                }
                final class AllController: UIViewController, ListProvider, UITableViewDelegate {
                    func item(at index: Int) -> Item? { index > 3 ? .group(index) : .person(index) }
                    func tap() { select(0) }
                }
                final class OpenController: UIViewController, ListProvider, UITableViewDelegate {
                    let items: [Item] = []
                    func item(at index: Int) -> Item? { items[index] }
                    func tap() { select(0) }
                }
                """)
        func shown(by type: String) -> [Bool] {
            ["Person", "Group"].map { name in
                all.contains { $0.hasPrefix("\(type)Controller -sheet-> .\(name)Controller") }
            }
        }
        #expect(shown(by: "Friends") == [true, false])
        #expect(shown(by: "All") == [true, true])
        #expect(shown(by: "Open") == [true, true])
    }

    @Test func aPropertyThatTypesOverrideAnswersToo() {
        let all = transitions(
            """
            enum Mode { case people, groups }
            class BaseController: UIViewController {
                var mode: Mode { .people }
                func open() {
                    switch mode {
                    case .people: present(PersonController(), animated: true)
                    case .groups: present(GroupController(), animated: true)
                    }
                }
            }
            final class PeopleController: BaseController { func tap() { open() } }
            final class GroupsController: BaseController {
                override var mode: Mode { .groups }
                func tap() { open() }
            }
            """
        ).filter { $0.contains(" indirect") }
        #expect(
            all == [
                "GroupsController -sheet-> .GroupController (GroupController) indirect through BaseController.open()",
                "PeopleController -sheet-> .PersonController (PersonController) indirect through BaseController.open()",
            ])
    }

    @Test func whatAClosureIsHandedDecides() {
        let all = transitions(
            """
            final class PromptController: UIViewController {
                var completion: ((Int?, Bool) -> Void)?
                func cancel() { completion?(nil, false) }
            }
            final class ExpandedController: UIViewController {
                var completion: ((Int?, Bool) -> Void)?
                func expand() { completion?(3, true) }
            }
            final class TabController: UIViewController {
                func ask() {
                    let prompt = PromptController()
                    prompt.completion = { number, isExpanded in
                        if isExpanded { self.present(GroupController(), animated: true) }
                        if let number { self.present(PersonController(), animated: true) }
                    }
                    let expanded = ExpandedController()
                    expanded.completion = { number, isExpanded in
                        if isExpanded { self.present(GroupController(), animated: true) }
                        if let number { self.present(PersonController(), animated: true) }
                    }
                }
            }
            """)
        #expect(!all.contains { $0.hasPrefix("PromptController") })
        #expect(all.count { $0.hasPrefix("ExpandedController") } == 2)
    }

    @Test func whatACaseHoldsIsHandedOn() {
        let all = transitions(
            """
            enum Flow { case login, register }
            enum Outcome { case done, cancel(Flow) }
            final class LoginCoordinator {
                var callback: ((Outcome) -> Void)?
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(UIViewController(), animated: true) }
                func leave() { callback?(.cancel(.login)) }
            }
            final class AppCoordinator {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    let login = LoginCoordinator(stack: stack)
                    login.callback = { [weak self] outcome in
                        switch outcome {
                        case .done: break
                        case .cancel(let flow): self?.cancel(flow)
                        }
                    }
                    login.start()
                }
                func cancel(_ flow: Flow) {
                    switch flow {
                    case .login: showPerson()
                    case .register:
                        showPerson()
                        stack.pushViewController(GroupController(), animated: true)
                    }
                }
                func showPerson() { stack.pushViewController(PersonController(), animated: true) }
            }
            """
        ).filter { $0.hasPrefix("LoginCoordinator") }
        #expect(all.contains { $0.contains("PersonController") })
        #expect(!all.contains { $0.contains("GroupController") })
    }

    @Test func aClosureInALocalNameIsRunByWhoIsHandedIt() {
        let all = transitions(
            """
            final class SplashController: UIViewController {
                let showMain: () -> Void
                init(showMain: @escaping () -> Void) { self.showMain = showMain }
                func ready() { showMain() }
            }
            final class Root {
                static func resolve() -> UIWindow {
                    let window = UIWindow()
                    var showMain: (() -> Void)!
                    showMain = { window.rootViewController = PersonController() }
                    window.rootViewController = SplashController(showMain: showMain)
                    return window
                }
            }
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func begin() { window = Root.resolve() }
            }
            """)
        #expect(
            all == [
                "AppDelegate -root-> .SplashController (SplashController) indirect through Root.resolve()",
                "Root -root-> .PersonController (PersonController) call",
                "Root -root-> .SplashController (SplashController) call",
                "SplashController -root-> .PersonController (PersonController) indirect through SplashController.showMain",
            ])
    }

    @Test func aBannerIsUsedOnTheScreenThatMakesIt() {
        let all = transitions(
            """
            final class BannerView: UIView {}
            enum Banners { static func make(onSupport: @escaping () -> Void) -> BannerView { BannerView() } }
            final class EmptyController: UIViewController {
                func showBanner() {
                    let banner = Banners.make(onSupport: { self.present(PersonController(), animated: true) })
                    view.addSubview(banner)
                }
            }
            final class ListController: UIViewController {
                let empty = EmptyController()
                func failed() { empty.showBanner() }
            }
            """)
        #expect(all == ["EmptyController -sheet-> .PersonController (PersonController) call"])
    }

    @Test func theClassOfWhatIsShownDecidesHow() {
        let all = transitions(
            """
            final class Opener {
                let stack = UINavigationController()
                func open(_ isGroup: Bool) {
                    let shown: UIViewController
                    if isGroup {
                        shown = UINavigationController(rootViewController: GroupController())
                    } else {
                        shown = PersonController()
                    }
                    if shown is UINavigationController {
                        stack.present(shown, animated: true)
                    } else {
                        stack.pushViewController(shown, animated: true)
                    }
                }
            }
            """)
        #expect(
            all == [
                "Opener -push-> .PersonController (PersonController) call",
                "Opener -sheet-> .GroupController (GroupController) call",
            ])
    }

    @Test func whichOverloadRunsMayNotBeTold() {
        let all = transitions(
            """
            final class Opener {
                let stack = UINavigationController()
                func handle(_ person: NSUserActivity) { stack.pushViewController(PersonController(), animated: true) }
                func handle(_ group: UNNotificationResponse) {}
            }
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                let opener = Opener()
                func scene(_ scene: UIScene, options: UIScene.ConnectionOptions) {
                    if let response = options.notificationResponse { opener.handle(response) }
                }
                func scene(_ scene: UIScene, continue activity: NSUserActivity) { opener.handle(activity) }
            }
            """
        ).filter { $0.hasPrefix("SceneDelegate") }
        #expect(
            all == [
                "SceneDelegate -push-> .PersonController (PersonController) indirect through Opener.handle(_:)",
                "SceneDelegate -push-> .PersonController (PersonController) inferred through Opener.handle(_:)",
            ])
    }
}
