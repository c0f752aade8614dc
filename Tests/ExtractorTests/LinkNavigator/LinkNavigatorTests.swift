import Foundation
import NavigationModel
import TestSupport
import Testing

/// Lists of builders, and the paths of these.
struct LinkNavigatorBuilderTests {
    @Test(arguments: [
        #""detail""#, "Path.detail.rawValue", "Path.page.rawValue", "Path.detail.upper", "Paths.detail", "path",
        "{ var own: String { \"detail\" }\nreturn own }()",
    ]) func pathIsATextAConstantOrACase(_ path: String) {
        let read = app(
            builder: path,
            rest: """
                enum Path: String { case detail, page = "detail"
                    var upper: String { rawValue.uppercased() } }
                enum Paths { static let detail = "detail" }
                let path = "detail"
                """)
        #expect(read.coordinators.flatMap(\.destinations).map(\.name).contains("detail"))
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func pathThatIsPutTogetherIsListed() {
        let read = app(builder: #""detail\(make())""#)
        #expect(read.notUnderstood.map(\.reason) == ["the path of this builder is chosen at run time"])
    }

    @Test(arguments: [
        "[home(), detail()]", "[home()] + more", "more + [home()]", "[[home()], more].flatMap { $0 }",
    ]) func listsThatAreJoinedAreOne(_ list: String) {
        let read = graph(
            """
            import LinkNavigator
            struct Routes {
                var all: [RouteBuilderOf<SingleLinkNavigator>] { \(list) }
                var more: [RouteBuilderOf<SingleLinkNavigator>] { [detail()] }
                func home() -> RouteBuilderOf<SingleLinkNavigator> {
                    .init(matchPath: "home") { _, _, _ in WrappingController(matchPath: "home") { A() } }
                }
                func detail() -> RouteBuilderOf<SingleLinkNavigator> {
                    .init(matchPath: "detail") { _, _, _ in WrappingController(matchPath: "detail") { B() } }
                }
            }
            let navigator = SingleLinkNavigator(routeBuilderItemList: Routes().all, dependency: D())
            \(views)
            """)
        #expect(read.coordinators.map { "\($0.name) \($0.kind.rawValue)" } == ["Routes router"])
        #expect(Set(read.coordinators.flatMap(\.destinations).map(\.name)) == ["home", "detail"])
        #expect(Set(read.coordinators.flatMap(\.destinations).flatMap(\.targets).map(\.name)) == ["A", "B"])
    }

    @Test func builderOfVersion0IsAType() {
        let read = graph(
            """
            import LinkNavigator
            struct DetailRouteBuilder: RouteBuilder {
                var matchPath: String { "detail" }
                var build: (LinkNavigatorType, [String: String], DependencyType) -> MatchingViewController? {
                    { navigator, items, _ in
                        WrappingController(matchPath: matchPath) { B(id: items.getValue(key: "id")) }
                    }
                }
            }
            struct Group { var routers: [RouteBuilder] { [DetailRouteBuilder()] } }
            let navigator = LinkNavigator(dependency: D(), builders: Group().routers)
            \(views)
            """)
        let places = read.coordinators.flatMap(\.destinations)
        #expect(
            places.map { "\($0.name) \($0.targets.map(\.name)) \($0.parameters.map(\.name))" } == [
                "detail [\"B\"] [\"id\"]"
            ])
    }

    @Test func navigatorOfTabsIsATabCoordinator() {
        let read = graph(
            """
            import LinkNavigator
            import SwiftUI
            struct Routes {
                var all: [RouteBuilderOf<TabPartialNavigator>] { [
                    .init(matchPath: "home") { _, _, _ in WrappingController(matchPath: "home") { A() } },
                    .init(matchPath: "detail") { _, _, _ in WrappingController(matchPath: "detail") { B() } },
                ] }
            }
            struct Tabs: View {
                let navigator = TabLinkNavigator(routeBuilderItemList: Routes().all, dependency: D())
                var body: some View {
                    TabLinkNavigationView(linkNavigator: navigator, isHiddenDefaultTabbar: false, tabItemList: [
                        TabItem(tag: 0, tabItem: .init(title: "Home", image: nil, tag: 0), linkItem: .init(path: "home")),
                        TabItem(tag: 1, tabItem: nil, linkItem: .init(path: "detail")),
                    ])
                }
            }
            \(views)
            """)
        #expect(
            read.coordinators.map { "\($0.name) \($0.kind.rawValue) \($0.initial)" } == [
                "Routes tab [\"home\", \"detail\"]"
            ])
        #expect(read.coordinators.flatMap(\.destinations).first { $0.name == "home" }?.tab?.title == "Home")
    }
}

