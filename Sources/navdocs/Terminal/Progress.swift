import Synchronization

/// A bar on the terminal that fills up, drawn over itself and gone when done. What takes less than a second shows none.
final class Progress: Sendable {
    private struct State {
        var done = 0
        var drawn: ContinuousClock.Instant?
    }

    /// How long nothing is shown.
    private static let patience = Duration.milliseconds(700)
    private static let width = 30

    private let console: Console
    private let work: String
    private let total: Int
    private let start = ContinuousClock.now
    private let state = Mutex(State())

    /// - Parameters:
    ///   - work: what is done, as in `Reading`.
    ///   - total: how many steps there are.
    init(_ work: String, console: Console, total: Int) {
        self.console = console
        self.work = work
        self.total = total
    }

    /// Counts one step, from any thread.
    func advance() {
        guard console.showsProgress else { return }
        state.withLock { state in
            state.done += 1
            let now = ContinuousClock.now
            guard now - start >= Self.patience else { return }
            if let drawn = state.drawn, now - drawn < .milliseconds(80), state.done < total { return }
            state.drawn = now
            console.draw("\r" + Self.line(work, done: state.done, of: total))
        }
    }

    /// Clears the line.
    func finish() {
        guard state.withLock({ $0.drawn != nil }) else { return }
        console.draw("\r\u{1B}[K")
    }

    /// `Reading [==========          ] 120 of 360`
    static func line(_ work: String, done: Int, of total: Int) -> String {
        let filled = total > 0 ? min(done, total) * width / total : width
        let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: width - filled)
        return "\(work) [\(bar)] \(done) of \(total)"
    }
}
