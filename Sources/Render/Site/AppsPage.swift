import NavigationModel
import PageElements

/// The page above the sites of several apps.
package enum AppsPage {
    /// - Parameters:
    ///   - apps: with what was found in each.
    ///   - version: that of navdocs.
    package static func file(_ apps: [(app: SiteApp, graph: NavigationGraph)], version: String) -> OutputFile {
        let assets = apps.first.map { "\($0.app.folder)/" } ?? ""
        let html = Tag.html(.named("lang", "en")) {
            Tag.head {
                Tag.meta(.named("charset", "utf-8"))
                Tag.meta(.named("http-equiv", "Content-Security-Policy"), .named("content", PageFrame.policy))
                Tag.meta(.named("name", "viewport"), .named("content", "width=device-width, initial-scale=1"))
                Tag.meta(.named("name", "color-scheme"), .named("content", "light dark"))
                Tag.title { "Apps · navigation" }
                Tag.link(.named("rel", "icon"), .href(assets + SiteAssets.mark), .named("type", "image/svg+xml"))
                Tag.link(.named("rel", "stylesheet"), .href(assets + SiteAssets.graphStyle))
                Tag.link(.named("rel", "stylesheet"), .href(assets + SiteAssets.style))
            }
            Tag.body {
                Tag.main(.id("content")) {
                    Tag.h1 { "Apps" }
                    table(apps)
                    Tag.footer { Tag.p { "Made by navdocs \(version)" } }
                }
            }
        }
        return OutputFile(path: Addresses.overview, text: "<!DOCTYPE html>\n" + html.printed.text)
    }

    private static func table(_ apps: [(app: SiteApp, graph: NavigationGraph)]) -> HTML {
        DataTable(
            caption: "Apps", columns: ["App", "Coordinators", "Screens", "Transitions"],
            rows: apps.map { app, graph in
                let figures = [graph.coordinatorCount, graph.screens.count, graph.transitions.count]
                let name = Tag.a(.href("\(app.folder)/\(Addresses.overview)")) { app.name }
                return DataTable.Row(cells: [name] + figures.map { .text("\($0)") })
            }
        ).html
    }
}
