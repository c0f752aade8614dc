import NavigationModel

/// The site of one graph.
package enum Site {
    /// What a site is made with besides the graph.
    package struct Options: Sendable {
        /// The Markdown of the article on the first page.
        package var landing: String?
        /// The version of navdocs, for the footer.
        package var version: String

        package init(landing: String? = nil, version: String) {
            self.landing = landing
            self.version = version
        }
    }

    /// Every file of the site, sorted by path.
    package static func files(for graph: NavigationGraph, options: Options) throws -> [OutputFile] { [] }
}
