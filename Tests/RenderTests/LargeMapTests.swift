import Drawing
import NavigationModel
import TestSupport
import Testing

struct LargeMapTests {
    /// Coordinators that each show the next.
    private func chain(_ count: Int, modules: Int = 1) -> GraphIndex {
        let place = GraphFixture.nowhere
        let coordinators = (0..<count).map { number in
            Coordinator(
                id: "C\(number)", name: "C\(number)", module: "M\(number % modules)", system: .scaffolding, kind: .flow,
                location: place, initial: [],
                destinations: [
                    Destination(
                        id: "C\(number).next", name: "next", kind: .coordinator,
                        targets: [NodeReference("C\((number + 1) % count)")], presentations: [.push], location: place)
                ])
        }
        return GraphIndex(NavigationGraph(title: "Chain", coordinators: coordinators))
    }

    @Test func twelveCoordinatorsHaveRows() {
        let dot = GraphDrawing(of: .app, layout: .wide, index: chain(12)) { _ in nil }.dot
        #expect(dot.contains(#"PORT="C3.next""#))
    }

    @Test func thirteenCoordinatorsAreHeadersWithTheWordOnTheLine() throws {
        let drawing = GraphDrawing(of: .app, layout: .wide, index: chain(13)) { _ in nil }
        #expect(!drawing.dot.contains("PORT="))
        let svg = try drawing.inlineSVG(idPrefix: "")
        #expect(svg.contains(">flow, 1 destination</text>"))
        #expect(svg.components(separatedBy: ">push</text>").count - 1 == 13)
    }

    @Test func foldedMapHasACardForEachModuleAndSaysSo() throws {
        let drawing = GraphDrawing(of: .app, layout: .wide, index: chain(151, modules: 3)) { _ in nil }
        #expect(drawing.description.hasPrefix("Folded: 151 coordinators are drawn as 3 modules"))
        let svg = try drawing.inlineSVG(idPrefix: "")
        #expect(svg.contains(">M0</text>") && svg.contains(">51 coordinators</text>"))
    }

    @Test func everyTransitionIntoACoordinatorIsDrawn() {
        let index = GraphIndex(GraphFixture.planets)
        for transition in index.graph.transitions where transition.evidence != .declared {
            let owner = transition.coordinator?.id ?? ""
            let dot = GraphDrawing(of: .coordinator(owner), layout: .wide, index: index) { _ in nil }.dot
            let target = transition.to.flatMap { index.coordinator($0.id) }.map { "coordinator-\($0.id)" }
            let head = target ?? "destination-\(owner).\(transition.destination)"
            #expect(dot.contains("-\(transition.style.rawValue)-\(head)\""), "\(transition.call ?? "")")
        }
    }

    @Test func manyOutsideScreensFoldIntoTheirCoordinators() {
        var graph = GraphFixture.planets
        let models = (0..<20).map { NodeReference("Model\($0)") }
        graph.transitions += models.map {
            Transition(
                from: $0, coordinator: NodeReference("SettingsCoordinator"), destination: "about",
                to: NodeReference("AboutView"), style: .push, evidence: .call, location: GraphFixture.nowhere)
        }
        let drawing = GraphDrawing(
            of: .coordinator("SettingsCoordinator"), layout: .wide, index: GraphIndex(graph)
        ) { _ in nil }
        #expect(drawing.dot.contains("\"others-push-destination-SettingsCoordinator.about\""))
        #expect(!drawing.dot.contains("Model7"))
        #expect(drawing.description.contains("Screens outside are drawn as the coordinators that show them"))
    }

    @Test func manyCoordinatorsThatLeadHereAreOneNode() {
        let place = GraphFixture.nowhere
        let openers = (0..<13).map { number in
            Coordinator(
                id: "Opener\(number)", name: "Opener\(number)", module: "M", system: .scaffolding, kind: .flow,
                location: place,
                destinations: [
                    Destination(
                        id: "Opener\(number).about", name: "about", kind: .coordinator,
                        targets: [NodeReference("SettingsCoordinator")], presentations: [.popover], location: place)
                ])
        }
        var graph = GraphFixture.planets
        graph.coordinators += openers
        let drawing = GraphDrawing(
            of: .coordinator("SettingsCoordinator"), layout: .wide, index: GraphIndex(graph)
        ) { _ in nil }
        #expect(drawing.dot.contains("\"openers-popover-destination-SettingsCoordinator.settings\""))
        #expect(drawing.dot.contains(">15 coordinators<"))
        #expect(!drawing.dot.contains("Opener7"))
        #expect(drawing.description.contains("The 15 coordinators that only lead here are drawn as one"))
    }
}
