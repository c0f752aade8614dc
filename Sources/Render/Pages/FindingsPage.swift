import NavigationModel

/// Every finding, worst first.
enum FindingsPage: PageType {
    static func pages(of site: SiteContent) -> [PlannedPage] {
        [PlannedPage(Addresses.findings) { page(of: site) }]
    }

    private static func page(of site: SiteContent) -> Page {
        let context = PageContext(site: site, path: Addresses.findings)
        let findings = site.findings
        let lead =
            findings.isEmpty
            ? "No rule has anything to say about this app."
            : "What rules say about this app, worst first."
        var body: [Block] = [.generated(Tag.h1 { "Findings" }), .prose(lead, under: 1)]
        body.append(
            .generated(Tag.p(.class("quiet")) { Tag.a(.href(context.link(Addresses.rules))) { "What the rules are" } }))
        var anchored: Set<String> = []
        for finding in findings {
            let anchor = site.findingAnchors.anchor(finding)
            let isFirst = anchored.insert(anchor).inserted
            body.append(.generated(FindingCallout.html(finding, id: isFirst ? anchor : nil, context)))
        }
        return Page(path: context.path, title: "Findings", entry: .findings, body: body)
    }
}
