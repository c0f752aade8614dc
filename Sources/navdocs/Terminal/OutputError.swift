import Arguments

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
    /// A file that cannot be written after others were.
    case partlyWritten(String, reason: String, written: Int, of: Int)

    /// How many of the user's files a message names.
    private static let named = 3

    var message: String {
        switch self {
        case .isFile(let path): "\(path) is a file, not a folder"
        case .brokenLink(let path): "\(path) is a broken symbolic link"
        case .leadsOutside(let path): "\(path) is a symbolic link that points outside the repository"
        case .holdsInput(let path): "\(path) contains the source, or is the current folder"
        case .foreignFiles(let path, let foreign):
            "\(path) contains files that navdocs didn't write: \(foreign.prefix(Self.named).joined(separator: ", "))"
                + (foreign.count > Self.named ? " and \(foreign.count - Self.named) more" : "")
        case .mountPoint(let path):
            "\(path) is a mount point, so it can't be replaced"
        case .replaced(let path): "\(path) was changed by another program during this run"
        case .cannotWrite(let path, let reason), .partlyWritten(let path, let reason, _, _):
            "cannot write \(path): \(reason)"
        }
    }

    var advice: String? {
        switch self {
        case .isFile, .brokenLink, .holdsInput: "choose another folder with -o"
        case .leadsOutside(let path): "to write there anyway, use -o \(path)"
        case .foreignFiles:
            "choose another folder with -o, or use --force, which replaces the site and keeps these files"
        case .mountPoint(let path): "choose a folder inside it: -o \(path)/site"
        case .replaced: "navdocs wrote nothing to it; find out which program changed it, then run navdocs again"
        case .cannotWrite:
            "nothing was changed; free up disk space or make the folder writable, or choose another one with -o"
        case .partlyWritten(_, _, let written, let count):
            "\(written) of \(count) files were written; free up disk space or make the folder writable, or choose another one with -o"
        }
    }

    /// The same where other files were written before.
    func after(_ written: Int, of count: Int) -> OutputError {
        guard written > 0, case .cannotWrite(let name, let reason) = self else { return self }
        return .partlyWritten(name, reason: reason, written: written, of: count)
    }
}
