/// The files that are the same in every site: style sheets, scripts, and the mark in the browser's tab.
enum SiteAssets {
    /// A script of the site. Each does one thing. Those of graphs come in order: the later ones work what `graph-view.js` made.
    struct Script: Sendable {
        let path: String
        let contents: [UInt8]
        /// Whether the page waits for it before it is painted.
        var isFirst = false
        /// Whether only pages with a simulator have it.
        var isForSimulator = false
    }

    static let style = "assets/style.css"
    static let graphStyle = "assets/graph.css"
    static let toolStyle = "assets/tools.css"
    /// Only on pages with a simulator.
    static let simulatorStyle = "assets/simulator.css"
    /// Only in sites that tell what changed.
    static let differenceStyle = "assets/diff.css"
    static let mark = "assets/mark.svg"

    /// In the order in which later rules win.
    static let styles = [graphStyle, style, toolStyle, simulatorStyle, differenceStyle]

    static let scripts = [
        Script(path: "assets/theme.js", contents: PackageResources.theme_js, isFirst: true),
        Script(path: "assets/search.js", contents: PackageResources.search_js),
        Script(path: "assets/sidebar.js", contents: PackageResources.sidebar_js),
        Script(path: "assets/copy.js", contents: PackageResources.copy_js),
        Script(path: "assets/tables.js", contents: PackageResources.tables_js),
        Script(path: "assets/graph-view.js", contents: PackageResources.graph_view_js),
        Script(path: "assets/graph-trace.js", contents: PackageResources.graph_trace_js),
        Script(path: "assets/graph-walk.js", contents: PackageResources.graph_walk_js),
        Script(path: "assets/graph-filter.js", contents: PackageResources.graph_filter_js),
        Script(path: "assets/graph-tools.js", contents: PackageResources.graph_tools_js),
        Script(path: "assets/graph-fold.js", contents: PackageResources.graph_fold_js),
        Script(path: "assets/simulator.js", contents: simulator, isForSimulator: true),
    ]

    /// The simulator: the engine, the rules of each library, then the page. The later parts stand on the earlier ones.
    private static let simulator = [
        PackageResources.simulator_state_js, PackageResources.simulator_app_js, PackageResources.simulator_screen_js,
        PackageResources.simulator_engine_js, PackageResources.simulator_scaffolding_stacks_js,
        PackageResources.simulator_scaffolding_js,
        PackageResources.simulator_routes_js, PackageResources.simulator_stinsen_js,
        PackageResources.simulator_swiftui_js, PackageResources.simulator_calls_js,
        PackageResources.simulator_steps_js, PackageResources.simulator_elements_js,
        PackageResources.simulator_phone_js, PackageResources.simulator_panels_js, PackageResources.simulator_code_js,
        PackageResources.simulator_page_js,
    ].flatMap { $0 }

    static var differenceFile: OutputFile {
        OutputFile(path: differenceStyle, contents: PackageResources.diff_css)
    }

    static var files: [OutputFile] {
        [
            OutputFile(path: style, contents: PackageResources.style_css),
            OutputFile(path: graphStyle, contents: PackageResources.graph_css),
            OutputFile(path: toolStyle, contents: PackageResources.tools_css),
            OutputFile(path: simulatorStyle, contents: PackageResources.simulator_css),
            OutputFile(path: mark, text: Icon.standaloneMark.printed.text),
        ] + scripts.map { OutputFile(path: $0.path, contents: $0.contents) }
    }
}
