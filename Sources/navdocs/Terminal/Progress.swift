import Synchronization

/// A line on the terminal that counts up, drawn over itself and gone when done.
final class Progress: Sendable {
    private struct State {
        var done = 0
        var drawn: ContinuousClock.Instant?
    }

    private let console: Console
    private let total: Int
    private let state = Mutex(State())

    /// - Parameter total: how many files there are to read.
    init(console: Console, total: Int) {
        self.console = console
        self.total = total
    }

    /// Counts one file, from any thread.
    func advance() {
        guard console.showsProgress else { return }
        state.withLock { state in
            state.done += 1
            let now = ContinuousClock.now
            if let drawn = state.drawn, now - drawn < .milliseconds(80), state.done < total { return }
            state.drawn = now
            console.draw("\rReading \(state.done) of \(total) files")
        }
    }

    /// Clears the line.
    func finish() {
        guard console.showsProgress else { return }
        console.draw("\r\u{1B}[K")
    }
}
