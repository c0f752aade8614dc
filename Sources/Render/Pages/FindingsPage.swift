import NavigationModel
import PageElements

/// Every finding, worst first.
struct FindingsPage: PageContent {
    private struct Entry: Hashable {
        let finding: Finding
        /// Nil where one above has it.
        let anchor: String?
    }

    private let entries: [Entry]

    init(_ site: SiteContent) {
        var taken: Set<String> = []
        entries = site.findings.map { finding in
            let anchor = site.findingAnchors.anchor(finding)
            return Entry(finding: finding, anchor: taken.insert(anchor).inserted ? anchor : nil)
        }
    }

    static func pages(of site: SiteContent) -> [PlannedPage] { [PlannedPage(Addresses.findings) { Self(site) }] }

    func page(_ context: PageContext) -> Page {
        let lead =
            entries.isEmpty
            ? "No problems were found."
            : "Problems that the rules found, most serious first."
        var body: [Block] = [.generated(Tag.h1 { "Findings" }), .prose(lead, under: 1)]
        body.append(
            .generated(Tag.p(.class("quiet")) { Tag.a(.href(context.link(Addresses.rules))) { "All rules" } }))
        body += entries.map { .generated(FindingCallout.html($0.finding, id: $0.anchor, context)) }
        return Page(path: context.path, title: "Findings", entry: .findings, body: body)
    }
}
