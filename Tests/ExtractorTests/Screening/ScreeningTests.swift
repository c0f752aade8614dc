import Base
import Extractor
import Linking
import Rules
import SwiftSource
import TestSupport
import Testing

/// What is not parsed is not missed.
struct ScreeningTests {
    /// Every app of ours, with the import of SwiftUI left where it is, and taken away from most files: what then tells
    /// that a file matters is what the others say.
    @Test(
        arguments: try Fixture.apps(), [1, 2, 3])
    func appIsReadAsWithoutScreening(_ app: String, _ every: Int) throws {
        let files = try Fixture.files(of: app).enumerated().map { index, file in
            guard index % every != 0 else { return file }
            return SourceFile(
                path: file.path, module: file.module, text: file.text.replacing("import SwiftUI", with: "import UIKit"))
        }
        let whole = GraphLinker.link(
            files.map(SourceReader.read), title: "App", mentions: SurveyedWords(of: files.map { AppFile($0) }))
        #expect(AppReader(files, title: "App", on: OneWorker(), readingAllFrom: .infinity).analysis == whole)
    }

    @Test func appWithoutAnySystemIsNotParsed() {
        let read = app(["App/A.swift": "final class Feed { func present(_ item: Item) {} }"])
        #expect(read.parsed == 0)
        #expect(read.analysis.graph.sourceFiles == 1)
    }

    @Test func fileThatNothingLeadsToIsNotParsed() {
        let read = app(
            views, ["Feed.swift": "final class Feed { var items: [Item] = []; func reload() { items = [] } }"])
        #expect(read.parsed == 1)
        #expect(!read.analysis.graph.transitions.isEmpty)
    }

    @Test func appThatIsMostlyAboutNavigationIsReadAtOnce() {
        let feed = "final class Feed { var items: [Item] = []; func reload() { items = [] } }"
        let small = sources(views, ["Feed.swift": feed])
        let large = sources(views, ["Feed.swift": String(repeating: feed + "\n", count: 80)])
        #expect(AppReader(small, title: "App", on: OneWorker()).parsed == 2)
        #expect(AppReader(large, title: "App", on: OneWorker()).parsed == 1)
        #expect(
            AppReader(small, title: "App", on: OneWorker()).analysis
                == AppReader(small, title: "App", on: OneWorker(), readingAllFrom: .infinity).analysis)
    }

    /// Each of these takes part in the navigation of a file that it does not stand in.
    @Test(arguments: [
        // What is bound, and what sets it.
        ["Model.swift": model],
        ["Model.swift": model, "Work.swift": "extension Model { func work() { isAdding = true } }"],
        ["Model.swift": model, "Work.swift": "func work(_ model: Model) { model.isAdding = true }"],
        // Through what leads to it.
        [
            "Model.swift": model, "Home.swift": "final class Home { let model = Model() }",
            "Town.swift": "struct Town { var home: Home { Home() } }",
            "Work.swift": "final class Work { let town = Town(); func go() { town.home.model.add() } }",
        ],
        // What a view does in another file.
        [
            "Model.swift": model, "Leaving.swift": "extension NewPlanet { func leave() { dismiss() } }",
        ],
        // By a protocol, and by what is below a class.
        [
            "Model.swift": model, "Adding.swift": "protocol Adding { func add() }",
            "Work.swift": "extension Model: Adding {}",
            "Other.swift": "final class Other { let it: any Adding; func go() { it.add() } }",
        ],
        [
            "Model.swift": model, "Base.swift": "class Base { let model = Model() }",
            "Middle.swift": "class Middle: Base {}",
            "Work.swift": "final class Work: Middle { func go() { model.add() } }",
        ],
        // By another name, from outside of types, and by what is added to a foreign type.
        [
            "Model.swift": model, "Alias.swift": "typealias Store = Model",
            "Work.swift": "final class Work { let store: Store; func go() { store.add() } }",
        ],
        [
            "Model.swift": model, "Shared.swift": "let shared = Model()",
            "Work.swift": "final class Work { func go() { shared.add() } }",
        ],
        [
            "Model.swift": model, "Controller.swift": "extension UIViewController { var model: Model { Model() } }",
            "Work.swift": "final class Work: UIViewController { func go() { model.add() } }",
        ],
        // Values, and what tells their types.
        ["Model.swift": model, "Route.swift": "enum Route: Hashable { case planet, moon }"],
        [
            "Model.swift": model, "Route.swift": "enum Route: Hashable { case planet, moon }",
            "Work.swift": "extension Model { func visit() { path.append(.moon) } }",
        ],
    ])
    func fileWithoutMarkTakesPart(_ rest: [String: String]) {
        let files = sources(views, rest)
        let whole = GraphLinker.link(
            files.map(SourceReader.read), title: "App", mentions: SurveyedWords(of: files.map { AppFile($0) }))
        let read = AppReader(files, title: "App", on: OneWorker(), readingAllFrom: .infinity)
        #expect(read.analysis == whole)
        // Were one of them left out, it would be missed.
        for path in rest.keys {
            #expect(GraphLinker.link(files.filter { $0.path != path }.map(SourceReader.read), title: "App") != whole)
        }
    }

    private let views = """
        import SwiftUI
        struct Planets: View {
            @State var model: Model
            var body: some View {
                NavigationStack(path: $model.path) {
                    Text("Planets")
                        .navigationDestination(for: Route.self) { route in
                            switch route { case .planet: PlanetView(); case .moon: MoonView() }
                        }
                        .sheet(isPresented: $model.isAdding) { NewPlanet() }
                        .fullScreenCover(isPresented: $isTold) { Told() }
                        .onTapGesture { isTold = true; model.add() }
                }
            }
            @State var isTold = false
        }
        struct PlanetView: View { var body: some View { Text("Planet") } }
        struct MoonView: View { var body: some View { Text("Moon") } }
        struct NewPlanet: View { @Environment(\\.dismiss) var dismiss; var body: some View { Text("New") } }
        struct Told: View { var body: some View { Text("Told") } }
        """
    private func app(_ files: [String: String]) -> AppReader {
        AppReader(
            files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, module: "App", text: $0.value) },
            title: "App", on: OneWorker(), readingAllFrom: .infinity)
    }

    private func app(_ views: String, _ rest: [String: String]) -> AppReader {
        AppReader(sources(views, rest), title: "App", on: OneWorker(), readingAllFrom: .infinity)
    }

    private func sources(_ views: String, _ rest: [String: String]) -> [SourceFile] {
        rest.merging(["Views.swift": views]) { $1 }.sorted { $0.key < $1.key }.map {
            SourceFile(path: $0.key, module: "App", text: $0.value)
        }
    }
}

private let model = """
    import Observation
    @Observable final class Model {
        var path: [Route] = []
        var isAdding = false
        func add() { isAdding = true }
        func visit(_ route: Route) { path.append(route) }
    }
    """
