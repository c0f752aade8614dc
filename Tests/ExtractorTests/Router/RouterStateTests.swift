import NavigationModel
import TestSupport
import Testing

/// Routers whose states are computed from what they store, or kept one beside the other.
struct RouterStateTests {
    /// A router `Nav` that a view `Home` is bound to, whose button runs some code.
    private func read(_ members: String, host: String, _ touch: String, rest: String = "") -> NavigationGraph {
        graph(
            """
            import SwiftUI
            @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
            enum Tab: Hashable { case home, search }
            enum Route: Hashable { case seed, leaf }
            enum Sheet: Identifiable { case help, none; var id: Self { self } }
            @Observable final class Nav {
                \(members)
            }
            struct Home: View {
                @Bindable var nav: Nav
                var body: some View { \(host) }
            }
            struct List1: View {
                @Environment(Nav.self) private var nav
                var body: some View { Button("") { \(touch) } }
            }
            struct Seed: View { var body: some View { Text("") } }
            struct Leaf: View { var body: some View { Text("") } }
            struct Help: View { var body: some View { Text("") } }
            struct Panel: View {
                let sheet: Sheet
                var body: some View { switch sheet { case .help: Help(); case .none: EmptyView() } }
            }
            \(rest)
            """)
    }

    private static let destination = """
        .navigationDestination(for: Route.self) { route in switch route { case .seed: Seed(); case .leaf: Leaf() } }
        """

    private static let bound = "NavigationStack(path: $nav[.home]) { List1()\(destination) }"

    private static let each = """
        private var paths: [Tab: NavigationPath] = [:]
        subscript(tab: Tab) -> NavigationPath {
            get { paths[tab, default: NavigationPath()] }
            set { paths[tab] = newValue }
        }
        """

    @Test(arguments: [
        "func push(_ r: Route) { let tab = Tab.home; paths[tab, default: NavigationPath()].append(r) }",
        "func push(_ r: Route) { paths[.home]?.append(r) }", "func push<R: Hashable>(_ r: R) { self[.home].append(r) }",
        "func push(_ r: Route) { var path = paths[.home, default: NavigationPath()]; path.append(r); paths[.home] = path }",
    ]) func pathsMayStandInADictionary(_ verb: String) {
        let read = read("\(Self.each)\n\(verb)", host: Self.bound, "nav.push(Route.seed)")
        #expect(read.called == ["List1 -push-> Nav.seed (Seed) call"])
        #expect(read.notUnderstood == [])
    }

    @Test func pathsOfADictionaryMayHaveAType() {
        let read = read(
            "var paths: [Tab: [Route]] = [:]\nfunc push(_ r: Route) { paths[.home, default: []].append(r) }",
            host: "NavigationStack(path: $nav.paths[.home, default: []]) { List1()\(Self.destination) }",
            "nav.push(.leaf)")
        #expect(read.called == ["List1 -push-> Nav.leaf (Leaf) call"])
    }

    /// A path that is made in a local variable is there instead of what was.
    @Test(arguments: [
        ("var next = NavigationPath(); next.append(r); paths[.home] = next", ["List1 -root-> Nav.seed (Seed) call"]),
        (
            "var next = NavigationPath(); for one in [r] { next.append(one) }; self[.home] = next",
            [
                "List1 -root-> Nav.seed (Seed) call"
            ]
        ),
        ("var next = NavigationPath(); next.append(r); guard self[.home] != next else { return }", []),
    ]) func pathMadeInPlaceIsPutInsteadOfAnother(_ body: String, _ expected: [String]) {
        let read = read("\(Self.each)\nfunc open(_ r: Route) { \(body) }", host: Self.bound, "nav.open(.seed)")
        #expect(read.called == expected)
    }

    @Test func elementsOfAListAreWhatCallersHandIn() {
        let set =
            "func set(_ all: [Route]) { var next = NavigationPath(); for one in all { next.append(one) }; self[.home] = next }"
        let read = read("\(Self.each)\n\(set)", host: Self.bound, "nav.set([.seed, .leaf]); nav.set([])")
        #expect(read.called == ["List1 -root-> Nav.leaf (Leaf) call", "List1 -root-> Nav.seed (Seed) call"])
        #expect(read.notUnderstood == [])
    }

    /// What is emptied before something is presented, whichever path that is, is nobody's way back.
    @Test(arguments: [("sheet = .help", 0), ("print(\"\")", 1)]) func emptyingOneOfSeveralPathsFirst(
        _ then: String, _ count: Int
    ) {
        let read = read(
            "\(Self.each)\nvar sheet: Sheet?\nfunc open(_ tab: Tab) { paths[tab] = NavigationPath(); \(then) }",
            host: "\(Self.bound).sheet(item: $nav.sheet) { Panel(sheet: $0) }", "nav.open(.home)")
        #expect(read.exits.notation.count { $0.hasPrefix("List1 ") } == count)
    }

