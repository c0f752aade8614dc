import NavigationModel
import PageElements

/// A figure of an article, with all that it shows.
enum DrawnFigure: Hashable, Sendable {
    /// A picture, and the page that says the same as text.
    case picture(GraphFigure, twinOn: String)
    /// The ways to a place, by the id that the figure has on its page.
    case journeys([Journey], to: String, id: String)
    /// What has no page.
    case nothing

    /// - Parameters:
    ///   - figure: what the article asks for.
    ///   - number: apart from every other figure of the page.
    ///   - context: the page it stands on.
    init(_ figure: ArticleFigure, number: Int, _ site: SiteContent, _ context: PageContext) {
        let id = "article-figure-\(number)"
        switch figure {
        case .map: self = .picture(OverviewPage.map(of: site, id: id, context), twinOn: Addresses.overview)
        case .graph(let coordinator):
            guard let owner = site.index.coordinator(coordinator), let page = site.addresses.coordinator(coordinator),
                let map = CoordinatorPage.map(of: owner, id: id, site, context)
            else {
                self = .nothing
                return
            }
            self = .picture(map, twinOn: page)
        case .journey(let from, let to):
            self = .journeys(Self.journeys(from: from, to: to, site.journeys), to: to.id, id: id)
        }
    }

    func html(_ context: PageContext) throws -> HTML {
        switch self {
        case .picture(let figure, let page): return try figure.inline(twinOn: page, context)
        case .journeys([], _, _): return Tag.p(.class("journey-none")) { "No path was found." }
        case .journeys(let ways, let end, let id):
            return Tag.div(.class("journeys"), .id(id)) {
                for way in ways {
                    Tag.p(.class("reason")) {
                        "From \(way.start.place.name) to \(way.end?.name ?? end): \(JourneyWords.length(way))"
                    }
                    JourneySection.doubt(way)
                    JourneySteps.html(way, context)
                }
            }
        case .nothing: return .empty
        }
    }

    private static func journeys(
        from: PlaceNames.Place?, to: PlaceNames.Place, _ journeys: Journeys
    ) -> [Journey] {
        guard let from else {
            return switch to {
            case .node(let node): journeys.journeys(to: node.id)
            case .destination(let id, _): journeys.journeys(toDestination: id)
            }
        }
        let chosen = journeys.journeys(from: from.shown)
        return switch to {
        case .node(let node): [chosen.journey(to: node.id)].compactMap(\.self)
        case .destination(let id, _): [chosen.journey(toDestination: id)].compactMap(\.self)
        }
    }
}
