import Preview
import Synchronization

/// What the server shows, which the builder changes: the one thing both know.
final class PreviewBoard: Sendable {
    private let shown = Mutex(PreviewSite())
    private let beats = Atomic<Int>(0)

    var site: PreviewSite { shown.withLock { $0 } }

    /// How many signs of life open pages were to get.
    var beat: Int { beats.load(ordering: .relaxed) }

    func show(_ site: PreviewSite) { shown.withLock { $0 = site } }

    func countBeat() { beats.add(1, ordering: .relaxed) }
}
