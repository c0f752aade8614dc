import Base
import NavigationModel
import Presentation
import TestSupport
import Testing

/// What an `#if` lets be compiled for some platforms only.
struct PlatformTests {
    private static let views = """
        struct A: View { var body: some View { Text("A") } }
        struct B: View { var body: some View { Text("B") } }
        """

    /// The ways as a committed record has them.
    private func lines(_ graph: NavigationGraph) -> [String] {
        let limits = graph.transitions.reduce(into: [String: Platforms]()) { found, transition in
            let target = transition.to.map { " → \($0.id)" } ?? ""
            let way =
                "\(transition.from.id) \(transition.style.rawValue) \(transition.destinationID ?? transition.destination)\(target)"
            found[way, default: []].formUnion(transition.platforms)
        }
        return limits.map { $0 + ($1.limit.map { " (\($0))" } ?? "") }.sorted()
    }

    // MARK: Types

    @Test func typesOfOneNameForTwoPlatformsAreOne() {
        let read = graph(of: [
            "App/App.swift":
                "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { RootView() } } }\n"
                + Self.views,
            "App/RootView_iOS.swift": """
            #if os(iOS)
            struct RootView: View {
                @State private var showsA = false
                var body: some View { content }
                private var content: some View { Text("").sheet(isPresented: $showsA) { A() } }
            }
            #endif
            """,
            "App/RootView_macOS.swift": """
            #if os(macOS)
            struct RootView: View {
                @State private var showsB = false
                var body: some View { content }
                private var content: some View { Text("").sheet(isPresented: $showsB) { B() } }
            }
            #endif
            """,
        ])
        #expect(read.screens.map(\.id).contains("RootView"))
        #expect(read.entryPoints.map(\.to.id) == ["RootView"])
        #expect(lines(read) == ["RootView sheet showsA → A (iOS only)", "RootView sheet showsB → B (macOS only)"])
    }

    @Test func typesOfOneNameForOnePlatformAreTwo() {
        let file = "#if os(iOS)\nstruct RootView: View { var body: some View { Text(\"\") } }\n#endif"
        let read = graph(of: [
            "App/Left/Root.swift": file, "App/Right/Root.swift": file,
            "App/Left/Home.swift":
                "struct Home: View { @State var a = false; var body: some View { Text(\"\").sheet(isPresented: $a) { RootView() } } }",
        ])
        #expect(read.transitions.compactMap(\.to?.id) == ["RootView"])
        #expect(read.screens.first { $0.id == "RootView" }?.location?.file == "App/Left/Root.swift")
    }

