import Arguments

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
        case .noFacts(let name): "\(name) isn't a navdocs facts file"
        case .damaged(let name): "\(name) is damaged"
        case .otherProgram(let name): "\(name) was written by another version of navdocs"
        case .twice(let path, let files): "\(path) is in \(files.joined(separator: " and in "))"
        case .outside(let path, let root): "\(path) isn't inside \(root)"
        case .cannotKeep(let path): "there are too many facts about \(path) to write"
        }
    }

    var advice: String? {
        switch self {
        case .unreadable: "make it readable, or remove it"
        case .noFile, .noFacts: "'navdocs export --format facts -o FILE' writes one"
        case .damaged: "write it again, with 'navdocs export --format facts'"
        case .otherProgram: "write all facts files with the same build of navdocs"
        case .twice: "export each source file only once, and use the same --root for all exports"
        case .outside: "--root must be the folder that contains the whole app"
        case .cannotKeep: "leave out the file"
        }
    }
}
