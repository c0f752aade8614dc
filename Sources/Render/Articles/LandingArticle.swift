import PageElements

/// The article on the first page, its title taken off it when it begins with one.
struct LandingArticle {
    let title: String?
    let text: String

    init(_ text: String) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let first = lines.firstIndex { !$0.trimmed.isEmpty } ?? lines.endIndex
        let heading = Cmark.parse(lines[first...].prefix(2).joined(separator: "\n")).first
        guard let heading, heading.headingLevel == 1 else {
            title = nil
            self.text = text
            return
        }
        title = EscapedPunctuation.plain(heading.plainText)
        // A title is one line with a number sign before it, or one with a line of equals signs below it.
        let isMarked = lines[first].trimmed.hasPrefix("#")
        self.text = lines[first...].dropFirst(isMarked ? 1 : 2).joined(separator: "\n")
    }
}
