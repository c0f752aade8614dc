import Platform

/// The user's browser, which another program opens.
struct Browser {
    /// How long a program may take that only hands the address on; others show it themselves.
    private static let patience: Duration = .seconds(2)

    private let address: String
    /// Nil once it has ended.
    private var process: pid_t?

    /// Opens an address, and does not wait.
    init(opening address: String, _ console: Console) {
        self.address = address
        do { process = try Subprocess.start(Surroundings.opener, [address]) } catch {
            warn(console, error.isMissing ? "\(Surroundings.opener) wasn't found" : error.reason)
        }
    }

    /// Says it where it turned out that the address could not be opened.
    mutating func tellFailure(_ console: Console) {
        guard let process, let status = Subprocess.status(of: process) else { return }
        self.process = nil
        if status != 0 { warn(console, "\(Surroundings.opener) failed with exit status \(status)") }
    }

    /// Waits a little for the program that opens the address, and says it where that failed.
    mutating func wait(_ console: Console) {
        guard let process, let status = Subprocess.status(of: process, upTo: Self.patience) else { return }
        self.process = nil
        if status != 0 { warn(console, "\(Surroundings.opener) failed with exit status \(status)") }
    }

    private func warn(_ console: Console, _ reason: String) {
        console.warn("cannot open a browser: \(reason); open \(address) yourself")
    }
}
