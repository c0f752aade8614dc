import Arguments
import Render

/// Tells what is wrong in the user's texts, each with the file and line to mend.
struct TextRemarks {
    /// The folder of articles, as typed.
    let articles: String
    /// The file of the first page, as typed.
    let landing: String
    /// The text of a source file, by its path.
    let source: (String) -> String
    /// A source file's path as the user knows it.
    let shown: (String) -> String

    /// Prints all of it.
    /// - Throws: where some of it keeps the site from being made.
    func tell(_ remarks: [Remark], console: Console) throws(BrokenLinks) {
        for remark in remarks {
            let line = "\(place(of: remark)): \(remark.message)\(suggestion(for: remark))"
            switch remark.severity {
            case .warning: console.warn(line)
            case .error: console.complain(line)
            }
        }
        let errors = remarks.count { $0.severity == .error }
        if errors > 0 { throw .inArticles(errors) }
    }

    private func place(of remark: Remark) -> String {
        switch remark.place {
        case .article(let path, let line): "\(articles)/\(path):\(line)"
        case .landing(let line): "\(landing):\(line)"
        case .comment(let file, let declaration, let text):
            "\(shown(file)):\(line(of: text, above: declaration, in: source(file)))"
        }
    }

    private func suggestion(for remark: Remark) -> String {
        guard let word = remark.word, let near = Suggestion.nearest(to: word, among: remark.known) else { return "" }
        return "; did you mean '\(near)'?"
    }

    /// The nearest line at or above a declaration that holds a text: comments stand above what they are about.
    private func line(of text: String, above declaration: Int, in source: String) -> Int {
        let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).prefix(declaration)
        return lines.lastIndex { $0.contains(text) }.map { $0 + 1 } ?? declaration
    }
}
