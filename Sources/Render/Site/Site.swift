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

    static let pageTypes: [any PageType.Type] = [
        OverviewPage.self, CoordinatorPage.self, ScreensPage.self, ScreenPage.self, DeepLinksPage.self,
        FindingsPage.self, NotUnderstoodPage.self,
    ]

    /// Every file of the site, sorted by path.
    package static func files(for graph: NavigationGraph, options: Options) throws -> [OutputFile] {
        let site = SiteContent(graph, options: options)
        var files = try pageTypes.flatMap { try $0.pages(of: site) }.map { page in
            OutputFile(path: page.path, text: PageFrame.document(page, of: site))
        }
        files += try SiteAssets.files(for: site)
        files.append(OutputFile(path: Addresses.document, contents: try NavigationDocument.encode(graph)))
        return files.sorted { $0.path < $1.path }
    }
}
