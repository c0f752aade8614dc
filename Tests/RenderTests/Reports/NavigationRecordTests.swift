import NavigationModel
import Render
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
            NavigationRecord.text(of: graph) == """
                coordinator Home flow starts at home
                destination Home.detail → DetailView
                destination Home.home → HomeView
                entry App → Home
                transition Home root Home.home
                transition HomeView push Home.detail
                transition HomeView sheet .showsHelp → HelpView ?

                """)
    }

    @Test func changesAreTheLinesThatDiffer() {
        let record = NavigationRecord.text(of: GraphFixture.planets)
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

    @Test func everyFactIsOneLine() {
        let lines = NavigationRecord.text(of: GraphFixture.hostile).split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines.dropLast().allSatisfy {
                $0.firstMatch(of: /^(coordinator|destination|transition|exit|entry|link)\s/) != nil
            })
        #expect(Array(lines.dropLast()) == Set(lines.dropLast()).sorted())
    }
}
