import Base
import NavigationModel
import TestSupport
import Testing

@Suite struct NavigationDiffTests {
    static let app = """
        App => Root
        Root -root-> Root.home (Home) declared
        Home -root-> Home.list (ListView) declared
        ListView -push-> Home.detail (DetailView)
        DetailView -sheet-> Home.settings (Settings)
        Settings -root-> Settings.main (MainView) declared
        MainView -push-> Settings.about (AboutView)
        """

    /// What is said of the change from one graph to another: sign and sentence, then details set in.
    static func said(_ old: NavigationGraph, _ new: NavigationGraph) -> [String] {
        said(GraphFixture.analysis(of: old), GraphFixture.analysis(of: new))
    }

    /// What is said of the change from one version to another.
    static func said(_ old: NavigationAnalysis, _ new: NavigationAnalysis) -> [String] {
        NavigationDiff(old: old, new: new).changes.flatMap { change in
            ["\(change.sign) \(change.sentence.text)"] + change.details.map { "    \($0.text)" }
        }
    }

    /// What is said when words of the app's notation are replaced, and lines added.
    private func said(_ changes: [String: String] = [:], adding lines: [String] = []) -> [String] {
        var notation = Self.app
        for (old, new) in changes { notation = notation.replacing(old, with: new) }
        return Self.said(
            NavigationGraph(notation: Self.app), NavigationGraph(notation: ([notation] + lines).joined(separator: "\n"))
        )
    }

    @Test func sameGraphHasNoChange() {
        #expect(said() == [])
        let planets = GraphFixture.analysis(of: GraphFixture.planets)
        let diff = NavigationDiff(old: planets, new: planets)
        #expect(diff.isEmpty)
        #expect(diff.headline == "Nothing about the navigation changed")
        #expect(diff.summary == "")
    }

    @Test func movedAndReformattedCodeIsNoChange() {
        var moved = GraphFixture.planets
        func elsewhere(_ place: Base.SourceLocation) -> Base.SourceLocation {
            Base.SourceLocation(file: "Other/" + place.file, line: place.line + 7, column: 3)
        }
        for index in moved.coordinators.indices {
            moved.coordinators[index].location = elsewhere(moved.coordinators[index].location)
            moved.coordinators[index].module = "Kit"
            moved.coordinators[index].documentation = "Other words."
            for place in moved.coordinators[index].destinations.indices {
                moved.coordinators[index].destinations[place].declaration = "func x() -> any View"
                moved.coordinators[index].destinations[place].location = elsewhere(
                    moved.coordinators[index].destinations[place].location)
            }
        }
        for index in moved.screens.indices {
            moved.screens[index].location = moved.screens[index].location.map(elsewhere)
            moved.screens[index].module = "Kit"
        }
        for index in moved.transitions.indices {
            moved.transitions[index].location = elsewhere(moved.transitions[index].location)
            moved.transitions[index].call = moved.transitions[index].call.map { "self.\($0)" }
        }
        for index in moved.deepLinks.indices {
            moved.deepLinks[index].location = elsewhere(moved.deepLinks[index].location)
        }
        for index in moved.exits.indices { moved.exits[index].location = elsewhere(moved.exits[index].location) }
        for index in moved.entryPoints.indices {
            moved.entryPoints[index].location = elsewhere(moved.entryPoints[index].location)
        }
        for index in moved.notUnderstood.indices {
            moved.notUnderstood[index].location = elsewhere(moved.notUnderstood[index].location)
        }
        moved.sourceFiles = 99
        let planets = GraphFixture.analysis(of: GraphFixture.planets)
        let findings = planets.findings.map { finding in
            var finding = finding
            finding.location = elsewhere(finding.location)
            return finding
        }
        #expect(Self.said(planets, NavigationAnalysis(moved, findings: findings)) == [])
    }

    @Test func renamedCaseIsOneChange() {
        #expect(said(["Home.detail": "Home.item"]) == ["~ Home.detail is now called item"])
    }

