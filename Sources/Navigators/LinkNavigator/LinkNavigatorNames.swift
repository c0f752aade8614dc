import Base

/// What LinkNavigator 0.0 to 1.4 calls its types and members.
enum LinkNavigatorNames {
    static let module = "LinkNavigator"
    /// What the builder of a screen is, or conforms to.
    static let builder = "RouteBuilderOf"
    static let builderProtocols: Set<String> = ["RouteBuilder", "RouteBuildeableType"]
    static let path = "matchPath"
    /// The labels of paths in what a link is made with.
    static let paths = ["path", "pathList", "paths"]
    static let build = "build"
    /// What lists builders.
    static let group = "RouterBuildGroupType"
    static let groupMember = "builders"
    /// What holds the view of a screen, made with a closure or with the view.
    static let controllers: Set<String> = ["WrappingController", "WrapperController"]

    /// What makes a navigator, with the label of the builders that it is made with.
    static let navigators: [(type: String, label: String, isTabs: Bool)] = [
        ("SingleLinkNavigator", "routeBuilderItemList", false), ("TabLinkNavigator", "routeBuilderItemList", true),
        ("LinkNavigator", "builders", false), ("LinkNavigator", "routerGroup", false),
    ]
    /// The types that a navigator of tabs is known by.
    static let tabNavigators: Set<String> = ["TabLinkNavigator", "TabPartialNavigator", "TabLinkNavigatorProtocol"]
    /// Those of one that has a single stack.
    static let singleNavigators: Set<String> = [
        "SingleLinkNavigator", "LinkNavigator", "LinkNavigatorType", "LinkNavigatorProtocol",
    ]
    /// The views that show a navigator.
    static let views: Set<String> = ["LinkNavigationView", "TabLinkNavigationView"]
    static let tabsView = "TabLinkNavigationView"
    /// The call that gives the view of a navigator of version 0.
    static let launch = "launch"

    /// What a call of a navigator does.
    enum Action {
        case show(Style)
        /// Shows in the style that an argument says, `target: .sheet`; in this one where it says nothing.
        case showByTarget(Style)
        /// Shows as the iPhone is told to.
        case showCustom
        case exit(ExitOperation)
    }

    /// What calls of each name do.
    static let actions: [String: Action] = [
        "next": .show(.push), "rootNext": .show(.push), "mergeReplace": .show(.push),
        "backOrNext": .show(.push), "rootBackOrNext": .show(.push),
        "sheet": .show(.sheet), "detentSheet": .show(.sheet), "fullSheet": .show(.fullScreenCover),
        "customSheet": .showCustom, "rootReplace": .show(.root), "replace": .showByTarget(.root),
        "href": .showByTarget(.push), "moveTab": .show(.tab), "moveToTab": .show(.tab),
        "back": .exit(.pop(count: 1)), "rootBack": .exit(.pop(count: 1)), "remove": .exit(.pop(count: nil)),
        "rootRemove": .exit(.pop(count: nil)), "backToLast": .exit(.popToLast), "rootBackToLast": .exit(.popToLast),
        "close": .exit(.dismiss(count: 1)), "closeAll": .exit(.dismissAll), "dismiss": .exit(.dismissAll),
    ]

    /// The labels of what calls are given that show something.
    static let shown = ["linkItem", "item", "paths", "pathList", "path", "url", "targetPath", "tagPath"]
    /// Labels of which each call of a navigator has one, and hardly anything else does.
    static let marks: Set<String> = ["isAnimated", "linkItem", "errorAction", "didCompletion"]
    /// Calls whose names, with one of these labels, tell enough.
    static let distinctive: [String: Set<String>] = [
        "moveTab": ["path", "targetPath"], "moveToTab": ["tagPath"], "remove": ["paths", "pathList"],
        "rootRemove": ["paths", "pathList"], "back": ["animated"], "href": ["paths", "url"],
        "replace": ["animated"], "backOrNext": ["path"],
    ]
    /// The styles that an argument says.
    static let targets: [String: Style] = ["sheet": .sheet, "sheetFull": .fullScreenCover]
    static let coveringStyles: Set<String> = ["fullScreen", "overFullScreen"]
}
