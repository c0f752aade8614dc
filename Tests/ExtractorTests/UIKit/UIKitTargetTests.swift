import Base
import NavigationModel
import TestSupport
import Testing

/// A router that asks what it is handed to show itself, which several enums do for a protocol.
struct UIKitTargetTests {
    private func router(_ calls: String, members: String = "") -> [String] {
        graph(
            """
            import SwiftUI
            import UIKit
            protocol Target { func show(on stack: UINavigationController) }
            enum Map {}
            extension Map { enum Home { case root, detail(Int) } }
            extension Map { enum Settings { case root, about } }
            extension Map.Home: Target {
                func show(on stack: UINavigationController) {
                    switch self {
                    case .root: stack.push(content: RootView())
                    case .detail(let id): stack.push(content: DetailView(id: id))
                    }
                }
            }
            extension Map.Settings: Target {
                func show(on stack: UINavigationController) {
                    switch self {
                    case .root: stack.present(content: SettingsView())
                    case .about: stack.push(content: AboutView())
                    }
                }
            }
            extension UINavigationController {
                func push<T: View>(content: T) { pushViewController(UIHostingController(rootView: content), animated: true) }
            }
            extension UIViewController {
                func present<T: View>(content: T) { present(UIHostingController(rootView: content), animated: true) }
            }
            enum Router {
                static var stack: UINavigationController?
                static func route(to target: Target) { onMain { if let stack { target.show(on: stack) } } }
                private static func onMain(_ run: @escaping () -> Void) { run() }
            }
            struct RootView: View { var body: some View { Text("Root") } }
            struct DetailView: View { let id: Int; var body: some View { Text("Detail") } }
            struct SettingsView: View { var body: some View { Text("Settings") } }
            struct AboutView: View { var body: some View { Text("About") } }
            struct Start: View {
                \(members)
                var body: some View { Button("Go") { \(calls) } }
            }
            """
        ).transitions.notation.filter { $0.hasPrefix("Start ") }
    }

    /// The type of what is handed in says whose function runs, and its case what that shows.
    @Test func typeOfWhatIsHandedInDecides() {
        #expect(router("Router.route(to: Map.Home.root)").map(way) == ["Start -push-> .RootView (RootView) indirect"])
        #expect(
            router("Router.route(to: Map.Settings.root)").map(way) == [
                "Start -sheet-> .SettingsView (SettingsView) indirect"
            ])
        #expect(
            router("Router.route(to: Map.Home.detail(7))").map(way) == [
                "Start -push-> .DetailView (DetailView) indirect"
            ])
    }

    /// Where that is not known, it may be any of them.
    @Test func whatIsNotKnownMayBeAny() {
        let read = router("Router.route(to: target)", members: "let target: Target")
        #expect(read.count == 4)
        #expect(read.allSatisfy { $0.contains("inferred") })
    }

    private func way(_ notation: String) -> String { notation.split(separator: " through ")[0].description }

    /// A view around another in a hosting controller, and what callers hand in for the one inside.
    @Test(arguments: ["Card(onClose: {}, content: content)", "Card(onClose: {}) { content() }", "content()"])
    func givenViewInAHostingControllerIsWhatIsShown(_ hosted: String) {
        let read = graph(
            """
            import SwiftUI
            import UIKit
            struct Card<Content: View>: View {
                let onClose: () -> Void
                let content: Content
                init(onClose: @escaping () -> Void, @ViewBuilder content: @escaping () -> Content) {
                    self.onClose = onClose
                    self.content = content()
                }
                var body: some View { ZStack { Color.black; content } }
            }
            enum Cards {
                static func show<Content: View>(@ViewBuilder content: @escaping () -> Content) {
                    let card = UIHostingController(rootView: \(hosted))
                    UIApplication.shared.windows.first?.rootViewController?.present(card, animated: true)
                }
            }
            struct Home: View { var body: some View { Button("Help") { Cards.show { VStack { HelpView() } } } } }
            struct HelpView: View { var body: some View { Text("Help") } }
            """)
        #expect(
            read.transitions.notation == ["Home -sheet-> .HelpView (HelpView) call"])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.map(\.reason))")
    }

    /// A coordinator of a library whose view the code beside makes, and puts into a controller.
    @Test(.enabled(if: NavigationSystem.stinsen.isRead))
    func viewOfACoordinatorInAHostingControllerIsTheCoordinator() {
        let read = graph(
            """
            import Stinsen
            import SwiftUI
            import UIKit
            final class Start: UIViewController {
                func show() {
                    let flow = Flow().view()
                    present(UIHostingController(rootView: flow), animated: true)
                }
            }
            final class Flow: NavigationCoordinatable {
                let stack = NavigationStack(initial: \\Flow.start)
                @Root var start = makeStart
                @ViewBuilder func makeStart() -> some View { First() }
            }
            struct First: View { var body: some View { Text("First") } }
            """)
        #expect(read.transitions.notation.contains { $0.hasPrefix("Start -sheet-> .Flow (Flow) call") })
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.map(\.reason))")
    }
}
