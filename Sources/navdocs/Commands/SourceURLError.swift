import Arguments
import Base

/// A `--source-url` that no link can be made from. Addresses are not repeated where they may hold a password.
enum SourceURLError: Explained, Equatable {
    case badForm(String, host: SourceHost)
    /// - Parameter suggestion: the form that was meant, perhaps.
    case badTemplate(String, SourceTemplate.Fault, suggestion: String?)
    case noRemote(SourceHost)
    case noRevision

    var message: String {
        switch self {
        case .badForm(let text, let host) where host.isEditor: "'\(text)' isn't a valid value for '--source-url'"
        case .badForm(let text, _): "'\(text)' doesn't name a repository"
        case .badTemplate(_, .unsafeScheme(let scheme), _):
            "'--source-url' doesn't allow '\(scheme):' URLs, because they run code in the page"
        case .badTemplate(_, .credentials, _): "the URL for '--source-url' contains a user name or a password"
        case .badTemplate(_, .unknownPlaceholder(let name), _): "unknown placeholder '\(name)' in '--source-url'"
        case .badTemplate(_, .noPath, _): "the URL for '--source-url' has no placeholder for the path"
        case .badTemplate(_, .badCharacter, _): "the URL for '--source-url' contains an invalid character"
        case .badTemplate(let text, .noAddress, _): "'\(text)' isn't a valid value for '--source-url'"
        case .noRemote(let host): "no Git remote for '--source-url \(host.rawValue)' was found"
        case .noRevision: "'--source-url' needs a revision, but the source isn't in a Git repository that has commits"
        }
    }

    var advice: String? {
        switch self {
        case .badForm(_, let host) where host.isEditor: "write only '\(host.rawValue)'"
        case .badForm(_, let host), .noRemote(let host): "name the repository: \(host.rawValue):owner/name"
        case .badTemplate(_, .unsafeScheme, _): "use https, or the scheme of an editor"
        case .badTemplate(_, .credentials, _): "remove the credentials: every page would show them"
        case .badTemplate(_, .noAddress, let suggestion?): "did you mean '\(suggestion)'?"
        case .badTemplate(_, .noAddress, nil):
            "use github, gitlab, bitbucket, vscode, xcode, none, or a URL such as "
                + "https://example.org/{revision}/{path}#{line}"
        case .badTemplate: "use {path}, {absolutePath}, {line}, {column} and {revision}"
        case .noRevision: "remove {revision}, or replace it with the name of a branch"
        }
    }
}
