/// The names by which a browser may know a preview.
///
/// A page elsewhere can have its own name lead to this machine, and would then read the preview as if it were its own: DNS
/// rebinding. Its requests still say that name.
package enum LoopbackHost {
    private static let names = ["localhost", "127.0.0.1", "[::1]"]

    /// Whether a `Host` header names this machine as such.
    /// - Parameter host: a name, with or without a port.
    package static func isOurs(_ host: String) -> Bool {
        names.contains { name in
            guard host.lowercased().hasPrefix(name) else { return false }
            let rest = host.dropFirst(name.count)
            return rest.isEmpty || (rest.first == ":" && rest.dropFirst().allSatisfy { $0.isASCII && $0.isNumber })
        }
    }
}
