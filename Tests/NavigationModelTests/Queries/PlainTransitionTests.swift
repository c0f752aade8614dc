import NavigationModel
import TestSupport
import Testing

/// What views show by themselves, with plain SwiftUI.
struct PlainTransitionTests {
    private let index = GraphIndex(GraphFixture.plain)

    @Test func aCoordinatorHasThoseOfItsViewsAndOfWhatTheyShow() throws {
        let home = try #require(index.coordinator("Home"))
        #expect(
            index.plainTransitions(of: home).notation == [
                "DetailView -fullScreenCover-> .setup (Setup) call", "DetailView -push-> .again (HomeView) call",
                "HomeView -sheet-> .showsHelp (HelpView) call", "TipRow -popover-> .tip call",
                "HelpView -sheet-> .showsTerms (TermsView) call",
            ])
    }

    @Test func anotherCoordinatorsViewsAreItsOwn() throws {
        let setup = try #require(index.coordinator("Setup"))
        #expect(
            index.plainTransitions(of: setup).notation == [
                "StartView -sheet-> .showsHelp (HelpView) inferred", "HelpView -sheet-> .showsTerms (TermsView) call",
            ])
    }

    @Test func theRestBelongsToNoCoordinator() {
        #expect(
            index.unownedTransitions.notation == [
                "LonelyView -sheet-> .showsAbout (AboutView) call", "LonelyView -sheet-> .home (Home) call",
            ])
    }

    @Test func waysIntoAViewAreFound() {
        #expect(index.plainTransitions(into: "HelpView").map(\.from.id) == ["HomeView", "StartView"])
        #expect(index.plainTransitions(into: "DetailView").isEmpty)
    }

    @Test func viewsThatShowEachOtherEnd() throws {
        let index = GraphIndex(
            NavigationGraph(notation: "C -root-> C.a (A)\nA -sheet-> .b (B)\nB -sheet-> .a (A)\nB -sheet-> .b (B)"))
        let coordinator = try #require(index.coordinator("C"))
        #expect(index.plainTransitions(of: coordinator).count == 3)
    }
}
