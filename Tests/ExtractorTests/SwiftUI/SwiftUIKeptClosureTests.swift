import Base
import NavigationModel
import TestSupport
import Testing

/// Closures that views give objects, and that other code calls.
struct SwiftUIKeptClosureTests {
    /// The transitions of an app whose view `Shell` gives `Opener` a closure.
    private func transitions(_ shell: String, rest: String) -> [String] {
        graph(
            """
            import SwiftUI
            import UIKit
            @main struct Main: App { var body: some Scene { WindowGroup { Shell() } } }
            struct Help: View { var body: some View { Text("Help") } }
            final class Opener {
                var onHelp: (() -> Void)?
                func showHelp() { onHelp?() }
            }
            final class Model: ObservableObject { @Published var isShown = false; func show() { isShown = true } }
            struct Shell: View {
                @State var opener = Opener()
                @State var isShown = false
                @StateObject var model = Model()
                \(shell)
            }
            \(rest)
            """
        ).transitions.notation
    }

    private static let page =
        "struct Page: View { let opener: Opener; var body: some View { Button(\"Help\") { opener.showHelp() } } }"

    /// Who calls the closure opens what setting the state in it shows.
    @Test(arguments: [
        "var body: some View { Page(opener: opener).onAppear { opener.onHelp = { isShown = true } }.sheet(isPresented: $isShown) { Help() } }",
        """
        func prepare() { opener.onHelp = { isShown = true } }
        var body: some View { Page(opener: opener).onAppear { prepare() }.sheet(isPresented: $isShown) { Help() } }
        """,
        "var body: some View { Page(opener: opener).onAppear { opener.onHelp = { model.show() } }.sheet(isPresented: $model.isShown) { Help() } }",
    ]) func whoCallsAClosureShowsWhatItSets(_ shell: String) {
        let read = transitions(shell, rest: Self.page)
        #expect(
            read.contains {
                $0.hasPrefix("Page -sheet-> ")
                    && $0.contains("(Help) indirect through Opener.showHelp(), Opener.onHelp")
            })
    }

    /// Also where the object is another's, and its closure is called from there.
    @Test func closureOfAnotherObjectIsCalled() {
        let read = transitions(
            "var body: some View { Text(\"\").onAppear { opener.onHelp = { isShown = true } }.sheet(isPresented: $isShown) { Help() } }",
            rest: "final class Web: UIViewController { var opener: Opener!; @objc func tap() { opener.onHelp?() } }")
        #expect(read.contains { $0.hasPrefix("Web -sheet-> ") && $0.contains("(Help) indirect through Opener.onHelp") })
    }

    /// To hand a closure over is not to run it: what only makes `Row` opens nothing.
    @Test func whoCallsWhatHandsAClosureOverDoesNotRunIt() {
        let read = graph(
            """
            import UIKit
            final class HelpController: UIViewController {}
            final class Row { let onTap: () -> Void; init(onTap: @escaping () -> Void) { self.onTap = onTap }; func tap() { onTap() } }
            final class Opener {
                var stack: UINavigationController?
                var rows: [Row] = []
                func makeRow() -> Row { Row(onTap: { self.showHelp() }) }
                func showHelp() { stack?.pushViewController(HelpController(), animated: true) }
            }
            final class List: UIViewController { let opener = Opener(); func fill() { opener.rows = [opener.makeRow()] } }
            """)
        #expect(!read.transitions.notation.contains { $0.hasPrefix("List ") })
    }

    /// A plain value only carries a closure: who takes it out opens something, and not who calls what makes it.
    @Test(arguments: [
        "Button(\"Help\", action: content.onHelp)", "Button(\"Help\") { content.onHelp() }",
        "Page(action: content.onHelp)",
    ]) func whoTakesAClosureOutOfAValueRunsIt(_ use: String) {
        let read = transitions(
            """
            @StateObject var filler = Filler()
            var body: some View {
                Banner(filler: filler).onAppear { filler.onHelp = { isShown = true } }.sheet(isPresented: $isShown) { Help() }
            }
            """,
            rest: """
                struct Content { let title: String; let onHelp: () -> Void }
                final class Filler: ObservableObject {
                    var onHelp: (() -> Void)?
                    @Published var content: Content?
                    func help() { onHelp?() }
                    func fill() { content = make() }
                    func make() -> Content { Content(title: "", onHelp: { [weak self] in self?.help() }) }
                }
                struct Page: View { let action: () -> Void; var body: some View { Text("") } }
                struct Banner: View {
                    @ObservedObject var filler: Filler
                    var body: some View { if let content = filler.content { \(use) } }
                }
                final class Refresher { let filler = Filler(); func refresh() { filler.fill() } }
                """)
        #expect(read.contains { $0.hasPrefix("Banner -sheet-> ") && $0.contains("Content.onHelp, Filler.help()") })
        #expect(!read.contains { $0.hasPrefix("Refresher ") })
    }

    /// Of an object whose closure several places set it's not known which is meant.
    @Test(arguments: [
        ("", "indirect"),
        ("final class Other { let opener = Opener(); func set() { opener.onHelp = { print() } } }", "inferred"),
        ("final class Other { let opener = Opener(); func set() { opener.onHelp = nil } }", "indirect"),
    ]) func closureThatSeveralPlacesSetIsNotCertain(_ other: String, _ evidence: String) {
        let read = transitions(
            "var body: some View { Page(opener: opener).onAppear { opener.onHelp = { isShown = true } }.sheet(isPresented: $isShown) { Help() } }",
            rest: "\(Self.page)\n\(other)")
        let found = read.filter { $0.hasPrefix("Page -sheet-> ") }
        #expect(found.count == 1 && found.allSatisfy { $0.contains("(Help) \(evidence) through") })
    }

    /// A hosting controller may be given its view after it is made: an empty one is nothing.
    @Test(
        .enabled(if: NavigationSystem.uikit.isRead),
        arguments: [
            (
                "host.rootView = AnyView(Help(onDone: { [weak host] in host?.dismiss(animated: true) }))",
                ["Start -sheet-> .Help (Help) call"]
            ),
            ("host.view.backgroundColor = .clear", []),
        ]) func hostIsGivenItsViewLater(_ code: String, _ shown: [String])
    {
        let read = graph(
            """
            import SwiftUI
            import UIKit
            struct Help: View { let onDone: () -> Void; var body: some View { Text("Help") } }
            final class Start: UIViewController {
                func ask() {
                    let host = UIHostingController(rootView: AnyView(EmptyView()))
                    \(code)
                    present(host, animated: true)
                }
            }
            """)
        #expect(read.transitions.notation == shown)
    }
}
