import Arguments

/// A check that cannot be made.
enum CheckError: Explained, Equatable {
    /// - Parameter command: what writes such a file.
    case noFile(String, command: String)
    case unreadable(String, reason: String)
    case noBaseline(String)

    var message: String {
        switch self {
        case .noFile(let name, _): "no such file: \(name)"
        case .unreadable(let name, let reason): "cannot read \(name): \(reason)"
        case .noBaseline(let name): "\(name) isn't a baseline that this version of navdocs can read"
        }
    }

    var advice: String? {
        switch self {
        case .noFile(_, let command): "'\(command)' writes it"
        case .unreadable: "make it readable, or remove the option"
        case .noBaseline(let name): "'navdocs check --write-baseline \(name)' writes a new one"
        }
    }
}
