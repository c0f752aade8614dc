/// The style sheets, as text.
enum StyleSheet {
    /// What pictures need, in a page and in a file of their own.
    static let graph = String(decoding: PackageResources.graph_css, as: UTF8.self)
    /// What the page of a difference needs, which holds it all itself.
    static let diffPage =
        graph + String(decoding: PackageResources.style_css, as: UTF8.self)
        + String(decoding: PackageResources.diff_css, as: UTF8.self)
}
