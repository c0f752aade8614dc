/// The `git` program, asked about the repository around a folder. It only reads objects: neither the work tree nor the
/// index is touched, and nothing is fetched.
package struct Git: Sendable {
    /// Git before 2.44 does not know that nothing is to be fetched; that no protocol is allowed, each does.
    private static let environment: [String: String?] = [
        "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "", "GIT_TERMINAL_PROMPT": "0",
        "LC_ALL": "C",
    ]
    /// What names another repository than the one that is meant, as it does where a hook is run.
    private static let others: [String: String?] = [
        "GIT_DIR": nil, "GIT_COMMON_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil, "GIT_PREFIX": nil,
        "GIT_OBJECT_DIRECTORY": nil, "GIT_ALTERNATE_OBJECT_DIRECTORIES": nil, "GIT_SHALLOW_FILE": nil,
        "GIT_GRAFT_FILE": nil, "GIT_NAMESPACE": nil,
    ]

    /// Absolute.
    package let folder: FilePath
    private let isAlone: Bool

    /// - Parameters:
    ///   - folder: absolute.
    ///   - isAlone: whether the folder alone says which repository is meant, and not the environment.
    package init(folder: FilePath, isAlone: Bool = false) {
        self.folder = folder
        self.isAlone = isAlone
    }

    /// Runs a command.
    /// - Parameter input: what it reads from standard input.
    /// - Throws: where there is no git, or it says no; its own words are in the error.
    package func run(_ arguments: [String], input: [UInt8] = []) throws(GitError) -> [UInt8] {
        try run(arguments.map { Array($0.utf8) }, input: input)
    }

    /// Runs a command whose arguments need not be UTF-8.
    package func run(_ arguments: [[UInt8]], input: [UInt8] = []) throws(GitError) -> [UInt8] {
        let result = try result(of: arguments, input: input)
        guard result.status == 0 else { throw .failed(Self.reason(result.errors)) }
        return result.output
    }

    /// What a command wrote, also where it failed after that.
    /// - Throws: where there is no git.
    package func output(of arguments: [String], input: [UInt8]) throws(GitError) -> [UInt8] {
        try result(of: arguments.map { Array($0.utf8) }, input: input).output
    }

    private func result(of arguments: [[UInt8]], input: [UInt8]) throws(GitError) -> Subprocess.Result {
        do {
            return try Subprocess.run(
                "git", [Array("-C".utf8), folder.bytes] + arguments,
                environment: isAlone ? Self.environment.merging(Self.others) { own, _ in own } : Self.environment,
                input: input)
        } catch {
            throw error.isMissing ? .noGit : .failed(error.reason)
        }
    }

    /// Whether the clone has only the newest commits.
    package var isShallow: Bool { (try? run(["rev-parse", "--is-shallow-repository"]).line) == Array("true".utf8) }

    /// The first line git said, without its own label.
    private static func reason(_ errors: [UInt8]) -> String {
        let line = String(decoding: errors, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
        for label in ["fatal: ", "error: "] where line.hasPrefix(label) { return String(line.dropFirst(label.count)) }
        return line.isEmpty ? "no reason given" : line
    }
}

/// Git cannot be asked, or says no.
package enum GitError: Error, Equatable {
    case noGit
    case failed(String)
}

extension [UInt8] {
    /// A line of git's output without what ends it.
    package var line: [UInt8] { last == UInt8(ascii: "\n") ? Array(dropLast()) : self }
}
