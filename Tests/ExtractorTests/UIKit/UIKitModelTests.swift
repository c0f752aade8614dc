import NavigationModel
import TestSupport
import Testing

/// Objects beside screens that listen to what people do there.
struct UIKitModelTests {
    private func transitions(_ code: String) -> [String] {
        graph(
            """
            import RxSwift
            import UIKit
            protocol Bindable: AnyObject {
                associatedtype Model
                var model: Model? { get set }
            }
            extension Bindable { func bind(_ model: Model) { self.model = model } }
            final class ListController: UIViewController, Bindable { var model: ListModel? }
            final class DetailController: UIViewController {}
            final class MainCoordinator {
                let stack = UINavigationController()
                func showDetail() { stack.pushViewController(DetailController(), animated: true) }
            }
            \(code)
            """
        ).transitions.notation.sorted()
    }

    private static let model = """
        final class ListModel {
            let tapped = PublishSubject<Void>()
            init(coordinator: MainCoordinator) { listen(coordinator) }
            private func listen(_ coordinator: MainCoordinator) {
                tapped.subscribe(onNext: { coordinator.showDetail() })
            }
        }

        """

    private static let start = """
        extension MainCoordinator {
            func start() {
                let list = ListController()
                let model = ListModel(coordinator: self)
                list.bind(model)
                stack.pushViewController(list, animated: false)
            }
        }
        """

    @Test(arguments: [
        "list.bind(model)", "list.model = model", "let other = model\nlist.bind(other)",
    ])
    func whatAModelListensToHappensOnItsScreen(_ bound: String) {
        let all = transitions(Self.model + Self.start.replacingOccurrences(of: "list.bind(model)", with: bound))
        #expect(
            all == [
                "ListController -push-> MainCoordinator.showDetail (DetailController) indirect through ListModel.init(coordinator:), ListModel.listen(_:), MainCoordinator.showDetail()",
                "ListModel -push-> MainCoordinator.showDetail (DetailController) indirect through MainCoordinator.showDetail()",
                "MainCoordinator -push-> MainCoordinator.showDetail (DetailController) call",
                "MainCoordinator -root-> MainCoordinator.start (ListController) declared",
            ])
    }

    @Test func modelThatAScreenMakesForItselfIsIts() {
        let all = transitions(
            Self.model + """
                final class OwnController: UIViewController {
                    let model: ListModel
                    init(_ coordinator: MainCoordinator) { self.model = ListModel(coordinator: coordinator) }
                }
                """)
        #expect(
            all.contains {
                $0.hasPrefix("OwnController -push-> MainCoordinator.showDetail (DetailController) indirect")
            })
    }

    @Test func modelThatIsMadeForSomethingElseTooIsNobodys() {
        let all = transitions(
            Self.model + Self.start + """

                final class Cache {
                    var models: [ListModel] = []
                    func fill(_ coordinator: MainCoordinator) { models.append(ListModel(coordinator: coordinator)) }
                }
                """)
        #expect(!all.contains { $0.hasPrefix("ListController") })
    }

    @Test func whatAModelDoesWhileItIsMadeIsNoTouch() {
        let all = transitions(
            """
            final class ListModel { init(coordinator: MainCoordinator) { coordinator.showDetail() } }

            """ + Self.start)
        #expect(!all.contains { $0.hasPrefix("ListController") })
    }
}

/// Values that callers decide: controllers behind a generic type, and closures that make some.
struct UIKitHandedInTests {
    private func transitions(_ code: String) -> [String] {
        graph(
            """
            import UIKit
            protocol Screen: AnyObject { associatedtype Model }
            final class ListModel {}
            final class ListController: UIViewController, Screen { typealias Model = ListModel }
            final class DetailController: UIViewController {}
            final class HelpController: UIViewController {}
            enum Step { case list, detail(Int), edit(Int) }
            final class MainCoordinator {
                let stack = UINavigationController()
                \(code)
            }
            """
        ).transitions.notation.sorted()
    }

