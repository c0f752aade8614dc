import Base
import Extractor
import Linking
import NavigationModel
import Presentation
import Rules
import SwiftSource
import TestSupport
import Testing

/// What a project says about its own code, beside what reading it tells.
@Suite struct ProjectWordsTests {
    private static let navigator = """
        import UIKit
        final class AppNavigator {
            static let shared = AppNavigator()
            func go(_ route: Route) { bus.send(route) }
            func leave() { bus.send(nil) }
        }
        """
    private static let routes = """
        import SwiftUI
        enum Route {
            case home, detail(id: Int)
            @ViewBuilder var screen: some View {
                switch self {
                case .home: HomeView()
                case .detail(let id): DetailView(id: id)
                }
            }
        }
        struct DetailView: View { let id: Int; var body: some View { Text("detail") } }
        """
    /// Without a mark of any system, so that it is read only where the words lead to it.
    private static let model = """
        import Foundation
        final class HomeModel {
            func open() { AppNavigator.shared.go(.detail(id: 1)) }
            func close() { AppNavigator.shared.leave() }
        }
        """
    private static let home = """
        import SwiftUI
        struct HomeView: View {
            let model = HomeModel()
            var body: some View {
                Button("open") { model.open() }
                Button("close") { model.close() }
            }
        }
        """
    private static let app = [
        "Navigator.swift": navigator, "Route.swift": routes, "Model.swift": model, "Home.swift": home,
    ]

    private static func words(
        _ verbs: [String: String] = [:], containers: Set<String> = [], handlers: [String] = []
    ) -> ProjectAnnotations {
        var words = ProjectAnnotations()
        for (name, action) in verbs {
            guard let function = ProjectAnnotations.Function(name) else { continue }
            words.verbs[function] = ProjectAnnotations.Action(action)
        }
        words.containers = containers
        words.addressHandlers = Set(handlers.compactMap(ProjectAnnotations.Function.init))
        return words
    }

