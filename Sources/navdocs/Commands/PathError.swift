import Arguments

/// A place that a journey cannot begin or end at.
enum PathError: Explained, Equatable {
    /// - Parameter hidden: which files may hold it that could not be read.
    case unknown(String, near: [String], hidden: String? = nil)
    /// - Parameter ids: of the places that share the name, sorted.
    case ambiguous(String, ids: [String])

    var message: String {
        switch self {
        case .unknown(let name, _, _): "no screen, coordinator, destination or entry point named '\(name)'"
        case .ambiguous(let name, _): "'\(name)' is ambiguous"
        }
    }

    var advice: String? {
        switch self {
        case .unknown(_, _, let hidden?): hidden
        case .unknown(_, let near, nil) where !near.isEmpty:
            "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
        case .unknown: "'navdocs export --format text' lists all names"
        case .ambiguous(_, let ids): "use the id of one of them: \(ids.joined(separator: ", "))"
        }
    }
}
