import Base
import PageElements

/// Pages as a preview serves them: with a script that shows them anew when they change, and tells where they cannot.
package enum PreviewPage {
    /// No page of a site is in it.
    private static let folder = ".preview"
    /// What stands before a page's path in the address of its events.
    package static let events = "\(folder)/events/"
    private static let script = "\(folder)/preview.js"
    private static let style = "\(folder)/preview.css"

    /// What the pages load besides the site's own files.
    package static let files = [
        OutputFile(path: script, contents: Resource.contents(of: "preview.js")),
        OutputFile(path: style, contents: Resource.contents(of: "preview.css")),
    ]

    private static let policy = Array(HTMLPrinter.escaped(PageFrame.policy).utf8)
    private static let servedPolicy = Array(HTMLPrinter.escaped(PageFrame.servedPolicy).utf8)
    private static let endOfHead = Array("</head>".utf8)

    /// A page of the site as it is served.
    /// - Parameter news: what its script compares with what it is told later.
    package static func contents(of page: OutputFile, news: String) -> [UInt8] {
        var bytes = page.contents
        if let range = bytes.firstRange(of: policy) { bytes.replaceSubrange(range, with: servedPolicy) }
        if let end = bytes.firstRange(of: endOfHead)?.lowerBound {
            bytes.insert(contentsOf: head(news).printed.text.utf8, at: end)
        }
        return bytes
    }

    /// A page that stands where the site has none.
    package static func notice(_ title: String, _ words: String, news: String) -> [UInt8] {
        let page = Tag.html(.named("lang", "en")) {
            Tag.head {
                Tag.meta(.named("charset", "utf-8"))
                Tag.meta(
                    .named("http-equiv", "Content-Security-Policy"), .named("content", PageFrame.servedPolicy))
                Tag.meta(.named("name", "viewport"), .named("content", "width=device-width, initial-scale=1"))
                Tag.meta(.named("name", "color-scheme"), .named("content", "light dark"))
                Tag.title { title }
                head(news)
            }
            Tag.body(.class("preview-notice")) {
                Tag.main {
                    Tag.h1 { title }
                    Tag.p { words }
                    Tag.p { Tag.a(.href("/")) { "Go to the start page" } }
                }
            }
        }
        return Array(("<!DOCTYPE html>\n" + page.printed.text).utf8)
    }

    /// What begins the paths of the files that pages load when they are used, and that tell of the app.
    package static let loaded = [Addresses.searchIndex, Addresses.simulatedApp, FoldFiles.folder]

    private static func head(_ news: String) -> HTML {
        .of {
            Tag.link(.named("rel", "stylesheet"), .href("/\(style)"))
            Tag.script(.src("/\(script)"), .data("news", news), .data("events", "/\(events)"), .deferred)
        }
    }
}
