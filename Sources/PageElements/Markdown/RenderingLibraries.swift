import Drawing

/// The libraries that pages are made with: their versions, and whether they do what they are asked.
package enum RenderingLibraries {
    /// The version of Graphviz; empty where it does not say.
    package static var graphviz: String { Graphviz.version }

    /// The version of cmark.
    package static var cmark: String { Cmark.version }

    /// Why Graphviz draws nothing; nil where it draws.
    package static func faultOfGraphviz() -> String? {
        do {
            return try Graphviz.svg(dot: "digraph { a -> b }").contains("<svg") ? nil : "it drew no graph"
        } catch {
            return "\(error)"
        }
    }

    /// Whether cmark reads Markdown.
    package static var cmarkReads: Bool { Cmark.html(Cmark.parse("*a*")).text.contains("<em>a</em>") }
}