/// Calls of navigators.
struct LinkNavigatorCallTests {
    @Test(arguments: [
        ("next(linkItem: .init(path: \"b\"), isAnimated: true)", "push"),
        ("rootNext(paths: [\"b\"], items: [:], isAnimated: true)", "push"),
        ("backOrNext(path: \"b\", items: [:], isAnimated: true)", "push"),
        ("mergeReplace(linkItem: .init(path: \"b\"), isAnimated: true)", "push"),
        ("sheet(linkItem: .init(path: \"b\"), isAnimated: true)", "sheet"),
        ("detentSheet(linkItem: .init(path: \"b\"), isAnimated: true, configuration: c)", "sheet"),
        ("fullSheet(linkItem: .init(path: \"b\"), isAnimated: true, prefersLargeTitles: nil)", "fullScreenCover"),
        (
            "customSheet(linkItem: .init(path: \"b\"), isAnimated: true, iPhonePresentationStyle: .pageSheet, iPadPresentationStyle: .formSheet, prefersLargeTitles: nil)",
            "sheet"
        ),
        ("replace(linkItem: .init(path: \"b\"), isAnimated: true)", "root"),
        ("rootReplace(linkItem: .init(path: \"b\"), isAnimated: true, closeAll: true)", "root"),
        ("moveTab(path: \"b\")", "tab"),
        ("href(url: \"scheme://b?x=1\", animated: true, errorAction: .none)", "push"),
        ("href(paths: [\"b\"], target: .sheet, animated: true, errorAction: .none)", "sheet"),
    ]) func callShowsItsPathInItsStyle(_ call: String, _ style: String) {
        #expect(called(call).transitions.notation == ["A -\(style)-> R.b (B) call"])
    }

    @Test func listOfPathsLeadsToEach() {
        let read = called("next(linkItem: .init(pathList: [\"b\", \"c\"]), isAnimated: true)")
        #expect(read.transitions.notation == ["A -push-> R.b (B) call", "A -push-> R.c (C) call"])
    }

    @Test(arguments: [
        ("replace(linkItem: .init(pathList: [\"b\", \"c\"]), isAnimated: true)", [["b", "c"]]),
        ("replace(paths: [\"b\", \"c\"], items: [:], isAnimated: true)", [["b", "c"]]),
        // One or the other.
        ("replace(linkItem: .init(path: isOld ? \"b\" : \"c\"), isAnimated: true)", [["b"], ["c"]]),
    ]) func listOfPathsIsOneDeepLink(_ call: String, _ links: [[String]]) {
        let read = called("", more: "}.onOpenURL { url in navigator.\(call)")
        #expect(read.deepLinks.map { $0.hops.map(\.destination) } == links)
    }

    @Test(arguments: [
        ("back(isAnimated: true)", "back"), ("remove(pathList: [\"b\"])", "back"),
        ("backToLast(path: \"b\", isAnimated: true)", "back"), ("close(isAnimated: true) {}", "dismiss"),
        ("dismiss(animated: true, didCompletion: nil)", "dismiss"),
    ]) func callGoesBack(_ call: String, _ style: String) {
        #expect(called(call).exits.map { "\($0.from.name) \($0.style.rawValue)" } == ["A \(style)"])
    }

    @Test(arguments: ["alert(target: .default, model: m)", "send(item: .init(path: \"b\"))", "range(path: \"b\")"])
    func otherCallShowsNothing(_ call: String) {
        let read = called(call)
        #expect(read.transitions.isEmpty && read.exits.isEmpty && read.notUnderstood.isEmpty)
    }

    @Test func callOfATypeOfTheAppsOwnIsNone() {
        let read = called(
            "", with: "let own = Own()", more: "own.next(linkItem: 1, isAnimated: true)",
            rest: "struct Own { func next(linkItem: Int, isAnimated: Bool) {} }")
        #expect(read.transitions.isEmpty && read.notUnderstood.isEmpty)
    }

