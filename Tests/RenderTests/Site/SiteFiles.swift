import Foundation
import NavigationModel
import Render
import Extractor
import Synchronization
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A site in memory, for tests that ask what its pages hold. What is not asked for is not made.
struct SiteFiles: Sendable {
    private let made: Made

    init(_ graph: NavigationGraph, landing: String? = nil, articles: ArticleFolder? = nil) throws {
        try self.init(GraphFixture.analysis(of: graph), landing: landing, articles: articles)
    }

    init(_ graph: NavigationGraph, options: SiteOptions) throws {
        try self.init(GraphFixture.analysis(of: graph), options: options)
    }

    init(_ analysis: NavigationAnalysis, landing: String? = nil, articles: ArticleFolder? = nil) throws {
        try self.init(
            analysis,
            options: SiteOptions(rules: Rules.descriptions, landing: landing, articles: articles, version: "1.0"))
    }

    init(_ analysis: NavigationAnalysis, options: SiteOptions) throws {
        made = Made(Site.plan(for: analysis, options: options).parts)
    }

    /// The site of the example, which many tests ask.
    static var planets: SiteFiles { get throws { try planetsOnce.get() } }

    private static let planetsOnce = Result { try SiteFiles(GraphFixture.planets) }

    var paths: [String] { contents.map(\.path) }
    var pages: [String] { made.pages }
    var contents: [OutputFile] { made.all }

    /// The paths of a page and of what is made with it, such as its graph.
    func paths(with page: String) -> [String] { made.files(with: page).map(\.path) }

    /// The text of a file; empty where there is none.
    func text(_ path: String) -> String {
        made.file(path).map { String(decoding: $0.contents, as: UTF8.self) } ?? ""
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
        try PageElement.all(in: made.file(path)?.contents ?? [])
    }
}

/// What was made of a site so far.
private final class Made: Sendable {
    private let parts: [Site.Part]
    private let known: Mutex<[Int: [OutputFile]]> = Mutex([:])

    init(_ parts: [Site.Part]) { self.parts = parts }

    /// The paths of all pages, sorted.
    var pages: [String] { parts.compactMap(\.page).sorted() }

    /// Every file, sorted by path.
    var all: [OutputFile] { parts.indices.flatMap(files).sorted { $0.path < $1.path } }

    /// A file: of its own page where it is one, else of what has no page, and only then of every page.
    func file(_ path: String) -> OutputFile? {
        let own = parts.indices.filter { parts[$0].page == path }
        let places = own.isEmpty ? parts.indices.sorted { rank($0) < rank($1) } : own
        return places.lazy.compactMap { self.files($0).first { $0.path == path } }.first
    }

    /// A page and what is made with it.
    func files(with page: String) -> [OutputFile] { parts.indices.filter { parts[$0].page == page }.flatMap(files) }

    /// Where a file that is no page is looked for: with the first page, without one, with the others.
    private func rank(_ index: Int) -> Int {
        switch parts[index].page {
        case "index.html": 0
        case nil: 1
        default: 2
        }
    }

    private func files(_ index: Int) -> [OutputFile] {
        if let files = known.withLock({ $0[index] }) { return files }
        do {
            let files = try parts[index].files()
            known.withLock { $0[index] = files }
            return files
        } catch {
            Issue.record(error)
            return []
        }
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
