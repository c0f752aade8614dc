/// The style sheets, as text.
enum StyleSheet {
    /// What pictures need, in a page and in a file of their own.
    static let graph = String(decoding: PackageResources.graph_css, as: UTF8.self)
}