    @Test func containersOfOneTypeAreThoseOfTheirPlatforms() {
        let read = graph(of: [
            "App/Root.swift": """
            import SwiftUI
            enum Item: Hashable, CaseIterable { case near, far }
            #if os(iOS)
            struct Root: View {
                @State private var item = Item.near
                var body: some View { TabView(selection: $item) { ForEach(Item.allCases) { item in tab(for: item) } } }
                @TabContentBuilder<Item> private func tab(for item: Item) -> some TabContent<Item> {
                    switch item {
                    case .near: Tab(value: Item.near) { A() }
                    case .far: Tab(value: Item.far) { B() }
                    }
                }
            }
            #endif
            #if os(tvOS)
            struct Root: View {
                @State private var item = Item.near
                var body: some View { TabView(selection: $item) { ForEach(Item.allCases) { item in tab(for: item) } } }
                @TabContentBuilder<Item> private func tab(for item: Item) -> some TabContent<Item> {
                    switch item {
                    case .near: Tab(value: Item.near) { A() }
                    case .far: Tab(value: Item.near) { EmptyView() }
                    }
                }
            }
            #endif
            #if os(macOS)
            struct Root: View {
                var body: some View { NavigationSplitView { Text("") } detail: { C() } }
            }
            #endif
            struct C: View { var body: some View { Text("C") } }
            """ + Self.views
        ])
        #expect(
            lines(read) == [
                "Root split-detail Root.detail → C (macOS only)", "Root split-sidebar Root.sidebar (macOS only)",
                "Root tab Root.far → B (iOS only)", "Root tab Root.near → A (iOS and tvOS only)",
            ])
    }

    // MARK: Views that are placed

    private static let placed = """
        import SwiftUI
        final class Model: ObservableObject { @Published var showsA = false }
        struct Root: View {
            @EnvironmentObject var model: Model
            var body: some View {
                Button("A") { model.showsA = true }
                #if os(iOS)
                Phone()
                #elseif os(macOS)
                Mac()
                #endif
            }
        }
        struct Phone: View {
            @EnvironmentObject var model: Model
            var body: some View { Row().sheet(isPresented: $model.showsA) { A() } }
        }
        struct Row: View {
            @State private var showsB = false
            var body: some View { Text("").sheet(isPresented: $showsB) { B() } }
        }
        """

    @Test func whatAViewPresentsIsThereWhereTheViewIs() {
        let read = graph(Self.placed + "\nstruct Mac: View { var body: some View { Text(\"\") } }\n" + Self.views)
        #expect(
            lines(read) == [
                "Phone sheet showsA → A (iOS only)", "Root sheet showsA → A (iOS only)",
                "Row sheet showsB → B (iOS only)",
            ])
    }

    @Test func viewIsThereWhereverAnyCodePlacesIt() {
        let read = graph(Self.placed + "\nstruct Mac: View { var body: some View { Row() } }\n" + Self.views)
        #expect(lines(read).contains("Row sheet showsB → B (iOS and macOS only)"))
    }

    @Test func viewThatOtherCodeMayMakeIsThereEverywhere() {
        let read = graph(
            Self.placed + "\nstruct Mac: View { var body: some View { Maker(make: Row.init) } }\n" + Self.views)
        #expect(lines(read).contains("Row sheet showsB → B"))
    }

    // MARK: States

    @Test func stateShowsWhatItsPlatformHas() {
        let read = graph(of: [
            "App/Model.swift": """
            import SwiftUI
            enum Place { case near, far }
            final class Model: ObservableObject {
                @Published var place: Place? = .near
                func reset() { place = .near }
            }
            """ + Self.views,
            "App/Mac.swift": """
            #if os(macOS)
            struct MacRoot: View {
                @EnvironmentObject var model: Model
                var body: some View {
                    NavigationSplitView { Text("") } detail: {
                        switch model.place {
                        case .near: A()
                        case .far: B()
                        default: Text("")
                        }
                    }
                }
            }
            #endif
            """,
            "App/Phone.swift": """
            #if os(iOS)
            struct PhoneRoot: View {
                @EnvironmentObject var model: Model
                var body: some View { Button("Far") { model.place = .far } }
            }
            #endif
            struct Everywhere: View {
                @EnvironmentObject var model: Model
                var body: some View { Button("Far") { model.place = .far } }
            }
            """,
        ])
        #expect(lines(read).filter { $0.hasPrefix("PhoneRoot") } == [])
        #expect(
            lines(read).filter { $0.hasPrefix("Everywhere") } == [
                "Everywhere split-detail MacRoot.far → B (macOS only)"
            ])
    }

    @Test func presentationsOfEachPlatformAreShownThere() {
        let read = swiftUI(
            """
            Text("")
            #if os(tvOS)
                .fullScreenCover(item: $shown) { place in
                    switch place {
                    case .near: A()
                    case .far: B()
                    }
                }
            #else
                .sheet(item: $shown) { place in
                    switch place {
                    case .near: A()
                    case .far: B()
                    }
                }
            #endif
            Button("Near") { shown = .near }
            """, members: "@State private var shown: Place?")
        #expect(
            lines(read) == ["Home fullScreenCover near → A (tvOS only)", "Home sheet near → A (not on tvOS)"])
    }

    // MARK: Calls

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func callsSayTheirPlatforms() {
        let read = home(
            """
            func open() {
                #if os(iOS)
                route(to: .detail)
                #elseif os(macOS)
                present(.child)
                #else
                route(to: .child)
                #endif
            }
            """)
        #expect(
            lines(read).filter { !$0.contains(" root ") } == [
                "Home push Home.child → Child (not on iOS and macOS)",
                "Home push Home.detail → DetailView (iOS only)",
                "Home sheet Home.child → Child (macOS only)",
            ])
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func oneWayThatEachPlatformHasIsOneEverywhere() {
        let read = home(
            """
            func open() {
                #if os(iOS)
                route(to: .detail)
                #else
                route(to: .detail)
                #endif
            }
            """)
        #expect(lines(read).filter { !$0.contains(" root ") } == ["Home push Home.detail → DetailView"])
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func wayThroughFunctionsIsLimitedByEach() {
        let read = home(
            """
            #if !os(macOS)
            func first() { second() }
            #endif
            #if os(iOS) || os(macOS)
            func second() { route(to: .detail) }
            #endif
            """,
            rest: """
                struct Opener: View {
                    let home: Home
                    var body: some View { Button("") { home.first() } }
                }
                """)
        #expect(lines(read).contains("Opener push Home.detail → DetailView (iOS only)"))
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func callRunsTheFunctionOfItsPlatform() {
        let read = home(
            """
            #if os(iOS)
            func open() { route(to: .detail) }
            #else
            func open() { present(.child) }
            #endif
            """,
            rest: """
                struct Opener: View {
                    let home: Home
                    var body: some View { Button("") { home.open() } }
                }
                #if os(iOS)
                struct PhoneOpener: View {
                    let home: Home
                    var body: some View { Button("") { home.open() } }
                }
                #endif
                """)
        #expect(
            lines(read).filter { $0.contains("Opener ") } == [
                "Opener push Home.detail → DetailView (iOS only)",
                "Opener sheet Home.child → Child (not on iOS)",
                "PhoneOpener push Home.detail → DetailView (iOS only)",
            ])
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func flagsLimitNoPlatform() {
        let read = home("func open() {\n#if DEBUG\nroute(to: .detail)\n#else\nroute(to: .child)\n#endif\n}")
        #expect(
            lines(read).filter { !$0.contains(" root ") } == [
                "Home push Home.child → Child", "Home push Home.detail → DetailView",
            ])
    }

    // MARK: Destinations

    @Test(.enabled(if: NavigationSystem.stinsen.isRead)) func routeIsShownInTheStyleOfItsPlatform() {
        let read = graph(
            """
            import Stinsen
            final class C: NavigationCoordinatable {
                #if os(tvOS)
                @Route(.modal) var x = makeX
                #else
                @Route(.push) var x = makeX
                #endif
                func makeX() -> some View { A() }
                func everywhere() { route(to: \\.x) }
                #if os(iOS)
                func onPhone() { route(to: \\.x) }
                #endif
                func inside() {
                    #if os(tvOS)
                    route(to: \\.x)
                    #endif
                }
            }
            """ + Self.views)
        let calls = read.transitions.map { "\($0.style.rawValue) \($0.platforms.limit ?? "")" }.sorted()
        #expect(calls == ["push iOS only", "push not on tvOS", "sheet tvOS only", "sheet tvOS only"])
        #expect(read.destination("C.x")?.platforms == .all)
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func destinationSaysItsPlatforms() {
        let read = home(
            "#if os(iOS) && DEBUG\nfunc page() -> some View { HomeView() }\nfunc open() { route(to: .page) }\n#endif")
        #expect(read.destination("Home.page")?.platforms == .iOS)
        #expect(read.destination("Home.detail")?.platforms == .all)
        #expect(lines(read).contains("Home push Home.page → HomeView (iOS only)"))
    }
}
