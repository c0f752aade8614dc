/// Sources that cannot be read at all.
enum LoadError: Explained, Equatable {
    /// - Parameter suggestion: what stands there under a like name.
    case noSuchPath(String, suggestion: String?)
    case unreadable(String, reason: String)
    /// A file that went away after it was found.
    case vanished(String)
    case noArticle(String)
    case noArticleFolder(String, isFile: Bool)
    /// A file that is not what navdocs writes.
    case noDocument(String)
    /// A device or a socket.
    case noFileOrFolder(String)
    /// - Parameter skipped: folders that were not entered.
    case noSwift([String], skipped: [String])
    /// By what the user says about which files are read.
    case allLeftOut
    /// - Parameter link: one of those that were not followed.
    case onlyOutside([String], link: String)

    var message: String {
        switch self {
        case .noSuchPath(let path, _): "no such path: \(path)"
        case .noArticle(let path): "no such file: \(path)"
        case .noArticleFolder(let path, isFile: false): "no such folder: \(path)"
        case .noArticleFolder(let path, isFile: true): "\(path) is no folder"
        case .noDocument(let path): "\(path) is no document of navdocs"
        case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
        case .vanished(let path): "\(path) went away while the sources were read"
        case .noFileOrFolder(let path): "\(path) is neither a file nor a folder"
        case .allLeftOut: "'exclude' and 'include' leave no Swift file to read"
        case .noSwift(let paths, _), .onlyOutside(let paths, _): "no Swift files in \(paths.joined(separator: ", "))"
        }
    }

    var advice: String? {
        switch self {
        case .noSuchPath(_, let suggestion?): "did you mean '\(suggestion)'?"
        case .noSuchPath(_, nil): "name a folder or file of the app's source"
        case .noArticleFolder(_, isFile: true): "--articles takes a folder; --landing takes one Markdown file"
        case .noArticleFolder: "--articles takes a folder with Markdown files"
        case .noArticle: "--landing takes a Markdown file"
        case .noDocument: "'navdocs export --format json' writes one, and every site holds one as navigation.json"
        case .unreadable: "make it readable, or leave it out"
        case .allLeftOut: "'navdocs config --print' tells who says so"
        case .onlyOutside(_, let link): OutsideLink(link).text
        case .vanished: "run navdocs again when nothing changes them"
        case .noFileOrFolder: "name a folder or file of the app's source"
        case .noSwift(_, let skipped) where skipped.isEmpty:
            "looked for files ending in .swift; name the folder that holds the app's source"
        case .noSwift(_, let skipped):
            "looked for files ending in .swift, but not in \(skipped.joined(separator: ", ")): "
                + "\(SkippedFolders.description) are read only when named"
        }
    }
}
