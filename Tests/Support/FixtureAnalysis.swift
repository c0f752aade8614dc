import NavigationModel

extension GraphFixture {
    /// A graph of a fixture, as it is or changed, with what rules say about the fixture; its title tells which that is.
    package static func analysis(of graph: NavigationGraph) -> NavigationAnalysis {
        switch graph.title {
        case planets.title: NavigationAnalysis(graph, findings: planetsFindings)
        case hostile.title: NavigationAnalysis(graph, findings: [hostileFinding(graph.title)])
        default: NavigationAnalysis(graph)
        }
    }
}
