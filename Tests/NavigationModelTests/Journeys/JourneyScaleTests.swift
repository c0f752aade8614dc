import Foundation
import NavigationModel
import TestSupport
import Testing

@Suite struct JourneyScaleTests {
    /// Coordinators in a chain, each with ten screens.
    private static func graph(coordinators: Int) -> NavigationGraph {
        var graph = NavigationGraph(title: "Large")
        let place = GraphFixture.nowhere
        for number in 0..<coordinators {
            let owner = NodeReference("C\(number)")
            var destinations: [Destination] = []
            for screen in 0..<10 {
                let view = NodeReference("V\(number)x\(screen)")
                let name = "d\(screen)"
                destinations.append(
                    Destination(id: "\(owner.id).\(name)", name: name, kind: .view, targets: [view], location: place))
                graph.screens.append(Screen(id: view.id, name: view.name, module: "App"))
                graph.transitions.append(
                    Transition(
                        from: screen == 0 ? owner : NodeReference("V\(number)x0"), coordinator: owner,
                        destination: name, to: view, style: screen == 0 ? .root : .push,
                        evidence: screen == 0 ? .declared : .call, location: place))
            }
            let next = NodeReference("C\(number + 1)")
            graph.transitions.append(
                Transition(
                    from: NodeReference("V\(number)x9"), coordinator: owner, destination: "next", to: next,
                    style: .sheet, evidence: .call, location: place))
            graph.coordinators.append(
                Coordinator(
                    id: owner.id, name: owner.name, module: "App", system: .scaffolding, kind: .flow, location: place,
                    initial: ["d0"], destinations: destinations))
        }
        graph.entryPoints = [EntryPoint(name: "App", to: NodeReference("C0"), location: place)]
        return graph
    }

    /// The processor's time that this thread has taken, in seconds: what else runs on the machine does not count.
    private static var spent: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    @Test func timeGrowsWithTheAppAndNotFaster() {
        /// The least time of several runs.
        func time(_ coordinators: Int) -> Double {
            let index = GraphIndex(Self.graph(coordinators: coordinators))
            let runs = (0..<3).map { _ in
                let start = Self.spent
                #expect(Journeys(index).journeys(to: "V\(coordinators - 1)x9").first?.length == coordinators * 3)
                return Self.spent - start
            }
            return runs.min() ?? 0
        }
        let small = time(250)
        let large = time(1000)
        // Four times the app; a search that looks at everything again at each place would take sixteen times as long.
        #expect(large < small * 10, "\(small) s for 250 coordinators, \(large) s for 1,000")
    }
}
