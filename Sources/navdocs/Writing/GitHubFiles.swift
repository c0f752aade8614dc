import Arguments
import Base
import NavigationModel
import Platform
import Reports

/// The files by which a step of GitHub Actions tells what it found.
struct GitHubFiles {
    /// GitHub takes a mebibyte for each step.
    private static let mostSummaryBytes = 1 << 20

    private let summary: FilePath
    private let output: FilePath

    /// - Throws: where the environment does not name them.
    init() throws(GitHubError) {
        summary = try Self.file("GITHUB_STEP_SUMMARY")
        output = try Self.file("GITHUB_OUTPUT")
    }

    private static func file(_ variable: String) throws(GitHubError) -> FilePath {
        guard let path = Surroundings.variable(variable), !path.isEmpty else { throw .notSet(variable) }
        return FilePath(path)
    }

    /// Adds the summary and the outputs to what is there.
    func write(_ report: DiffReport, console: Console) throws(GitHubError) {
        let text = DiffMarkdown.text(of: report)
        let there = (try? FileStatus(of: summary))?.size ?? 0
        let diff = report.diff
        let lines = [
            "different=\(!diff.isEmpty)", "changes=\(diff.changes.count)",
            "headline=\(PlainText.visible(diff.headline))",
        ]
        do {
            if there + text.utf8.count < Self.mostSummaryBytes {
                try Disk.append(Array(text.utf8), to: summary)
            } else {
                console.warn("the step summary is full, so the diff wasn't added to it")
            }
            try Disk.append(Array((lines.joined(separator: "\n") + "\n").utf8), to: output)
        } catch {
            throw .cannotWrite(error.path.text, reason: error.reason)
        }
    }
}

/// GitHub's files cannot be written.
enum GitHubError: Explained, Equatable {
    case notSet(String)
    case cannotWrite(String, reason: String)

    var message: String {
        switch self {
        case .notSet(let variable): "\(variable) isn't set"
        case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
        }
    }

    var advice: String? {
        switch self {
        case .notSet: "--github only works in GitHub Actions, which sets this variable"
        case .cannotWrite:
            "GitHub Actions chose that file; check whether the runner's disk is full, or remove --github"
        }
    }
}
