import Arguments

/// A preview that cannot begin.
enum PreviewError: Explained, Equatable {
    /// - Parameter isAsked: whether the user named the port.
    case busyPort(Int, isAsked: Bool)
    case closedPort(Int, reason: String)
    case noServer

    var message: String {
        switch self {
        case .busyPort(let port, isAsked: true): "port \(port) is in use"
        case .busyPort(let port, isAsked: false):
            "ports \(port) to \(port + PreviewPort.tries - 1) are in use"
        case .closedPort(let port, let reason): "cannot serve on port \(port): \(reason)"
        case .noServer: "cannot start the server: the system is out of threads or memory"
        }
    }

    var advice: String? {
        switch self {
        case .busyPort: "choose another port with --port, or 0 for any free port"
        case .closedPort: "choose a port above 1023 with --port, or 0 for any free port"
        case .noServer: "quit other programs, and try again"
        }
    }
}
