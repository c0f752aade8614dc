import Arguments
import Base
import Platform

/// What `--source-url` says about where places in the source lead.
enum SourceURL {
    /// The host that the remote tells, if it tells one.
    case detected
    case none
    /// - Parameter repository: nil for the remote's.
    case host(SourceHost, repository: String?)
    case template(SourceTemplate)

    static let option = Option(
        "source-url", value: .text("FORM"), setting: .shared,
        standard: "the Git remote",
        summary:
            "Where links to the source lead: github, gitlab or bitbucket, optionally with :owner/name; vscode or "
            + "xcode, with this machine's paths; a URL with {path}, {line}, {column}, {revision} or {absolutePath}; "
            + "or none. Links use the commit that is checked out.")

    /// - Parameter text: as typed; nil where nothing was.
    init(_ text: String?) throws(SourceURLError) {
        guard let text else {
            self = .detected
            return
        }
        if text == "none" {
            self = .none
            return
        }
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        if let host = SourceHost(rawValue: parts[0]), !text.contains("://") {
            let repository = parts.count > 1 ? parts[1] : nil
            guard repository.map({ !host.isEditor && Self.isRepository($0) }) ?? true else {
                throw .badForm(text, host: host)
            }
            self = .host(host, repository: repository)
            return
        }
        do { self = .template(try SourceTemplate(text)) } catch {
            let words = SourceHost.allCases.map(\.rawValue) + ["none"]
            throw .badTemplate(text, error, suggestion: Suggestion.nearest(to: parts[0], among: words))
        }
    }

    private static func isRepository(_ text: String) -> Bool {
        let names = text.split(separator: "/", omittingEmptySubsequences: false)
        return names.count >= 2
            && names.allSatisfy { name in
                !name.isEmpty && name != "." && name != ".."
                    && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.~".contains($0)) }
            }
    }

    /// The links for sources below a folder.
    /// - Parameter chosen: the commit whose files were read, and what it is called; nil for what is checked out.
    /// - Returns: nil where places lead nowhere.
    func links(
        from root: FilePath, of chosen: (commit: String, name: String)? = nil
    ) throws(SourceURLError) -> SourceLinks? {
        if case .none = self { return nil }
        let folder = (try? Disk.resolved(root)) ?? root
        let git = GitRepository(around: folder)
        guard let template = try template(git?.remote) else { return nil }
        let revision = chosen?.commit ?? git.flatMap { $0.commit ?? $0.branch }
        if revision == nil, template.asks(for: .revision) {
            if case .detected = self { return nil }
            throw .noRevision
        }
        let commit = git?.commit.map { String($0.prefix(7)) }
        let name = chosen?.name ?? [git?.branch, commit].compactMap(\.self).joined(separator: " at ")
        return SourceLinks(
            template, folder: git.map { folder.relative(to: $0.top).text } ?? "", absoluteFolder: root.text,
            revision: revision, revisionName: name.isEmpty ? nil : name)
    }

    private func template(_ remote: GitRemote?) throws(SourceURLError) -> SourceTemplate? {
        do {
            switch self {
            case .none: return nil
            case .template(let template): return template
            case .detected:
                guard let remote, let host = SourceHost(server: remote.server) else { return nil }
                return try host.template(server: remote.server, repository: remote.repository)
            case .host(let host, let repository):
                if host.isEditor { return try host.template(server: nil, repository: "") }
                if let repository { return try host.template(server: nil, repository: repository) }
                guard let remote, [nil, host].contains(SourceHost(server: remote.server)) else {
                    throw SourceURLError.noRemote(host)
                }
                return try host.template(server: remote.server, repository: remote.repository)
            }
        } catch let error as SourceURLError {
            throw error
        } catch {
            // A remote that makes no address makes no links.
            return nil
        }
    }
}
