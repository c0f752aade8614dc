import NavigationModel

/// What a code block asks for whose fence begins with the word `navdocs`.
enum ArticleFigure: Equatable {
    /// The whole app's map.
    case map
    /// A coordinator's own graph, by its id.
    case graph(String)
    /// The shortest way between two places; from where the app starts, if only one is named.
    case journey(from: PlaceNames.Place?, to: PlaceNames.Place)

    /// Why a block asks for nothing there is.
    struct Fault: Error, Equatable {
        let message: String
        let word: String?
        let known: [String]
    }

    private static let words = ["graph", "journey"]

    /// What a block asks for.
    /// - Parameter info: what stands after the fence.
    /// - Returns: nil for a block of code.
    static func asked(by info: String, in graph: NavigationGraph) throws(Fault) -> ArticleFigure? {
        let parts = info.split(whereSeparator: \.isWhitespace).map(String.init)
        guard parts.first == "navdocs" else { return nil }
        guard parts.count > 1 else {
            throw Fault(message: "'navdocs' needs a word after it: navdocs graph [COORDINATOR]", word: nil, known: [])
        }
        switch (parts[1], parts.count) {
        case ("graph", 2): return .map
        case ("graph", 3):
            let id = parts[2]
            let owner = graph.coordinators.first { $0.id == id } ?? graph.coordinators.first { $0.name == id }
            guard let owner else {
                throw Fault(
                    message: "no coordinator is called '\(id)'", word: id,
                    known: graph.coordinators.map(\.name))
            }
            return .graph(owner.id)
        case ("journey", 3):
            return .journey(from: nil, to: try place(parts[2], in: graph))
        case ("journey", 4):
            return .journey(from: try place(parts[2], in: graph), to: try place(parts[3], in: graph))
        case ("journey", _):
            throw Fault(
                message: "'navdocs journey' takes the screen it leads to, or two: navdocs journey FROM TO", word: nil,
                known: [])
        case ("graph", _):
            throw Fault(message: "'navdocs graph' takes one coordinator", word: nil, known: [])
        default:
            let words = words.map { "'navdocs \($0)'" }.joined(separator: " and ")
            throw Fault(
                message: "'navdocs \(parts[1])' is nothing to show; there is \(words)", word: parts[1],
                known: Self.words)
        }
    }

    private static func place(_ name: String, in graph: NavigationGraph) throws(Fault) -> PlaceNames.Place {
        let names = PlaceNames(graph)
        let places = names.places(named: name)
        guard let place = places.first else {
            throw Fault(message: "no screen is called '\(name)'", word: name, known: names.names)
        }
        guard places.count == 1 else {
            let ids = places.map { "'\($0.id)'" }.joined(separator: " and ")
            throw Fault(message: "'\(name)' may be \(ids): name one of them", word: nil, known: [])
        }
        return place
    }

    /// The figure on a page.
    /// - Parameter number: apart from every other figure of the page.
    func html(_ context: PageContext, number: Int) throws -> HTML {
        let id = "article-figure-\(number)"
        switch self {
        case .map:
            return try OverviewPage.map(of: context.site).inline(id: id, twinOn: Addresses.overview, context)
        case .graph(let coordinator):
            guard let owner = context.site.index.coordinator(coordinator),
                let page = context.site.addresses.coordinator(coordinator),
                let file = context.site.addresses.graph(coordinator)
            else { return .empty }
            return try CoordinatorPage.map(of: owner, file: file, context).inline(id: id, twinOn: page, context)
        case .journey(let from, let to):
            let ways = Self.journeys(from: from, to: to, context.site.journeys)
            guard !ways.isEmpty else { return Tag.p(.class("journey-none")) { "No way there was found." } }
            return Tag.div(.class("journeys"), .id(id)) {
                for way in ways {
                    Tag.p(.class("reason")) {
                        "From \(way.start.place.name) to \(way.end?.name ?? to.id): \(JourneyWords.length(way))"
                    }
                    JourneySection.doubt(way)
                    JourneySteps.html(way, context)
                }
            }
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

extension PageContext {
    /// The figures a text asks for, drawn: each is handed out once, by the words after its fence.
    func figures(in text: String) throws -> (String) -> HTML? {
        var drawn: [String: [HTML]] = [:]
        var number = 0
        for node in Cmark.parse(text).flatMap(\.flattened) {
            guard case .codeBlock(let info, _) = node.kind,
                let figure = (try? ArticleFigure.asked(by: info, in: site.graph)).flatMap({ $0 })
            else { continue }
            number += 1
            drawn[info, default: []].append(try figure.html(self, number: number))
        }
        return { info in
            guard let figure = drawn[info]?.first else { return nil }
            drawn[info]?.removeFirst()
            return figure
        }
    }

    /// The Markdown of an article, with its figures and links to other articles.
    /// - Parameter path: the article's path in the folder; nil for a text that is no part of it.
    func markdown(of text: String, article path: String? = nil) throws -> Markdown {
        var places = places
        places.figure = try figures(in: text)
        if let path, let library = site.articles {
            places.file = { url in
                guard case .page(let address) = library.link(url, from: path) else { return nil }
                return link(address)
            }
            places.picture = { url in
                guard case .picture(let address) = library.link(url, from: path) else { return nil }
                return link(address)
            }
        }
        return Markdown(places)
    }
}
