import Drawing
import NavigationModel
import Render
import TestSupport
import Testing

/// Pictures hide what is only inferred, and say so.
struct HiddenInferredTests {
    private static let graph = NavigationGraph(
        notation: """
            App => Home
            Home -root-> Home.home (HomeView) declared
            HomeView -push-> Home.detail (DetailView)
            HomeView -push-> Home.child (Child) inferred
            HomeView -push-> Home.other (Other)
            DetailView -sheet-> Home.other (Other) inferred
            OtherView -push-> Home.detail (DetailView) inferred
            Child -root-> Child.start (StartView) declared
            Other -root-> Other.start (OtherView) declared
            """)
    private let index = GraphIndex(graph)

    private func drawing(_ subject: GraphSubject, _ inferred: InferredLines) -> GraphDrawing {
        GraphDrawing(of: subject, layout: .wide, index: index, inferred: inferred) { _ in nil }
    }

    /// How many lines of a picture are only inferred.
    private func asking(_ drawing: GraphDrawing) -> Int {
        drawing.dot.split(separator: "\n").count { $0.contains(" -> ") && $0.contains(" inferred") }
    }

    @Test func lineThatAloneLeadsSomewhereStays() {
        let own = drawing(.coordinator("Home"), .leftOut)
        #expect(asking(own) == 1 && own.hidden == 2)
        #expect(own.dot.contains("coordinator-Child\""))
        #expect(asking(drawing(.coordinator("Home"), .drawn)) == 3)
        #expect(drawing(.coordinator("Home"), .drawn).hidden == 0)
    }

    @Test func mapHidesToo() {
        let map = drawing(.app, .leftOut)
        #expect(asking(map) == 1 && map.hidden == 1)
        #expect(asking(drawing(.app, .drawn)) == 2)
    }

    /// What only an inferred line leads to does not lose the way from there on.
    @Test func wholeWayBehindAnInferredLineStays() {
        let index = GraphIndex(
            NavigationGraph(
                notation: """
                    App => A
                    A -root-> A.a (AView) declared
                    AView -push-> A.b (B) inferred
                    B -root-> B.b (BView) declared
                    BView -push-> B.c (C) inferred
                    C -root-> C.c (CView) declared
                    CView -push-> C.b (B)
                    """))
        let map = GraphDrawing(of: .app, layout: .wide, index: index, inferred: .leftOut) { _ in nil }
        #expect(map.hidden == 0 && asking(map) == 2)
    }

    @Test func hiddenLinesHaveTheirRoom() throws {
        let own = drawing(.coordinator("Home"), .hidden)
        #expect(asking(own) == 3 && own.hidden == 2)
        let svg = try own.standaloneSVG()
        #expect(svg.components(separatedBy: "inferred hidden\"").count - 1 == 2)
    }

    @Test func picturesSayHowManyAreHidden() throws {
        let own = drawing(.coordinator("Home"), .leftOut)
        #expect(own.description.contains("2 inferred transitions are hidden."))
        #expect(own.dot.contains("\n  // 2 inferred transitions are hidden.\n"))
        #expect(try own.standaloneSVG().contains(">2 inferred transitions are hidden.</text>"))
        #expect(try drawing(.app, .leftOut).standaloneSVG().contains(">1 inferred transition is hidden.</text>"))
        #expect(try !drawing(.app, .drawn).standaloneSVG().contains("hidden."))
    }

    @Test func flowchartsHideToo() {
        let own = Mermaid.text(of: .coordinator("Home"), index: index, inferred: .leftOut)
        #expect(own.contains("flowchart LR\n  %% 2 inferred transitions are hidden.\n"))
        #expect(own.components(separatedBy: " ?\"").count - 1 == 1)
        #expect(Mermaid.text(of: .coordinator("Home"), index: index).components(separatedBy: " ?\"").count - 1 == 3)
    }

    @Test func pagesOfferToShowThem() throws {
        let site = try SiteFiles(Self.graph)
        let page = site.main("coordinators/Home.html")
        #expect(page.contains(#"data-evidence="inferred" data-hides="2""#))
        #expect(site.words("coordinators/Home.html").contains("2 inferred transitions are hidden."))
        var options = SiteOptions(rules: [], version: "0")
        options.inferred = .drawn
        let drawn = try SiteFiles(Self.graph, options: options)
        #expect(!drawn.main("coordinators/Home.html").contains("data-hides"))
    }

    @Test func tablesListThemAll() throws {
        let words = try SiteFiles(Self.graph).words("coordinators/Home.html")
        #expect(words.components(separatedBy: "inferred").count > 4)
    }
}
