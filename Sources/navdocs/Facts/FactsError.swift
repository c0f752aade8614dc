/// Facts that cannot be written, or not be linked.
enum FactsError: Explained, Equatable {
    case unreadable(String, reason: String)
    case noFile(String)
    case noFacts(String)
    case damaged(String)
    case otherProgram(String)
    /// - Parameter files: the two that hold it.
    case twice(String, files: [String])
    case outside(String, root: String)
    case cannotKeep(String)

    var message: String {
        switch self {
        case .unreadable(let name, let reason): "cannot read \(name): \(reason)"
        case .noFile(let name): "no such file: \(name)"
        case .noFacts(let name): "\(name) holds no facts of navdocs"
        case .damaged(let name): "\(name) is damaged"
        case .otherProgram(let name): "\(name) was written by another version of navdocs"
        case .twice(let path, let files): "\(path) is in \(files.joined(separator: " and in "))"
        case .outside(let path, let root): "\(path) is not inside \(root)"
        case .cannotKeep(let path): "the facts of \(path) are too many to be written"
        }
    }

    var advice: String? {
        switch self {
        case .unreadable: "make it readable, or leave it out"
        case .noFile, .noFacts: "'navdocs export --format facts -o FILE' writes one"
        case .damaged: "write it again, with 'navdocs export --format facts'"
        case .otherProgram: "write all of them with this very program: not with another build of it either"
        case .twice: "give each file of source to one export only, and the same --root to all of them"
        case .outside: "--root is the folder that holds all of the app"
        case .cannotKeep: "leave the file out"
        }
    }
}
