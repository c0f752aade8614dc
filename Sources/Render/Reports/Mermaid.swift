import NavigationModel

/// Graphs as Mermaid flowcharts, for places that draw Mermaid themselves.
package enum Mermaid {
    /// The flowchart's text.
    package static func text(of subject: GraphSubject, index: GraphIndex) -> String { "" }
}
