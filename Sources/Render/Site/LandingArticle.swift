/// The article on the first page, its title taken off it when it begins with one.
struct LandingArticle {
    let title: String?
    let text: String

    init(_ text: String) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let first = lines.firstIndex { !$0.trimmed.isEmpty }
        guard let first, lines[first].hasPrefix("# ") else {
            title = nil
            self.text = text
            return
        }
        title = Cmark.parse(String(lines[first])).first?.plainText
        self.text = lines[(first + 1)...].joined(separator: "\n")
    }
}
