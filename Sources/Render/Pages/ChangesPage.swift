import NavigationModel
import PageElements

/// What changed since another version: in words, each with links to what is there now, and as one picture of both.
struct ChangesPage: PageContent {
    private let old: DiffDocument.Version
    private let new: DiffDocument.Version
    private let headline: String
    private let summary: String
    private let changes: DiffChangeList
    /// Nil where nothing changed.
    private let figure: DiffFigure?

    init(_ report: DiffReport, _ site: SiteContent, _ context: PageContext) {
        let diff = report.diff
        (old, new) = (report.old, report.new)
        (headline, summary) = (diff.headline, diff.summary)
        changes = DiffChangeList(diff, site, context)
        figure = diff.isEmpty ? nil : DiffFigure(diff, context)
    }

    static func pages(of site: SiteContent) -> [PlannedPage] {
        guard let report = site.options.difference else { return [] }
        let path = Addresses.changes
        return [PlannedPage(path) { Self(report, site, site.context(at: path)) }]
    }

    func page(_ context: PageContext) throws -> Page {
        var body: [Block] = [.generated(versions), .generated(Tag.h1 { headline })]
        if !summary.isEmpty { body.append(.generated(Tag.p(.class("lead")) { "\(summary.sentence)." })) }
        body.append(.generated(changes.html(context)))
        let drawn = try figure?.drawn(context)
        if let drawn { body.append(.generated(drawn.html)) }
        if context.site.isCondensed { body.append(OverviewPage.condensedNote) }
        return Page(path: context.path, title: headline, entry: .changes, body: body, files: drawn?.files ?? [])
    }

    private var versions: HTML {
        Tag.p(.class("versions")) {
            Self.version(old)
            Tag.span(.class("to"), .hiddenFromReaders) { "→" }
            Tag.span(.class("unseen")) { " compared with " }
            Self.version(new)
        }
    }

    private static func version(_ version: DiffDocument.Version) -> HTML {
        .of {
            Tag.code { version.name }
            if let commit = version.shortCommit { " \(commit)" }
        }
    }
}
