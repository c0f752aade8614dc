import Base
import NavigationModel
import PageElements

/// What stands around every page: head, bar, sidebar, footer.
enum PageFrame {
    /// Only files of the site itself: no script or style in a page, nothing from elsewhere.
    static let policy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; "
        + "form-action 'none'"

    /// The same for a page that its server tells what changed.
    static let servedPolicy = "\(policy); connect-src 'self'"

    /// The whole HTML document of a page.
    static func document(_ page: Page, _ context: PageContext) -> String {
        let content = HTML.of {
            Tag.a(.class("skip"), .href("#content")) { "Skip to content" }
            bar(context)
            SearchDialog.html(context)
            Tag.div(.class("layout")) {
                Sidebar.html(of: page, context)
                Tag.main(.id("content")) {
                    body(page, context)
                    context.site.isCondensed ? nil : Pager.html(context)
                    footer(context)
                }
            }
        }.printed
        let html = Tag.html(.named("lang", "en")) {
            head(page, context)
            Tag.body {
                Icon.sprite(for: content)
                content
            }
        }
        return "<!DOCTYPE html>\n" + html.printed.text
    }

    private static func head(_ page: Page, _ context: PageContext) -> HTML {
        let app = context.site.title
        return Tag.head {
            Tag.meta(.named("charset", "utf-8"))
            Tag.meta(.named("http-equiv", "Content-Security-Policy"), .named("content", policy))
            Tag.meta(.named("name", "viewport"), .named("content", "width=device-width, initial-scale=1"))
            Tag.meta(.named("name", "color-scheme"), .named("content", "light dark"))
            Tag.title { page.path == Addresses.overview ? "\(app) navigation" : "\(page.title) · \(app) navigation" }
            Tag.link(.named("rel", "icon"), .href(context.link(SiteAssets.mark)), .named("type", "image/svg+xml"))
            Tag.link(.named("rel", "stylesheet"), .href(context.link(SiteAssets.graphStyle)))
            Tag.link(.named("rel", "stylesheet"), .href(context.link(SiteAssets.style)))
            Tag.link(.named("rel", "stylesheet"), .href(context.link(SiteAssets.toolStyle)))
            if page.isSimulated {
                Tag.link(.named("rel", "stylesheet"), .href(context.link(SiteAssets.simulatorStyle)))
            }
            if page.entry == .changes {
                Tag.link(.named("rel", "stylesheet"), .href(context.link(SiteAssets.differenceStyle)))
            }
            for script in SiteAssets.scripts where page.isSimulated || !script.isForSimulator {
                Tag.script(.src(context.link(script.path)), script.isFirst ? nil : .deferred)
            }
        }
    }

    private static func bar(_ context: PageContext) -> HTML {
        Tag.header(.class("bar")) {
            Tag.button(.class("menu"), .named("type", "button"), .named("popovertarget", "sidebar")) {
                Icon.menu.html
                Tag.span(.class("unseen")) { "Menu" }
            }
            Tag.a(.class("home"), .href(context.link(Addresses.overview))) {
                Icon.mark.html
                Tag.b { context.site.title }
                Tag.span(.class("quiet")) { "navigation" }
            }
            context.site.sourceLinks?.revisionName.map { name in
                Tag.span(.class("revision")) { name }
            }
            SearchDialog.button
            ThemeSwitch.html
        }
    }

    /// The page's blocks as one Markdown document: prose as Markdown, the rest as cmark's custom blocks.
    private static func body(_ page: Page, _ context: PageContext) -> Markup {
        Cmark.html(
            page.body.map { block in
                switch block {
                case .generated(let html): MarkdownNode(.block(html.printed))
                case .prose(let text, let level): prose(context.markdown.blocks(text, under: level))
                case .parsed(let nodes): prose(nodes)
                }
            })
    }

    private static func prose(_ nodes: [MarkdownNode]) -> MarkdownNode {
        MarkdownNode(.division([Attribute.class("prose")].compactMap { $0 }), nodes)
    }

    private static func footer(_ context: PageContext) -> HTML {
        let files = context.site.sourceFiles
        return Tag.footer {
            Tag.p {
                "Made by navdocs \(context.site.version) from \(Words.count(files, "Swift file"))"
                Tag.a(.class("file"), .href(context.link(Addresses.document))) { "navigation.json" }
            }
        }
    }
}
