import Base
import PageElements

/// The files that are the same in every site: style sheets, scripts, and the mark in the browser's tab.
enum SiteAssets {
    /// A script of the site. Each does one thing. Those of graphs come in order: the later ones work what `graph-view.js` made.
    struct Script: Sendable {
        let path: String
        let contents: [UInt8]
        /// Whether the page waits for it before it is painted.
        let isFirst: Bool
        /// Whether only pages with a simulator have it.
        let isForSimulator: Bool

        fileprivate init(_ name: String, isFirst: Bool = false) {
            path = folder + name
            contents = Resource.contents(of: name)
            self.isFirst = isFirst
            isForSimulator = false
        }

        fileprivate init(simulatorOf parts: [Resource]) {
            path = folder + "simulator.js"
            contents = parts.flatMap(\.contents)
            isFirst = false
            isForSimulator = true
        }
    }

    private static let folder = "assets/"

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
        Script("theme.js", isFirst: true), Script("search.js"), Script("sidebar.js"), Script("copy.js"),
        Script("tables.js"),
        Script("graph-view.js"), Script("graph-trace.js"), Script("graph-walk.js"), Script("graph-filter.js"),
        Script("graph-tools.js"), Script("graph-fold.js"), Script(simulatorOf: simulator),
    ]

    /// The simulator: the engine, what several systems share, what each of them does with a call, then the page. The later
    /// parts stand on the earlier ones.
    private static let simulator =
        shared("state", "app", "screen", "engine", "properties", "routes", "stacks")
        + NavigationSystem.allCases.flatMap(scripts)
        + shared("calls", "steps", "elements", "phone", "panels", "code", "page")

    private static func shared(_ parts: String...) -> [Resource] {
        parts.flatMap { part in Resource.all.filter { $0.name == "simulator-\(part).js" } }
    }

    /// The scripts of a system, by its name: `scaffolding.js` after `scaffolding-stacks.js`, which it stands on.
    private static func scripts(of system: NavigationSystem) -> [Resource] {
        let name = system.rawValue
        return Resource.all.filter { $0.path.contains("/Systems/") }
            .filter { $0.name == "\(name).js" || $0.name.hasPrefix("\(name)-") }
            .sorted { $0.name < $1.name }
    }

    /// Which of them a site has.
    struct Content: PartContent {
        /// Whether the site tells what changed.
        let tellsDifference: Bool

        func files() -> [OutputFile] { SiteAssets.files(tellsDifference: tellsDifference) }
    }

    private static func files(tellsDifference: Bool) -> [OutputFile] {
        ([style, graphStyle, toolStyle, simulatorStyle] + (tellsDifference ? [differenceStyle] : [])).map(file)
            + [OutputFile(path: mark, text: Icon.standaloneMark.printed.text)]
            + scripts.map { OutputFile(path: $0.path, contents: $0.contents) }
    }

    private static func file(_ path: String) -> OutputFile {
        OutputFile(path: path, contents: Resource.contents(of: String(path.trimmingPrefix(folder))))
    }
}
