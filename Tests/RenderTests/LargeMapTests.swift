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
        #expect(drawing.description.hasPrefix("151 coordinators are grouped into 3 modules"))
        let svg = try drawing.inlineSVG(idPrefix: "")
        #expect(svg.contains(">M0</text>") && svg.contains(">51 coordinators</text>"))
    }

    @Test func cardWithTooManyLinesStaysClosed() {
        let place = GraphFixture.nowhere
        let coordinators = (0..<45).map { number in
            Coordinator(
                id: "C\(number)", name: "C\(number)", module: "M", system: .scaffolding, kind: .flow, location: place,
                initial: [],
                destinations: (0..<45).map { other in
                    Destination(
                        id: "C\(number).to\(other)", name: "to\(other)", kind: .coordinator,
                        targets: [NodeReference("C\(other)")], presentations: [.push], location: place)
                })
        }
        func opens(_ count: Int) -> Bool {
            let index = GraphIndex(NavigationGraph(title: "All", coordinators: Array(coordinators.prefix(count))))
            return !GraphFold.all(of: index, inferred: .drawn) { _ in nil }.isEmpty
        }
        #expect(opens(38))
        #expect(!opens(45))
    }

    @Test func manyScreensAreOne() {
        func drawing(_ count: Int) -> GraphDrawing {
            let place = GraphFixture.nowhere
            let coordinator = Coordinator(
                id: "C", name: "C", module: "M", system: .scaffolding, kind: .flow, location: place, initial: ["d0"],
                destinations: (0..<count).map { number in
                    Destination(
                        id: "C.d\(number)", name: "d\(number)", kind: .view, targets: [NodeReference("S\(number)")],
                        presentations: [.push], location: place)
                })
            let transitions = (0..<count).map { number in
                Transition(
                    from: NodeReference("Other\(number % 3)"), coordinator: NodeReference("C"),
                    destination: "d\(number)",
                    to: NodeReference("S\(number)"), style: .push, evidence: .call, location: place)
            }
            let graph = NavigationGraph(title: "Many", coordinators: [coordinator], transitions: transitions)
            return GraphDrawing(of: .coordinator("C"), layout: .wide, index: GraphIndex(graph)) { _ in nil }
        }
        #expect(drawing(300).dot.contains("destination-C.d7"))
        let many = drawing(401)
        #expect(!many.dot.contains("destination-C.d7") && many.dot.contains("views-C"))
        #expect(many.description.contains("The 401 screens are drawn as one node; the page lists all of them."))
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
        #expect(
            drawing.description.contains(
                "Screens outside this coordinator are represented by the coordinators that show them"))
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
        #expect(
            drawing.description.contains(
                "The 15 coordinators that open this one but aren't opened by it are drawn as one"))
    }

    /// Coordinators that each show every other.
    private func connected(_ count: Int) -> NavigationGraph {
        let place = GraphFixture.nowhere
        let coordinators = (0..<count).map { number in
            Coordinator(
                id: "C\(number)", name: "C\(number)", module: "M", system: .scaffolding, kind: .flow, location: place,
                initial: [],
                destinations: (0..<count).filter { $0 != number }.map { other in
                    Destination(
                        id: "C\(number).to\(other)", name: "to\(other)", kind: .coordinator,
                        targets: [NodeReference("C\(other)")], presentations: [.push], location: place)
                })
        }
        return NavigationGraph(title: "All", coordinators: coordinators)
    }

    @Test func manyCoordinatorsAroundAreOneNode() {
        func drawing(_ count: Int) -> GraphDrawing {
            GraphDrawing(of: .coordinator("C0"), layout: .wide, index: GraphIndex(connected(count))) { _ in nil }
        }
        #expect(drawing(60).dot.contains("coordinator-C7"))
        let many = drawing(62)
        #expect(!many.dot.contains("coordinator-C7") && many.dot.contains(">61 coordinators<"))
        #expect(
            many.description.contains(
                "The 61 surrounding coordinators are drawn as one node; the page lists all of them."))
    }

    @Test func destinationsOfManyOtherCoordinatorsAreDrawnAsThose() {
        let place = GraphFixture.nowhere
        func coordinator(_ id: String, _ names: [String]) -> Coordinator {
            Coordinator(
                id: id, name: id, module: "M", system: .scaffolding, kind: .flow, location: place, initial: [],
                destinations: names.map {
                    Destination(
                        id: "\(id).\($0)", name: $0, kind: .view, targets: [NodeReference("\(id)\($0)")],
                        presentations: [.push], location: place)
                })
        }
        let names = (0..<70).map { "d\($0)" }
        let graph = NavigationGraph(
            title: "Two", coordinators: [coordinator("A", ["home"]), coordinator("B", names)],
            transitions: names.map {
                Transition(
                    from: NodeReference("Ahome"), coordinator: NodeReference("B"), destination: $0,
                    to: NodeReference("B\($0)"), style: .push, evidence: .call, location: place)
            })
        let drawing = GraphDrawing(of: .coordinator("A"), layout: .wide, index: GraphIndex(graph)) { _ in nil }
        #expect(drawing.dot.contains("coordinator-B") && !drawing.dot.contains("destination-B.d7"))
        #expect(drawing.description.contains("Other coordinators are drawn without their destinations."))
    }

    @Test func namesOfAnyLengthAreToldApartInShort() {
        let long = String(repeating: "a", count: 20_000)
        let names = [DOTText.identifier(long + "b"), DOTText.identifier(long + "c")]
        #expect(names[0] != names[1] && names.allSatisfy { $0.utf8.count < 200 })
        let place = GraphFixture.nowhere
        let graph = NavigationGraph(
            title: "Long",
            coordinators: [
                Coordinator(
                    id: long, name: long, module: "M", system: .scaffolding, kind: .flow, location: place, initial: [],
                    destinations: [
                        Destination(
                            id: "\(long).next", name: "next", kind: .view, targets: [NodeReference(long + "View")],
                            presentations: [.push], location: place)
                    ])
            ])
        for subject in [GraphSubject.app, .coordinator(long)] {
            let dot = GraphDrawing(of: subject, layout: .wide, index: GraphIndex(graph)) { _ in nil }.dot
            #expect(dot.utf8.count < 20_000)
        }
    }
}
