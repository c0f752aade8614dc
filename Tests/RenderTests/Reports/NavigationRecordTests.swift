import Base
import NavigationModel
import Reports
import TestSupport
import Testing

struct NavigationRecordTests {
    @Test func factsAreLinesInOrder() {
        let graph = NavigationGraph(
            notation: """
                App => Home
                Home -root-> Home.home (HomeView) declared
                HomeView -push-> Home.detail (DetailView)
                HomeView -sheet-> .showsHelp (HelpView) inferred
                """)
        #expect(
            NavigationRecord.text(of: GraphIndex(graph)) == """
                coordinator Home flow starts at home [1 declared, 1 call]
                destination Home.detail → DetailView
                destination Home.home → HomeView
                entry App → Home
                transition Home root Home.home
                transition HomeView push Home.detail
                transition HomeView sheet → HelpView ?

                """)
    }

    @Test func waysSayTheirPlatforms() throws {
        var graph = NavigationGraph(
            notation: """
                App => Home
                Home -root-> Home.home (HomeView) declared
                HomeView -push-> Home.detail (DetailView)
                HomeView -push-> Home.detail (DetailView)
                HomeView -sheet-> .showsHelp (HelpView)
                """)
        let limits: [Platforms] = [.all, .iOS, .macOS, [.macOS, .watchOS, .tvOS, .visionOS]]
        for position in graph.transitions.indices { graph.transitions[position].platforms = limits[position] }
        let lines = NavigationRecord.text(of: GraphIndex(graph)).split(separator: "\n")
        #expect(
            lines.suffix(3) == [
                "transition Home root Home.home", "transition HomeView push Home.detail (iOS and macOS only)",
                "transition HomeView sheet → HelpView (not on iOS)",
            ])
        let site = try SiteFiles(graph)
        #expect(site.words("coordinators/Home.html").contains("HomeView iOS only"))
        #expect(site.words("screens/HelpView.html").contains("not on iOS"))
    }

    @Test func changesAreTheLinesThatDiffer() {
        let record = NavigationRecord.text(of: GraphIndex(GraphFixture.planets))
        #expect(NavigationRecord.changes(from: record, to: GraphFixture.planets) == [])
        var moved = GraphFixture.planets
        moved.transitions = moved.transitions.map {
            var transition = $0
            transition.location = GraphFixture.nowhere
            return transition
        }
        #expect(NavigationRecord.changes(from: record, to: moved) == [])
        let old = record.replacing("SettingsView push SettingsCoordinator.about", with: "SettingsView sheet X.about")
        #expect(
            NavigationRecord.changes(from: old, to: GraphFixture.planets) == [
                "+ transition SettingsView push SettingsCoordinator.about", "- transition SettingsView sheet X.about",
            ])
    }

    @Test func coordinatorsThatAreAskedForHaveTheirFactsAlone() throws {
        let planets = GraphIndex(GraphFixture.planets)
        let settings = try #require(planets.coordinator("SettingsCoordinator"))
        #expect(
            NavigationRecord.text(of: planets, only: [settings]) == """
                coordinator SettingsCoordinator flow starts at settings [1 declared, 1 call]
                destination SettingsCoordinator.about → AboutView
                destination SettingsCoordinator.settings → SettingsView
                transition SettingsCoordinator root SettingsCoordinator.settings
                transition SettingsView push SettingsCoordinator.about

                """)
    }

    @Test func controlCharactersAreWrittenOut() {
        var graph = GraphFixture.planets
        graph.entryPoints[0].name = "a\u{1B}[2Jb\u{202E}\u{9B}"
        #expect(NavigationRecord.text(of: GraphIndex(graph)).contains(#"entry a\u{1B}[2Jb\u{202E}\u{9B} → "#))
    }

    @Test func everyFactIsOneLine() {
        let lines = NavigationRecord.text(of: GraphIndex(GraphFixture.hostile)).split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines.dropLast().allSatisfy {
                $0.firstMatch(of: /^(coordinator|destination|transition|exit|entry|follows|link)\s/) != nil
            })
        #expect(Array(lines.dropLast()) == Set(lines.dropLast()).sorted())
    }
}
