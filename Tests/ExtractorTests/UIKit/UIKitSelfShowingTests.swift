import NavigationModel
import TestSupport
import Testing

/// Controllers that show themselves as soon as they are made.
struct UIKitSelfShowingTests {
    private func transitions(_ banner: String, _ member: String) -> [String] {
        graph(
            """
            import UIKit
            final class BannerController: UIViewController {
                \(banner)
                required init?(coder: NSCoder) { fatalError() }
            }
            final class ListController: UIViewController { \(member) }
            """
        ).transitions.notation
    }

    private static let own = """
        init(on host: UIViewController) {
            super.init(nibName: nil, bundle: nil)
            host.present(self, animated: true)
        }
        """
    private static let method = """
        init(on host: UIViewController? = nil) {
            super.init(nibName: nil, bundle: nil)
            self.show(on: host)
        }
        func show(on host: UIViewController?) { if host != nil { host?.present(self, animated: true) } }
        """

    @Test(arguments: [own, method]) func makerShowsIt(banner: String) {
        #expect(
            transitions(banner, "func copy() { _ = BannerController(on: self) }")
                == ["ListController -sheet-> .BannerController (BannerController) call"])
    }

    @Test func whatIsShownLaterIsToldThere() {
        #expect(transitions(Self.method, "func copy() { let banner = BannerController() }") == [])
        #expect(
            transitions(Self.method, "func copy() { let banner = BannerController() ; banner.show(on: self) }")
                == [
                    "ListController -sheet-> .BannerController (BannerController) indirect through BannerController.show(on:)"
                ])
    }

    @Test func whatATapShowsIsNotShownByItsMaker() {
        let tapped = """
            var onTap: () -> Void = {}
            init(on host: UIViewController) {
                super.init(nibName: nil, bundle: nil)
                onTap = { host.present(self, animated: true) }
            }
            """
        #expect(transitions(tapped, "func copy() { _ = BannerController(on: self) }") == [])
    }
}
