import Base
import CResources

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
        Script(path: "assets/theme.js", contents: cresource_theme_js().contents, isFirst: true),
        Script(path: "assets/search.js", contents: cresource_search_js().contents),
        Script(path: "assets/sidebar.js", contents: cresource_sidebar_js().contents),
        Script(path: "assets/copy.js", contents: cresource_copy_js().contents),
        Script(path: "assets/tables.js", contents: cresource_tables_js().contents),
        Script(path: "assets/graph-view.js", contents: cresource_graph_view_js().contents),
        Script(path: "assets/graph-trace.js", contents: cresource_graph_trace_js().contents),
        Script(path: "assets/graph-walk.js", contents: cresource_graph_walk_js().contents),
        Script(path: "assets/graph-filter.js", contents: cresource_graph_filter_js().contents),
        Script(path: "assets/graph-tools.js", contents: cresource_graph_tools_js().contents),
        Script(path: "assets/graph-fold.js", contents: cresource_graph_fold_js().contents),
        Script(path: "assets/simulator.js", contents: simulator, isForSimulator: true),
    ]

    /// The simulator: the engine, the rules of each library, then the page. The later parts stand on the earlier ones.
    private static let simulator = [
        cresource_simulator_state_js().contents, cresource_simulator_app_js().contents,
        cresource_simulator_screen_js().contents,
        cresource_simulator_engine_js().contents, cresource_simulator_scaffolding_stacks_js().contents,
        cresource_simulator_scaffolding_js().contents,
        cresource_simulator_routes_js().contents, cresource_simulator_stinsen_js().contents,
        cresource_simulator_swiftui_js().contents, cresource_simulator_calls_js().contents,
        cresource_simulator_steps_js().contents, cresource_simulator_elements_js().contents,
        cresource_simulator_phone_js().contents, cresource_simulator_panels_js().contents,
        cresource_simulator_code_js().contents,
        cresource_simulator_page_js().contents,
    ].flatMap { $0 }

    static var differenceFile: OutputFile {
        OutputFile(path: differenceStyle, contents: cresource_diff_css().contents)
    }

    static var files: [OutputFile] {
        [
            OutputFile(path: style, contents: cresource_style_css().contents),
            OutputFile(path: graphStyle, contents: cresource_graph_css().contents),
            OutputFile(path: toolStyle, contents: cresource_tools_css().contents),
            OutputFile(path: simulatorStyle, contents: cresource_simulator_css().contents),
            OutputFile(path: mark, text: Icon.standaloneMark.printed.text),
        ] + scripts.map { OutputFile(path: $0.path, contents: $0.contents) }
    }
}
