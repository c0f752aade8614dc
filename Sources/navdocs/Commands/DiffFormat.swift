import Drawing
import NavigationModel
import Render
import Reports

/// What `navdocs diff` writes.
enum DiffFormat: String, CaseIterable, Sendable {
    case text, markdown, json, html, svg

    /// The format a file's ending asks for; nil for none.
    init?(ending name: String) {
        let endings: [String: DiffFormat] = [
            ".txt": .text, ".md": .markdown, ".markdown": .markdown, ".json": .json, ".html": .html, ".htm": .html,
            ".svg": .svg,
        ]
        guard let dot = name.lastIndex(of: "."), let format = endings[name[dot...].lowercased()] else { return nil }
        self = format
    }

    /// - Parameters:
    ///   - site: what the site behind the difference is made with.
    ///   - paint: the colors of text; the other formats have none.
    func contents(of report: DiffReport, site: SiteOptions, _ paint: TerminalPaint) throws -> [UInt8] {
        switch self {
        case .text: Array(DiffText.text(of: report, paint).utf8)
        case .markdown: Array(DiffMarkdown.text(of: report).utf8)
        case .json: try DiffDocument(report.diff, old: report.old, new: report.new).bytes
        case .html: try SiteFiles.singleFile(for: report.diff.new, options: site)
        case .svg: Array(try DiffDrawing(report.diff).standaloneSVG().utf8)
        }
    }
}
