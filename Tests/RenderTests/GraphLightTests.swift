import Base
import Drawing
import NavigationModel
import TestSupport
import Testing

struct GraphLightTests {
    private let planets = GraphIndex(GraphFixture.planets)

    private func svg(_ subject: GraphSubject, _ light: GraphLight) throws -> String {
        try GraphDrawing(of: subject, layout: .wide, index: planets, light: light) { _ in nil }.inlineSVG(idPrefix: "")
    }

    /// The ids of the groups that are lit, in the order they are drawn.
    private func lit(_ svg: String) -> [String] {
        svg.components(separatedBy: "<g id=\"").dropFirst().compactMap { group in
            guard let end = group.firstIndex(of: ">"), group[..<end].contains(" lit\"") else { return nil }
            return String(group.prefix { $0 != "\"" })
        }
    }

    private func hop(_ coordinator: String, _ destination: String, _ style: Style) -> DeepLinkHop {
        DeepLinkHop(coordinator: NodeReference(coordinator), destination: destination, style: style)
    }

    private func link(_ hops: DeepLinkHop...) -> DeepLink {
        DeepLink(
            name: "trip", trigger: "onOpenURL", coordinator: NodeReference("AppCoordinator"), hops: hops,
            location: GraphFixture.nowhere)
    }

    @Test func wayOfADeepLinkIsLitAndTheRestStepsBack() throws {
        let link = link(
            hop("AppCoordinator", "main", .root), hop("MainTabCoordinator", "home", .tab),
            hop("HomeCoordinator", "trip", .fullScreenCover))
        let svg = try svg(.app, GraphLight(link, in: planets))
        #expect(
            lit(svg).sorted() == [
                "coordinator-AppCoordinator",
                "coordinator-AppCoordinator.AppCoordinator.main-root-coordinator-MainTabCoordinator",
                "coordinator-HomeCoordinator",
                "coordinator-HomeCoordinator.HomeCoordinator.trip-fullScreenCover-coordinator-TripCoordinator",
                "coordinator-MainTabCoordinator",
                "coordinator-MainTabCoordinator.MainTabCoordinator.home-tab-coordinator-HomeCoordinator",
                "coordinator-TripCoordinator", "entry-PlanetsApp", "entry-PlanetsApp-root-coordinator-AppCoordinator",
            ])
        #expect(svg.contains(#"class="navigation-graph tracing""#))
    }

    @Test func litLinesLieOnTop() throws {
        let tabs = planets.graph.transitions.filter { $0.style == .tab }
        let svg = try svg(.app, GraphLight(transitions: tabs))
        let lines = svg.components(separatedBy: "<g id=\"").filter { $0.contains("class=\"edge ") }
        #expect(lines.count == 9)
        #expect(lines.suffix(3).allSatisfy { $0.contains("edge tab lit") })
        #expect(!lines.dropLast(3).contains { $0.contains(" lit") })
    }

    @Test func transitionLightsItsLineInAnOwnGraph() throws {
        let call = try #require(
            planets.graph.transitions.first { $0.destinationID == "HomeCoordinator.gallery" && $0.evidence == .call })
        let svg = try svg(.coordinator("HomeCoordinator"), GraphLight(transitions: [call]))
        #expect(
            lit(svg) == [
                "destination-HomeCoordinator.planet-fullScreenCover-destination-HomeCoordinator.gallery",
                "destination-HomeCoordinator.planet", "destination-HomeCoordinator.gallery",
            ])
    }

    @Test func hopInAnotherStyleLightsTheWayThatIsThere() throws {
        let svg = try svg(.app, GraphLight(link(hop("MainTabCoordinator", "home", .sheet)), in: planets))
        #expect(lit(svg).contains { $0.hasSuffix("home-tab-coordinator-HomeCoordinator") })
    }

    @Test func nothingLitIsThePictureAsItIs() throws {
        let plain = try GraphDrawing(of: .app, layout: .wide, index: planets) { _ in nil }.inlineSVG(idPrefix: "")
        #expect(try svg(.app, .none) == plain)
        #expect(!plain.contains("tracing") && lit(plain).isEmpty)
    }
}
