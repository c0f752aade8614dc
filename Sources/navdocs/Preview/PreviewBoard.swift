import Preview
import Synchronization

/// What the server shows, which the builder changes: the one thing both know.
final class PreviewBoard: Sendable {
    private let shown = Mutex(PreviewSite())
    private let beats = Atomic<Int>(0)
    private let listening = Mutex<[String: Int]>([:])

    var site: PreviewSite { shown.withLock { $0 } }

    /// How many signs of life open pages were to get.
    var beat: Int { beats.load(ordering: .relaxed) }

    func show(_ site: PreviewSite) { shown.withLock { $0 = site } }

    func countBeat() { beats.add(1, ordering: .relaxed) }

    /// Whether somebody has a page open.
    /// - Parameter page: its path.
    func isOpen(_ page: String) -> Bool { listening.withLock { $0[page] != nil } }

    func open(_ page: String) { listening.withLock { $0[page, default: 0] += 1 } }

    func close(_ page: String) {
        listening.withLock { pages in
            let others = (pages[page] ?? 1) - 1
            pages[page] = others > 0 ? others : nil
        }
    }
}
