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
        case .badForm(let text, let host) where host.isEditor: "'\(text)' is no value for '--source-url'"
        case .badForm(let text, _): "'\(text)' names no repository"
        case .badTemplate(_, .unsafeScheme(let scheme), _):
            "'--source-url' does not take '\(scheme):' addresses: they run code in the page"
        case .badTemplate(_, .credentials, _): "the address for '--source-url' holds a user name or a password"
        case .badTemplate(_, .unknownPlaceholder(let name), _): "'\(name)' is nothing '--source-url' can fill in"
        case .badTemplate(_, .noPath, _): "the address for '--source-url' does not say where the path goes"
        case .badTemplate(_, .badCharacter, _): "the address for '--source-url' holds a character that no address may"
        case .badTemplate(let text, .noAddress, _): "'\(text)' is no value for '--source-url'"
        case .noRemote(let host): "no Git remote was found that tells the \(host.rawValue) repository"
        case .noRevision: "'--source-url' asks for a revision, and the sources are in no Git repository with a commit"
        }
    }

    var advice: String? {
        switch self {
        case .badForm(_, let host) where host.isEditor: "write '\(host.rawValue)' alone"
        case .badForm(_, let host), .noRemote(let host): "write it as \(host.rawValue):owner/name"
        case .badTemplate(_, .unsafeScheme, _): "use https, or the scheme of an editor"
        case .badTemplate(_, .credentials, _): "leave it out: every page would show it"
        case .badTemplate(_, .noAddress, let suggestion?): "did you mean '\(suggestion)'?"
        case .badTemplate(_, .noAddress, nil):
            "it is github, gitlab, bitbucket, vscode, xcode, none, or an address such as "
                + "https://example.org/{revision}/{path}#{line}"
        case .badTemplate: "it may hold {path}, {absolutePath}, {line}, {column} and {revision}"
        case .noRevision: "leave {revision} out, or write the branch in its place"
        }
    }
}
