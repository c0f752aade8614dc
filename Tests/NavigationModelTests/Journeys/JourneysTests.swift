import Base
import NavigationModel
import TestSupport
import Testing

@Suite struct JourneysTests {
    private func journeys(_ notation: String) -> Journeys {
        Journeys(GraphIndex(NavigationGraph(notation: notation)))
    }

    private func ways(to id: String, _ notation: String) -> [String] { journeys(notation).journeys(to: id).notation }

    private static let home = """
        App => Home
        Home -root-> Home.home (HomeView) declared
        HomeView -push-> Home.list (ListView)
        ListView -push-> Home.detail (DetailView)
        """

    @Test func followsCallsFromTheEntryPoint() {
        #expect(
            ways(to: "DetailView", Self.home) == ["App => Home -root-> HomeView -push-> ListView -push-> DetailView"])
        #expect(ways(to: "Home", Self.home) == ["App => Home"])
    }

    @Test func takesTheShortestWay() {
        let shortcut = Self.home + "\nHomeView -sheet-> Home.detail (DetailView)"
        #expect(ways(to: "DetailView", shortcut) == ["App => Home -root-> HomeView -sheet-> DetailView"])
    }

    @Test func prefersALongCertainWayToAShortInferredOne() {
        let shortcut = Self.home + "\nHomeView -sheet-> Home.detail (DetailView) inferred"
        #expect(
            ways(to: "DetailView", shortcut) == ["App => Home -root-> HomeView -push-> ListView -push-> DetailView"])
    }

    @Test func saysWhereOnlyInferenceLeads() throws {
        let notation =
            Self.home + "\nDetailView -push-> Other.far (FarView) inferred\nFarView -push-> Other.end (EndView)"
        let journey = try #require(journeys(notation).journeys(to: "EndView").first)
        #expect(
            journey.notation
                == "App => Home -root-> HomeView -push-> ListView -push-> DetailView -push-> FarView inferred -push-> EndView"
        )
        #expect(journey.certainty == .inferred)
        #expect(journey.length == 6)
    }

    @Test func aViewInsideAViewIsNoStep() throws {
        let notation = """
            App => HomeView
            HomeView contains Section
            Section contains Row
            Row -push-> .detail (DetailView)
            """
        let journey = try #require(journeys(notation).journeys(to: "DetailView").first)
        #expect(journey.notation == "App => HomeView (Section) (Row) -push-> DetailView")
        #expect(journey.length == 2)
    }

    /// A part of a part is as near as the screen that holds it, so what it opens less surely is looked for from there
    /// before it is from the next screen.
    @Test func partsAreAsNearAsTheScreenTheyAreIn() {
        let notation = """
            App => HomeView
            HomeView contains Section
            Section contains Row
            Row -push-> .detail (DetailView) inferred
            HomeView -push-> .list (ListView) inferred
            ListView -push-> .detail (DetailView)
            """
        #expect(ways(to: "DetailView", notation) == ["App => HomeView (Section) (Row) -push-> DetailView inferred"])
    }

    @Test func aPartThatIsAlsoShownIsReachedByShowingIt() {
        let notation = """
            App => HomeView
            HomeView contains DetailView
            HomeView -push-> .list (ListView)
            ListView -push-> .detail (DetailView)
            """
        #expect(ways(to: "DetailView", notation) == ["App => HomeView -push-> ListView -push-> DetailView"])
    }

    @Test func aRouterIsThereWithTheViewThatFollowsIt() {
        let notation = """
            App => RootView
            RootView follows Router
            Router -root-> Router.start (StartView) declared
            """
        #expect(ways(to: "StartView", notation) == ["App => RootView ~ Router -root-> StartView"])
    }

    @Test func aCoordinatorsOwnCallIsMadeByTheScreenThatRunsIt() {
        let notation =
            Self.home + """

                Home -sheet-> Home.settings (SettingsView)
                DetailView -sheet-> Home.settings (SettingsView) indirect through Home.openSettings()
                """
        #expect(
            ways(to: "SettingsView", notation) == [
                "App => Home -root-> HomeView -push-> ListView -push-> DetailView -sheet-> SettingsView"
            ])
    }

    @Test func aCoordinatorsOwnCallThatNobodyRunsIsTakenAndTold() {
        let notation = Self.home + "\nHome -sheet-> Home.settings (SettingsView)"
        #expect(ways(to: "SettingsView", notation) == ["App => Home -sheet-> SettingsView ownCode"])
    }

    @Test func aDeepLinkIsNoWayForSomeoneWhoCanTapThere() {
        let notation = Self.home + "\nApp -push-> Home.detail (DetailView) indirect through Home.open(_:)"
        #expect(
            ways(to: "DetailView", notation) == ["App => Home -root-> HomeView -push-> ListView -push-> DetailView"])
        let only = "App => Home\nApp -push-> Home.detail (DetailView) indirect through Home.open(_:)"
        #expect(ways(to: "DetailView", only) == ["App -push-> DetailView fromOutside"])
    }

    @Test func aCallThatADeepLinkMakesIsFromOutside() {
        var graph = NavigationGraph(notation: Self.home + "\nHomeView -sheet-> Home.detail (DetailView)")
        let place = SourceLocation(file: "Links.swift", line: 4, column: 1)
        graph.transitions[graph.transitions.count - 1].location = place
        graph.deepLinks = [
            DeepLink(
                name: "detail", trigger: "onOpenURL in HomeView", coordinator: NodeReference("Home"), hops: [],
                location: place)
        ]
        #expect(
            Journeys(GraphIndex(graph)).journeys(to: "DetailView").notation
                == ["App => Home -root-> HomeView -push-> ListView -push-> DetailView"])
    }

    @Test func everyEntryPointHasItsOwnWay() {
        let notation = Self.home + "\nWatch => ListView\nSettings => LonelyView"
        #expect(
            ways(to: "DetailView", notation) == [
                "App => Home -root-> HomeView -push-> ListView -push-> DetailView",
                "Watch => ListView -push-> DetailView",
            ])
    }

    @Test func anAppThatIsACoordinatorIsItsOwnStart() {
        #expect(
            ways(to: "HomeView", "App => App\nApp -root-> App.home (HomeView) declared") == ["App -root-> HomeView"])
    }

    @Test func aDestinationThatIsBuiltInPlaceIsReached() {
        let notation = Self.home + "\nDetailView -sheet-> Home.tip"
        #expect(
            journeys(notation).journeys(toDestination: "Home.tip").notation
                == ["App => Home -root-> HomeView -push-> ListView -push-> DetailView -sheet-> tip"])
    }

    @Test func equalWaysAreToldApartByTheGraphsOrder() {
        let notation = """
            App => HomeView
            HomeView -push-> .b (BView)
            HomeView -push-> .a (AView)
            AView -push-> .end (EndView)
            BView -push-> .end (EndView)
            """
        #expect(ways(to: "EndView", notation) == ["App => HomeView -push-> BView -push-> EndView"])
    }

    /// All steps of a way are there on one platform; of two ways as long, that on iOS comes first.
    @Test func wayStaysOnOnePlatform() {
        let graph = NavigationGraph(
            notation: Self.home + """

                HomeView -split-detail-> Home.detail (MailView) call
                HomeView -tab-> Home.mail (MailView) call
                MailView -sheet-> Home.help (HelpView) call
                HomeView -push-> Home.mac (MacView) call
                MacView -push-> Home.pad (PadView) call
                """
        ).limiting([
            "split-detail HomeView": .macOS, "tab HomeView": .iOS, "push HomeView": .macOS, "push MacView": .iOS,
        ])
        let strict = Journeys(GraphIndex(graph))
        #expect(
            strict.journeys(to: "HelpView").notation == [
                "App => Home -root-> HomeView -tab-> MailView -sheet-> HelpView"
            ])
        #expect(strict.journeys(to: "PadView").isEmpty)
        #expect(!Journeys(GraphIndex(graph), mixesPlatforms: true).journeys(to: "PadView").isEmpty)
    }

    /// A window that only the app opens is where a way begins only if the app itself leads nowhere near.
    @Test func wayBeginsAtTheAppBeforeItsWindows() throws {
        var graph = NavigationGraph(
            notation: Self.home + """

                DetailView -sheet-> Home.editor (EditorView) call
                EditorView -push-> Home.media (MediaView) call
                LooseView -push-> Home.loose (EndView) call
                """)
        for name in ["EditorView", "LooseView"] {
            graph.entryPoints.append(
                EntryPoint(name: "App", to: NodeReference(name), role: .window, location: GraphFixture.nowhere))
        }
        let journeys = Journeys(GraphIndex(graph))
        #expect(
            journeys.journeys(to: "MediaView").notation == [
                "App => Home -root-> HomeView -push-> ListView -push-> DetailView -sheet-> EditorView -push-> MediaView"
            ])
        let loose = try #require(journeys.journeys(to: "EndView").first)
        #expect(loose.steps.first.map(JourneyWords.evidence) == ["another window of the app"])
    }
}

extension NavigationGraph {
    /// With transitions on some platforms only, by their style and where they begin.
    fileprivate func limiting(_ platforms: [String: Platforms]) -> NavigationGraph {
        var graph = self
        for index in graph.transitions.indices {
            let transition = graph.transitions[index]
            guard transition.evidence != .declared, transition.destination != "list",
                let limit = platforms["\(transition.style.rawValue) \(transition.from.name)"]
            else { continue }
            graph.transitions[index].platforms = limit
        }
        return graph
    }
}
