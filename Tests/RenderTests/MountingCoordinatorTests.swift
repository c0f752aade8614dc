import Drawing
import NavigationModel
import Reports
import TestSupport
import Testing

/// An app whose body decides what it starts with is an entry and a coordinator.
struct MountingCoordinatorTests {
    private let graph: NavigationGraph = NavigationGraph(
        notation: """
            TravelApp => LoginView
            TravelApp => Home
            TravelApp => SettingsView
            TravelApp -root-> TravelApp.login (LoginView) declared
            TravelApp -root-> TravelApp.home (Home) declared
            Home -push-> Home.trip (TripView) declared
            """)

    @Test func isDrawnOnce() throws {
        let drawing = GraphDrawing(of: .app, layout: .wide, index: GraphIndex(graph)) { _ in nil }
        #expect(!drawing.dot.contains("entry-TravelApp"))
        #expect(drawing.dot.contains("entry point, "))
        #expect(drawing.dot.contains("class=\"card coordinator starts\""))
        #expect(drawing.dot.contains("coordinator-TravelApp-root-screen-SettingsView"))
        #expect(!drawing.dot.contains("coordinator-TravelApp-root-screen-LoginView"))
        let mermaid = Mermaid.text(of: .app, index: GraphIndex(graph))
        #expect(!mermaid.contains("entry_TravelApp"))
        #expect(mermaid.contains("coordinator_TravelApp"))
    }

    @Test func isTheParentOfWhatItShows() throws {
        let drawing = GraphDrawing(of: .coordinator("Home"), layout: .wide, index: GraphIndex(graph)) { _ in nil }
        #expect(!drawing.dot.contains("entry-TravelApp"))
        #expect(drawing.dot.contains("coordinator-TravelApp"))
    }
}
