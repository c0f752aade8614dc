import NavigationModel
import PageElements

/// The list of all screens, with what filters it. Only scripts filter and sort: without them the list is whole.
struct ScreenTable: Hashable, Sendable {
    /// Past so many screens a row says less, or the page would be too large to read anywhere.
    private static let briefPast = 1000
    static let brevity = """
        There are so many screens that this list only shows how many destinations and views each one opens. The page of
        each screen has the details.
        """

    private static let id = "screens"
    private let rows: [ScreenRow]
    private let facets: ScreenFacets

    init(_ site: SiteContent) {
        rows = site.graph.screens.map { ScreenRow($0, site.index) }
        facets = ScreenFacets(rows, site.index)
    }

    var isEmpty: Bool { rows.isEmpty }
    /// Whether its rows say less, as there are so many.
    var isBrief: Bool { rows.count > Self.briefPast }

    func html(_ context: PageContext) -> HTML {
        let table = DataTable(
            caption: "Screens", widths: isBrief ? "brief" : "listing", id: Self.id,
            sorting: [.text, .text, .text, isBrief ? .number : .links],
            columns: ["Screen", "Shown by", "Style", "Opens"],
            rows: zip(rows, facets.tokens).map { row, tokens in
                DataTable.Row(tokens: tokens, cells: isBrief ? row.brief(context) : row.full(context))
            })
        return .of {
            filters
            table.html
            Tag.p(.class("nothing"), .hidden) { "No screens match." }
        }
    }

    private var filters: HTML {
        Tag.div(
            .class("filters", "scripted-only"), .role("search"), .aria("label", "Filter the screens"),
            .data("filters", Self.id)
        ) {
            Tag.label {
                "Text"
                Tag.input(.named("type", "search"), .named("name", "text"), .named("autocomplete", "off"))
            }
            for facet in ScreenFacets.Facet.allCases {
                let options = facets.options(of: facet)
                if options.count > 1 { choice(facet, options) }
            }
            Tag.div(.class("filtered")) {
                Tag.p(.role("status"))
                Tag.button(.class("reset"), .named("type", "button"), .hidden) { "Show all" }
            }
        }
    }

    private func choice(_ facet: ScreenFacets.Facet, _ options: [ScreenFacets.Option]) -> HTML {
        Tag.label {
            facet.rawValue.sentence
            Tag.select(.named("name", facet.rawValue)) {
                Tag.option(.named("value", "")) { "any" }
                for option in options {
                    Tag.option(.named("value", option.value), .data("token", option.token)) {
                        "\(option.title) (\(option.count))"
                    }
                }
            }
        }
    }
}
