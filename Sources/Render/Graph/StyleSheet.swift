import Base
import CResources

/// The style sheets, as text.
enum StyleSheet {
    /// What pictures need, in a page and in a file of their own.
    static let graph = String(decoding: cresource_graph_css().contents, as: UTF8.self)
}
