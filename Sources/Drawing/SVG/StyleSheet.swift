import Base

/// The style sheets, as text.
package enum StyleSheet {
    /// What pictures need, in a page and in a file of their own.
    package static let graph = String(decoding: Resource.contents(of: "graph.css"), as: UTF8.self)
}
