import Arguments
import Platform

/// Where a preview is served.
enum PreviewPort {
    static let first = 8600
    /// How many ports are tried where none was named.
    static let tries = 20

    static let option = Option(
        "port", value: .text("N"),
        standard: "\(first), or the next free port",
        summary: "The port to use, or 0 for any free port.")

    /// The port that was named; nil where none was.
    static func number(_ text: String?) throws(UsageError) -> UInt16? {
        guard let text else { return nil }
        guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let number = UInt16(text) else {
            throw .conflict("'\(text)' isn't a port number", advice: "--port needs a number from 0 to 65535")
        }
        return number
    }

    /// Takes a port.
    /// - Parameter asked: nil for the first of ours that is free; that it is not the very first is said.
    static func open(_ asked: UInt16?, _ console: Console) throws(PreviewError) -> ListeningSocket {
        if let asked {
            do { return try ListeningSocket(port: asked) } catch {
                guard error.code == EADDRINUSE else { throw .closedPort(Int(asked), reason: error.reason) }
                throw .busyPort(Int(asked), isAsked: true)
            }
        }
        for port in first..<first + tries {
            do {
                let socket = try ListeningSocket(port: UInt16(port))
                if port != first { console.warn("port \(first) is in use; using \(port) instead") }
                return socket
            } catch  where error.code != EADDRINUSE {
                throw .closedPort(port, reason: error.reason)
            } catch {}
        }
        throw .busyPort(first, isAsked: false)
    }
}
