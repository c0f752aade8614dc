import NavigationModel

/// What changed since another version: in words, each with links to what is there now, and as one picture of both.
enum ChangesPage: PageType {
    static func pages(of site: SiteContent) -> [PlannedPage] {
        guard let report = site.options.difference else { return [] }
        return [PlannedPage(Addresses.changes) { try page(report, of: site) }]
    }

    private static func page(_ report: DiffReport, of site: SiteContent) throws -> Page {
        let context = PageContext(site: site, path: Addresses.changes)
        let diff = report.diff
        var body: [Block] = [
            .generated(versions(report)), .generated(Tag.h1 { diff.headline }),
        ]
        if !diff.summary.isEmpty { body.append(.generated(Tag.p(.class("lead")) { "\(diff.summary.sentence)." })) }
        body.append(.generated(DiffChangeList(diff, context).html))
        var files: [OutputFile] = []
        if !diff.isEmpty {
            let figure = try DiffFigure(diff, context).drawn()
            body.append(.generated(figure.html))
            files = figure.files
        }
        if site.options.isCondensed { body.append(OverviewPage.condensedNote) }
        return Page(path: context.path, title: diff.headline, entry: .changes, body: body, files: files)
    }

    private static func versions(_ report: DiffReport) -> HTML {
        Tag.p(.class("versions")) {
            version(report.old)
            Tag.span(.class("to"), .hiddenFromReaders) { "→" }
            Tag.span(.class("unseen")) { " compared with " }
            version(report.new)
        }
    }

    private static func version(_ version: DiffDocument.Version) -> HTML {
        .of {
            Tag.code { version.name }
            if let commit = version.shortCommit { " \(commit)" }
        }
    }
}