    @Test func castToAnyControllerSaysLessThanCallers() {
        let all = transitions(
            """
            func go(_ step: Step) {
                switch step {
                case .list: push(ListController(), with: ListModel())
                default: break
                }
            }
            private func push<Next: Screen, Model>(_ next: Next, with model: Model) {
                guard let model = model as? Next.Model else { return }
                if let next = next as? UIViewController { stack.pushViewController(next, animated: true) }
            }
            """)
        #expect(all == ["MainCoordinator -push-> MainCoordinator.list (ListController) call"])
    }

    @Test func closureThatMakesAControllerIsWhatCallersHandIn() {
        let all = transitions(
            """
            func open() { push { HelpController() } }
            func detail() { push { DetailController() } }
            private func push(_ make: () -> UIViewController) { stack.pushViewController(make(), animated: true) }
            """)
        #expect(
            all == [
                "MainCoordinator -push-> MainCoordinator.detail (DetailController) call",
                "MainCoordinator -push-> MainCoordinator.open (HelpController) call",
            ])
    }

    @Test func closuresThatMakeTheSameShowItWhereTheyAreRun() {
        let all = transitions(
            """
            func open() { push { HelpController() } }
            func help() { push() }
            private func push(_ make: () -> UIViewController = { HelpController() }) {
                stack.pushViewController(make(), animated: true)
            }
            """)
        #expect(all == ["MainCoordinator -push-> MainCoordinator.push (HelpController) call"])
    }

    @Test func castDecidesBetweenWhatAFactoryGives() {
        let all = transitions(
            """
            func open(_ isNew: Bool) { show(isNew ? DetailController() : HelpController()) }
            func openMade(_ isNew: Bool) { show(make(isNew)) }
            private func make(_ isNew: Bool) -> UIViewController {
                if isNew { return DetailController() } else { return ListController() }
            }
            private func show(_ next: UIViewController) {
                guard let detail = next as? DetailController else {
                    stack.pushViewController(next, animated: true)
                    return
                }
                stack.present(detail, animated: true)
            }
            """)
        #expect(
            all == [
                "MainCoordinator -push-> MainCoordinator.open (HelpController) call",
                "MainCoordinator -push-> MainCoordinator.openMade (ListController) call",
                "MainCoordinator -sheet-> MainCoordinator.show (DetailController) call",
            ])
    }

    @Test(arguments: ["", ", .sheet"])
    func constantThatStandsForAnOmittedArgumentDecides(_ option: String) {
        let all = transitions(
            """
            enum Option { case push, sheet }
            static let usual: Option = .push
            func open() { show(DetailController()\(option)) }
            private func show(_ next: UIViewController, _ option: Option = usual) {
                switch option {
                case .push: stack.pushViewController(next, animated: true)
                case .sheet: stack.present(next, animated: true)
                }
            }
            """)
        let style = option.isEmpty ? "push" : "sheet"
        #expect(all == ["MainCoordinator -\(style)-> MainCoordinator.open (DetailController) call"])
    }

    @Test func eachCaseWithAScreenOfItsOwnIsADestination() {
        let all = transitions(
            """
            func go(_ step: Step) {
                switch step {
                case .list: break
                case .detail(let id): stack.pushViewController(make(id), animated: true)
                case .edit(let id): stack.pushViewController(make(-id), animated: true)
                }
            }
            private func make(_ id: Int) -> UIViewController { DetailController() }
            """)
        #expect(
            all == [
                "MainCoordinator -push-> MainCoordinator.detail (DetailController) call",
                "MainCoordinator -push-> MainCoordinator.edit (DetailController) call",
            ])
    }
}

