import Drawing
import NavigationModel
import Reports
import TestSupport
import Testing

/// What a stack shows first, which is none of its destinations.
struct FirstViewTests {
    private let graph: NavigationGraph = {
        var graph = NavigationGraph(
            notation: """
                ShopApp => Shop
                Shop -root-> .root (ShelfView) declared
                ShelfView -push-> Shop.item (ItemView)
                ShelfView -sheet-> .help (HelpView)
                ItemView -sheet-> Basket.pay (PayView)
                """)
        graph.coordinators[0].kind = .stack
        graph.screens.append(Screen(id: "Shop", name: "Shop", module: "App", contains: [NodeReference("ShelfView")]))
        return graph
    }()

    @Test func standsInTheFrameAsTheStart() {
        let shop = GraphDrawing(of: .coordinator("Shop"), layout: .wide, index: GraphIndex(graph)) { _ in nil }
        let edges = shop.dot.split(separator: "\n").filter { $0.contains(" -> ") }.compactMap { line in
            line.split(separator: "id=\"").last?.split(separator: "\"").first.map(String.init)
        }
        #expect(
            Set(edges) == [
                "entry-ShopApp-root-screen-ShelfView", "screen-ShelfView-push-destination-Shop.item",
                "screen-ShelfView-sheet-screen-HelpView", "destination-Shop.item-sheet-destination-Basket.pay",
            ])
        #expect(shop.description.hasPrefix("Shop starts at ShelfView and has 1 destination."))
    }

    @Test func isTheFirstRowOfItsCard() {
        let app = GraphDrawing(of: .app, layout: .wide, index: GraphIndex(graph)) { _ in nil }.dot
        let rows = ["Shop", "ShelfView", "item", "HelpView"].map { name in app.range(of: ">\(name)")?.lowerBound }
        #expect(!rows.contains(nil) && rows.compactMap(\.self) == rows.compactMap(\.self).sorted())
    }

    @Test func pagesSayWhereTheStackStarts() throws {
        let site = try SiteFiles(graph)
        let page = site.words("coordinators/Shop.html")
        #expect(page.contains("Starts at ShelfView 1 destination"), "\(page)")
        #expect(
            page.contains(
                "Opened from root root view ShelfView root Declared as the root view App.swift:1 item App.swift:1 ItemView push"
            ),
            "\(page)")
        #expect(
            page.contains(
                "Views opened by its screens directly, not through a destination Name Shows Style Opened from help"))
        #expect(site.words("screens/ShelfView.html").contains("root root view root Declared as the root view"))
        #expect(site.words("screens/index.html").contains("ShelfView Shop as root, root view"))
    }

    @Test func keyExplainsLinesToOtherCoordinators() throws {
        let page = try SiteFiles(graph).words("coordinators/Shop.html")
        #expect(page.contains("root 1 push 1 sheet 2 declared 1 call 3"), "\(page)")
    }

    @Test func textHasItWithoutADestination() {
        #expect(
            NavigationRecord.text(of: GraphIndex(graph)).contains(
                """
                transition ShelfView push Shop.item
                transition ShelfView sheet → HelpView
                transition Shop root → ShelfView
                """))
    }

    @Test func isNoDestinationAndNothingElseIsOne() {
        let index = GraphIndex(graph)
        let first = graph.coordinators.map { index.firstViews(of: $0).map(\.destination) }
        #expect(first == [["root"], []])
        let flow = NavigationGraph(
            notation: "Home -root-> Home.home (HomeView) declared\nHome -root-> .other (OtherView)")
        #expect(GraphIndex(flow).firstViews(of: flow.coordinators[0]).isEmpty)
    }
}
