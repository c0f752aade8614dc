import CSystem

/// Ctrl-C and its like, for a command that ends by nothing else. A second one ends the process at once.
package struct Interrupts {
    private let reading: Int32

    /// From now on they no longer end the process.
    package init() throws(DiskError) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw DiskError(FilePath("pipe")) }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        reading = ends[0]
        guard navdocs_catch_interrupts(ends[1]) == 0 else { throw DiskError(FilePath("signals")) }
    }

    /// Waits for one.
    /// - Parameter descriptor: what ends the waiting too, when there is something to read; negative for nothing.
    /// - Returns: whether there was one.
    package func wait(upTo time: Duration, orUntil descriptor: Int32 = -1) -> Bool {
        let (seconds, fraction) = time.components
        let milliseconds = seconds * 1000 + fraction / 1_000_000_000_000_000
        var places = [reading, descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        return poll(&places, 2, Int32(clamping: max(0, milliseconds))) > 0 && places[0].revents != 0
    }
}
