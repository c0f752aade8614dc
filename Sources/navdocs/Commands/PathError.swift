/// A place that a journey cannot begin or end at.
enum PathError: Explained, Equatable {
    /// - Parameter hidden: which files may hold it that could not be read.
    case unknown(String, suggestion: String?, hidden: String? = nil)
    /// - Parameter ids: of the places that share the name, sorted.
    case ambiguous(String, ids: [String])

    var message: String {
        switch self {
        case .unknown(let name, _, _): "no screen, coordinator, destination or entry point named '\(name)'"
        case .ambiguous(let name, let ids): "\(ids.count) places are named '\(name)'"
        }
    }

    var advice: String? {
        switch self {
        case .unknown(_, _, let hidden?): hidden
        case .unknown(_, let suggestion?, nil): "did you mean '\(suggestion)'?"
        case .unknown(_, nil, nil): "'navdocs export --format text' lists what there is"
        case .ambiguous(_, let ids): "say which one by its id: \(ids.joined(separator: ", "))"
        }
    }
}
