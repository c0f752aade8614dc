/// The files beside the pages: style sheets, the mark in the browser's tab, and each picture as a file of its own.
enum SiteAssets {
    static let style = "assets/style.css"
    static let graphStyle = "assets/graph.css"
    static let mark = "assets/mark.svg"

    static func files(for site: SiteContent) throws -> [OutputFile] {
        var files = [
            OutputFile(path: style, contents: PackageResources.style_css),
            OutputFile(path: graphStyle, contents: PackageResources.graph_css),
            OutputFile(path: mark, text: Icon.standaloneMark.printed.text),
        ]
        guard !site.graph.coordinators.isEmpty else { return files }
        files.append(try picture(of: .app, at: Addresses.appGraph, site))
        for coordinator in site.graph.coordinators {
            guard let path = site.addresses.graph(coordinator.id) else { continue }
            files.append(try picture(of: .coordinator(coordinator.id), at: path, site))
        }
        return files
    }

    private static func picture(of subject: GraphSubject, at path: String, _ site: SiteContent) throws -> OutputFile {
        let context = PageContext(site: site, path: path)
        let drawing = GraphDrawing(of: subject, layout: .wide, index: site.index, link: context.address)
        return OutputFile(path: path, text: try drawing.standaloneSVG())
    }
}