/// Tab bars of the app's own, that are none of UIKit's.
struct UIKitOwnTabBarTests {
    private static let bar = """
        import UIKit
        struct Tab { let title: String; let controller: UIViewController }
        final class TabBar: UIViewController {
            let tabs: [Tab]
            private var current: UIViewController?
            init(tabs: [Tab]) { self.tabs = tabs; super.init(nibName: nil, bundle: nil) }
            let tabBarView = UIView()
            func select(index: Int) {
                let next = tabs[index].controller
                current?.removeFromParent()
                current = next
                addChild(next)
            }
        }
        final class ListController: UIViewController {}
        final class DetailController: UIViewController {}
        final class ListCoordinator {
            let stack: UINavigationController
            init(stack: UINavigationController) { self.stack = stack }
            func start() { stack.pushViewController(ListController(), animated: false) }
        }

        """

    @Test func whatItIsMadeWithIsItsTabs() {
        let read = graph(
            Self.bar + """
                final class HomeController: UIViewController {
                    func open() {
                        let list = ListController()
                        present(TabBar(tabs: [Tab(title: "a", controller: list), Tab(title: "b", controller: DetailController())]), animated: true)
                    }
                }
                """)
        #expect(
            read.transitions.notation.sorted() == [
                "HomeController -sheet-> .TabBar (TabBar) call",
                "HomeController -tab-> .DetailController (DetailController) call",
                "HomeController -tab-> .ListController (ListController) call",
                "ListCoordinator -root-> ListCoordinator.start (ListController) declared",
            ])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func childrenWithStacksInItAreTabs() {
        let read = graph(
            Self.bar + """
                final class MainCoordinator {
                    let window: UIWindow
                    init(window: UIWindow) { self.window = window }
                    lazy var bar: TabBar = {
                        let stack = UINavigationController()
                        let list = ListCoordinator(stack: stack)
                        list.start()
                        return TabBar(tabs: [
                            Tab(title: "list", controller: stack),
                            Tab(title: "detail", controller: DetailController()),
                        ])
                    }()
                    func start() { window.rootViewController = bar }
                    func showDetail() { bar.select(index: 1) }
                }
                """)
        #expect(
            read.transitions.notation.filter { $0.hasPrefix("Main") }.sorted() == [
                "MainCoordinator -tab-> MainCoordinator.DetailController (DetailController) call",
                "MainCoordinator -tab-> MainCoordinator.DetailController (DetailController) declared",
                "MainCoordinator -tab-> MainCoordinator.bar (ListCoordinator) declared",
            ])
    }
}

/// Controllers that present another one to be added to it.
struct UIKitGroundTests {
    private static let panel = """
        import UIKit
        final class GroundController: UIViewController {}
        final class Panel: UIViewController {
            private weak var content: UIViewController?
            func fill(with next: UIViewController) {
                if let content = self.content { content.removeFromParent() }
                addChild(next)
                self.content = next
            }
            func show(over host: UIViewController) {
                let ground = makeGround(over: host)
                ground.addChild(self)
            }
            private func makeGround(over host: UIViewController) -> GroundController {
                let ground = GroundController()
                ground.modalPresentationStyle = .overFullScreen
                host.present(ground, animated: false)
                return ground
            }
        }
        final class DetailController: UIViewController {}

        """

    @Test func whatIsInItIsShown() {
        let all = graph(
            Self.panel + """
                final class HomeController: UIViewController {
                    func open() { openPanel(DetailController()) }
                    private func openPanel(_ content: UIViewController) {
                        let panel = Panel()
                        panel.fill(with: content)
                        panel.show(over: self)
                    }
                }
                """
        ).transitions.notation
        #expect(all == ["HomeController -fullScreenCover-> .DetailController (DetailController) call"])
    }

    @Test func withoutContentItIsShownItself() {
        let all = graph(
            Self.panel + "final class HomeController: UIViewController { func open() { Panel().show(over: self) } }"
        ).transitions.notation
        #expect(all == ["HomeController -fullScreenCover-> .Panel (Panel) call"])
    }
}
