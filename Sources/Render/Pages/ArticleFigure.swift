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
            throw Fault(message: "'navdocs' must be followed by 'graph' or 'journey'", word: nil, known: [])
        }
        switch (parts[1], parts.count) {
        case ("graph", 2): return .map
        case ("graph", 3):
            let id = parts[2]
            let owner =
                graph.coordinators.first { $0.id == id } ?? graph.coordinators.first { $0.name == id }
                ?? graph.coordinators.first { $0.reference.writtenName == id }
            guard let owner else {
                throw Fault(
                    message: "there is no coordinator '\(id)'", word: id,
                    known: graph.coordinators.map(\.name))
            }
            return .graph(owner.id)
        case ("journey", 3):
            return .journey(from: nil, to: try place(parts[2], in: graph))
        case ("journey", 4):
            return .journey(from: try place(parts[2], in: graph), to: try place(parts[3], in: graph))
        case ("journey", _):
            throw Fault(
                message: "'navdocs journey' takes one or two screens: navdocs journey [FROM] TO",
                word: nil,
                known: [])
        case ("graph", _):
            throw Fault(message: "'navdocs graph' takes at most one coordinator", word: nil, known: [])
        default:
            let words = words.map { "'navdocs \($0)'" }.joined(separator: " or ")
            throw Fault(
                message: "'navdocs \(parts[1])' doesn't exist; use \(words)", word: parts[1],
                known: Self.words)
        }
    }

    private static func place(_ name: String, in graph: NavigationGraph) throws(Fault) -> PlaceNames.Place {
        let names = PlaceNames(graph)
        let places = names.places(named: name)
        guard let place = places.first else {
            throw Fault(
                message: "there is no screen, coordinator or destination '\(name)'", word: name, known: names.names)
        }
        guard places.count == 1 else {
            let ids = places.map { "'\($0.id)'" }.joined(separator: " or ")
            throw Fault(message: "'\(name)' is ambiguous; use \(ids)", word: nil, known: [])
        }
        return place
    }
}
