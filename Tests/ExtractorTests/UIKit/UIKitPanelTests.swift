import NavigationModel
import TestSupport
import Testing

/// Panels of packages that are added to a screen.
struct UIKitPanelTests {
    private func app(_ members: String) -> NavigationGraph {
        graph(
            """
            import FloatingPanel
            import UIKit
            final class DetailController: UIViewController {}
            final class OwnPanelController: FloatingPanelController {}
            final class MapController: UIViewController {
                \(members)
            }
            """)
    }

    @Test(arguments: ["FloatingPanelController", "OwnPanelController"]) func panelIsASheet(_ type: String) {
        let shown = ["MapController -sheet-> .DetailController (DetailController) call"]
        let made = """
            func show() {
                let panel = \(type)()
                panel.set(contentViewController: DetailController())
                panel.addPanel(toParent: self)
            }
            """
        #expect(app(made).transitions.notation == shown)
        let handed = """
            func show() {
                let panel = makePanel(around: UINavigationController(rootViewController: DetailController()))
                panel.addPanel(toParent: self, animated: true)
                self.panel = panel
            }
            private var panel: UIViewController?
            private func makePanel(around child: UIViewController) -> FloatingPanelController {
                let panel = \(type)()
                panel.set(contentViewController: child)
                return panel
            }
            """
        #expect(app(handed).transitions.notation == shown)
    }

    @Test(arguments: [
        """
        private lazy var panel: OwnPanelController = {
            let panel = OwnPanelController()
            panel.set(contentViewController: DetailController())
            return panel
        }()
        override func viewDidLoad() { panel.addPanel(toParent: self) }
        """,
        """
        private var panel: FloatingPanelController!
        override func viewDidLoad() {
            panel = FloatingPanelController()
            panel.set(contentViewController: DetailController())
            panel.addPanel(toParent: self)
        }
        """,
    ]) func keptPanelIsAPartOfTheScreen(_ members: String) {
        let read = app(members + "\nfunc show() { present(MapController(), animated: true) }")
        #expect(!read.transitions.contains { $0.to?.name == "DetailController" })
        let screen = read.screens.first { $0.name == "MapController" }
        #expect(screen?.contains.map(\.name) == ["DetailController"])
    }
}
