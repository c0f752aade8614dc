import NavigationModel
import TestSupport
import Testing

/// Functions of other objects that are named in the place of closures: `action: interactor.openDetail`.
struct UIKitReferenceTests {
    private func lines(_ code: String) -> Set<String> {
        Set(
            graph(
                """
                import SwiftUI
                import UIKit
                final class DetailController: UIViewController {}
                protocol ListInteracting { func openDetail(); func open(_ page: Page) }
                enum Page { case detail, none }
                final class PrimaryButton: UIView {
                    let action: () -> Void
                    init(title: String, action: @escaping () -> Void) { self.action = action; super.init(frame: .zero) }
                    @objc func tap() { action() }
                }
                struct ListInteractor: ListInteracting {
                    weak var stack: UINavigationController?
                    func openDetail() { stack?.pushViewController(DetailController(), animated: true) }
                    func open(_ page: Page) { if page == .detail { openDetail() } }
                }
                \(code)
                """
            ).transitions.map { "\($0.from.name) \($0.style.rawValue) \($0.to?.name ?? "")" })
    }

    @Test func controllerNamesAFunctionOfItsInteractor() {
        let all = lines(
            """
            final class ListController: UIViewController {
                let interactor: ListInteracting
                override func viewDidLoad() {
                    view.addSubview(PrimaryButton(title: "Detail", action: interactor.openDetail))
                }
            }
            """)
        #expect(all.contains("ListController push DetailController"), "\(all)")
    }

    @Test func viewNamesAFunctionThatIsHandedSomething() {
        let all = lines(
            """
            struct ListView: View {
                let interactor: ListInteracting
                var body: some View { PageRow(action: interactor.open(_:)) }
            }
            struct PageRow: View {
                let action: (Page) -> Void
                var body: some View { Button("Detail") { action(.detail) } }
            }
            """)
        #expect(all.contains("ListView push DetailController"), "\(all)")
    }

    @Test func propertyOfThatNameIsNoFunction() {
        let all = lines(
            """
            struct Item { let openDetail: String }
            final class ListController: UIViewController {
                let item: Item
                override func viewDidLoad() { view.addSubview(PrimaryLabel(title: item.openDetail)) }
            }
            """)
        #expect(!all.contains { $0.hasPrefix("ListController") }, "\(all)")
    }

    @Test(arguments: ["interactor.openDetail", "{ interactor.openDetail() }"])
    func whoeverMakesTheContentHasItsButtons(_ action: String) {
        let all = lines(
            """
            struct ListContent {
                let views: [UIView]
                init(interactor: ListInteracting) {
                    views = [PrimaryButton(title: "Detail", action: \(action))]
                }
            }
            final class ListController: UIViewController {
                init(interactor: ListInteracting) {
                    let content = ListContent(interactor: interactor)
                    super.init(nibName: nil, bundle: nil)
                    content.views.forEach { view.addSubview($0) }
                }
            }
            """)
        #expect(all.contains("ListController push DetailController"), "\(all)")
    }
}
