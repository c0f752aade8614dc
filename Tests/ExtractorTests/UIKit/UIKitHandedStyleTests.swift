import NavigationModel
import TestSupport
import Testing

/// Functions of the app's own that are handed how something is presented, and what they put it into.
struct UIKitHandedStyleTests {
    private func transitions(_ calls: String) -> [String] {
        graph(
            """
            import UIKit
            final class DetailController: UIViewController {}
            final class HelpController: UIViewController {}
            final class Stack: UINavigationController {}
            extension UIModalPresentationStyle {
                static var usual: UIModalPresentationStyle {
                    if #available(iOS 13.0, *) { return .automatic } else { return .fullScreen }
                }
            }
            extension UIViewController {
                func present(
                    module: UIViewController, embedded: Bool = false, style: UIModalPresentationStyle = .fullScreen
                ) {
                    let shown = embedded ? stack(of: [module]) : module
                    shown.modalPresentationStyle = style
                    present(shown, animated: true)
                }
                func present(modules: [UIViewController], style: UIModalPresentationStyle = .fullScreen) {
                    let shown = stack(of: modules)
                    shown.modalPresentationStyle = style
                    present(shown, animated: true, completion: nil)
                }
                func cover(_ module: UIViewController) { present(module: module, style: .overFullScreen) }
                func show(_ module: UIViewController, as style: UIModalPresentationStyle) {
                    present(module: module, style: style)
                }
                private func stack(of modules: [UIViewController]) -> UIViewController {
                    let stack = Stack()
                    stack.setViewControllers(modules, animated: false)
                    return stack
                }
            }
            final class ListController: UIViewController {
                func open() { \(calls) }
            }
            """
        ).transitions.notation
    }

    @Test(arguments: [
        ("present(module: DetailController())", "fullScreenCover"),
        ("present(module: DetailController(), style: .pageSheet)", "sheet"),
        ("present(module: DetailController(), embedded: true, style: .popover)", "popover"),
        ("present(module: DetailController(), style: .usual)", "sheet"),
        ("let style = UIModalPresentationStyle.usual\npresent(module: DetailController(), style: style)", "sheet"),
        ("present(modules: [DetailController()])", "fullScreenCover"),
        ("present(modules: [DetailController()], style: .formSheet)", "sheet"),
        ("cover(DetailController())", "fullScreenCover"),
        ("show(DetailController(), as: .popover)", "popover"),
    ]) func callerSaysTheStyle(_ call: String, _ style: String) {
        #expect(transitions(call) == ["ListController -\(style)-> .DetailController (DetailController) call"])
    }

    /// A condition beside others decides, too, and asking for the popover's own controller decides nothing.
    @Test(arguments: [("", "sheet"), (", isPopover: false", "sheet"), (", isPopover: true", "popover")])
    func styleIsDecidedByTheArgument(_ argument: String, _ style: String) {
        let read = graph(
            """
            import UIKit
            final class DetailController: UIViewController {}
            final class Presenter {
                func present(_ shown: UIViewController, from host: UIViewController, isPopover: Bool = false) {
                    if isPopover, let popover = shown.popoverPresentationController {
                        popover.sourceView = host.view
                        shown.modalPresentationStyle = .popover
                    }
                    host.present(shown, animated: true)
                }
            }
            final class ListController: UIViewController {
                let presenter = Presenter()
                func open() { presenter.present(DetailController(), from: self\(argument)) }
            }
            """)
        #expect(read.transitions.notation == ["ListController -\(style)-> .DetailController (DetailController) call"])
    }

