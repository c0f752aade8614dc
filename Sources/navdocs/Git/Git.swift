import Platform

/// The `git` program, asked about the repository around a folder. It only reads objects: neither the work tree nor the
/// index is touched, and nothing is fetched.
struct Git: Sendable {
    private static let environment = [
        "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C",
    ]

    /// Absolute.
    let folder: FilePath

    /// Runs a command.
    /// - Parameter input: what it reads from standard input.
    /// - Throws: where there is no git, or it says no; its own words are in the error.
    func run(_ arguments: [String], input: [UInt8] = []) throws(GitError) -> [UInt8] {
        try run(arguments.map { Array($0.utf8) }, input: input)
    }

    /// Runs a command whose arguments need not be UTF-8.
    func run(_ arguments: [[UInt8]], input: [UInt8] = []) throws(GitError) -> [UInt8] {
        let result: Subprocess.Result
        do {
            result = try Subprocess.run(
                "git", [Array("-C".utf8), folder.bytes] + arguments, environment: Self.environment, input: input)
        } catch {
            throw error.isMissing ? .noGit : .failed(error.reason)
        }
        guard result.status == 0 else { throw .failed(Self.reason(result.errors)) }
        return result.output
    }

    /// Whether the clone has only the newest commits.
    var isShallow: Bool { (try? run(["rev-parse", "--is-shallow-repository"]).line) == Array("true".utf8) }

    /// The first line git said, without its own label.
    private static func reason(_ errors: [UInt8]) -> String {
        let line = String(decoding: errors, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
        for label in ["fatal: ", "error: "] where line.hasPrefix(label) { return String(line.dropFirst(label.count)) }
        return line.isEmpty ? "it did not say why" : line
    }
}

/// Git cannot be asked, or says no.
enum GitError: Error, Equatable {
    case noGit
    case failed(String)
}

extension [UInt8] {
    /// A line of git's output without what ends it.
    var line: [UInt8] { last == UInt8(ascii: "\n") ? Array(dropLast()) : self }
}
