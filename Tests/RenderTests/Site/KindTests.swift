import Base
import NavigationModel
import Reports
import TestSupport
import Testing

/// Each kind of coordinator wherever kinds are told, and coordinators that are views, apps and enums.
@Suite struct KindTests {
    private func graph(_ kind: CoordinatorKind) -> NavigationGraph {
        var graph = NavigationGraph(
            notation: """
                ShopApp => Shop
                Shop -root-> Shop.list (Basket) declared
                Basket -root-> Basket.item (ItemView) declared
                """)
        for index in graph.coordinators.indices { graph.coordinators[index].kind = kind }
        return graph
    }

    @Test(
        arguments: zip(
            CoordinatorKind.allCases,
            [
                "flow coordinator", "tab coordinator", "root coordinator", "split coordinator", "router", "stack",
            ]))
    func hasItsBadgeIconAndWords(_ kind: CoordinatorKind, noun: String) throws {
        let site = try SiteFiles(graph(kind))
        let page = site.text("coordinators/Shop.html")
        #expect(site.words("coordinators/Shop.html").contains("Shop \(kind.rawValue)"))
        #expect(page.contains("id=\"icon-\(kind.rawValue)\"") && page.contains("#icon-\(kind.rawValue)\""))
        #expect(page.contains(">\(noun)</text>") && page.contains("<title>Basket, \(noun)</title>"))
        #expect(site.text("index.html").contains("<title>Shop, \(noun)</title>"))
        #expect(NavigationRecord.text(of: GraphIndex(graph(kind))).contains("coordinator Shop \(kind.rawValue) "))
    }

    @Test(
        arguments: zip(
            CoordinatorKind.allCases,
            [
                ("Starts at", "shown first"), ("Tabs", "tab 1 of 1"), ("Starts at", "shown first"),
                ("Columns", "column 1 of 1"), ("Starts at", "shown first"), ("Starts at", "shown first"),
            ]))
    func saysWhatIsShownFirst(_ kind: CoordinatorKind, words: (start: String, place: String)) throws {
        let site = try SiteFiles(graph(kind))
        #expect(site.words("coordinators/Shop.html").contains("\(words.start) list 1 destination"))
        #expect(site.words("coordinators/Basket.html").contains("Shop as list, \(words.place)"))
    }

    @Test(
        arguments: [
            ("struct Shop: View", "case list", "struct Shop : View case list"),
            ("@main struct Shop: App", "case list", "@main struct Shop : App case list"),
            ("@Observable final class Shop", "case list", "@Observable final class Shop case list"),
            ("enum Shop: Hashable", "case list", "enum Shop : Hashable { case list }"),
            ("final class Shop", "func list() -> some View", "final class Shop { func list () -> some View }"),
        ])
    func isDeclaredAsItsTypeIs(_ header: String, _ destination: String, words: String) throws {
        var graph = graph(.stack)
        graph.coordinators[0].declaration = header
        graph.coordinators[0].destinations[0].declaration = destination
        let page = try SiteFiles(graph).words("coordinators/Shop.html")
        #expect(page.contains("Declaration \(words)"), "\(page)")
    }

    @Test func anAppThatIsACoordinatorIsItsOwnStart() throws {
        let graph = NavigationGraph(notation: "Shop => Shop\nShop -tab-> Shop.list (ListView) declared")
        let words = try SiteFiles(graph).words("screens/ListView.html")
        #expect(words.hasPrefix("Shop tab ListView ListView screen"), "\(words)")
        #expect(NavigationRecord.text(of: GraphIndex(graph)).contains("entry Shop → Shop\n"))
    }
}
