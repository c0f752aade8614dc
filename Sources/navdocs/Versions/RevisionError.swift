/// A version that is neither on the disk nor in git.
enum RevisionError: Explained, Equatable {
    case notARevision(String)
    case noGit(String)
    case noRepository(String, folder: String, reason: String)
    case unknown(String, isShallow: Bool)
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
        case .notARevision(let name): "'\(name)' is no git revision"
        case .noGit(let name): "no such path: \(name), and there is no git to ask for a revision of that name"
        case .noRepository(let name, let folder, let reason):
            "no such path: \(name), and \(folder) is in no git repository that can be read: \(reason)"
        case .unknown(let name, _): "neither a path nor a git revision is called '\(name)'"
        case .noMergeBase(let old, let new, isShallow: true):
            "the commit where \(new) left \(old) is not in this clone, which has only the newest commits"
        case .noMergeBase(let old, let new, isShallow: false): "\(old) and \(new) have no commit in common"
        case .range(let name): "'\(name)' names two versions where there is place for one"
        case .noFolder(let name, let folder): "there is no folder \(folder) in \(name)"
        case .notFetched(let name): "the files of \(name) are not in this clone"
        case .noSwift(let name): "no Swift files in \(name)"
        case .failed(let name, let reason): "cannot read \(name) from git: \(reason)"
        }
    }

    private static let deepening = "git fetch --unshallow, or in GitHub Actions fetch-depth: 0"

    var advice: String? {
        switch self {
        case .notARevision: "a revision does not begin with '-' and is not empty"
        case .noGit: "install git, or name a folder or a navigation.json"
        case .noRepository: "name a folder, a navigation.json, or a revision of the repository you are in"
        case .unknown(_, isShallow: true): "this clone has only the newest commits: \(Self.deepening)"
        case .unknown(_, isShallow: false): "'git branch -a' and 'git tag' list what there is"
        case .noMergeBase(let old, let new, isShallow: true):
            "\(Self.deepening); or compare the two as they stand: \(old)..\(new)"
        case .noMergeBase(let old, let new, isShallow: false): "to compare the two as they stand: \(old)..\(new)"
        case .range(let name): "name one revision, or leave the other version out: navdocs diff \(name)"
        case .noFolder(let name, _):
            "name the folder it had then: \(name.prefix { $0 != ":" }):FOLDER, and the new one after it"
        case .notFetched: "it is a partial clone: git fetch --refetch --no-filter brings them"
        case .noSwift: "looked for files ending in .swift; name the folder that holds the app's source: REVISION:FOLDER"
        case .failed: "see what 'git log' says of it"
        }
    }
}
