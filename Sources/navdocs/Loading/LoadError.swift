import Arguments

/// Sources that cannot be read at all.
enum LoadError: Explained, Equatable {
    /// - Parameter suggestion: what stands there under a like name.
    case noSuchPath(String, suggestion: String?)
    case emptyPath
    /// A file that holds something else.
    case notSwift(String)
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
        case .emptyPath: "a path is empty"
        case .notSwift(let path): "\(path) isn't a Swift file"
        case .noArticle(let path): "no such file: \(path)"
        case .noArticleFolder(let path, isFile: false): "no such folder: \(path)"
        case .noArticleFolder(let path, isFile: true): "\(path) isn't a folder"
        case .noDocument(let path): "\(path) isn't a navdocs document"
        case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
        case .vanished(let path): "\(path) disappeared while the source was being read"
        case .noFileOrFolder(let path): "\(path) isn't a file or a folder"
        case .allLeftOut: "'exclude' and 'include' leave no Swift files to read"
        case .noSwift(let paths, _), .onlyOutside(let paths, _): "no Swift files in \(paths.joined(separator: ", "))"
        }
    }

    var advice: String? {
        switch self {
        case .noSuchPath(_, let suggestion?): "did you mean '\(suggestion)'?"
        case .emptyPath: "pass a folder or file of the app's source; '.' is the current folder"
        case .notSwift: "pass a folder, or a file ending in .swift"
        case .noSuchPath(_, nil): "pass a folder or file of the app's source"
        case .noArticleFolder(_, isFile: true): "--articles needs a folder; for one Markdown file, use --landing"
        case .noArticleFolder: "--articles needs a folder of Markdown files"
        case .noArticle: "--landing needs a Markdown file"
        case .noDocument: "'navdocs export --format json' writes one, and every site contains one: navigation.json"
        case .unreadable: "make it readable, or leave it out"
        case .allLeftOut: "'navdocs config --print' shows where they are set"
        case .onlyOutside(_, let link): OutsideLink(link).text
        case .vanished: "run navdocs again when no other program is changing the files"
        case .noFileOrFolder: "pass a folder or file of the app's source"
        case .noSwift(_, let skipped) where skipped.isEmpty:
            "pass the folder that contains the app's source"
        case .noSwift(_, let skipped):
            "navdocs looked for files ending in .swift, but not in \(skipped.joined(separator: ", ")): "
                + "\(SkippedFolders.description) are only read if you name them"
        }
    }
}