    private func graph(
        _ files: [String: String], _ words: ProjectAnnotations, readingAllFrom share: Double = .infinity
    ) -> NavigationGraph {
        let files = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, module: "App", text: $0.value) }
        let whole = GraphLinker.link(files.map(SourceReader.read), title: "App", words: words).graph
        let read = AppReader(files, title: "App", words: words, on: OneWorker(), readingAllFrom: share).analysis.graph
        #expect(read.transitions == whole.transitions && read.exits == whole.exits)
        #expect(read.coordinators == whole.coordinators && read.deepLinks == whole.deepLinks)
        return read
    }

    private func shown(_ graph: NavigationGraph) -> [String] {
        graph.transitions.filter { $0.evidence != .declared }.map { transition in
            let place = [transition.coordinator?.name, transition.destination].compactMap(\.self).joined(separator: ".")
            return "\(transition.from.name) \(transition.style.rawValue) \(place) \(transition.evidence.rawValue)"
        }
    }

    @Test func verbOfAProjectIsATransition() {
        #expect(shown(graph(Self.app, ProjectAnnotations())) == [])
        let said = graph(Self.app, Self.words(["AppNavigator.go": "push"]))
        #expect(shown(said) == ["HomeModel push Route.detail call", "HomeView push Route.detail indirect"])
        #expect(said.notUnderstood == [])
    }

    @Test func styleIsTheOneThatIsSaid() {
        let said = graph(Self.app, Self.words(["AppNavigator.go": "fullScreenCover"]))
        #expect(shown(said).first == "HomeModel fullScreenCover Route.detail call")
    }

    @Test func verbThatGoesBackIsAnExit() {
        let said = graph(Self.app, Self.words(["AppNavigator.leave": "dismiss"]))
        #expect(shown(said) == [])
        #expect(said.exits.map { "\($0.from.name) \($0.style.rawValue)" } == ["HomeModel dismiss", "HomeView dismiss"])
    }

    @Test func verbOfATypeThatIsNotAmongTheSourcesIsFollowed() {
        var app = Self.app
        app["Navigator.swift"] = nil
        // Nothing tells the type of the route: only one coordinator has a destination of that name.
        #expect(
            shown(graph(app, Self.words(["AppNavigator.go": "sheet"]))).first == "HomeModel sheet Route.detail inferred"
        )
        app["Model.swift"] = Self.model.replacing(".detail(id: 1)", with: "Route.detail(id: 1)")
        #expect(
            shown(graph(app, Self.words(["AppNavigator.go": "sheet"]))).first == "HomeModel sheet Route.detail call")
    }

    @Test func sameWordOfAnotherTypeIsNone() {
        var app = Self.app
        app["Model.swift"] = Self.model.replacing("AppNavigator", with: "Logger")
        #expect(shown(graph(app, Self.words(["AppNavigator.go": "push"]))) == [])
        #expect(shown(graph(Self.app, Self.words(["go": "push"]))) == [])
    }

    @Test func verbIsInherited() {
        var app = Self.app
        app["Other.swift"] = """
            import SwiftUI
            final class TabNavigator: AppNavigator {}
            struct TabView2: View {
                let navigator = TabNavigator()
                var body: some View { Button("x") { navigator.go(.home) } }
            }
            """
        #expect(shown(graph(app, Self.words(["AppNavigator.go": "push"]))).contains("TabView2 push Route.home call"))
    }

    @Test func functionWithoutATypeIsAVerbToo() {
        let app = [
            "Go.swift": "func openScreen(_ route: Route) { bus.send(route) }", "Route.swift": Self.routes,
            "Home.swift": """
            import SwiftUI
            struct HomeView: View { var body: some View { Button("x") { openScreen(.detail(id: 2)) } } }
            """,
        ]
        #expect(shown(graph(app, Self.words(["openScreen": "sheet"]))) == ["HomeView sheet Route.detail call"])
    }

    @Test func viewThatIsHandedToAVerbIsShown() {
        var app = Self.app
        app["Navigator.swift"] =
            "final class AppNavigator { static let shared = AppNavigator(); func show(_ view: Any) {} }"
        app["Model.swift"] = Self.model.replacing("go(.detail(id: 1))", with: "show(DetailView(id: 1))")
        let said = graph(app, Self.words(["AppNavigator.show": "push"]))
        #expect(shown(said).first == "HomeModel push DetailView call")
        #expect(said.transitions.first?.to?.name == "DetailView")
    }

    @Test func verbWhoseRouteCannotBeToldIsSaidToBe() {
        var app = Self.app
        app["Model.swift"] = """
            final class HomeModel { var next: Any; func open() { AppNavigator.shared.go(decode(next)) } }
            """
        let said = graph(app, Self.words(["AppNavigator.go": "push"]))
        #expect(shown(said) == [])
        #expect(said.notUnderstood.map(\.text) == ["AppNavigator.shared.go(decode(next))"])
    }

    @Test func ownContainerIsNoScreen() {
        func app(_ scaffold: String) -> [String: String] {
            [
                "App.swift": """
                import SwiftUI
                \(scaffold)
                struct HomeView: View {
                    var body: some View { NavigationLink("x") { AppScaffold(title: "x", content: AnyView(DetailView())) } }
                }
                struct DetailView: View { var body: some View { Text("detail") } }
                """
            ]
        }
        let own =
            "struct AppScaffold: View { let title: String; let content: AnyView; var body: some View { content } }"
        for scaffold in [own, ""] {
            func target(_ words: ProjectAnnotations) -> String? {
                graph(app(scaffold), words).transitions.first { $0.from.name == "HomeView" }?.to?.name
            }
            #expect(target(ProjectAnnotations()) == "AppScaffold")
            #expect(target(Self.words(containers: ["AppScaffold"])) == "DetailView")
        }
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func handlerOfAddressesIsADeepLink() {
        let app = [
            "App.swift": """
            import Scaffolding
            @Scaffoldable @Observable final class Home: FlowCoordinatable {
                var stack = FlowStack<Home>(root: .home)
                func home() -> some View { HomeView() }
                func detail() -> some View { DetailView() }
            }
            struct HomeView: View { var body: some View { Text("home") } }
            struct DetailView: View { var body: some View { Text("detail") } }
            """,
            "Linker.swift": """
            final class DeepLinker {
                let home: Home
                func open(_ url: URL) { if url.host == "detail" { home.route(to: .detail) } }
            }
            """,
        ]
        #expect(graph(app, ProjectAnnotations()).deepLinks == [])
        let links = graph(app, Self.words(handlers: ["DeepLinker.open"])).deepLinks
        #expect(links.map(\.name) == ["detail"])
        #expect(links.first?.hops.map(\.destination) == ["detail"])
        #expect(graph(app, Self.words(handlers: ["Other.open"])).deepLinks == [])
    }

    @Test(arguments: ["", ".", "a.", ".a", "1a", "a b", "a()", "a.b c"]) func whatIsNoNameOfAFunctionIsNone(
        _ text: String
    ) {
        #expect(ProjectAnnotations.Function(text) == nil)
    }
}