    @Test func whatIsNotHandedNothingGoesNotBack() {
        let read = graph(
            """
            import UIKit
            final class DetailController: UIViewController {}
            final class HelpController: UIViewController {}
            final class Login: UINavigationController {
                enum Step { case detail, help }
                func go(from step: Step, to next: Step?) {
                    if next == nil {
                        switch step {
                        case .detail: popViewController(animated: true)
                        default: dismiss(animated: true)
                        }
                        return
                    }
                    switch next! {
                    case .detail: pushViewController(DetailController(), animated: true)
                    case .help: pushViewController(HelpController(), animated: true)
                    }
                }
            }
            final class Start: UIViewController {
                let login: Login
                func open() { login.go(from: .detail, to: .help) }
            }
            final class End: UIViewController {
                let login: Login
                func close() { login.go(from: .detail, to: nil) }
            }
            """)
        #expect(
            read.transitions.notation.filter { $0.hasPrefix("Start") || $0.hasPrefix("End") } == [
                "Start -push-> .HelpController (HelpController) indirect through Login.go(from:to:)"
            ])
        #expect(read.exits.map(\.from.id) == ["End", "Login", "Login"])
    }

    /// Views that a function of all views puts into a hosting controller.
    @Test(arguments: ["self", "tint(.red)", "environmentObject(Model()).tint(.red)"])
    func hostedViewIsTheOneThatTheFunctionIsCalledOn(_ hosted: String) {
        let read = graph(
            """
            import SwiftUI
            import UIKit
            extension View {
                func hosted() -> UIHostingController<some View> {
                    let shown = \(hosted)
                    let host = UIHostingController(rootView: shown)
                    return host
                }
            }
            struct HelpView: View { var body: some View { Text("Help") } }
            final class ListController: UIViewController {
                func help() { present(HelpView().padding().hosted(), animated: true) }
            }
            """)
        #expect(read.transitions.notation == ["ListController -sheet-> .HelpView (HelpView) call"])
        #expect(read.notUnderstood.isEmpty)
    }

    /// Actions of a value that a function makes, which is kept for a view to run.
    @Test func whoKeepsAnActionDoesNotRunIt() {
        let read = graph(
            """
            import SwiftUI
            import UIKit
            struct Notice { let retry: () -> Void; let more: () -> Void }
            final class NoticeState: ObservableObject { @Published var notice: Notice? }
            final class WebController: UIViewController {
                let state = NoticeState()
                func fail() { state.notice = makeNotice() }
                private func makeNotice() -> Notice {
                    Notice(retry: {}, more: { [weak self] in self?.showDetail() })
                }
                func showDetail() { present(DetailController(), animated: true) }
            }
            final class DetailController: UIViewController {}
            final class Handler {
                let web: WebController
                func receive() { web.fail() }
                static let sample = Notice(retry: {}, more: {})
            }
            """)
        #expect(read.transitions.map(\.from.id).contains("WebController"))
        #expect(!read.transitions.map(\.from.id).contains("Handler"), "\(read.transitions.notation)")
    }

    @Test(arguments: [
        ("LevelController.make(full: true)", "fullScreenCover"),
        ("LevelController.make(full: false)", "sheet"),
        ("LevelController.make()", "sheet"),
        ("LevelController.wrapped(true)", "fullScreenCover"),
    ]) func factoryIsHandedWhatDecidesTheStyle(_ call: String, _ style: String) {
        let all = graph(
            """
            import UIKit
            final class LevelController: UIViewController {
                static func make(full: Bool = false) -> LevelController {
                    let made = LevelController()
                    made.modalPresentationStyle = full ? .fullScreen : .formSheet
                    return made
                }
                static func wrapped(_ isFull: Bool) -> LevelController { make(full: isFull) }
            }
            final class ListController: UIViewController {
                func open() { present(\(call), animated: true) }
            }
            """
        ).transitions.notation
        #expect(all == ["ListController -\(style)-> .LevelController (LevelController) call"])
    }

    @Test(arguments: [
        ("if isWide { detail.modalPresentationStyle = .popover }", ["popover", "sheet"]),
        (
            "if UIDevice.current.userInterfaceIdiom == .pad { detail.modalPresentationStyle = .fullScreen }",
            ["fullScreenCover", "sheet"]
        ),
        (
            "if let anchor = detail.popoverPresentationController { detail.modalPresentationStyle = .popover }",
            ["popover"]
        ),
        (
            "if isWide { detail.modalPresentationStyle = .popover } else { detail.modalPresentationStyle = .fullScreen }",
            ["popover", "fullScreenCover"]
        ),
        ("detail.modalPresentationStyle = .fullScreen", ["fullScreenCover"]),
    ]) func styleThatAStateDecidesIsOneOfTwo(_ code: String, _ styles: [String]) {
        let all = graph(
            """
            import UIKit
            final class DetailController: UIViewController {}
            final class ListController: UIViewController {
                var isWide = false
                func open() {
                    let detail: DetailController = DetailController()
                    \(code)
                    present(detail, animated: true)
                }
            }
            """
        ).transitions.notation
        #expect(
            all.sorted()
                == styles.map { "ListController -\($0)-> .DetailController (DetailController) call" }.sorted())
    }

    @Test func valueSaysMoreThanTheAnnotationOfALocal() {
        let all = graph(
            """
            import SwiftUI
            import UIKit
            class Host<Content: View>: UIHostingController<Content> {}
            struct NoteView: View { var body: some View { Text("") } }
            final class DetailController: UIViewController {}
            final class Gallery: UINavigationController {}
            final class ListController: UIViewController {
                func open() {
                    let note: Host = Host(rootView: NoteView())
                    navigationController?.pushViewController(note, animated: true)
                    let gallery: Gallery = Gallery()
                    gallery.viewControllers = [DetailController()]
                    gallery.modalPresentationStyle = .fullScreen
                    present(gallery, animated: true)
                }
            }
            """
        ).transitions.notation
        #expect(
            all.sorted() == [
                "ListController -fullScreenCover-> .DetailController (DetailController) call",
                "ListController -push-> .NoteView (NoteView) call",
            ])
    }

    @Test(arguments: [
        (".modal(isDismissable: false)", "sheet"), (".modal()", "sheet"),
        (".modal(.fullScreen, isDismissable: false)", "fullScreenCover"), (".push", "push"),
    ]) func styleInACaseMayBeLeftOut(_ options: String, _ style: String) {
        let all = graph(
            """
            import UIKit
            enum Options { case push, modal(_ style: UIModalPresentationStyle? = nil, isDismissable: Bool = true) }
            final class Router {
                func show(_ next: UIViewController, from host: UIViewController, options: Options = .push) {
                    switch options {
                    case .push: host.show(next, sender: nil)
                    case .modal(let style, let isDismissable):
                        if let style { next.modalPresentationStyle = style }
                        next.isModalInPresentation = !isDismissable
                        host.present(next, animated: true)
                    }
                }
            }
            final class DetailController: UIViewController {}
            final class ListController: UIViewController {
                let router: Router
                func open() { router.show(DetailController(), from: self, options: \(options)) }
            }
            """
        ).transitions.notation
        #expect(all == ["ListController -\(style)-> .DetailController (DetailController) call"])
    }
}
