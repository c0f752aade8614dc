extension [PatternFacts] {
    /// What has to match, put together as an address: `planets://planet`. Nil where nothing about an address is
    /// matched.
    package var address: String? {
        var scheme: String?
        var words: [String] = []
        for match in self {
            let literal = match.pattern.split(separator: "\"", omittingEmptySubsequences: false)
            if literal.count >= 3 {
                if match.subject.isEmpty, match.pattern.contains("scheme") {
                    scheme = String(literal[1])
                } else {
                    words.append(String(literal[1]))
                }
            } else if Self.isAboutAddress(match.subject) {
                let name = match.pattern.drop { !".".contains($0) }.dropFirst().prefix { $0.isLetter || $0.isNumber }
                words.append(String(name))
            }
        }
        // The parts of a path begin with a slash: `url.pathComponents[0] == "/"`.
        words = words.filter { !$0.isEmpty && $0 != "/" }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        guard scheme != nil || !words.isEmpty else { return nil }
        return (scheme.map { "\($0)://" } ?? "") + words.joined(separator: "/")
    }

    /// Whether what a `switch` looks at is the address, and not some state of the app.
    private static func isAboutAddress(_ subject: String) -> Bool {
        let subject = subject.lowercased()
        return ["url", "link", "path", "host", "activity", "shortcut", "notification", "route"]
            .contains { subject.contains($0) }
    }
}
