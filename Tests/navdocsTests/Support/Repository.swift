import Foundation
import Testing

/// A git repository of its own for a test.
final class Repository {
    let folder: TemporaryFolder

    /// - Parameter files: what is committed first.
    init(_ files: [String: String]) throws {
        folder = try TemporaryFolder(files)
        try git("init", "--quiet", "--initial-branch", "main")
        try commit()
    }

    /// Commits everything there is.
    func commit() throws {
        try git("add", "--all", "--force")
        try git("commit", "--quiet", "--allow-empty", "--message", "change")
    }

    @discardableResult
    func git(_ arguments: String...) throws -> String {
        let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"]
        let run = try Program.run(
            URL(fileURLWithPath: "/usr/bin/env"), ["git"] + identity + arguments, in: folder,
            environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"])
        #expect(run.status == 0, "\(run.errors)")
        return run.output
    }

    func navdocs(_ arguments: String..., environment: [String: String] = [:]) throws -> Run {
        try Program.run(arguments, in: folder, environment: environment)
    }
}
