import Base
import Extractor
import Linking
import NavigationModel
import Rules
import SwiftSource
import TestSupport
import Testing

/// An app on a framework whose source isn't read, and what its configuration says of that.
struct ClosedFrameworkTests {
    private static let app = """
        import NavKit
        import SwiftUI

        @main struct LibraryApp: App {
            private let flow = ShelfFlow(stack: NavStack())

            var body: some Scene {
                WindowGroup { flow.makeView() }
            }
        }
        """
    private static let flows = """
        import Combine
        import NavKit

        /// What is on the shelf.
        final class ShelfFlow: Screen {
            private let stack: NavStack
            private var cancellables: Set<AnyCancellable> = []

            init(stack: NavStack) {
                self.stack = stack
                EventBus.shared.on(.bookBorrowed) { [weak self] in self?.showReceipt() }
                start()
            }

            private func start() {
                let shelf = ShelfScreen()
                shelf.actions.sink { [weak self] action in
                    switch action {
                    case .book(let id): self?.showBook(id: id)
                    case .settings: self?.showSettings()
                    case .account: self?.showAccount()
                    }
                }.store(in: &cancellables)
                stack.setRoot(shelf)
            }

            /// One book.
            private func showBook(id: Int) { stack.push(BookScreen(id: id)) }

            private func showSettings() {
                let inner = NavStack()
                let settings = SettingsScreen(close: { [weak self] in self?.stack.dismiss() })
                inner.setRoot(settings)
                stack.show(in: .large, screen: inner)
            }

            private func showReceipt() { stack.show(in: .small, screen: ReceiptScreen()) }

            private func showAccount() {
                let flow = AccountFlow(stack: stack)
                flow.start()
            }

            func makeView() -> AnyView { stack.makeView() }
        }

        /// Who borrows.
        final class AccountFlow {
            private let stack: NavStack

            init(stack: NavStack) { self.stack = stack }

            func start() { stack.push(AccountScreen(onHelp: { [weak self] in self?.showHelp() })) }

            private func showHelp() { stack.push(HelpView()) }
        }
        """
    private static let screens = """
        import Combine
        import NavKit
        import SwiftUI

        final class ShelfScreen: Screen {
            enum Action { case book(Int), settings, account }
            let actions = PassthroughSubject<Action, Never>()

            func makeView() -> AnyView { AnyView(ShelfView(actions: actions)) }
        }

        final class BookScreen: Screen {
            private let id: Int

            init(id: Int) { self.id = id }

            func makeView() -> AnyView { AnyView(BookView(id: id)) }
        }

        final class SettingsScreen: Screen {
            private let close: () -> Void

            init(close: @escaping () -> Void) { self.close = close }

            func makeView() -> AnyView { AnyView(SettingsView(close: close)) }
        }

        final class ReceiptScreen: Screen {
            func makeView() -> AnyView { AnyView(ReceiptView()) }
        }

        final class AccountScreen: Screen {
            private let onHelp: () -> Void

            init(onHelp: @escaping () -> Void) { self.onHelp = onHelp }

            func makeView() -> AnyView { AnyView(AccountView(onHelp: onHelp)) }
        }

        struct ShelfView: View {
            let actions: PassthroughSubject<ShelfScreen.Action, Never>

            var body: some View {
                Button("Book") { actions.send(.book(1)) }
                Button("Settings") { actions.send(.settings) }
            }
        }

        struct BookView: View {
            let id: Int

            var body: some View {
                Button("Borrow") { EventBus.shared.send(.bookBorrowed) }
            }
        }

        struct SettingsView: View {
            let close: () -> Void

            var body: some View { Button("Close", action: close) }
        }

        struct ReceiptView: View { var body: some View { Text("Receipt") } }
        struct HelpView: View { var body: some View { Text("Help") } }

        struct AccountView: View {
            let onHelp: () -> Void

            var body: some View { Button("Help", action: onHelp) }
        }
        """
    private static let files = ["App.swift": app, "Flows.swift": flows, "Screens.swift": screens]

    /// What the configuration says.
    private static func words(
        verbs: [String: String] = [:], presents: [String] = [], answers: [String: String] = [:],
        containers: Set<String> = []
    ) -> ProjectAnnotations {
        var words = ProjectAnnotations()
        for (name, action) in verbs {
            guard let function = ProjectAnnotations.Function(name) else { continue }
            words.verbs[function] = ProjectAnnotations.Action(action)
        }
        words.presents = Set(presents.compactMap(ProjectAnnotations.Function.init))
        for (sender, taker) in answers {
            guard let sender = ProjectAnnotations.Function(sender) else { continue }
            words.answers[sender] = ProjectAnnotations.Function(taker)
        }
        words.containers = containers
        return words
    }

