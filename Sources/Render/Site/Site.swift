import NavigationModel

/// The site of one graph.
package enum Site {
    /// What a site is made with besides the graph.
    package struct Options: Sendable {
        /// The Markdown of the article on the first page.
        package var landing: String?
        /// The version of navdocs, for the footer.
        package var version: String
        /// Where places in the source lead; nil where they are no links.
        package var sourceLinks: SourceLinks?

        package init(landing: String? = nil, version: String, sourceLinks: SourceLinks? = nil) {
            self.landing = landing
            self.version = version
            self.sourceLinks = sourceLinks
        }
    }

    static let pageTypes: [any PageType.Type] = [
        OverviewPage.self, CoordinatorPage.self, ScreensPage.self, ScreenPage.self, JourneysPage.self,
        DeepLinksPage.self, FindingsPage.self, NotUnderstoodPage.self,
    ]

    /// Makes some files of a site, independent of all other parts.
    package typealias Part = @Sendable () throws -> [OutputFile]

    /// The site in parts that can be made on any thread, in any order. Those with pictures come first: only one picture
    /// is drawn at a time.
    package static func parts(for graph: NavigationGraph, options: Options) -> [Part] {
        let site = SiteContent(graph, options: options)
        let pages = pageTypes.flatMap { $0.pages(of: site) }.map { page -> Part in
            {
                let page = try page()
                return [OutputFile(path: page.path, text: PageFrame.document(page, of: site))] + page.files
            }
        }
        return pages + [
            { SiteAssets.files },
            { [OutputFile(path: Addresses.document, contents: try NavigationDocument.encode(graph))] },
        ]
    }

    /// Every file of the site, sorted by path.
    package static func files(for graph: NavigationGraph, options: Options) throws -> [OutputFile] {
        try parts(for: graph, options: options).flatMap { try $0() }.sorted { $0.path < $1.path }
    }
}
