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

    @Test func smallAppsShowEveryCoordinator() throws {
        let page = try SiteFiles(graph(branches: 10)).text("findings.html")
        #expect(page.contains("Branch7Leaf.html") && !page.contains("All 21"))
    }

    @Test func largeAppsOpenOnlyTheWayToThePage() throws {
        let site = try SiteFiles(graph(branches: 40))
        let page = site.text("coordinators/Branch7.html")
        let sidebar = page[..<(page.firstRange(of: "<main")?.lowerBound ?? page.endIndex)]
        #expect(sidebar.contains("Branch8.html") && sidebar.contains("Branch7Leaf.html"))
        #expect(!sidebar.contains("Branch8Leaf.html"))
        #expect(sidebar.contains("href=\"../index.html#tree\">All 81</a>"))
    }
}
