import NavigationModel
import Testing

/// Tabs that code selects, and controllers that are parts of others.
struct UIKitTabTests {
    private func app(_ code: String, rest: String = "") -> NavigationGraph {
        graph(
            """
            import SwiftUI
            import UIKit
            enum Place: Int { case trees, shop }
            final class Tabs: UITabBarController {
                private let shop = ShopController()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    setViewControllers([TreesController(), shop], animated: false)
                }
                func open(_ place: Place) {
                    \(code)
                }
            }
            final class TreesController: UIViewController {}
            final class ShopController: UIViewController {}
            \(rest)
            """)
    }

    @Test(arguments: ["selectedIndex = 1", "self.selectedIndex = Place.shop.rawValue", "selectedViewController = shop"])
    func selectedTabIsATransition(_ code: String) {
        let read = app(code)
        #expect(
            read.transitions.notation.filter { $0.hasSuffix("call") }.contains(
                "Tabs -tab-> .ShopController (ShopController) call"))
        #expect(read.transitions.count == 3)
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func tabThatIsChosenAtRunTimeIsTold() {
        let read = app("selectedIndex = place.rawValue")
        #expect(read.transitions.count == 2)
        #expect(read.notUnderstood.map(\.reason) == ["the selected tab is chosen at run time"])
    }

    @Test func selectionOfAnythingElseIsNone() {
        let rest =
            "final class Wheel { var selectedIndex = 0 }\nextension Tabs { func turn(_ w: Wheel) { w.selectedIndex = 1 } }"
        let read = app("", rest: rest)
        #expect(read.transitions.count == 2 && read.notUnderstood.isEmpty)
    }

    @Test func controllerThatIsAddedIsAPart() {
        let read = app(
            "",
            rest: """
                final class HomeController: UIViewController {
                    private let map = MapController()
                    func go() {
                        addChild(map)
                        addChild(UIHostingController(rootView: Poster()))
                        present(ShopController(), animated: true)
                    }
                }
                final class MapController: UIViewController {}
                final class PosterController: UIHostingController<Poster> {}
                struct Poster: View { var body: some View { Text("") } }
                extension TreesController { func go() { show(PosterController(rootView: Poster()), sender: self) } }
                """)
        func parts(_ name: String) -> [String]? { read.screens.first { $0.name == name }?.contains.map(\.name) }
        #expect(parts("HomeController") == ["MapController", "Poster"])
        #expect(parts("PosterController") == ["Poster"])
        #expect(
            read.transitions.notation.filter { $0.hasPrefix("Home") } == [
                "HomeController -sheet-> .ShopController (ShopController) call"
            ])
    }
}
