import NavigationModel

/// What every rule looks for, with wrong and right code.
enum RulesPage: PageType {
    static func pages(of site: SiteContent) -> [PlannedPage] {
        [PlannedPage(Addresses.rules) { page(of: site) }]
    }

    private static func page(of site: SiteContent) -> Page {
        let context = PageContext(site: site, path: Addresses.rules)
        let lead = "What `navdocs check` looks for in every app, with code that is wrong and code that is right."
        var body: [Block] = [.generated(Tag.h1 { "Rules" }), .prose(lead, under: 1)]
        let rules = self.rules(site)
        body.append(.generated(contents(rules, context)))
        body.append(
            .generated(Tag.p(.class("quiet")) { Tag.a(.href(context.link(Addresses.findings))) { "What they found" } }))
        for rule in rules {
            body.append(.generated(SectionHeading.html(rule.id, id: rule.id)))
            body.append(.prose(rule.explanation, under: 2))
        }
        return Page(path: Addresses.rules, title: "Rules", entry: .findings, body: body)
    }

    /// Every rule; where every byte counts, those that found something.
    private static func rules(_ site: SiteContent) -> [RuleDescription] {
        guard site.options.isCondensed else { return site.options.rules }
        let found = Set(site.findings.map(\.rule))
        return site.options.rules.filter { found.contains($0.id) }
    }

    /// The rules, each with its fault in a sentence.
    private static func contents(_ rules: [RuleDescription], _ context: PageContext) -> HTML {
        DataTable(
            caption: "Every rule", widths: "listing", columns: ["Rule", "What it finds", "Default"],
            rows: rules.map { rule in
                DataTable.Row(cells: [
                    Tag.a(.href("#\(rule.id)")) { Tag.code { rule.id } }, LinkedText.html(rule.summary, context),
                    .of { rule.level },
                ])
            }
        ).html
    }
}
