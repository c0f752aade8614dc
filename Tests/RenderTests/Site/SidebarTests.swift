import NavigationModel
import TestSupport
import Testing

@Suite struct SidebarTests {
    /// A root that shows many branches, each of which shows one leaf.
    private func graph(branches: Int) -> NavigationGraph {
        let names = (1...branches).map { "Branch\($0)" }
        return NavigationGraph(
            title: "App",
            coordinators: [coordinator("Top", shows: names)]
                + names.flatMap { [coordinator($0, shows: ["\($0)Leaf"]), coordinator("\($0)Leaf", shows: [])] })
    }

    private func coordinator(_ name: String, shows: [String]) -> Coordinator {
        Coordinator(
            id: name, name: name, module: "App", system: .scaffolding, kind: .flow, location: GraphFixture.nowhere,
            destinations: shows.map { target in
                Destination(
                    id: "\(name).\(target)", name: target, kind: .coordinator, targets: [NodeReference(target)],
                    location: GraphFixture.nowhere)
            })
    }

    @Test func aLongChainOfCoordinatorsIsWritten() throws {
        let names = (0...100).map { "Step\($0)" }
        var chain = graph(branches: 1)
        chain.coordinators = zip(names, names.dropFirst() + [""]).map { name, next in
            coordinator(name, shows: next.isEmpty ? [] : [next])
        }
        let site = try SiteFiles(chain)
        #expect(site.text("index.html").contains("Step90"))
        #expect(site.text("coordinators/Step100.html").contains("<h1>Step100</h1>"))
    }

    @Test func longNamesBreakBeforeTheirWords() throws {
        var app = graph(branches: 1)
        app.coordinators.append(coordinator("StatusRowURLSelectableText", shows: []))
        let page = try SiteFiles(app).text("findings.html")
        #expect(page.contains("Status<wbr />Row<wbr />URL<wbr />Selectable<wbr />Text</span>"))
        #expect(page.contains(">Branch1<wbr />Leaf</span>"))
    }

    @Test func smallAppsShowEveryCoordinator() throws {
        let page = try SiteFiles(graph(branches: 10)).text("findings.html")
        #expect(page.contains("Branch7Leaf.html") && !page.contains("All 21"))
    }

    /// The sidebar of a page, without its lists' closing tags.
    private func sidebar(_ site: SiteFiles, _ path: String) -> String {
        let page = site.text(path)
        return String(page[..<(page.firstRange(of: "<main")?.lowerBound ?? page.endIndex)])
    }

    private func summary(_ name: String, isOpen: Bool) -> String {
        "<details\(isOpen ? " open=\"\"" : "")><summary><span class=\"unseen\">Below \(name)</span></summary>"
    }

    @Test func smallAppsHaveEveryBranchOpen() throws {
        let sidebar = sidebar(try SiteFiles(graph(branches: 10)), "coordinators/Branch7.html")
        #expect(
            sidebar.contains(summary("Branch7", isOpen: true)) && sidebar.contains(summary("Branch8", isOpen: true)))
    }

    @Test func largeAppsOpenOnlyTheWayToThePage() throws {
        let sidebar = sidebar(try SiteFiles(graph(branches: 40)), "coordinators/Branch7.html")
        #expect(sidebar.contains(summary("Top", isOpen: true)) && sidebar.contains(summary("Branch7", isOpen: true)))
        #expect(sidebar.contains(summary("Branch8", isOpen: false)) && sidebar.contains("Branch8Leaf.html"))
        #expect(sidebar.contains("href=\"../index.html#tree\">All 81</a>"))
    }

    @Test func veryLargeAppsHoldOnlyTheWayToThePage() throws {
        let sidebar = sidebar(try SiteFiles(graph(branches: 201)), "coordinators/Branch7.html")
        #expect(sidebar.contains("Branch8.html") && sidebar.contains("Branch7Leaf.html"))
        #expect(!sidebar.contains("Branch8Leaf.html"))
    }

    @Test func aScreenOfALargeAppHoldsTheWayToIt() throws {
        var graph = graph(branches: 40)
        graph.screens = [Screen(id: "LeafView", name: "LeafView", module: "App")]
        let leaf = try #require(graph.coordinators.firstIndex { $0.id == "Branch7Leaf" })
        graph.coordinators[leaf] = coordinator("Branch7Leaf", shows: ["LeafView"])
        let sidebar = sidebar(try SiteFiles(graph), "screens/LeafView.html")
        #expect(sidebar.contains("Branch8.html") && sidebar.contains("Branch7Leaf.html"))
        #expect(!sidebar.contains("Branch8Leaf.html"))
    }
}
