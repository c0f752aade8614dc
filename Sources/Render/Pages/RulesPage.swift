import NavigationModel
import PageElements

/// What every rule looks for, with wrong and right code.
struct RulesPage: PageContent {
    private let rules: [RuleDescription]

    /// Every rule; where every byte counts, those that found something.
    init(_ site: SiteContent) {
        let found = Set(site.findings.map(\.rule))
        rules = site.options.rules.filter { !site.options.isCondensed || found.contains($0.id) }
    }

    static func pages(of site: SiteContent) -> [PlannedPage] { [PlannedPage(Addresses.rules) { Self(site) }] }

    func page(_ context: PageContext) -> Page {
        let lead = "The rules of `navdocs check`, with examples of wrong and right code."
        var body: [Block] = [.generated(Tag.h1 { "Rules" }), .prose(lead, under: 1)]
        body.append(.generated(contents(context)))
        body.append(
            .generated(
                Tag.p(.class("quiet")) { Tag.a(.href(context.link(Addresses.findings))) { "Findings in this app" } }))
        for rule in rules {
            body.append(.generated(SectionHeading.html(rule.id, id: rule.id)))
            body.append(.prose(rule.explanation, under: 2))
        }
        return Page(path: context.path, title: "Rules", entry: .findings, body: body)
    }

    /// The rules, each with its fault in a sentence.
    private func contents(_ context: PageContext) -> HTML {
        DataTable(
            caption: "All rules", widths: "listing", columns: ["Rule", "What it finds", "Default"],
            rows: rules.map { rule in
                DataTable.Row(cells: [
                    Tag.a(.href("#\(rule.id)")) { Tag.code { rule.id } }, LinkedText.html(rule.summary, context),
                    .of { rule.level },
                ])
            }
        ).html
    }
}
