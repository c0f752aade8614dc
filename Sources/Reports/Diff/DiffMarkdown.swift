import Drawing
import NavigationModel

/// A difference as one comment for a pull request: the worst ten changes to see, the rest folded, and a picture of the
/// changed part in Mermaid.
package enum DiffMarkdown {
    /// The first line, by which a bot finds the comment it wrote before.
    package static let marker = "<!-- navdocs-diff -->"
    /// In bytes of UTF-8, which are at least as many as characters: GitHub takes 65,536.
    package static let mostBytes = 60_000
    /// How many changes are not folded.
    private static let open = 10

    /// - Parameter limit: the most bytes there may be, no fewer than 2,000.
    package static func text(of report: DiffReport, limit: Int = mostBytes) -> String {
        let diff = report.diff
        var head = [marker, "### \(MarkdownText.plain(diff.headline))", ""]
        if !diff.summary.isEmpty { head += [MarkdownText.plain(diff.summary), ""] }
        head += ["\(version(report.old)) → \(version(report.new)), \(MarkdownText.code(diff.new.graph.title))", ""]
        let items = diff.changes.map(item)
        let budget = limit - size(head) - 400
        let first = fitting(items.prefix(open), in: budget * 2 / 3)
        let picture = self.picture(of: report, within: min(20_000, (budget - size(first)) * 2 / 3))
        var lines = head + first
        let rest = items.dropFirst(first.count)
        if !rest.isEmpty {
            let folded = fitting(rest, in: budget - size(first) - size(picture))
            let left = rest.count - folded.count
            lines += ["", "<details><summary>\(rest.count) more</summary>", ""] + folded
            if left > 0 { lines += ["", "There's no room here for \(left) more; `navdocs diff` lists all changes."] }
            lines += ["", "</details>"]
        }
        return (lines + picture).joined(separator: "\n") + "\n"
    }

    /// One change as a list item.
    private static func item(_ change: NavigationChange) -> String {
        var item = "- **\(sign(change))** \(MarkdownText.escaped(change.sentence))"
        for detail in change.details.prefix(8) { item += "<br>\(MarkdownText.escaped(detail))" }
        if change.details.count > 8 { item += "<br>and \(change.details.count - 8) more" }
        if let place = change.place {
            let words = MarkdownText.code("\(place.location.file):\(place.location.line)")
            item += "<br><sub>\(place.isNew ? words : "previously at \(words)")</sub>"
        }
        return item
    }

    private static func sign(_ change: NavigationChange) -> String {
        switch change.sign {
        case "-": "−"
        case "+": "\\+"
        case "~": "\\~"
        case "!": "\\!"
        default: change.sign
        }
    }

    /// As many from the start as there is room for.
    private static func fitting(_ items: ArraySlice<String>, in room: Int) -> [String] {
        var left = room
        return Array(
            items.prefix { item in
                left -= item.utf8.count + 1
                return left >= 0
            })
    }

    private static func picture(of report: DiffReport, within room: Int) -> [String] {
        guard let text = DiffMermaid.text(of: report.diff) else { return [] }
        let lines = ["", "```mermaid", text + "```"]
        if size(lines) <= room { return lines }
        return ["", "The change is too large for a diagram here: `navdocs diff --format html` draws it."]
    }

    private static func size(_ lines: [String]) -> Int { lines.reduce(0) { $0 + $1.utf8.count + 1 } }

    private static func version(_ version: DiffDocument.Version) -> String {
        [MarkdownText.code(version.name), version.shortCommit].compactMap(\.self).joined(separator: " ")
    }
}
