import Arguments

/// A project that is not set up, because something is there already or nothing is.
enum SetupError: Explained, Equatable {
    case exists(String)
    case noFolder(String)

    var message: String {
        switch self {
        case .exists(let name): "\(name) already exists, and wasn't changed"
        case .noFolder(let name): "\(name) isn't a folder"
        }
    }

    var advice: String? {
        switch self {
        case .exists: "edit it, or delete it to start again"
        case .noFolder: "pass the folder of the app"
        }
    }
}
