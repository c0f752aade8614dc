import Base
import NavigationModel
import PageElements

/// Navigation code that was recognised and could not be resolved, with place and reason.
struct NotUnderstoodPage: PageContent {
    private let all: [NotUnderstood]

    static func pages(of site: SiteContent) -> [PlannedPage] {
        [PlannedPage(Addresses.notUnderstood) { Self(all: site.graph.notUnderstood) }]
    }

    func page(_ context: PageContext) -> Page {
        let lead =
            all.isEmpty
            ? "Every navigation call was understood."
            : "Code that navigates, or seems to, but that navdocs doesn’t understand. It’s missing from the graphs."
        var body: [Block] = [.generated(Tag.h1 { "Not understood" }), .prose(lead, under: 1)]
        if !all.isEmpty {
            let table = DataTable(
                caption: "Not understood", widths: "listing", columns: ["Code", "Reason", "Place"],
                rows: all.map { item in
                    DataTable.Row(cells: [
                        Tag.code(.class("text")) { item.text },
                        .of {
                            LinkedText.html(item.reason.sentence, context)
                            if let help = item.help {
                                Tag.p(.class("quiet")) { LinkedText.html(help.sentence, context) }
                            }
                        },
                        context.fullPlace(item.location),
                    ])
                })
            body.append(.generated(table.html))
        }
        return Page(path: context.path, title: "Not understood", entry: .notUnderstood, body: body)
    }
}
