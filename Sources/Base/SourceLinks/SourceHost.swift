/// A place that shows source: a code host, or an editor.
package enum SourceHost: String, Sendable, CaseIterable {
    case github, gitlab, bitbucket, vscode, xcode

    /// Whether it opens files of this machine.
    package var isEditor: Bool { self == .vscode || self == .xcode }

    /// The template of a line's address.
    /// - Parameters:
    ///   - server: the host's name, without a scheme; the public one where it is nil.
    ///   - repository: `owner/name`; not used by editors.
    package func template(server: String?, repository: String) throws(SourceTemplate.Fault) -> SourceTemplate {
        let name = SourceLinks.escaped(repository)
        return switch self {
        case .github: try SourceTemplate("https://\(server ?? "github.com")/\(name)/blob/{revision}/{path}#L{line}")
        case .gitlab: try SourceTemplate("https://\(server ?? "gitlab.com")/\(name)/-/blob/{revision}/{path}#L{line}")
        case .bitbucket:
            try SourceTemplate("https://\(server ?? "bitbucket.org")/\(name)/src/{revision}/{path}#lines-{line}")
        case .vscode: try SourceTemplate("vscode://file{absolutePath}:{line}:{column}")
        // Xcode documents no such address. It opens the file; not every version goes to the line.
        case .xcode: try SourceTemplate("xcode://open?file={absolutePath}&line={line}")
        }
    }

    /// The code host that a server's name tells, `github.example.org` too.
    package init?(server: String) {
        switch server.lowercased().split(separator: ".").first {
        case "github": self = .github
        case "gitlab": self = .gitlab
        case "bitbucket" where server.lowercased() == "bitbucket.org": self = .bitbucket
        default: return nil
        }
        guard server.contains(".") else { return nil }
    }
}
