import Platform

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The user's browser, which another program opens.
struct Browser {
    #if canImport(Darwin)
        private static let opener = "open"
    #else
        private static let opener = "xdg-open"
    #endif

    private let address: String
    /// Nil once it has ended.
    private var process: pid_t?

    /// Opens an address, and does not wait.
    init(opening address: String, _ console: Console) {
        self.address = address
        do { process = try Subprocess.start(Self.opener, [address]) } catch {
            warn(console, error.isMissing ? "there is no \(Self.opener)" : error.reason)
        }
    }

    /// Says it where it turned out that the address could not be opened.
    mutating func tellFailure(_ console: Console) {
        guard let process, let status = Subprocess.status(of: process) else { return }
        self.process = nil
        if status != 0 { warn(console, "\(Self.opener) failed with \(status)") }
    }

    private func warn(_ console: Console, _ reason: String) {
        console.warn("cannot open a browser: \(reason); open \(address) yourself")
    }
}
