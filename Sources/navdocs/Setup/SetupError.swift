/// A project that is not set up, because something is there already or nothing is.
enum SetupError: Explained, Equatable {
    case exists(String)
    case noFolder(String)

    var message: String {
        switch self {
        case .exists(let name): "\(name) is there already, and is left as it is"
        case .noFolder(let name): "\(name) is no folder"
        }
    }

    var advice: String? {
        switch self {
        case .exists: "change it by hand, or remove it to begin anew"
        case .noFolder: "name the folder of the app"
        }
    }
}
