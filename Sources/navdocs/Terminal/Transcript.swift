import Synchronization

/// What was said about one of several runs of the same kind, so that what was said about the last one is not said again.
final class Transcript: Sendable {
    private let before: Set<String>
    private let said = Mutex((warnings: Set<String>(), complaints: [String]()))

    /// - Parameter last: what was said about the run before.
    init(after last: Transcript? = nil) { before = last?.said.withLock { $0.warnings } ?? [] }

    /// The reasons why the run could not go on, in order.
    var complaints: [String] { said.withLock { $0.complaints } }

    func add(complaint: String) { said.withLock { $0.complaints.append(complaint) } }

    /// - Returns: whether it was not said about the run before.
    func add(warning: String) -> Bool {
        said.withLock { _ = $0.warnings.insert(warning) }
        return !before.contains(warning)
    }
}
