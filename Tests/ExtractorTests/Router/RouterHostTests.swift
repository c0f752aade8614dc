import NavigationModel
import Testing

/// A router that views know by a protocol, whose routes hold the routes of the app's parts.
struct RouterHostTests {
    /// - Parameter rest: what is there beside the router.
    private static func app(_ rest: String) -> NavigationGraph {
        graph(
            """
            import SwiftUI
            enum Main: Hashable { case home, detail(id: String) }
            enum Other: Hashable { case map }
            enum AppRoute: Hashable { case main(Main), other(Other) }
            protocol RouterHost { func push(with route: AppRoute); func compose() -> AnyView }
            @Observable final class RouterHostImpl: RouterHost {
                private var path: [AppRoute] = []
                private let rootRoute: AppRoute = .main(.home)
                func push(with route: AppRoute) { path.append(route) }
                func compose() -> AnyView { AnyView(ContainerView(host: self)) }
            }
            private extension RouterHostImpl {
                @ViewBuilder func resolve(_ route: AppRoute) -> some View {
                    switch route {
                    case .main(let main): MainScreens.resolve(main, host: self)
                    case .other(let other): OtherScreens.resolve(other, host: self)
                    }
                }
                struct ContainerView: View {
                    @State var host: RouterHostImpl
                    var body: some View {
                        NavigationStack(path: $host.path) {
                            host.resolve(host.rootRoute)
                                .navigationDestination(for: AppRoute.self) { route in host.resolve(route) }
                        }
                    }
                }
            }
            final class MainScreens {
                @ViewBuilder static func resolve(_ main: Main, host: some RouterHost) -> some View {
                    switch main {
                    case .home: HomeView(model: .init(router: host))
                    case .detail(let id): DetailView(id: id)
                    }
                }
            }
            final class OtherScreens {
                @ViewBuilder static func resolve(_ other: Other, host: some RouterHost) -> some View {
                    switch other { case .map: MapView() }
                }
            }
            class Model<Router: RouterHost> { let router: Router; init(router: Router) { self.router = router } }
            final class HomeModel<Router: RouterHost>: Model<Router> {
                func open() { router.push(with: .main(.detail(id: "1"))) }
            }
            struct HomeView<Router: RouterHost>: View {
                let model: HomeModel<Router>
                var body: some View { Button("Open") { model.open() } }
            }
            struct DetailView: View { let id: String; var body: some View { Text(id) } }
            struct MapView: View { var body: some View { Text("Map") } }
            @main struct TheApp: App {
                private let router: RouterHost
                init() { router = Container.shared.resolve(RouterHost.self) }
                var body: some Scene { WindowGroup { router.compose() } }
            }
            \(rest)
            """)
    }

    /// A type that does nothing for what a protocol asks for, and that only previews make, leaves nothing open.
    @Test func whatIsOnlyForPreviewsLeavesNothingOpen() {
        let read = Self.app(
            """
            final class Assembly { func router() -> RouterHost { RouterHostImpl() } }
            #Preview { HomeView(model: .init(router: PreviewRouter())) }
            final class PreviewRouter: RouterHost {
                func push(with route: AppRoute) {}
                func compose() -> AnyView { AnyView(EmptyView()) }
            }
            """)
        #expect(
            read.called.map { $0.split(separator: " through ")[0] } == [
                "HomeModel -push-> RouterHostImpl.main (DetailView) call",
                "HomeView -push-> RouterHostImpl.main (DetailView) indirect",
            ])
        #expect(read.entryPoints.map(\.to.name) == ["ContainerView"])
    }

    /// Another router that does something does.
    @Test func anotherRouterLeavesItOpen() {
        let read = Self.app(
            """
            @Observable final class OtherRouter: RouterHost {
                var path: [AppRoute] = []
                func push(with route: AppRoute) { path = [route] }
                func compose() -> AnyView { AnyView(MapView()) }
            }
            """)
        #expect(read.called.allSatisfy { $0.contains(" inferred") })
    }

    /// A stack begins with what is built for the inner case of a constant.
    @Test func stackBeginsWithTheInnerCase() {
        #expect(
            Self.app("").declared.filter { $0.contains("-root->") } == [
                "ContainerView -root-> RouterHostImpl.main (HomeView) declared"
            ])
    }

    /// What a tab bar is handed for each of its tabs is what the tab shows.
    @Test func closureBuildsTheTabsThatItIsCalledFor() {
        let read = graph(
            """
            import SwiftUI
            enum Section: Hashable { case home, map }
            struct HomeView: View { var body: some View { Text("Home") } }
            struct MapView: View { var body: some View { Text("Map") } }
            struct MainView: View {
                @State var section = Section.home
                var body: some View {
                    TabsView(section: $section, content: { section in
                        switch section {
                        case .home: AnyView(HomeView())
                        case .map: AnyView(MapView())
                        }
                    })
                }
            }
            struct TabsView: View {
                @Binding var section: Section
                let content: (Section) -> AnyView
                var body: some View {
                    TabView(selection: $section) {
                        content(.home).tabItem { Label("Home", systemImage: "house") }.tag(Section.home)
                        content(.map).tabItem { Label("Map", systemImage: "map") }.tag(Section.map)
                    }
                }
            }
            """)
        #expect(
            read.declared == [
                "TabsView -tab-> TabsView.home (HomeView) declared", "TabsView -tab-> TabsView.map (MapView) declared",
            ])
    }

    /// What a protocol asks for is built by the only type that conforms, for the case that it is called with.
    @Test func requirementIsBuiltForItsCase() {
        let read = graph(
            """
            import SwiftUI
            enum Section: Hashable { case home, map }
            struct HomeView: View { var body: some View { Text("Home") } }
            struct MapView: View { var body: some View { Text("Map") } }
            protocol Screens { func view(for section: Section) -> AnyView }
            struct AllScreens: Screens {
                func view(for section: Section) -> AnyView {
                    switch section {
                    case .home: return AnyView(HomeView())
                    case .map: return AnyView(MapView())
                    }
                }
            }
            struct TabsView: View {
                let screens: any Screens
                var body: some View {
                    TabView {
                        screens.view(for: .home).tabItem { Text("Home") }.tag(Section.home)
                        screens.view(for: .map).tabItem { Text("Map") }.tag(Section.map)
                    }
                }
            }
            """)
        #expect(
            read.declared == [
                "TabsView -tab-> TabsView.home (HomeView) declared", "TabsView -tab-> TabsView.map (MapView) declared",
            ])
    }
}
