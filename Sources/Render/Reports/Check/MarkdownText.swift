/// The user's words on their way into Markdown.
enum MarkdownText {
    /// One line of text in which code between back-ticks stays code, and nothing else means anything.
    static func escaped(_ text: String) -> String {
        let parts = PlainText.visible(text).split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        guard parts.count % 2 == 1 else { return plain(parts.joined(separator: "'")) }
        return parts.enumerated().map { $0 % 2 == 1 ? code($1) : plain($1) }.joined()
    }

    /// Code of any content.
    static func code(_ text: String) -> String {
        let text = PlainText.visible(text)
        var longest = 0
        var run = 0
        for character in text {
            run = character == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let pad = text.hasPrefix("`") || text.hasSuffix("`") || text.isEmpty ? " " : ""
        return fence + pad + text + pad + fence
    }

    private static func plain(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if "\\*_[]<>&#|~!@".contains(character) { result.append("\\") }
            result.append(character)
        }
    }
}
