import Arguments

/// A version that is neither on the disk nor in git.
enum RevisionError: Explained, Equatable {
    case notARevision(String)
    case noGit(String)
    case noRepository(String, folder: String, reason: String)
    /// - Parameter near: the name of a branch or tag that may be meant.
    case unknown(String, isShallow: Bool, near: String?)
    /// Two revisions without a commit that both come from.
    case noMergeBase(String, String, isShallow: Bool)
    /// A range where one version is asked for.
    case range(String)
    case noFolder(String, folder: String)
    /// A partial clone without the files.
    case notFetched(String)
    case noSwift(String)
    case failed(String, reason: String)

    var message: String {
        switch self {
        case .notARevision(let name): "'\(name)' isn't a Git revision"
        case .noGit(let name): "no such path: \(name); it can't be a revision either, because git isn't installed"
        case .noRepository(let name, let folder, let reason):
            "no such path: \(name); it can't be a revision either, because no Git repository could be read at "
                + "\(folder): \(reason)"
        case .unknown(let name, _, _): "there is no path or Git revision '\(name)'"
        case .noMergeBase(let old, let new, isShallow: true):
            "this clone is shallow, and doesn't have the commit where \(new) diverged from \(old)"
        case .noMergeBase(let old, let new, isShallow: false): "\(old) and \(new) have no commit in common"
        case .range(let name): "'\(name)' names two versions, but a single revision is needed here"
        case .noFolder(let name, let folder): "there is no folder \(folder) in \(name)"
        case .notFetched(let name): "the files of \(name) aren't in this clone"
        case .noSwift(let name): "no Swift files in \(name)"
        case .failed(let name, let reason): "cannot read \(name) from git: \(reason)"
        }
    }

    private static let deepening = "git fetch --unshallow; in GitHub Actions, set fetch-depth: 0"

    var advice: String? {
        switch self {
        case .notARevision: "a revision can't be empty or begin with '-'"
        case .noGit: "install git, or pass a folder or a navigation.json"
        case .noRepository: "pass an existing folder or a navigation.json, or run navdocs in a Git repository"
        case .unknown(_, _, let near?): "did you mean '\(near)'?"
        case .unknown(_, isShallow: true, nil): "this clone is shallow; to get all commits: \(Self.deepening)"
        case .unknown(_, isShallow: false, nil): "'git branch -a' and 'git tag' list the branches and tags"
        case .noMergeBase(let old, let new, isShallow: true):
            "to get it: \(Self.deepening). Or pass \(old)..\(new) to compare the two revisions directly"
        case .noMergeBase(let old, let new, isShallow: false):
            "to compare the two revisions directly, pass \(old)..\(new)"
        case .range(let name): "pass one revision; to compare these two, run 'navdocs diff \(name)'"
        case .noFolder(let name, _):
            "if the folder had another name then, pass \(name.prefix { $0 != ":" }):FOLDER, followed by the new folder"
        case .notFetched: "this is a partial clone; to get the files: git fetch --refetch --no-filter"
        case .noSwift: "pass the folder that contains the app's source: REVISION:FOLDER"
        case .failed: "running 'git log' may show what is wrong"
        }
    }
}
