/// What was found out about an app: its navigation, and beside it what rules say about that.
package struct NavigationAnalysis: Hashable, Sendable {
    /// The navigation itself, which no finding changes.
    package var graph: NavigationGraph
    /// The worst first, then by place.
    package var findings: [Finding]

    /// - Parameters:
    ///   - graph: the navigation.
    ///   - findings: what rules say about it, in the order they are shown in.
    package init(_ graph: NavigationGraph, findings: [Finding] = []) {
        self.graph = graph
        self.findings = findings
    }
}