    @Test(arguments: [
        ("func go(_ path: String) { navigator.next(linkItem: .init(path: path), isAnimated: true) }", "go(\"b\")"),
        ("func go(_ item: LinkItem) { navigator.next(linkItem: item, isAnimated: true) }", "go(.init(path: \"b\"))"),
        ("func go(_ path: P) { navigator.next(linkItem: .init(path: path.rawValue), isAnimated: true) }", "go(.b)"),
    ]) func pathIsHandedToAFunction(_ function: String, _ call: String) {
        let read = called("", with: function, more: call, rest: "enum P: String { case b }")
        #expect(plain(read.transitions) == ["A -push-> R.b (B) indirect"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func closureOfAPropertyRunsWhereItIsCalled() {
        let read = called(
            "", with: "let effects: Effects", more: "effects.open()",
            rest: """
                protocol Effects { var open: () -> Void { get } }
                struct Live: Effects {
                    let navigator: SingleLinkNavigator
                    var open: () -> Void { { navigator.next(linkItem: .init(path: "b"), isAnimated: true) } }
                }
                """)
        #expect(plain(read.transitions) == ["A -push-> R.b (B) indirect", "Live -push-> R.b (B) call"])
    }

    @Test func pathWithoutABuilderIsAFinding() {
        let read = analysis(of: source("navigator.next(linkItem: .init(path: \"x\"), isAnimated: true)"))
        #expect(read.findings.map(\.rule).contains("unknown-destination"))
    }

    @Test func pathOfSeveralListsIsThatOfTheNavigatorsKind() {
        let read = called(
            "next(linkItem: .init(path: \"b\"), isAnimated: true)",
            rest: """
                struct T {
                    var all: [RouteBuilderOf<TabPartialNavigator>] {
                        [.init(matchPath: "b") { _, _, _ in WrappingController(matchPath: "b") { C() } }]
                    }
                }
                let tabs = TabLinkNavigator(routeBuilderItemList: T().all, dependency: D())
                """)
        #expect(read.transitions.notation == ["A -push-> R.b (B) call"])
    }
}

/// Transitions without the code in between.
private func plain(_ transitions: [Transition]) -> [String] {
    transitions.notation.map { $0.components(separatedBy: " through ")[0] }
}

private let views = """
    struct A: View { var body: some View { Text("A") } }
    struct B: View { var body: some View { Text("B") } }
    struct C: View { var body: some View { Text("C") } }
    struct D: DependencyType {}
    """

/// An app with one builder, by the expression of its path.
private func app(builder path: String, rest: String = "") -> NavigationGraph {
    graph(
        """
        import LinkNavigator
        struct Routes {
            var all: [RouteBuilderOf<SingleLinkNavigator>] { [detail()] }
            func detail() -> RouteBuilderOf<SingleLinkNavigator> {
                let matchPath = \(path)
                return .init(matchPath: matchPath) { _, _, _ in WrappingController(matchPath: matchPath) { A() } }
            }
        }
        let navigator = SingleLinkNavigator(routeBuilderItemList: Routes().all, dependency: D())
        \(views)
        \(rest)
        """)
}

/// A view `A` that holds a navigator of `R`, which has the paths `b` and `c`.
private func source(_ body: String, _ members: String = "", _ rest: String = "") -> String {
    """
    import LinkNavigator
    import SwiftUI
    struct R {
        var all: [RouteBuilderOf<SingleLinkNavigator>] { [
            .init(matchPath: "b") { _, _, _ in WrappingController(matchPath: "b") { B() } },
            .init(matchPath: "c") { _, _, _ in WrappingController(matchPath: "c") { C() } },
        ] }
    }
    let made = SingleLinkNavigator(routeBuilderItemList: R().all, dependency: D())
    struct A: View {
        let navigator: SingleLinkNavigator
        \(members)
        var body: some View { Button("x") { \(body) } }
    }
    struct B: View { var body: some View { Text("B") } }
    struct C: View { var body: some View { Text("C") } }
    struct D: DependencyType {}
    \(rest)
    """
}

private func called(
    _ call: String, with members: String = "", more: String = "", rest: String = ""
) -> NavigationGraph {
    graph(source(call.isEmpty ? more : "navigator.\(call)", members, rest))
}
