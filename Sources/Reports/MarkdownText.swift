import Base
import NavigationModel

/// The user's words on their way into Markdown.
enum MarkdownText {
    /// One line of text in which code between back-ticks stays code, and nothing else means anything.
    static func escaped(_ text: String) -> String {
        let parts = PlainText.visible(text).split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        guard parts.count % 2 == 1 else { return plain(parts.joined(separator: "'")) }
        return parts.enumerated().map { $0 % 2 == 1 ? code($1) : plain($1) }.joined()
    }

    /// A sentence whose names are code.
    static func escaped(_ phrase: Phrase) -> String {
        phrase.parts.map { part in
            switch part {
            case .words(let words): plain(words)
            case .name(let name): code(name)
            }
        }.joined()
    }

    /// A code span of any content, between more back-ticks than it holds in a row.
    static func code(_ text: String) -> String {
        let text = PlainText.visible(text)
        guard text.contains(where: { $0 != " " }) else { return "` `" }
        let longest = text.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        // CommonMark 0.31, section 6.1: a space on both sides is taken off.
        let isPadded = text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ") && text.hasSuffix(" ")
        let pad = isPadded ? " " : ""
        return fence + pad + text + pad + fence
    }

    /// Text that means nothing to Markdown, nor to a site that makes links of `@name` and `#1`.
    static func plain(_ text: String) -> String {
        var result = ""
        for scalar in PlainText.visible(text).unicodeScalars {
            switch scalar {
            case "@", "#": result += "\\\(scalar)\u{2060}"
            case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "!", "|", "~", "&", "$": result += "\\\(scalar)"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
