import Base
import PageElements

/// The whole site in one page without any outside reference: each page is a section, shown when the address names it.
///
/// It is made from the files of a site, so that whatever a page holds, the one file holds too. Ids get their page's name
/// before them, links become fragments, style sheets, scripts and pictures stand inside. Without scripts the style sheet
/// alone shows the section an address names.
package struct SingleFile {
    /// What a site's one file should stay under, in bytes.
    package static let roomy = 3_000_000

    /// The policy of the page: nothing from anywhere. Script and style stand in the page, which only `unsafe-inline` allows
    /// without a hash of each.
    private static let policy =
        "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
        + "form-action 'none'"

    private let pages: [SitePage]
    private let links: SingleFileLinks
    private let files: [OutputFile]
    private let title: String

    /// Puts the files of a site into one.
    ///
    /// It opens on what changed, where the site tells that, else on the overview.
    /// - Parameters:
    ///   - files: the whole site.
    ///   - title: what the app is called.
    package static func page(of files: [OutputFile], title: String) -> [UInt8] {
        let first = [Addresses.changes, Addresses.overview]
        let place = { (page: SitePage) in (first.firstIndex(of: page.path) ?? first.count, page.path) }
        let pages = SitePage.named(files.compactMap(SitePage.init)).sorted { place($0) < place($1) }
        let links = SingleFileLinks(pages: pages, files: files)
        return SingleFile(pages: pages, links: links, files: files, title: title).document
    }

    /// The page with everything taken out that a browser knows without it.
    package static func tightened(_ page: [UInt8]) -> [UInt8] { HTMLMinifier.tightened(page) }

    private var document: [UInt8] {
        guard let first = pages.first else { return [] }
        var output = Array("<!DOCTYPE html>\n<html lang=\"en\">".utf8)
        output += Array(head(first.title).utf8)
        output += Array("<body>\n".utf8)
        output += Array(sprite.utf8)
        output += links.rewritten(first.frame, of: first, prefixed: false)
        output += Array("<main id=\"content\">\n".utf8)
        for page in pages {
            output += Array(HTMLPrinter.tags(.section, Self.attributes(of: page)).open.utf8)
            output += links.rewritten(page.content, of: page, prefixed: true)
            output += Array("</section>\n".utf8)
        }
        output += links.rewritten(first.footer, of: first, prefixed: false)
        output += Array("</main>\n</div>\n".utf8)
        output += Array(scripts(inHead: false).utf8)
        return output + Array("</body>\n</html>\n".utf8)
    }

    private static func attributes(of page: SitePage) -> [Attribute] {
        [Attribute.class("page"), .id(page.name)].compactMap { $0 }
    }

    private func head(_ title: String) -> String {
        let icon = files.first { $0.path == SiteAssets.mark }.map { DataAddress.of($0) }
        return Tag.head {
            Tag.meta(.named("charset", "utf-8"))
            Tag.meta(.named("http-equiv", "Content-Security-Policy"), .named("content", Self.policy))
            Tag.meta(.named("name", "viewport"), .named("content", "width=device-width, initial-scale=1"))
            Tag.meta(.named("name", "color-scheme"), .named("content", "light dark"))
            // What the title of every section ends in.
            Tag.meta(.named("name", "application-name"), .named("content", "\(self.title) navigation"))
            Tag.title { title }
            icon.map { icon in
                Tag.link(.named("rel", "icon"), .href(icon), .named("type", "image/svg+xml"))
            }
            Markup(styles)
            Markup(scripts(inHead: true))
        }.printed.text
    }

    private var styles: String {
        let sheets = SiteAssets.styles.compactMap { path in
            files.first { $0.path == path }.map { String(decoding: $0.contents, as: UTF8.self) }
        }
        let own = String(decoding: Resource.contents(of: "single-file.css"), as: UTF8.self)
        return "<style>\n" + (sheets + [own]).joined(separator: "\n").replacing("</style", with: "") + "</style>\n"
    }

    /// Every pictogram and line sample that some page uses, once.
    private var sprite: String {
        var seen: Set<String> = []
        let symbols = pages.flatMap(\.symbols).filter { seen.insert($0).inserted }
        return Tag.svg(.class("sprite"), .named("width", "0"), .named("height", "0"), .hiddenFromReaders) {
            Markup(symbols.joined())
        }.printed.text + "\n"
    }

    /// The scripts of the site: those a page waits for stand in the head, then what others load when they need it, then
    /// the rest. Each says which file it was.
    private func scripts(inHead: Bool) -> String {
        let isSimulated = files.contains { $0.path == Addresses.simulatedApp }
        let listed = SiteAssets.scripts.filter { $0.isFirst == inHead && (isSimulated || !$0.isForSimulator) }
            .map { ($0.path, $0.contents) }
        guard !inHead else { return listed.map(Self.script).joined() }
        let known = Set(SiteAssets.scripts.map(\.path))
        let loaded = files.filter { $0.path.hasSuffix(".js") && !known.contains($0.path) }.map {
            ($0.path, $0.contents)
        }
        let own = [("assets/single-file.js", Resource.contents(of: "single-file.js"))]
        return (own + loaded + listed).map(Self.script).joined()
    }

    /// Nothing in a script may end it early; a back-slash before a slash or an exclamation mark changes no string.
    private static func script(_ path: String, _ contents: [UInt8]) -> String {
        let text = String(decoding: contents, as: UTF8.self)
            .replacing("</", with: "<\\/").replacing("<!--", with: "<\\!--")
        return "<script data-asset=\"\(path)\">\n\(text)</script>\n"
    }
}
