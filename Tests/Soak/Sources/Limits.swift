import Foundation

/// What one piece of input may cost.
enum Limits {
    /// Of processor time, however busy the machine is: the kernel then ends the program.
    private static let seconds = 2
    /// Of memory, for everything fed so far.
    private static let megabytes = 500

    /// Says what comes next, and gives it its time.
    static func begin(_ name: String) {
        say(name)
        var timer = itimerval()
        timer.it_value.tv_sec = seconds
        #if canImport(Darwin)
            setitimer(ITIMER_PROF, &timer, nil)
        #else
            setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
        #endif
    }

    /// Whether the program has come to hold too much.
    static var areExceeded: Bool {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &usage)
            let megabyte = 1 << 20
        #else
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            let megabyte = 1 << 10
        #endif
        guard usage.ru_maxrss > megabytes * megabyte else { return false }
        say("more than \(megabytes) MB")
        return true
    }

    /// Prints a line at once: there may be no later.
    static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
