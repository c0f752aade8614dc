/// Output that cannot be written. What was there before still is.
enum OutputError: Explained, Equatable {
    case isFile(String)
    /// A link that leads nowhere.
    case brokenLink(String)
    /// The place that is taken where none is named is a link out of the repository.
    case leadsOutside(String)
    /// The output folder holds the sources, or the folder the user is in.
    case holdsInput(String)
    /// - Parameter foreign: paths in the folder that navdocs did not make, sorted.
    case foreignFiles(String, foreign: [String])
    /// The folder cannot be replaced as a whole, because another file system is mounted there.
    case mountPoint(String)
    /// Something else was put there while the output was made.
    case replaced(String)
    case cannotWrite(String, reason: String)

    /// How many of the user's files a message names.
    private static let named = 3

    var message: String {
        switch self {
        case .isFile(let path): "\(path) is a file, not a folder"
        case .brokenLink(let path): "\(path) is a link that leads nowhere"
        case .leadsOutside(let path): "\(path) is a link out of the repository"
        case .holdsInput(let path): "\(path) holds the source, or is the folder this runs in"
        case .foreignFiles(let path, let foreign):
            "\(path) holds files navdocs did not make: \(foreign.prefix(Self.named).joined(separator: ", "))"
                + (foreign.count > Self.named ? " and \(foreign.count - Self.named) more" : "")
        case .mountPoint(let path):
            "\(path) is where another file system is mounted, so it cannot be replaced as a whole"
        case .replaced(let path): "\(path) is not what it was when this run began: something else was put there"
        case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
        }
    }

    var advice: String? {
        switch self {
        case .isFile, .brokenLink, .holdsInput: "choose another folder with -o"
        case .leadsOutside(let path): "to write there, say so: -o \(path)"
        case .foreignFiles: "choose another folder with -o, or run with --force, which replaces the site and keeps them"
        case .mountPoint(let path): "choose a folder inside it: -o \(path)/site"
        case .replaced: "it stays as it is; see who else writes there, and run navdocs again"
        case .cannotWrite: "nothing was changed; make room or make it writable, or choose another place with -o"
        }
    }
}