    private static let verbs = [
        "NavStack.setRoot": "root", "NavStack.push": "push", "NavStack.show(screen:)": "sheet",
        "NavStack.dismiss": "dismiss",
    ]

    private func graph(_ words: ProjectAnnotations) -> NavigationGraph { graph(Self.files, words) }

    private func graph(_ files: [String: String], _ words: ProjectAnnotations) -> NavigationGraph {
        let files = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, module: "App", text: $0.value) }
        let whole = GraphLinker.link(files.map(SourceReader.read), title: "App", words: words).graph
        let read = AppReader(files, title: "App", words: words, on: OneWorker(), readingAllFrom: .infinity).analysis
            .graph
        #expect(read.transitions == whole.transitions && read.exits == whole.exits)
        #expect(read.coordinators == whole.coordinators && read.notUnderstood == whole.notUnderstood)
        return read
    }

    private func shown(_ graph: NavigationGraph) -> [String] {
        graph.transitions.map { transition in
            "\(transition.from.name) \(transition.style.rawValue) \(transition.to?.name ?? "") \(transition.evidence.rawValue)"
        }.sorted()
    }

    @Test func whatIsSaidMakesCoordinators() {
        let read = graph(
            Self.words(
                verbs: Self.verbs, presents: ["Screen.makeView"], answers: ["EventBus.send": "EventBus.on"]))
        #expect(
            shown(read) == [
                "AccountFlow push HelpView call", "AccountFlow root AccountView declared",
                "AccountView push HelpView indirect", "BookView sheet ReceiptView indirect",
                "ShelfFlow push AccountFlow call", "ShelfFlow push BookView call", "ShelfFlow root ShelfView declared",
                "ShelfFlow sheet ReceiptView call", "ShelfFlow sheet SettingsView call",
                "ShelfView push AccountFlow indirect", "ShelfView push BookView indirect",
                "ShelfView sheet SettingsView indirect",
            ])
        #expect(
            read.coordinators.map { "\($0.name) \($0.kind.rawValue)" }.sorted() == [
                "AccountFlow flow", "ShelfFlow flow",
            ])
        #expect(read.exits.map { "\($0.from.name) \($0.style.rawValue)" } == ["SettingsView dismiss"])
        #expect(read.entryPoints.map { $0.to.name } == ["ShelfFlow"])
        #expect(read.notUnderstood == [])
    }

    private func help(_ function: String, _ style: String, isSaid: Bool = false) -> String {
        "describe the function in the configuration: \"verbs\": { \"\(function)\": \"\(style)\" }"
            + (isSaid ? "" : ", \"presents\": [\"Screen.makeView\"]")
    }

    @Test func whatIsNotSaidIsListedWithWhatToWrite() {
        let read = graph(ProjectAnnotations())
        #expect(read.coordinators == [] && read.transitions == [])
        let listed = Set(read.notUnderstood.compactMap(\.help))
        #expect(
            listed == [
                help("NavStack.setRoot", "root"), help("NavStack.push", "push"), help("NavStack.show(screen:)", "push"),
            ])
        let said = graph(Self.words(verbs: ["NavStack.push": "push"], presents: ["Screen.makeView"]))
        #expect(
            Set(said.notUnderstood.compactMap(\.help)) == [
                help("NavStack.setRoot", "root", isSaid: true), help("NavStack.show(screen:)", "push", isSaid: true),
            ])
    }

    @Test func labelTellsWhichArgumentIsShown() {
        func sheets(_ verb: String) -> Int {
            let words = Self.words(verbs: [verb: "sheet"], presents: ["Screen.makeView"])
            return graph(words).transitions.count { $0.style == .sheet }
        }
        #expect(sheets("NavStack.show(screen:)") == 1)
        #expect(sheets("NavStack.show(screen:in:)") == 1)
        #expect(sheets("NavStack.show(in:screen:)") == 0)
        #expect(sheets("NavStack.show") == 0)
        #expect(sheets("NavStack.show(screen:animated:)") == 0)
    }

    @Test func eventRunsWhatTheOtherFunctionIsPassed() {
        let verbs = Self.words(verbs: Self.verbs, presents: ["Screen.makeView"])
        #expect(!graph(verbs).transitions.contains { $0.from.name == "BookView" })
        var files = Self.files
        files["Screens.swift"] = Self.screens.replacing("send(.bookBorrowed)", with: "send(.bookReturned)")
        let all = Self.words(
            verbs: Self.verbs, presents: ["Screen.makeView"], answers: ["EventBus.send": "EventBus.on"])
        #expect(!graph(files, all).transitions.contains { $0.from.name == "BookView" })
    }

    @Test func eventIsAnsweredInViewsToo() {
        let source = """
            import SwiftUI
            struct HomeView: View {
                @State private var path: [Int] = []
                var body: some View {
                    NavigationStack(path: $path) {
                        ListView().navigationDestination(for: Int.self) { BookView(id: $0) }
                    }
                    .onAppear { EventBus.shared.on(.opened) { path.append(1) } }
                }
            }
            struct ListView: View { var body: some View { Button("Open") { EventBus.shared.send(.opened) } } }
            struct BookView: View { let id: Int; var body: some View { Text("Book") } }
            """
        func opened(_ words: ProjectAnnotations) -> [String] {
            graph(["App.swift": source], words).transitions.filter { $0.from.name == "ListView" }.map {
                "\($0.style.rawValue) \($0.to?.name ?? "") \($0.evidence.rawValue)"
            }
        }
        #expect(opened(ProjectAnnotations()) == [])
        #expect(opened(Self.words(answers: ["EventBus.send": "EventBus.on"])) == ["push BookView indirect"])
    }

    @Test func baseClassOfALibraryIsMeantByItsName() {
        var files = Self.files
        files["Flows.swift"] = """
            import NavKit
            final class ShelfFlow: NavFlow {
                func start() { push(BookScreen(id: 1)) }
            }
            """
        #expect(
            graph(files, ProjectAnnotations()).notUnderstood.first?.help?.contains("\"NavFlow.push\": \"push\"") == true
        )
        let read = graph(files, Self.words(verbs: ["NavFlow.push": "push"], presents: ["Screen.makeView"]))
        #expect(shown(read) == ["ShelfFlow root BookView declared"])
    }

    @Test func valueThatOnlyKeepsAScreenIsNone() {
        var files = Self.files
        files["Flows.swift"] = """
            import NavKit
            final class Module { init(_ screen: any Screen) {} }
            final class ShelfFlow {
                let stack: NavStack
                func showBook() { stack.push(Module(BookScreen(id: 1))) }
            }
            """
        let verbs = ["NavStack.push": "push"]
        #expect(shown(graph(files, Self.words(verbs: verbs, presents: ["Screen.makeView"]))) == [])
        let read = graph(files, Self.words(verbs: verbs, presents: ["Screen.makeView"], containers: ["Module"]))
        #expect(shown(read) == ["ShelfFlow push BookView call"])
    }

    @Test func functionOfTheAppsOwnThatHandsOnIsLookedThrough() {
        var files = Self.files
        files["Flows.swift"] = """
            import NavKit
            final class ShelfFlow {
                let stack: NavStack
                func showBook() { open(BookScreen(id: 1)) }
                private func open(_ screen: any Screen) { stack.push(screen) }
            }
            """
        let read = graph(files, Self.words(verbs: ["NavStack.push": "push"], presents: ["Screen.makeView"]))
        #expect(shown(read) == ["ShelfFlow push BookView call"])
    }

    @Test(.enabled(if: NavigationSystem.uikit.isRead)) func controllersAreShownByWhatIsSaid() {
        let files = [
            "App.swift": """
            import UIKit
            import NavKit
            final class BookViewController: UIViewController {}
            final class ListViewController: UIViewController {
                let coordinator: ShelfCoordinator
                func open() { coordinator.showBook() }
            }
            final class ShelfCoordinator {
                let kit = NavController()
                func start() { kit.install(ListViewController()) }
                func showBook() { kit.slide(in: .right, BookViewController()) }
            }
            """
        ]
        #expect(shown(graph(files, ProjectAnnotations())) == [])
        let read = graph(
            files, Self.words(verbs: ["NavController.slide(_:in:)": "push", "NavController.install": "root"]))
        #expect(
            shown(read) == [
                "ListViewController push BookViewController indirect", "ShelfCoordinator push BookViewController call",
                "ShelfCoordinator root ListViewController call",
            ])
    }
}
