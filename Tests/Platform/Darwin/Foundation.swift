// The part of Foundation that Platform asks.
public final class ProcessInfo: Sendable {
    public static let processInfo = ProcessInfo()
    public var environment: [String: String] { [:] }
}
