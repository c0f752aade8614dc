import NavigationModel
import TestSupport
import Testing

/// Who sets off what is shown: parts of screens, models that several screens share, services.
struct UIKitTouchTests {
    private func transitions(_ code: String) -> [String] {
        graph(
            """
            import UIKit
            final class DetailController: UIViewController {}
            final class SettingsController: UIViewController {}
            \(code)
            """
        ).transitions.notation
    }

    private static let coordinator = """
        final class ListCoordinator {
            let stack: UINavigationController
            init(stack: UINavigationController) { self.stack = stack }
            func start() { stack.pushViewController(ListController(coordinator: self), animated: true) }
            func showDetail() { stack.pushViewController(DetailController(), animated: true) }
        }
        final class ListController: UIViewController {
            init(coordinator: ListCoordinator) { super.init(nibName: nil, bundle: nil) }
        }

        """

    @Test(arguments: [
        "let cell = table.dequeueReusableCell(withIdentifier: \"row\", for: path) as? RowCell",
        "let cell = RowCell()",
        "let cell = RowCell.load()",
        "let cell = table.dequeue(RowCell.self)",
    ]) func viewIsTouchedOnTheScreenThatHasIt(_ row: String) {
        let all = transitions(
            Self.coordinator + """
                final class RowModel {
                    weak var coordinator: ListCoordinator?
                    func open() { coordinator?.showDetail() }
                }
                final class RowCell: UITableViewCell {
                    var model: RowModel?
                    @IBAction func tap() { model?.open() }
                }
                extension ListController: UITableViewDataSource {
                    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                        \(row)
                        cell.model = RowModel()
                        return cell
                    }
                }
                """)
        #expect(
            all.contains(
                "ListController -push-> ListCoordinator.showDetail (DetailController) indirect through RowCell.tap(), RowModel.open(), ListCoordinator.showDetail()"
            ), "\(all)")
    }

    @Test func viewOnSeveralScreensMayBeTouchedOnEach() {
        let all = transitions(
            Self.coordinator + """
                final class Banner: UIView {
                    weak var coordinator: ListCoordinator?
                    @objc func tap() { coordinator?.showDetail() }
                }
                final class FeedController: UIViewController { let banner = Banner() }
                final class MapController: UIViewController { private var banner: Banner? }
                """)
        #expect(all.filter { $0.hasPrefix("FeedController") || $0.hasPrefix("MapController") }.count == 2)
        #expect(all.allSatisfy { $0.hasPrefix("ListCoordinator") || $0.contains("inferred") }, "\(all)")
    }

    @Test func whatAScreenHandsToAViewIsItsOwn() {
        let all = transitions(
            Self.coordinator + """
                final class Banner: UIView {
                    var onTap: (() -> Void)?
                    @objc func tap() { onTap?() }
                }
                final class FeedController: UIViewController {
                    var coordinator: ListCoordinator?
                    let banner = Banner()
                    override func viewDidLoad() { banner.onTap = { [weak self] in self?.coordinator?.showDetail() } }
                }
                final class MapController: UIViewController { let banner = Banner() }
                """)
        #expect(all.contains { $0.hasPrefix("FeedController") })
        #expect(!all.contains { $0.hasPrefix("MapController") }, "\(all)")
    }

    @Test func streamOfAModelIsNotThatOfAScreenShownLater() {
        let all = transitions(
            """
            import Combine
            final class Model: ObservableObject {
                @Published var showsDetail = false
                @Published var showsSettings = false
            }
            final class ReaderController: UIViewController {
                private let model: Model
                private var bag = Set<AnyCancellable>()
                init(model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
                override func viewDidLoad() {
                    model.$showsDetail.sink { [weak self] _ in
                        guard let self else { return }
                        self.present(QuoteController(model: self.model), animated: true)
                    }.store(in: &bag)
                    model.$showsSettings.sink { [weak self] _ in
                        self?.present(SettingsController(), animated: true)
                    }.store(in: &bag)
                }
            }
            final class QuoteController: UIViewController {
                init(model: Model) { super.init(nibName: nil, bundle: nil) }
            }
            """)
        #expect(
            all == [
                "ReaderController -sheet-> .QuoteController (QuoteController) call",
                "ReaderController -sheet-> .SettingsController (SettingsController) call",
            ])
    }

    @Test func serviceOfTheWholeAppIsNoPlace() {
        let all = transitions(
            """
            protocol PlaceObserver: AnyObject { func moved() }
            final class PlaceManager {
                static let shared = PlaceManager()
                var observers: [PlaceObserver] = []
                func update() { observers.forEach { $0.moved() } }
            }
            final class MapController: UIViewController, PlaceObserver {
                func moved() { openDetail() }
                func openDetail() { navigationController?.pushViewController(DetailController(), animated: true) }
            }
            """)
        #expect(all == ["MapController -push-> .DetailController (DetailController) call"])
    }

    @Test func functionOfTheAppsOneObjectIsThatOfWhoCallsIt() {
        let all = transitions(
            """
            extension UIApplication {
                func openSite(from controller: UIViewController) {
                    let site = DetailController()
                    controller.present(site, animated: true)
                }
            }
            final class HelpController: UIViewController {
                func open() { UIApplication.shared.openSite(from: self) }
            }
            """)
        #expect(
            all == [
                "HelpController -sheet-> .DetailController (DetailController) indirect through UIApplication.openSite(from:)"
            ], "\(all)")
    }

    @Test func screenMayOpenAnotherOfItsKind() {
        let all = transitions(
            """
            protocol FolderDelegate: AnyObject { func open() }
            final class FolderController: UIViewController {
                weak var delegate: FolderDelegate?
                func tap() { delegate?.open() }
            }
            final class FilesCoordinator: FolderDelegate {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { open() }
                func open() {
                    let folder = FolderController()
                    folder.delegate = self
                    stack.pushViewController(folder, animated: true)
                }
            }
            """)
        #expect(all.contains { $0.hasPrefix("FolderController -push-> FilesCoordinator.open") }, "\(all)")
    }

    @Test func staticHelperOfAScreenIsItsCallers() {
        let all = transitions(
            """
            extension DetailController {
                static func show(on stack: UINavigationController) {
                    stack.present(UINavigationController(rootViewController: DetailController()), animated: true)
                }
            }
            final class HomeController: UIViewController {
                @objc func open() { DetailController.show(on: navigationController!) }
            }
            """)
        #expect(
            all == [
                "HomeController -sheet-> .DetailController (DetailController) indirect through DetailController.show(on:)"
            ], "\(all)")
    }

    @Test(arguments: ["", "final class Sync { var model: ListModel? }"])
    func rowsOfAModelAreTouchedInTheViewThatAloneHoldsIt(_ other: String) {
        let all = transitions(
            """
            import SwiftUI
            protocol ListModeling: ObservableObject { var rows: [Row] { get } }
            struct Row { let action: () -> Void }
            final class ListModel: ListModeling {
                var onPick: (() -> Void)?
                var rows: [Row] { [Row(action: { [weak self] in self?.onPick?() })] }
            }
            struct ListView<Model: ListModeling>: View {
                @StateObject var model: Model
                var body: some View { VStack { ForEach(model.rows) { row in RowView(row: row) } } }
            }
            struct RowView: View {
                let row: Row
                var body: some View { Button("Pick") { row.action() } }
            }
            final class ListCoordinator {
                let stack: UINavigationController
                let model: ListModel
                init(stack: UINavigationController) {
                    self.stack = stack
                    model = ListModel()
                    model.onPick = { [weak self] in self?.showDetail() }
                }
                func start() { stack.pushViewController(Factory.list(model), animated: true) }
                private func showDetail() { stack.pushViewController(DetailController(), animated: true) }
            }
            enum Factory {
                static func list<Model: ListModeling>(_ model: Model) -> UIViewController {
                    UIHostingController(rootView: ListView(model: model))
                }
            }
            \(other)
            """)
        let isAlone = other.isEmpty
        #expect(all.contains { $0.hasPrefix("ListView -push-> ListCoordinator.showDetail") } == isAlone, "\(all)")
        #expect(all.contains { $0.hasPrefix("RowView") } == !isAlone, "\(all)")
    }

    /// A view that only a preview makes with a model is none of those that the model is made for.
    @Test(arguments: [("previewFilter", ["ListView"]), ("filter", ["FilterView", "ListView"])])
    func modelIsNotMadeForPreviews(_ name: String, _ views: [String]) {
        let all = transitions(
            """
            import SwiftUI
            final class ListModel {
                var stack: UINavigationController?
                func showDetail() { stack?.pushViewController(DetailController(), animated: true) }
            }
            struct ListView: View { let model: ListModel\nvar body: some View { Text("") } }
            struct FilterView: View {
                init(model: ListModel) {}
                var body: some View { Text("") }
            }
            enum Factory {
                static func list() -> UIViewController {
                    let model = ListModel()
                    return UIHostingController(rootView: ListView(model: model))
                }
                static func \(name)() -> UIViewController {
                    let model = ListModel()
                    return UIHostingController(rootView: FilterView(model: model))
                }
            }
            """)
        #expect(all.map { String($0.prefix { $0 != " " }) } == views, "\(all)")
    }

    @Test(arguments: [(3, true), (9, false)]) func wayThatIsTooLongIsListed(_ steps: Int, _ isTold: Bool) {
        let between = (1..<steps).map { "func step\($0)() { step\($0 + 1)() }" }.joined(separator: "\n")
        let read = graph(
            """
            import UIKit
            final class DetailController: UIViewController {}
            final class Queue {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                \(between)
                func step\(steps)() { stack.pushViewController(DetailController(), animated: true) }
            }
            final class HomeController: UIViewController {
                var queue: Queue?
                @objc func open() { queue?.step1() }
            }
            """)
        let reason = "the chain of calls that leads here is too long to follow"
        #expect(read.transitions.contains { $0.from.name == "HomeController" } == isTold)
        #expect(read.notUnderstood.map(\.reason).contains(reason) == !isTold)
    }
}
