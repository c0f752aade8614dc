import NavigationModel
import Platform

/// A pattern such as those of `.gitignore`: a name stands for files and folders wherever they are, a path counts from the
/// folder of the pattern, a `/` at the end means folders alone; `*`, `?` and `**` as in ``PathPattern``.
struct SourcePattern: Hashable, Sendable {
    /// As it is written.
    let text: String
    private let pattern: PathPattern
    private let isOfFolders: Bool

    /// Nil where it names nothing, points outside its folder, or takes something back, which `.gitignore` does by `!`.
    init?(_ text: String) {
        guard !text.hasPrefix("!") else { return nil }
        isOfFolders = text.hasSuffix("/")
        var path = Substring(text)
        while path.hasSuffix("/") { path.removeLast() }
        let isAnchored = path.contains("/")
        while path.hasPrefix("/") { path.removeFirst() }
        guard let pattern = PathPattern(isAnchored ? String(path) : "**/\(path)"), !path.isEmpty else { return nil }
        self.text = text
        self.pattern = pattern
    }

    /// - Parameter path: of a file.
    func matches(_ path: FilePath) -> Bool {
        guard isOfFolders else { return pattern.matches(path.text) }
        return pattern.matches(
            path.components.dropLast().map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/"))
    }
}
