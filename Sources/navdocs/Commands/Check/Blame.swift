import Platform
import Reports

/// Tells of findings which commits brought the lines that they stand on.
struct Blame {
    private let sources: FoundSources
    private let console: Console

    init(of sources: FoundSources, _ console: Console) {
        self.sources = sources
        self.console = console
    }

    /// The same items, with the commits.
    /// - Parameter shown: the folder that their files are relative to, absolute.
    func told(_ items: [CheckReport.Item], below shown: FilePath) -> [CheckReport.Item] {
        guard var blame = GitBlame(around: sources.root) else {
            console.warn(
                "no commits are shown: '--blame' needs git, and the source must be in a Git repository")
            return items
        }
        if blame.isShallow {
            console.warn(
                "this clone is shallow, so older commits aren't shown; to get them, run 'git fetch --unshallow' or, in "
                    + "GitHub Actions, set fetch-depth: 0")
        }
        var told = items
        let places = Dictionary(grouping: items.indices) { items[$0].finding.location.file }
        for (file, positions) in places.sorted(by: { $0.key < $1.key }) {
            let lines = Set(positions.map { items[$0].finding.location.line })
            let commits = blame.commits(of: lines, in: shown.appending(FilePath(file).components))
            for position in positions {
                guard let commit = commits[items[position].finding.location.line] else { continue }
                told[position].commit = CheckReport.Commit(
                    id: commit.id, author: commit.author, date: commit.date, summary: commit.summary)
            }
        }
        return told
    }
}
