import Linking
import Foundation
import NavigationModel
import Render

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A site in memory, for tests that ask what its pages hold.
struct SiteFiles: Sendable {
    private let files: [OutputFile]

    init(_ graph: NavigationGraph, landing: String? = nil, articles: ArticleFolder? = nil) throws {
        try self.init(
            graph,
            options: Site.Options(rules: Rules.descriptions, landing: landing, articles: articles, version: "1.0"))
    }

    init(_ graph: NavigationGraph, options: Site.Options) throws {
        files = try Site.files(for: graph, options: options)
    }

    var paths: [String] { files.map(\.path) }
    var pages: [String] { paths.filter { $0.hasSuffix(".html") } }
    var contents: [OutputFile] { files }

    /// The text of a file; empty where there is none.
    func text(_ path: String) -> String {
        files.first { $0.path == path }.map { String(decoding: $0.contents, as: UTF8.self) } ?? ""
    }

    /// A page's content without the bar and the sidebar.
    func main(_ path: String) -> String {
        let text = text(path)
        guard let start = text.firstRange(of: "<main"), let end = text.firstRange(of: "</main>") else { return "" }
        return String(text[start.lowerBound..<end.lowerBound])
    }

    /// What a reader sees of a page's content, white space as single spaces.
    func words(_ path: String) -> String {
        main(path).replacing(#/<[^>]*>/#, with: " ")
            .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    func elements(_ path: String) throws -> [PageElement] {
        try PageElement.all(in: files.first { $0.path == path }?.contents ?? [])
    }
}

/// An element of a page with its attributes.
struct PageElement {
    let name: String
    let attributes: [String: String]

    /// Whether it is a script that the site's own folder holds.
    var isScriptOfTheSite: Bool {
        let path = attributes["src"]?.replacing("../", with: "", maxReplacements: 1) ?? ""
        return name == "script" && path.hasPrefix("assets/") && path.hasSuffix(".js")
    }

    struct NotWellFormed: Error {
        let reason: String
    }

    /// Every element of a document in order.
    /// - Throws: ``NotWellFormed`` when it is no well-formed XML.
    static func all(in bytes: [UInt8]) throws -> [PageElement] {
        let parser = XMLParser(data: Data(bytes))
        let collector = Collector()
        parser.delegate = collector
        guard parser.parse() else {
            throw NotWellFormed(reason: "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "")")
        }
        return collector.elements
    }

    private final class Collector: NSObject, XMLParserDelegate {
        var elements: [PageElement] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            elements.append(PageElement(name: name, attributes: attributes))
        }
    }
}
