import NavigationModel
import TestSupport
import Testing

/// Closures that values keep which screens, views and models are made with.
struct UIKitKeptClosureTests {
    private func transitions(_ members: String, row: String = "", home: String = #"Text("Home")"#) -> [String] {
        graph(
            """
            import SwiftUI
            import UIKit
            struct Actions { let onFilter: () -> Void }
            struct Settings { let actions: Actions; var isNew = false }
            final class HomeModel: ObservableObject {
                var settings: Settings
                init(settings: Settings) { self.settings = settings }
                func filter() { settings.actions.onFilter() }
            }
            struct HomeView: View {
                @ObservedObject var model: HomeModel
                var onPick: () -> Void = {}
                var body: some View { \(home) }
            }
            \(row)
            final class FilterController: UIViewController {}
            final class HomeCoordinator {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                \(members)
                func show(_ model: HomeModel) {
                    stack.pushViewController(UIHostingController(rootView: HomeView(model: model)), animated: true)
                }
                private func makeActions(_ onFilter: @escaping () -> Void) -> Actions { .init(onFilter: onFilter) }
                private func showFilter() { stack.present(FilterController(), animated: true) }
            }
            """
        ).transitions.notation
    }

    @Test(arguments: [
        "let model = HomeModel(settings: .init(actions: .init(onFilter: { [weak self] in self?.showFilter() })))",
        "let model = HomeModel(settings: Settings(actions: .init(onFilter: { [weak self] in self?.showFilter() })))",
        """
        let settings: Settings = .init(actions: .init { [weak self] in self?.showFilter() })
        let model = HomeModel(settings: settings)
        """,
        """
        let model = HomeModel(settings: other)
        model.settings = .init(actions: .init(onFilter: { [weak self] in self?.showFilter() }))
        """,
    ]) func valueWithoutATypesNameKeepsItsClosure(_ made: String) {
        let all = transitions(
            "func start() { \(made)\nshow(model) }", home: "Button(\"Filter\") { model.filter() }")
        #expect(all.contains { $0.hasPrefix("HomeView -sheet-> HomeCoordinator.showFilter") }, "\(all)")
        #expect(!all.contains { $0.contains("-root-> HomeCoordinator.showFilter") }, "\(all)")
    }

    @Test func whatAViewMakesItsPartsWithIsItsOwn() {
        let all = transitions(
            """
            func start() {
                let view = HomeView(model: model, onPick: { [weak self] in self?.showFilter() })
                stack.pushViewController(UIHostingController(rootView: view), animated: true)
            }
            """,
            row: """
                struct RowView: View {
                    let actions: Actions
                    var body: some View { Button("Filter") { actions.onFilter() } }
                }
                """, home: "RowView(actions: .init(onFilter: { onPick() }))")
        #expect(all.contains { $0.hasPrefix("HomeView -sheet-> HomeCoordinator.showFilter") }, "\(all)")
        #expect(!all.contains { $0.hasPrefix("RowView") }, "\(all)")
    }

    @Test func closureOfAValueOfAnUnknownTypeRunsLater() {
        let all = transitions(
            """
            func start() {
                let menu = Menu(items: [.init(title: "Filter", handler: { [weak self] in self?.showFilter() })])
                menu.install(on: stack)
                stack.pushViewController(HomeController(), animated: true)
            }
            """, row: "final class HomeController: UIViewController {}")
        #expect(!all.contains { $0.contains("-root-> HomeCoordinator.showFilter") }, "\(all)")
    }

    @Test(arguments: ["Action.page(named: \"terms\")", ".page(named: \"terms\")"])
    func staticFunctionWithoutATypesNameIsCalled(_ action: String) {
        let all = graph(
            """
            import UIKit
            enum Action { case none, execute(block: (UIViewController) -> Void) }
            extension Action {
                static func page(named name: String) -> Action {
                    .execute { host in host.navigationController?.pushViewController(PageController(), animated: true) }
                }
            }
            struct Row { let action: Action }
            final class PageController: UIViewController {}
            final class InfoController: UIViewController {
                var rows: [Row] = []
                override func viewDidLoad() { rows = [Row(action: \(action))] }
            }
            """
        ).transitions.notation
        #expect(
            all.contains(
                "InfoController -push-> .PageController (PageController) indirect through Action.page(named:)"),
            "\(all)")
    }
}
