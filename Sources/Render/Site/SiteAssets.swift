/// The files that are the same in every site: style sheets, and the mark in the browser's tab.
enum SiteAssets {
    static let style = "assets/style.css"
    static let graphStyle = "assets/graph.css"
    static let mark = "assets/mark.svg"

    static var files: [OutputFile] {
        [
            OutputFile(path: style, contents: PackageResources.style_css),
            OutputFile(path: graphStyle, contents: PackageResources.graph_css),
            OutputFile(path: mark, text: Icon.standaloneMark.printed.text),
        ]
    }
}
