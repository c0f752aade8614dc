import Base
import CResources

/// The style sheets, as text.
package enum StyleSheet {
    /// What pictures need, in a page and in a file of their own.
    package static let graph = String(decoding: cresource_graph_css().contents, as: UTF8.self)
}
