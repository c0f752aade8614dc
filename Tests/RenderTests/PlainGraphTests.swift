import Drawing
import NavigationModel
import Reports
import TestSupport
import Testing

/// What views show by themselves, in pictures and in text.
struct PlainGraphTests {
    private let index = GraphIndex(GraphFixture.plain)

    private func drawing(
        _ subject: GraphSubject, _ index: GraphIndex? = nil, link: (GraphLink) -> String? = { _ in nil }
    ) -> GraphDrawing {
        GraphDrawing(of: subject, layout: .wide, index: index ?? self.index, link: link)
    }

    private func edges(_ drawing: GraphDrawing) -> [String] {
        drawing.dot.split(separator: "\n").filter { $0.contains(" -> ") }.compactMap { line in
            line.split(separator: "id=\"").last?.split(separator: "\"").first.map(String.init)
        }
    }

    @Test func ownGraphJoinsScreensToWhatTheyShow() throws {
        let home = drawing(.coordinator("Home"))
        #expect(
            edges(home) == [
                "entry-PlainApp-root-destination-Home.home", "screen-LonelyView-sheet-destination-Home.home",
                "destination-Home.home-push-destination-Home.detail",
                "destination-Home.detail-fullScreenCover-coordinator-Setup",
                "destination-Home.detail-push-destination-Home.home", "destination-Home.home-sheet-screen-HelpView",
                "destination-Home.home-popover-view-TipRow.tip", "screen-HelpView-sheet-screen-TermsView",
            ])
        #expect(home.description.hasSuffix("Its screens also open 3 views directly, not through a destination."))
        let svg = try home.inlineSVG(idPrefix: "")
        #expect(svg.contains(">tip</text>") && svg.contains(">inline view</text>"))
    }

    @Test func whatIsShownLinksToItsPage() {
        let dot = drawing(.coordinator("Home")) { if case .screen(let id) = $0 { "#\(id)" } else { nil } }.dot
        #expect(dot.contains("URL=\"#HelpView\""))
    }

    @Test func codeOfTheCoordinatorAndViewsItIsMadeOfLeaveItself() {
        var graph = NavigationGraph(
            notation: "Home -root-> Home.home (HomeView)\nHome -sheet-> .help (HelpView)\nBar -sheet-> .menu (MenuView)"
        )
        graph.screens.append(Screen(id: "Home", name: "Home", module: "App", contains: [NodeReference("Bar")]))
        let lines = edges(drawing(.coordinator("Home"), GraphIndex(graph)))
        #expect(lines.contains("coordinator-Home-sheet-screen-HelpView"))
        #expect(lines.contains("coordinator-Home-sheet-screen-MenuView"))
    }

    @Test func tooManyAreDrawnAsOne() {
        let sheets = (0..<13).map { "HomeView -sheet-> .s\($0) (Sheet\($0))" }
        let graph = NavigationGraph(notation: (["Home -root-> Home.home (HomeView)"] + sheets).joined(separator: "\n"))
        let home = drawing(.coordinator("Home"), GraphIndex(graph))
        #expect(edges(home).contains("destination-Home.home-sheet-opened") && !home.dot.contains("Sheet7"))
        #expect(home.description.contains("The 13 views that screens open directly are drawn as one node."))
    }

    @Test func wholeAppHasRowsForThemAndDrawsViewsOfNoCoordinator() throws {
        let app = drawing(.app)
        #expect(
            edges(app) == [
                "entry-PlainApp-root-coordinator-Home",
                "coordinator-Home.plain-to_x20_Setup-fullScreenCover-coordinator-Setup",
                "screen-LonelyView-sheet-screen-AboutView", "screen-LonelyView-sheet-coordinator-Home",
            ])
        let svg = try app.inlineSVG(idPrefix: "")
        for word in ["HelpView", "TermsView", "tip", "popover", "sheet ?", "LonelyView"] {
            #expect(svg.contains(">\(word)"), "\(word)")
        }
        #expect(
            app.description
                == "2 coordinators with 3 destinations and 2 views without a coordinator, joined by 3 lines. PlainApp starts at Home."
        )
    }

    @Test func appWithoutCoordinatorsIsDrawnAsItsViews() throws {
        let app = drawing(.app, GraphIndex(GraphFixture.plainOnly))
        #expect(
            edges(app) == [
                "entry-PlainApp-root-screen-ContentView", "screen-ContentView-sheet-screen-AboutView",
                "screen-ContentView-push-screen-DetailView", "screen-DetailView-popover-view-DetailView.tip",
            ])
        #expect(try app.inlineSVG(idPrefix: "").contains(">popover ?</text>"))
        #expect(app.description.hasPrefix("3 views without a coordinator, joined by 3 lines."))
    }

    @Test func viewsOfNoCoordinatorThatAreTooManyAreCounted() {
        let sheets = (0..<70).map { "LonelyView -sheet-> .s\($0) (Sheet\($0))" }
        let notation = ["LonelyView -sheet-> .home (Home)", "Home -root-> Home.home (HomeView)"] + sheets
        let app = drawing(.app, GraphIndex(NavigationGraph(notation: notation.joined(separator: "\n"))))
        #expect(edges(app) == ["screen-LonelyView-sheet-coordinator-Home"])
        #expect(app.description.contains("70 more views without a coordinator aren’t drawn"))
    }

    @Test func mermaidDrawsThem() {
        let home = Mermaid.text(of: .coordinator("Home"), index: index)
        #expect(home.contains(#"destination_Home.home -.->|"sheet"| screen_HelpView"#))
        #expect(home.contains(#"view_TipRow.tip("tip<br/>inline view")"#))
        let app = Mermaid.text(of: .app, index: index)
        #expect(app.contains(#"screen_LonelyView("LonelyView")"#))
        #expect(app.contains(#"coordinator_Home -.->|"fullScreenCover"| coordinator_Setup"#))
    }

    @Test func textTellsThem() {
        #expect(
            NavigationRecord.text(of: index).split(separator: "\n").filter {
                $0.hasPrefix("transition") && !$0.contains("Home.") && !$0.contains("Setup.")
            } == [
                "transition DetailView fullScreenCover → Setup", "transition DetailView push → HomeView",
                "transition HelpView sheet → TermsView", "transition HomeView sheet → HelpView",
                "transition LonelyView sheet → AboutView", "transition LonelyView sheet → Home",
                "transition StartView sheet → HelpView ?", "transition TipRow popover inline view (tip)",
            ])
    }

    /// A deep link to what a view shows by itself.
    private func linked() -> NavigationGraph {
        var graph = GraphFixture.plain
        let hops = [
            DeepLinkHop(coordinator: NodeReference("Home"), destination: "detail", style: .push),
            DeepLinkHop(
                coordinator: NodeReference("HomeView"), destination: "showsHelp", style: .sheet,
                to: NodeReference("HelpView")),
        ]
        graph.deepLinks = [
            DeepLink(
                name: "help", trigger: "onOpenURL in HomeView", coordinator: hops[0].coordinator, hops: hops,
                location: GraphFixture.nowhere)
        ]
        return graph
    }

    @Test func textTellsWhereALinkLeads() {
        #expect(
            NavigationRecord.text(of: GraphIndex(linked())).split(separator: "\n").filter { $0.hasPrefix("link") }
                == ["link help by onOpenURL in HomeView: Home.detail push, HomeView sheet → HelpView"])
    }

    @Test func pageTellsWhereALinkLeads() throws {
        let main = try SiteFiles(linked()).main("deep-links.html")
        #expect(main.contains("ends on HelpView"))
        #expect(main.contains("<a href=\"screens/HelpView.html\">HelpView</a>"))
        #expect(!main.contains("showsHelp"))
    }
}
