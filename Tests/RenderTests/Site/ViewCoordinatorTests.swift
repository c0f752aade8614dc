import NavigationModel
import TestSupport
import Testing

/// Coordinators that are views, and names with dots in them.
@Suite struct ViewCoordinatorTests {
    private let site: SiteFiles

    init() throws {
        var graph = NavigationGraph(
            notation: """
                App => Home
                Home -root-> Home.list (ListView) declared
                ListView -push-> Home.pay (Checkout.Step)
                Checkout.Step -root-> Checkout.Step.start (Checkout.StartView) declared
                Home -sheet-> Checkout.Step.done (DoneView)
                Bar -push-> Checkout.Step.start (Checkout.StartView)
                """)
        graph.screens += [
            Screen(id: "Home", name: "Home", module: "App", contains: [NodeReference("Bar")]),
            Screen(id: "Checkout.Step", name: "Checkout.Step", module: "App"),
        ]
        graph.screens.sort { $0.id < $1.id }
        let findings = [
            Finding(
                rule: "r", severity: .info, message: "Checkout.Step.done, Checkout.StartView. And Home.list of Home.",
                location: GraphFixture.nowhere)
        ]
        for index in graph.coordinators.indices {
            graph.coordinators[index].documentation = "See ``Checkout/Step``, ``Checkout/Step/done`` and ``Home/pay``."
        }
        site = try SiteFiles(NavigationAnalysis(graph, findings: findings))
    }

    @Test func haveACoordinatorsPageAlone() {
        #expect(site.paths.contains("coordinators/Home.html") && site.paths.contains("coordinators/Checkout-Step.html"))
        #expect(!site.paths.contains("screens/Home.html") && !site.paths.contains("screens/Checkout-Step.html"))
        #expect(site.paths.contains("screens/Checkout-StartView.html"))
        #expect(site.words("coordinators/Home.html").contains("Home flow screen"))
    }

    @Test func areLinkedWhereverTheyAreNamed() {
        #expect(site.main("screens/index.html").contains("<a href=\"../coordinators/Home.html\">Home</a>"))
        #expect(site.main("screens/ListView.html").contains("<a href=\"../coordinators/Checkout-Step.html\">"))
    }

    @Test func tellWhatTheyAreMadeOfAndOpenElsewhere() {
        let words = site.words("coordinators/Home.html")
        #expect(words.contains("Contains Bar"))
        #expect(
            words.contains(
                "Also opens destinations of other coordinators Destination Shows Style Call done Checkout.Step DoneView sheet"
            ), "\(words)")
        #expect(words.contains("start Checkout.Step Checkout.StartView push in Bar"))
        #expect(site.words("screens/Bar.html").contains("Part of Home"))
    }

    @Test func sentencesLinkTheLongestName() {
        let page = site.main("findings.html")
        #expect(page.contains("<a href=\"coordinators/Checkout-Step.html\">Checkout.Step</a>.done"))
        #expect(page.contains("<a href=\"screens/Checkout-StartView.html\">Checkout.StartView</a>. And"))
        #expect(page.contains("<a href=\"coordinators/Home.html\">Home</a>.list of"))
    }

    @Test func symbolLinksReachNestedTypes() {
        let page = site.main("coordinators/Home.html")
        #expect(page.contains("Checkout-Step.html\"><code>"))
        #expect(page.contains("Checkout-Step.html#destination-done\"><code>"))
        #expect(page.contains("\"#destination-pay\"><code>"))
    }

    @Test func namesOfNestedCoordinatorsAreShortenedAtTheDot() throws {
        let graph = NavigationGraph(
            notation: "A.Coordinator -root-> A.Coordinator.b (B.Coordinator)\nB.Coordinator -root-> B.Coordinator.v (V)"
        )
        let site = try SiteFiles(graph)
        #expect(site.text("index.html").contains("<span>A<wbr /><span class=\"quiet\">.Coordinator</span></span>"))
        #expect(site.text("coordinators/A-Coordinator.html").contains(">B</text>"))
    }
}
