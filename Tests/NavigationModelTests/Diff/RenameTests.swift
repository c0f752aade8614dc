import Base
import NavigationModel
import TestSupport
import Testing

/// What has another name is told as renamed, and nothing of it as lost and found.
@Suite struct RenameTests {
    private static let app = """
        App => HomeView
        HomeView -push-> Home.list (ListView) call
        ListView -push-> Home.detail (DetailView) call

        """

    /// - Parameters:
    ///   - hosts: views that hold a stack.
    ///   - files: where types are declared.
    private static func version(
        _ notation: String, hosts: [String] = [], files: [String: String] = [:]
    ) -> NavigationGraph {
        var graph = NavigationGraph(notation: app + notation)
        graph.coordinators += hosts.map { name in
            Coordinator(
                id: name, name: name, module: "App", system: .swiftUI, kind: .stack, location: GraphFixture.nowhere)
        }
        graph.screens = graph.screens.map { screen in
            var screen = screen
            screen.location = files[screen.id].map { SourceLocation(file: $0, line: 1, column: 1) }
            return screen
        }
        return graph
    }

    private static func said(
        _ old: NavigationGraph, _ new: NavigationGraph, _ files: FileRenames? = nil
    ) -> [String] {
        NavigationDiff(
            old: GraphFixture.analysis(of: old), new: GraphFixture.analysis(of: new),
            sources: ComparedSources(files: files)
        )
        .changes.map { "\($0.sign) \($0.sentence.text)" }
    }

