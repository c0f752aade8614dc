/// Where a Git remote is, as far as it may be told: never who signs in there.
package struct GitRemote: Equatable {
    /// The server's name, and the port where it is a web address with one.
    package let server: String
    /// `owner/name`, groups between them on GitLab.
    package let repository: String

    /// Reads `https://server/owner/name.git`, `ssh://git@server:22/owner/name.git` and `git@server:owner/name.git`;
    /// user names and passwords are dropped.
    package init?(_ address: String) {
        let server: Substring
        let path: Substring
        if let mark = address.firstRange(of: "://") {
            let scheme = address[..<mark.lowerBound].lowercased()
            guard ["https", "http", "ssh", "git", "git+ssh", "ssh+git"].contains(scheme) else { return nil }
            let rest = address[mark.upperBound...]
            let authority = rest.prefix { $0 != "/" }
            let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
            // The port of another protocol is none of the web's.
            server = scheme.hasPrefix("http") ? host : host.prefix { $0 != ":" }
            path = rest.dropFirst(authority.count)
        } else {
            guard let colon = address.firstIndex(of: ":"), !address[..<colon].contains("/") else { return nil }
            server = address[..<colon].split(separator: "@", omittingEmptySubsequences: false).last ?? ""
            path = address[address.index(after: colon)...]
        }
        let names = path.split(separator: "/").map(String.init)
        guard names.count >= 2, let last = names.last, Self.isServer(server) else { return nil }
        let name = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        guard !name.isEmpty, !names.contains(".."), !names.contains(".") else { return nil }
        self.server = Self.web[server.lowercased()] ?? server.lowercased()
        repository = (names.dropLast() + [name]).joined(separator: "/")
    }

    /// What serves Git over the port of the web, and where its pages are.
    private static let web = [
        "ssh.github.com": "github.com", "altssh.gitlab.com": "gitlab.com", "altssh.bitbucket.org": "bitbucket.org",
    ]

    private static func isServer(_ text: Substring) -> Bool {
        guard let first = text.first, first.isASCII, first.isLetter || first.isNumber else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-:".contains($0)) }
    }
}