    // MARK: Sheets

    @Test(arguments: [
        ("var sheet: Sheet?", "sheet = s"),
        ("private var kept: Sheet?\nvar sheet: Sheet? { kept }", "kept = s"),
        ("private var sheets: [Sheet] = []\nvar sheet: Sheet? { sheets.first }", "sheets = [s]"),
        ("private var sheets: [Sheet] = []\nvar sheet: Sheet? { sheets.last }", "sheets.append(s)"),
    ]) func stateOfASheetMayBeComputed(_ members: String, _ body: String) {
        for binding in ["Binding(", "Binding<Sheet?>("] {
            let read = read(
                "\(members)\nfunc present(_ s: Sheet) { \(body) }\nfunc close() { \(members.contains("[Sheet]") ? "_ = sheets.popLast()" : "") }",
                host:
                    "List1().sheet(item: \(binding)get: { nav.sheet }, set: { _ in nav.close() })) { Panel(sheet: $0) }",
                "nav.present(.help)")
            #expect(read.called == ["List1 -sheet-> Nav.help (Help) call"])
        }
    }

    /// A binding of another object, made in the same way, is none of the router's.
    @Test func bindingOfAnotherObjectIsItsOwn() {
        let read = read(
            "var sheet: Sheet?\nfunc present(_ s: Sheet) { sheet = s }",
            host:
                "List1().sheet(item: Binding(get: { nav.sheet }, set: { _ in nav.sheet = nil })) { Panel(sheet: $0) }",
            "nav.present(.help)",
            rest: """
                @Observable final class Tip { var isShown = false; func show() { isShown = true } }
                struct Over: View {
                    let tip: Tip
                    var body: some View {
                        Button("") { tip.show() }
                            .sheet(isPresented: Binding(get: { tip.isShown }, set: { tip.isShown = $0 })) { Leaf() }
                    }
                }
                """)
        #expect(read.called.contains("Over -sheet-> .isShown (Leaf) call"))
        #expect(!read.called.contains { $0.hasPrefix("Over") && $0.contains("Nav.") })
    }

    /// A case that shows nothing at one of two places is shown by the other; where nobody is known to set the state, nothing shows it.
    @Test func caseThatShowsNothingIsNone() {
        let read = read(
            "var sheet: Sheet?", host: "List1().sheet(item: $nav.sheet) { Panel(sheet: $0) }", "print(\"\")")
        #expect(read.transitions.notation.filter { $0.contains("sheet") } == ["Home -sheet-> Nav.help (Help) inferred"])
    }

    /// What a property gives for each case of what it is asked of is one of several.
    @Test func caseThatAPropertyChoosesIsInferred() {
        let read = read(
            "var sheet: Sheet?\nfunc go(_ r: Route) { sheet = r.sheet }",
            host: "List1().sheet(item: $nav.sheet) { Panel(sheet: $0) }", "nav.go(.seed)",
            rest: "extension Route { var sheet: Sheet { switch self { case .seed: .help; case .leaf: .none } } }")
        #expect(read.called.contains("List1 -sheet-> Nav.help (Help) inferred through Nav.go(_:)"))
    }

    // MARK: Several destinations of a type

    private static func stack(_ model: String, _ name: String, _ screen: String) -> String {
        """
        struct \(name): View {
            @Bindable var model: \(model)
            var body: some View {
                NavigationStack(path: $model.path) {
                    Button("") { model.next() }
                        .navigationDestination(for: Route.self) { route in
                            switch route { case .seed: \(screen)(); case .leaf: Leaf() }
                        }
                }
            }
        }
        @Observable final class \(model) { var path: [Route] = []; func next() { path.append(.seed) } }
        """
    }

    @Test func destinationOfThePathsOwnStackIsShown() {
        let read = analysis(
            of: """
                import SwiftUI
                enum Route: Hashable { case seed, leaf }
                struct Seed: View { var body: some View { Text("") } }
                struct Leaf: View { var body: some View { Text("") } }
                struct Help: View { var body: some View { Text("") } }
                \(Self.stack("OneModel", "One", "Seed"))
                \(Self.stack("TwoModel", "Two", "Help"))
                """)
        let called = read.graph.called
        #expect(called.contains("One -push-> One.seed (Seed) indirect through OneModel.next()"))
        #expect(called.contains("Two -push-> Two.seed (Help) indirect through TwoModel.next()"))
        #expect(called.filter { $0.hasPrefix("One -") }.count == 1)
        #expect(read.graph.notUnderstood == [])
    }
}
