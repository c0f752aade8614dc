import NavigationModel

/// The site of one app.
package enum Site {
    static let pageTypes: [any PageContent.Type] = [
        OverviewPage.self, ChangesPage.self, CoordinatorPage.self, ScreensPage.self, ScreenPage.self, JourneysPage.self,
        DeepLinksPage.self, SimulatorPage.self, FindingsPage.self, RulesPage.self, NotUnderstoodPage.self,
        ArticlePage.self,
    ]

    /// Every kind of page of a site where every byte counts.
    static let condensedPageTypes: [any PageContent.Type] = pageTypes.map { type in
        switch type {
        case is CoordinatorPage.Type: CondensedCoordinatorPage.self
        case is ScreenPage.Type: CondensedScreenPage.self
        case is ScreensPage.Type: CondensedScreensPage.self
        default: type
        }
    }

    /// A site before it is made.
    package struct Plan: Sendable {
        /// What can be made on any thread, in any order. Parts with pictures come first: only one picture is drawn at a
        /// time.
        package let parts: [Part]
        /// What is wrong with the user's texts, errors first, then in the order of files and lines.
        package let remarks: [Remark]
    }

    /// Plans a site and checks its texts.
    package static func plan(for analysis: NavigationAnalysis, options: SiteOptions) -> Plan {
        let site = SiteContent(analysis, options: options)
        return Plan(parts: parts(of: site, analysis), remarks: TextCheck(site: site).remarks)
    }

    private static func parts(of site: SiteContent, _ analysis: NavigationAnalysis) -> [Part] {
        let types = site.options.isCondensed ? condensedPageTypes : pageTypes
        var parts = types.flatMap { $0.pages(of: site) }.map { planned in
            // What the folded map opens to is made with its page.
            Part(page: planned.path, isLoadedLater: planned.path == Addresses.overview) {
                PageFiles(planned.content(), site.context(at: planned.path))
            }
        }
        parts.append(Part { SiteAssets.Content(tellsDifference: site.options.difference != nil) })
        parts.append(Part(isLoadedLater: true) { SearchIndex(site) })
        if site.isSimulated { parts.append(Part(isLoadedLater: true) { SimulatorFile(site) }) }
        parts.append(Part { ReadyFiles(site.articles?.files ?? []) })
        parts.append(Part { DocumentFile(analysis) })
        return parts
    }

    /// Every file of the site, sorted by path.
    package static func files(for analysis: NavigationAnalysis, options: SiteOptions) throws -> [OutputFile] {
        try plan(for: analysis, options: options).parts.flatMap { try $0.files() }.sorted { $0.path < $1.path }
    }
}
