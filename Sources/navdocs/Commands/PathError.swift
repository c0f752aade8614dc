/// A place that a journey cannot begin or end at.
enum PathError: Explained, Equatable {
    case unknown(String, suggestion: String?)
    /// - Parameter ids: of the places that share the name, sorted.
    case ambiguous(String, ids: [String])

    var message: String {
        switch self {
        case .unknown(let name, _): "no screen, coordinator, destination or entry point named '\(name)'"
        case .ambiguous(let name, let ids): "\(ids.count) places are named '\(name)'"
        }
    }

    var advice: String? {
        switch self {
        case .unknown(_, let suggestion?): "did you mean '\(suggestion)'?"
        case .unknown(_, nil): "'navdocs export --format text' lists what there is"
        case .ambiguous(_, let ids): "say which one by its id: \(ids.joined(separator: ", "))"
        }
    }
}
