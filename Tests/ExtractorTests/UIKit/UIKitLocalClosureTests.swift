import NavigationModel
import TestSupport
import Testing

/// Closures that local names keep: what they are handed to runs them, and not the code that makes them.
struct UIKitLocalClosureTests {
    private func transitions(_ members: String, types: String = "") -> [String] {
        graph(
            """
            import UIKit
            typealias Action = () -> Void
            struct Row { let title: String; let onSelect: () -> Void }
            \(types)
            final class DetailController: UIViewController {}
            final class ListController: UIViewController {
                \(members)
                func showDetail() { navigationController?.pushViewController(DetailController(), animated: true) }
                func scroll() { print(rows().count) }
            }
            final class MapController: UIViewController {
                let list = ListController()
                func didMove() { list.scroll() }
                func showList() { present(list, animated: true) }
            }
            """
        ).transitions.notation.sorted()
    }

    private static let rowShows = [
        "ListController -push-> .DetailController (DetailController) call",
        "MapController -sheet-> .ListController (ListController) call",
    ]

    @Test(arguments: [
        "let tap = { [unowned self] in self.showDetail() }",
        "let tap: Action = { [weak self] in\nguard let self else { return }\nself.showDetail()\n}",
        "let tap: () -> Void = { [unowned self] in\nlog()\nself.showDetail()\n}",
    ]) func rowsRunTheClosuresThatTheyAreMadeWith(_ closure: String) {
        #expect(
            transitions("func rows() -> [Row] {\n\(closure)\nreturn [Row(title: \"a\", onSelect: tap)]\n}")
                == Self.rowShows)
        #expect(
            transitions(
                "func rows() -> [Row] {\n\(closure)\nreturn [1].map { Row(title: \"\\($0)\", onSelect: tap) }\n}")
                == Self.rowShows)
    }

    /// What is called there, or handed to what no code of the app declares, runs there.
    @Test(arguments: ["tap()", "UIView.animate(withDuration: 1, animations: tap)", ""])
    func othersRunInTheirPlace(_ use: String) {
        let all = transitions("func rows() -> [Row] {\nlet tap = { self.showDetail() }\n\(use)\nreturn []\n}")
        #expect(all.contains { $0.hasPrefix("MapController -push-> .DetailController") }, "\(all)")
    }

    /// Screens that are handed rows by what a protocol does for them set these off.
    @Test func rowsOfAProtocolAreThoseOfTheScreenThatAsksForThem() {
        let all = transitions(
            "func rows() -> [Row] { makeRows() }",
            types: """
                protocol RowMaking {}
                extension RowMaking where Self: UIViewController {
                    func makeRows() -> [Row] {
                        let tap: Action = { [weak self] in self?.showHelp() }
                        return [Row(title: "a", onSelect: tap)]
                    }
                    func showHelp() { present(HelpController(), animated: true) }
                }
                final class HelpController: UIViewController {}
                extension ListController: RowMaking {}
                """)
        #expect(all.contains { $0.hasPrefix("ListController -sheet-> .HelpController") }, "\(all)")
        #expect(!all.contains { $0.hasPrefix("MapController -sheet-> .HelpController") }, "\(all)")
    }
}