    /// A view, the stack around it and the state that shows both.
    @Test func hostAndWhatItShowsAreRenamedAtOnce() {
        let old = Self.version(
            """
            HomeView -sheet-> Home.isAddingToken (AddTokenStack) call
            ListView -sheet-> Home.adding (AddTokenStack) call
            AddTokenStack -root-> .root (AddTokenScene) declared
            AddTokenScene -push-> .scan (ScanView) call
            """, hosts: ["AddTokenStack"])
        let new = Self.version(
            """
            HomeView -sheet-> Home.addAsset (AddAssetStack) call
            ListView -sheet-> Home.adding (AddAssetStack) call
            AddAssetStack -root-> .root (AddAssetScene) declared
            AddAssetScene -push-> .scan (ScanView) call
            """, hosts: ["AddAssetStack"])
        #expect(
            Self.said(old, new) == [
                "~ AddTokenScene is now called AddAssetScene", "~ AddTokenStack is now called AddAssetStack",
                "~ Home.isAddingToken is now called addAsset",
            ])
    }

    /// What only says which part a view plays makes no two views one.
    @Test func viewsThatShareOnlyTheWordForTheirPartAreTwo() {
        let old = Self.version("DetailView -push-> .ports (PortsDetailsView) call")
        let new = Self.version("DetailView -push-> .devices (DevicesDetailsView) call")
        #expect(!Self.said(old, new).contains { $0.contains("called") })
        let alike = Self.version("DetailView -push-> .ports (PortsScreen) call")
        #expect(Self.said(old, alike) == ["~ PortsDetailsView is now called PortsScreen"])
    }

    /// Which file another one became tells which view did.
    @Test func filesTellWhatWasRenamed() {
        func version(_ name: String) -> NavigationGraph {
            Self.version(
                "DetailView -push-> .\(name) (\(name)) call", files: [name: "App/\(name).swift"])
        }
        let (old, new) = (version("AboutView"), version("CreditsView"))
        #expect(Self.said(old, new).contains("+ CreditsView is a new screen"))
        let renamed = FileRenames(["App/AboutView.swift": "App/CreditsView.swift"])
        #expect(Self.said(old, new, renamed) == ["~ AboutView is now called CreditsView"])
        // Of names alike, files may say that they are two.
        let alike = version("AboutScreen")
        #expect(Self.said(old, alike) == ["~ AboutView is now called AboutScreen"])
        let other = FileRenames(["App/AboutView.swift": "App/HelpView.swift"])
        #expect(Self.said(old, alike, other).contains("+ AboutScreen is a new screen"))
        #expect(Self.said(old, alike, FileRenames([:])) == ["~ AboutView now seems to be called AboutScreen"])
    }

    /// A view shows by a modifier what its state says.
    private static func shown(_ graph: NavigationGraph, byModifiers names: Set<String>) -> NavigationGraph {
        var graph = graph
        for index in graph.coordinators.indices {
            for place in graph.coordinators[index].destinations.indices
            where names.contains(graph.coordinators[index].destinations[place].name) {
                graph.coordinators[index].destinations[place].declaration = ".sheet(isPresented: $is) { … }"
                graph.coordinators[index].destinations[place].location = SourceLocation(
                    file: "App/Home.swift", line: 10 + place, column: 1)
            }
        }
        let places = Dictionary(
            graph.coordinators.flatMap(\.destinations).map { ($0.id, $0.location) }
        ) { first, _ in first }
        for index in graph.transitions.indices {
            let transition = graph.transitions[index]
            guard transition.from.id == transition.coordinator?.id, let id = transition.destinationID else { continue }
            graph.transitions[index].location = places[id] ?? transition.location
        }
        return graph
    }

    /// Several sheets, each with a state of its own, become the cases of one enum, whose values a model sets.
    @Test func sheetsThatBecomeCasesAreOnlyRenamed() {
        let old = Self.shown(
            Self.version(
                """
                Home -sheet-> Home.isShowingHelp (HelpView) call
                ListView -sheet-> Home.isShowingHelp (HelpView) indirect
                Home -sheet-> Home.isShowingInfo (InfoView) call
                """), byModifiers: ["isShowingHelp", "isShowingInfo"])
        var new = Self.version(
            """
            ListView -sheet-> Home.help (HelpView) indirect
            HomeModel -sheet-> Home.info (InfoView) call
            """)
        new.screens.removeAll { $0.id == "HomeModel" }
        for index in new.coordinators.indices {
            for place in new.coordinators[index].destinations.indices
            where new.coordinators[index].destinations[place].name == "info" {
                new.coordinators[index].destinations[place].parameters = [
                    Parameter(label: nil, name: "id", type: "Int")
                ]
            }
        }
        #expect(
            Self.said(old, new) == [
                "~ Home.isShowingHelp is now called help", "~ Home.isShowingInfo is now called info",
            ])
        #expect(Self.said(new, old).allSatisfy { $0.contains("is now called") })
    }

    /// Several destinations that showed the same become one.
    @Test func severalThatBecomeOneAreToldOnce() {
        let old = Self.version(
            """
            DetailView -sheet-> Home.addGenre (AddView) call
            DetailView -sheet-> Home.addTag (AddView) call
            """)
        let new = Self.version("DetailView -sheet-> Home.addElement (AddView) call")
        #expect(Self.said(old, new) == ["~ addGenre and addTag of Home were merged into addElement"])
    }

    /// A way is the same to people whether a view shows something itself or tells a coordinator to.
    @Test func waysAreTheSameWhoeverOwnsThem() {
        let old = Self.version("DetailView -sheet-> .isShown (HelpView) call")
        let new = Self.version("DetailView -sheet-> Detail.help (HelpView) call")
        #expect(!Self.said(old, new).contains { $0.contains("shows HelpView") || $0.contains("opens Detail.help") })
        #expect(!Self.said(new, old).contains { $0.contains("shows HelpView") || $0.contains("opens Detail.help") })
        // Two destinations of one coordinator are two.
        let both = "HomeView -sheet-> Home.new (EditView) call\nHomeView -sheet-> Home.edit (EditView) call\n"
        let one = Self.version(both + "DetailView -sheet-> Home.new (EditView) call")
        let other = Self.version(both + "DetailView -sheet-> Home.edit (EditView) call")
        #expect(Self.said(one, other).count == 2)
    }

    /// Who opens something is not said to stop where code does so that nobody is known to call.
    @Test func codeThatNobodyCallsMayBeWhoOpensIt() {
        var model = Self.version("HomeModel -sheet-> Home.list (ListView) call")
        model.screens.removeAll { $0.id == "HomeModel" }
        let view = Self.version("DetailView -sheet-> Home.list (ListView) call")
        #expect(Self.said(view, model).isEmpty)
        #expect(Self.said(model, view).isEmpty)
        let other = Self.version("HomeView -sheet-> Home.list (ListView) call")
        #expect(Self.said(view, other).count == 2)
    }

    /// What was declared before is not new, whatever was found in it.
    @Test func whatWasThereIsNotNew() {
        let old = NavigationGraph(notation: Self.app)
        let new = Self.version(
            """
            OtherApp => HomeView
            DetailView -push-> .help (HelpView) call
            HelpView -push-> Help.topic (TopicView) call
            """)
        func said(_ old: NavigationGraph, _ new: NavigationGraph, _ types: (Set<String>, Set<String>)) -> Set<String> {
            let diff = NavigationDiff(
                old: GraphFixture.analysis(of: old), new: GraphFixture.analysis(of: new),
                sources: ComparedSources(types: types))
            return Set(diff.changes.map { "\($0.sign) \($0.sentence.text)" })
        }
        #expect(
            said(old, new, (["HelpView", "Help", "OtherApp"], [])).isSuperset(of: [
                "+ HelpView is now shown; navdocs found nothing that showed it in the old version",
                "+ TopicView is a new screen",
                "+ Help is now known to be a flow coordinator with 1 destination",
                "+ OtherApp starts at HomeView; its previous starting point wasn't found",
            ]))
        #expect(
            said(new, old, ([], ["Help", "OtherApp"])).isSuperset(of: [
                "- Help is no longer recognized as a coordinator; it was a flow coordinator with 1 destination",
                "- OtherApp started at HomeView; its new starting point wasn't found",
            ]))
    }

    /// Of coordinators that have the same destinations, their names tell which is which.
    @Test func coordinatorsWithEqualDestinationsAreRenamedByTheirNames() {
        func version(_ role: String) -> NavigationGraph {
            Self.version(
                ["Search", "QuickSearch", "Watched"].map { name in
                    """
                    \(name)View -sheet-> \(name)\(role).detail (Detail) call
                    \(name)View -sheet-> \(name)\(role).filters (Filters) call
                    """
                }.joined(separator: "\n"))
        }
        #expect(
            Self.said(version("Feature"), version("Reducer")) == [
                "~ QuickSearchFeature is now called QuickSearchReducer", "~ SearchFeature is now called SearchReducer",
                "~ WatchedFeature is now called WatchedReducer",
            ])
    }

    /// Names that have nothing in common tell nothing.
    @Test func coordinatorsWithEqualDestinationsAndOtherNamesAreNotPaired() {
        func version(_ names: [String]) -> NavigationGraph {
            Self.version(names.map { "HomeView -sheet-> \($0).detail (Detail) call" }.joined(separator: "\n"))
        }
        let said = Self.said(version(["Alpha", "BetaGamma"]), version(["One", "TwoThree"]))
        #expect(!said.contains { $0.contains("is now called") })
    }

    /// A view whose file has another name and much else in it, with the destination that shows it.
    @Test func viewOfAFileThatChangedMuchSeemsToBeRenamed() {
        let old = Self.version(
            "HomeView -push-> Home.pandas (PandasView) call", files: ["PandasView": "A/PandasView.swift"])
        let new = Self.version(
            "HomeView -push-> Home.about (AboutView) call", files: ["AboutView": "B/AboutView.swift"])
        let files = FileRenames([:], likely: ["A/PandasView.swift": "B/AboutView.swift"])
        #expect(
            Self.said(old, new, files) == [
                "~ PandasView now seems to be called AboutView", "~ Home.pandas is now called about",
            ])
        #expect(Self.said(old, new, FileRenames([:])).count > 2)
    }
}