    @Test func renamedCoordinatorIsOneChange() {
        #expect(
            said(["Settings ": "Preferences ", "Settings.": "Preferences.", "(Settings)": "(Preferences)"])
                == ["~ Settings is now called Preferences"])
    }

    @Test func renamedViewIsOneChange() {
        #expect(
            said(["ListView": "ItemsView"]) == ["~ ListView now seems to be called ItemsView"])
        // A view without ways of its own is known by its name alone: another name is another view.
        #expect(
            said(["AboutView": "CreditsView"]) == [
                "- AboutView is no longer shown", "    Settings.about no longer shows AboutView",
                "~ Settings.about now shows CreditsView; it showed AboutView", "+ CreditsView is a new screen",
            ])
        #expect(said(["AboutView": "AboutScreen"]) == ["~ AboutView is now called AboutScreen"])
    }

    @Test func everythingRenamedAtOnceIsStillFound() {
        #expect(
            said([
                "Home.": "Start.", "Home ": "Start ", "(Home)": "(Start)", "detail": "item", "DetailView": "ItemPage",
            ]) == [
                "~ DetailView now seems to be called ItemPage", "~ Home is now called Start",
                "~ Start.detail is now called item",
            ])
    }

    @Test func changedStyleIsOneChange() {
        #expect(
            said(["-sheet-> Home.settings": "-push-> Home.settings"]) == [
                "~ Home.settings is now opened as a push instead of a sheet", "    It is opened by DetailView",
            ])
    }

    @Test func anotherStyleOfOneCallerIsToldAtTheCaller() {
        let two = "\nListView -sheet-> Home.settings (Settings)\nListView -push-> Home.settings (Settings)"
        let old = NavigationGraph(notation: Self.app + two)
        let new = NavigationGraph(
            notation: Self.app + two.replacing("ListView -sheet", with: "AboutView -sheet"))
        #expect(
            Self.said(old, new) == [
                "~ ListView now opens Home.settings as a push instead of a push and a sheet",
                "+ AboutView now opens Home.settings as a sheet",
            ])
    }

    @Test func newCoordinatorIsToldWithWhatItShows() {
        #expect(
            said(adding: [
                "AboutView -sheet-> Settings.stamps (Stamps)", "Stamps -root-> Stamps.all (StampsView) declared",
                "StampsView -push-> Stamps.stamp (StampView)",
            ]) == [
                "+ StampView and StampsView are new screens",
                "+ Stamps is new: a flow coordinator with 2 destinations", "    It shows all and stamp",
                "    It is shown by Settings.stamps",
                "+ Settings.stamps is new: sheet to Stamps", "    It is opened by AboutView",
            ])
    }

    @Test func viewThatStopsBeingACoordinatorIsNotGone() {
        let old = NavigationGraph(notation: Self.app)
        var new = old
        new.coordinators.removeAll { $0.id == "Settings" }
        new.transitions.removeAll { $0.coordinator?.id == "Settings" }
        new.screens.append(Screen(id: "Settings", name: "Settings", module: "App"))
        let said = Self.said(old, new)
        #expect(said.contains("- Settings is no longer a coordinator; it was a flow coordinator with 2 destinations"))
        #expect(Self.said(new, old).contains("+ Settings is now a coordinator: a flow coordinator with 2 destinations"))
    }

    /// A call of a type whose declaration was deleted still names a screen.
    @Test func coordinatorWhoseTypeWasDeletedIsGone() {
        let old = NavigationGraph(notation: Self.app)
        var new = old
        new.coordinators.removeAll { $0.id == "Settings" }
        new.transitions.removeAll { $0.coordinator?.id == "Settings" }
        new.screens.append(Screen(id: "Settings", name: "Settings", module: "App"))
        func said(_ old: NavigationGraph, _ new: NavigationGraph, _ types: (Set<String>, Set<String>)) -> Set<String> {
            let diff = NavigationDiff(
                old: GraphFixture.analysis(of: old), new: GraphFixture.analysis(of: new),
                sources: ComparedSources(types: types))
            return Set(diff.changes.map { "\($0.sign) \($0.sentence.text)" })
        }
        let (with, without): (Set, Set) = (["Home", "Settings"], ["Home"])
        #expect(
            said(old, new, (with, without)).contains(
                "- Settings is gone; it was a flow coordinator with 2 destinations"))
        #expect(said(new, old, (without, with)).contains("+ Settings is new: a flow coordinator with 2 destinations"))
    }

    @Test func coordinatorThatWentTellsWhatItShowed() {
        let old = NavigationGraph(notation: Self.app)
        var new = old
        new.coordinators.removeAll { $0.id == "Settings" }
        new.transitions.removeAll { $0.coordinator?.id == "Settings" }
        let said = Self.said(old, new)
        let place = said.firstIndex(of: "- Settings is gone; it was a flow coordinator with 2 destinations")
        #expect(
            place.map { Array(said[($0 + 1)...].prefix(2)) } == [
                "    It showed main and about", "    It was shown by Home.settings",
            ])
    }

    /// A link that moves to another part of the same screen; of two screens that hold the part, one is shown something new.
    @Test func waysThatMoveWithinAScreenAreNoDifference() {
        let old = NavigationGraph(
            notation: """
                App => HomeView
                HomeView -push-> Router.detail (DetailView) call
                HomeView contains Row
                """)
        var new = old
        new.transitions[0].from = NodeReference("Row")
        #expect(Self.said(old, new).isEmpty)
        #expect(Self.said(new, old).isEmpty)
        new.screens = new.screens.map { screen in
            var screen = screen
            if screen.id == "DetailView" { screen.contains = [NodeReference("Row")] }
            return screen
        }
        #expect(Self.said(old, new).contains { $0.hasPrefix("+ Row now opens Router.detail") })
    }

    /// The app where nothing opens the settings any more.
    private static var withoutSettings: NavigationGraph {
        var graph = NavigationGraph(notation: app)
        graph.transitions.removeAll { $0.destination == "settings" }
        for index in graph.coordinators.indices {
            for place in graph.coordinators[index].destinations.indices
            where graph.coordinators[index].destinations[place].name == "settings" {
                graph.coordinators[index].destinations[place].presentations = []
            }
        }
        return graph
    }

    /// A sheet that moves with its state into a part of the screen is that part's own, and no destination any more.
    @Test func sheetThatMovesWithItsStateIsNoDifference() {
        func version(_ way: String) -> NavigationGraph {
            NavigationGraph(
                notation: """
                    App => HomeView
                    HomeView -push-> Home.list (ListView) call
                    \(way)
                    HomeView contains Row
                    """)
        }
        let old = version("HomeView -sheet-> Home.isShown (HelpView) call")
        for way in ["Row -sheet-> .isShown (HelpView) call", "Row -sheet-> .showsHelp (HelpView) call"] {
            #expect(Self.said(old, version(way)).isEmpty)
            #expect(Self.said(version(way), old).isEmpty)
        }
        for way in [
            "Row -push-> .isShown (HelpView) call", "Row -sheet-> .isShown (Other) call",
            "ListView -sheet-> .isShown (HelpView) call",
        ] {
            #expect(Self.said(old, version(way)).contains { $0.contains("Home.isShown is gone") }, "\(way)")
        }
    }

    /// That no way is left is said only where all code was understood.
    @Test func codeThatWasNotUnderstoodMayLeadThere() {
        let old = NavigationGraph(notation: Self.app)
        var new = Self.withoutSettings
        let location = SourceLocation(file: "App/A.swift", line: 7, column: 1)
        new.notUnderstood = [NotUnderstood(text: "open(it)", reason: "it is unknown", help: "say", location: location)]
        #expect(
            Self.said(old, new) == [
                "- Nothing seems to open Home.settings anymore; it was opened as a sheet",
                "    It was opened by DetailView",
                "- AboutView and MainView could be reached before, but no path to them was found in the new version",
                "    DetailView opened Home.settings before",
                "    The code at App/A.swift:7 wasn't understood, and may lead there.",
                "? 1 more call isn't understood, so other changes may be hidden", "    open(it): it is unknown",
            ])
        let diff = NavigationDiff(old: GraphFixture.analysis(of: old), new: GraphFixture.analysis(of: new))
        #expect(diff.lostCoordinators.isEmpty)
        #expect(!diff.headline.contains("no longer be reached"))
        #expect(Self.said(new, old).first == "+ AboutView and MainView are now known to be reachable")
    }

    @Test func lostWayTellsTheScreensBehindIt() {
        let old = NavigationGraph(notation: Self.app)
        let new = Self.withoutSettings
        #expect(
            Self.said(old, new) == [
                "- AboutView and MainView can no longer be reached", "    DetailView no longer opens Home.settings",
                "- Nothing opens Home.settings anymore; it was opened as a sheet", "    It was opened by DetailView",
            ])
        let diff = NavigationDiff(old: GraphFixture.analysis(of: old), new: GraphFixture.analysis(of: new))
        #expect(diff.lostCoordinators == ["Settings"])
        #expect(diff.headline == "2 screens can no longer be reached")
        #expect(diff.summary == "1 destination no longer opened")
        #expect(
            Self.said(new, old) == [
                "+ AboutView and MainView can now be reached",
                "+ Home.settings is now opened as a sheet", "    It is opened by DetailView",
            ])
    }

    @Test func longerWayIsTold() {
        let old = Self.app + "\nListView -push-> Home.help (HelpView)"
        let new = Self.app + "\nAboutView -push-> Home.help (HelpView)"
        #expect(
            Self.said(NavigationGraph(notation: old), NavigationGraph(notation: new)) == [
                "- ListView no longer opens Home.help as a push",
                "~ HelpView is 4 steps farther from the start", "    8 steps instead of 4",
                "+ AboutView now opens Home.help as a push",
            ])
    }

    @Test func entryPointThatStartsElsewhereIsTold() {
        #expect(
            said(["App => Root": "App => Home"]).first == "~ App now starts at Home instead of Root")
        #expect(said(["App => Root": "MainApp => Root"]) == ["~ App is now called MainApp"])
    }

    @Test func extractedMethodIsNoChange() {
        let direct = NavigationGraph(notation: Self.app)
        let extracted = NavigationGraph(
            notation: Self.app.replacing(
                "DetailView -sheet-> Home.settings (Settings)",
                with: "Home -sheet-> Home.settings (Settings)\nDetailView -sheet-> Home.settings (Settings) indirect"))
        var new = extracted
        for index in new.transitions.indices where new.transitions[index].evidence == .indirect {
            new.transitions[index].through = ["Home.openSettings()"]
        }
        #expect(Self.said(direct, new) == [])
        #expect(Self.said(new, direct) == [])
    }

    @Test func secondTypeOfTheSameNameElsewhereIsNoRename() {
        let old = NavigationGraph(notation: Self.app)
        var new = old
        let id = "App.DetailView"
        for index in new.screens.indices where new.screens[index].id == "DetailView" { new.screens[index].id = id }
        func moved(_ node: NodeReference) -> NodeReference {
            node.id == "DetailView" ? NodeReference(name: "DetailView", id: id) : node
        }
        for index in new.transitions.indices {
            new.transitions[index].from = moved(new.transitions[index].from)
            new.transitions[index].to = new.transitions[index].to.map(moved)
        }
        for index in new.coordinators.indices {
            for place in new.coordinators[index].destinations.indices {
                new.coordinators[index].destinations[place].targets =
                    new.coordinators[index].destinations[place].targets.map(moved)
            }
        }
        new.screens.append(Screen(id: "Kit.DetailView", name: "DetailView", module: "Kit"))
        #expect(Self.said(old, new) == [])
    }

    @Test func orderOfTheGraphDoesNotMatter() {
        var old = GraphFixture.planets
        var new = GraphFixture.planets
        new.transitions.removeLast(3)
        new.coordinators.removeLast()
        let expected = Self.said(old, new)
        old.transitions.reverse()
        old.coordinators.reverse()
        old.screens.reverse()
        new.screens.reverse()
        #expect(Self.said(old, new) == expected)
        #expect(expected.count > 3)
    }
}
