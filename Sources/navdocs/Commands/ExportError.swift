import Arguments

/// An export that cannot be made of this app.
enum ExportError: Explained, Equatable {
    /// - Parameter known: the names of the app's coordinators, sorted.
    case unknownCoordinator(String, suggestion: String?, known: [String])
    /// - Parameter ids: of the coordinators that share the name, sorted.
    case ambiguousCoordinator(String, ids: [String])
    case severalPictures([String], output: String)

    var message: String {
        switch self {
        case .unknownCoordinator(let name, _, _): "no coordinator named '\(name)'"
        case .ambiguousCoordinator(let name, let ids): "\(ids.count) coordinators are named '\(name)'"
        case .severalPictures(let names, _): "\(names.count) graphs can't be written to one file"
        }
    }

    var advice: String? {
        switch self {
        case .unknownCoordinator(_, _, let known) where known.isEmpty: "the source has no coordinators"
        case .unknownCoordinator(_, nil, let known): "the coordinators are \(known.joined(separator: ", "))"
        case .unknownCoordinator(_, let suggestion?, let known):
            "did you mean '\(suggestion)'? The coordinators are \(known.joined(separator: ", "))"
        case .ambiguousCoordinator(_, let ids): "use the id of one of them: \(ids.joined(separator: ", "))"
        case .severalPictures: "choose a folder with -o DIR"
        }
    }
}
